// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/collect/source/keyword_choice.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/collect/keywords.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <system_error>

namespace accord::cli {
namespace {

using collect::KeywordList;

struct NamedList
{
    std::string file;
    std::string list; ///< empty: not said
};

// A colon may be part of the file's name.
NamedList takenApart(const std::string& text)
{
    std::error_code error;
    const auto colon = text.rfind(':');
    if (colon == std::string::npos || colon == 0 || std::filesystem::exists(text, error)) {
        return {text, {}};
    }
    return {text.substr(0, colon), text.substr(colon + 1)};
}

// "Megatron-LM", "megatron_lm" and "megatron_lm_keywords" are the same name.
std::string plainName(std::string_view name)
{
    std::string plain;
    for (const char c : text::lowerAscii(name)) {
        if (std::isalnum(static_cast<unsigned char>(c)) != 0) {
            plain += c;
        }
    }
    constexpr std::string_view kEnd = "keywords";
    if (plain.size() > kEnd.size() && plain.ends_with(kEnd)) {
        plain.resize(plain.size() - kEnd.size());
    }
    return plain;
}

std::string namesOf(const std::vector<KeywordList>& lists)
{
    std::vector<std::string> names;
    names.reserve(lists.size());
    for (const KeywordList& list : lists) {
        names.push_back(list.name);
    }
    return text::join(names, ", ");
}

Result<std::vector<Keyword>> keywordsOf(const NamedList& named, const std::string& repository)
{
    ACCORD_TRY(std::vector<KeywordList> lists, collect::readKeywordLists(named.file));
    const std::string wanted =
        plainName(named.list.empty() ? std::string_view(repository).substr(repository.rfind('/') + 1) : named.list);
    const auto isWanted = [&wanted](const KeywordList& list) { return plainName(list.name) == wanted; };
    const auto found = std::ranges::find_if(lists, isWanted);
    if (found != lists.end()) {
        return std::move(found->keywords);
    }
    if (!named.list.empty()) {
        return Error{Errc::NotFound, Reason::KeywordListUnknown, {named.list, named.file, namesOf(lists)}};
    }
    if (lists.size() != 1) {
        return Error{Errc::Ambiguous, Reason::WhichKeywordList, {named.file, namesOf(lists)}};
    }
    return std::move(lists.front().keywords);
}

} // namespace

Result<std::vector<Keyword>> keywordsOfFiles(const std::vector<std::string>& files, const std::string& repository)
{
    std::vector<Keyword> all;
    for (const std::string& file : files) {
        ACCORD_TRY(const std::vector<Keyword> keywords, keywordsOf(takenApart(file), repository));
        all.insert(all.end(), keywords.begin(), keywords.end());
    }
    return all;
}

} // namespace accord::cli
