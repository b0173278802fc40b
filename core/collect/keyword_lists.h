// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/collect/source.h"

#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace accord::collect {

/// Keywords that somebody wrote down under a name, such as those for one repository.
struct KeywordList
{
    std::string name; ///< "vllm_keywords"; the file's name where the list has none of its own
    std::vector<Keyword> keywords;
};

/// The lists in a file: of the study's `filter_keywords` (name = [ 'word', "phrase", ... ]), or one keyword per line.
/// Errc::Unreadable, Errc::BadSyntax and BadEncoding (subject: "file:line"; see format::readKeywordLists for the
/// shapes), Errc::NotFound where there is no keyword at all.
Result<std::vector<KeywordList>> readKeywordLists(const std::filesystem::path& file);

/// Errc::Invalid for the first one that is no regular expression (subject: the keyword; detail: what is wrong with it).
Status checkKeywords(std::span<const Keyword> keywords);

} // namespace accord::collect
