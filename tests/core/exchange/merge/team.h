// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/merge.h"
#include "core/sqlite/database.h"
#include "tests/core/exchange/merge/copies.h"
#include "tests/core/sample.h"

#include <filesystem>
#include <string>
#include <vector>

namespace accord::test {

/// The sample (three people, six items in one open round) with packages and copies of it in its folder.
struct Team : Sample
{
    Team()
        : Sample(3, 6)
    {}

    void lead(); ///< the third person does

    std::filesystem::path package(int person, const std::string& name = "package.accord");
    std::filesystem::path copy(const std::string& name = "copy.accord");

    /// The label that holds here, as a code.
    std::string code(int person, int item);

    exchange::MergeReport merge(const std::vector<std::filesystem::path>& files, const MergeChoices& choices = {});
};

/// Labels in another file as its person would, in its first round.
void giveIn(const std::filesystem::path& file, const std::string& person, int item, const std::string& code);

/// Gives an issue of the sample a new text with one comment; and the title of the one that is shown.
void setText(Project& project, int issue, const std::string& title);
std::string titleOf(Project& project, int issue);

/// The sample's taxonomy with another text in one place, or without a category.
std::string changedTaxonomy(const std::string& from, const std::string& to);
std::string taxonomyWithout(std::string json, const std::string& id);
void importTaxonomyIn(const std::filesystem::path& file, const std::string& json);

/// The first look of that kind; null where there is none.
const exchange::MergeQuestion* lookFor(const exchange::MergeReport& report, exchange::MergeQuestionKind kind);

} // namespace accord::test
