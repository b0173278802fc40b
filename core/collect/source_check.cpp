// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/source_check.h"

#include "core/base/clock.h"
#include "core/base/text.h"
#include "core/collect/keyword_lists.h"
#include "core/format/link.h"

#include <algorithm>
#include <set>
#include <string_view>

namespace accord::collect {
namespace {

constexpr std::size_t kLongestKeyword = 1000;

bool isLine(std::string_view line)
{
    const auto isControl = [](unsigned char c) { return c < 0x20 || c == 0x7f; };
    return !line.empty() && !text::invalidUtf8At(line) && std::ranges::none_of(line, isControl);
}

// Nothing may stand in a base that would lead elsewhere, or carry a password into a log.
Status checkBase(const std::string& base)
{
    std::string_view rest = base;
    const bool schemed = rest.starts_with("https://") || rest.starts_with("http://");
    rest.remove_prefix(schemed ? rest.find("//") + 2 : 0);
    const bool plain = std::ranges::all_of(rest, [](unsigned char c) { return c > 0x20 && c < 0x7f; }) &&
                       rest.find_first_of("@?#\\\"<>") == std::string_view::npos;
    if (!schemed || rest.empty() || rest.front() == '/' || !plain) {
        return Error{Errc::Invalid, "address \"" + base + "\"",
                     "it is like https://api.github.com or https://gitee.com/api/v5, without a password"};
    }
    return {};
}

Status checkRepository(const Source& source)
{
    const auto link = format::parseIssueLink(format::makeIssueLink(source.host, source.repository, "1").url);
    if (!link || link->host != source.host || link->repository != source.repository) {
        return Error{Errc::Invalid, "repository \"" + source.host + "/" + source.repository + "\"",
                     "it is like vllm-project/vllm, or the web address of a repository"};
    }
    return {};
}

Status checkNumbers(const Source& source)
{
    for (const std::string& number : source.numbers) {
        const auto link = format::parseIssueLink(format::makeIssueLink(source.host, source.repository, number).url);
        if (!link || link->number != number) {
            return Error{Errc::Invalid, "issue \"" + number + "\"",
                         "no issue of " + source.host + " has such a number"};
        }
    }
    return {};
}

Status checkDay(const std::string& day)
{
    if (!day.empty() && (day.size() != 10 || !dayOf(day))) {
        return Error{Errc::Invalid, "day \"" + day + "\"", "it is like 2023-01-31"};
    }
    return {};
}

Status checkSelection(const IssueSelection& selection)
{
    ACCORD_CHECK(checkDay(selection.from));
    ACCORD_CHECK(checkDay(selection.to));
    if (!selection.from.empty() && !selection.to.empty() && selection.to < selection.from) {
        return Error{Errc::Invalid, "period " + selection.from + " to " + selection.to, "it ends before it begins"};
    }
    for (const std::string& label : selection.labels) {
        if (!isLine(label)) {
            return Error{Errc::Invalid, "label \"" + label + "\"", "it is one line of text"};
        }
    }
    for (const Keyword& keyword : selection.keywords) {
        if (!isLine(keyword.text) || keyword.text.size() > kLongestKeyword) {
            return Error{Errc::Invalid, "keyword \"" + keyword.text + "\"", "it is a word, a phrase or one expression"};
        }
    }
    return checkKeywords(selection.keywords);
}

Status checkWay(const Source& source)
{
    if (source.way != Way::GraphQl) {
        return {};
    }
    if (source.dialect != Dialect::GitHub) {
        return Error{Errc::Invalid, "GraphQL", "only GitHub understands it"};
    }
    if (source.selection.pullRequests) {
        return Error{Errc::Invalid, "GraphQL", "it lists no pull requests among the issues: ask by REST"};
    }
    return {};
}

void trimAll(std::vector<std::string>& texts)
{
    for (std::string& each : texts) {
        each = std::string(text::trimmed(each));
    }
    std::set<std::string> seen;
    std::erase_if(texts, [&seen](const std::string& each) { return !seen.insert(each).second; });
}

} // namespace

Result<Source> soundSource(Source source)
{
    source.repository = std::string(text::trimmed(source.repository));
    source.base = std::string(text::trimmed(source.base));
    while (source.base.ends_with('/')) {
        source.base.pop_back();
    }
    trimAll(source.numbers);
    trimAll(source.selection.labels);
    for (Keyword& keyword : source.selection.keywords) {
        keyword.text = std::string(text::trimmed(keyword.text));
    }
    ACCORD_CHECK(checkRepository(source));
    ACCORD_CHECK(checkBase(source.base));
    ACCORD_CHECK(checkNumbers(source));
    ACCORD_CHECK(checkSelection(source.selection));
    ACCORD_CHECK(checkWay(source));
    return source;
}

} // namespace accord::collect
