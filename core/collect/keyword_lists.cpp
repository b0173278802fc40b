// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/keyword_lists.h"

#include "core/base/files.h"
#include "core/collect/keyword_matcher.h"
#include "core/format/keyword_list.h"

#include <fstream>
#include <iterator>
#include <utility>

namespace accord::collect {

Result<std::vector<KeywordList>> readKeywordLists(const std::filesystem::path& file)
{
    ACCORD_TRY(std::ifstream stream, openForReading(file));
    const std::string text{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
    ACCORD_TRY(std::vector<format::KeywordList> read, format::readKeywordLists(text, file.string()));
    std::vector<KeywordList> lists;
    for (format::KeywordList& list : read) {
        if (!list.keywords.empty()) {
            lists.push_back(
                {list.name.empty() ? file.stem().string() : std::move(list.name), std::move(list.keywords)});
        }
    }
    if (lists.empty()) {
        return Error{Errc::NotFound, file.string(), "a keyword"};
    }
    return lists;
}

Status checkKeywords(std::span<const Keyword> keywords)
{
    ACCORD_CHECK(Matcher::compile(keywords));
    return {};
}

} // namespace accord::collect
