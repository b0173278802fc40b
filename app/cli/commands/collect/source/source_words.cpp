// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/collect/source/source_words.h"

#include "app/cli/words.h"
#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace accord::cli {
namespace {

template <class Value, std::size_t size>
using Words = std::array<std::pair<Value, std::string_view>, size>;

constexpr Words<Dialect, 3> kDialects{
    {{Dialect::GitHub, "github"}, {Dialect::Gitee, "gitee"}, {Dialect::Gitea, "gitea"}}};
constexpr Words<Way, 5> kWays{{{Way::Automatic, "auto"},
                               {Way::Rest, "rest"},
                               {Way::RestBulk, "bulk"},
                               {Way::RestPerIssue, "each"},
                               {Way::GraphQl, "graphql"}}};
constexpr Words<PeriodOf, 2> kPeriods{{{PeriodOf::Created, "created"}, {PeriodOf::Updated, "updated"}}};
constexpr Words<IssueState, 3> kStates{
    {{IssueState::Any, "any"}, {IssueState::Open, "open"}, {IssueState::Closed, "closed"}}};

template <class Value, std::size_t size>
std::string_view wordOf(const Words<Value, size>& words, Value value)
{
    const auto* found = std::ranges::find(words, value, &std::pair<Value, std::string_view>::first);
    return found == words.end() ? std::string_view("?") : found->second;
}

template <class Value, std::size_t size>
std::optional<Value> valueOf(const Words<Value, size>& words, std::string_view word)
{
    const auto* found = std::ranges::find(words, word, &std::pair<Value, std::string_view>::second);
    return found == words.end() ? std::nullopt : std::optional<Value>(found->first);
}

Json keywordsJson(const std::vector<Keyword>& keywords)
{
    Json list = Json::array();
    for (const Keyword& keyword : keywords) {
        list.push_back({{"text", keyword.text}, {"regex", keyword.regex}});
    }
    return list;
}

std::string periodText(const IssueSelection& selection)
{
    if (selection.from.empty() && selection.to.empty()) {
        return {};
    }
    return std::string(periodWord(selection.periodOf)) +
           (selection.from.empty() ? std::string() : (selection.to.empty() ? " since " : " ") + selection.from) +
           (selection.to.empty() ? std::string() : (selection.from.empty() ? " until " : " to ") + selection.to);
}

} // namespace

std::string_view dialectWord(Dialect dialect)
{
    return wordOf(kDialects, dialect);
}

std::string_view wayWord(Way way)
{
    return wordOf(kWays, way);
}

std::string_view periodWord(PeriodOf period)
{
    return wordOf(kPeriods, period);
}

std::string_view stateWord(IssueState state)
{
    return wordOf(kStates, state);
}

std::optional<Dialect> dialectNamed(std::string_view word)
{
    return valueOf(kDialects, word);
}

std::optional<Way> wayNamed(std::string_view word)
{
    return valueOf(kWays, word);
}

std::optional<PeriodOf> periodNamed(std::string_view word)
{
    return valueOf(kPeriods, word);
}

std::optional<IssueState> issueStateNamed(std::string_view word)
{
    return valueOf(kStates, word);
}

std::vector<std::string> placeWords(const KeywordPlaces& places)
{
    std::vector<std::string> words;
    for (const auto& [wanted, word] :
         {std::pair(places.title, "title"), std::pair(places.body, "body"), std::pair(places.comments, "comments")}) {
        if (wanted) {
            words.emplace_back(word);
        }
    }
    return words;
}

Json sourceJson(const Source& source)
{
    const IssueSelection& selection = source.selection;
    return {{"id", source.uuid.text()},
            {"repository", source.repository},
            {"host", source.host},
            {"dialect", dialectWord(source.dialect)},
            {"host_api", source.base},
            {"numbers", source.numbers},
            {"way", wayWord(source.way)},
            {"period", periodWord(selection.periodOf)},
            {"from", selection.from},
            {"to", selection.to},
            {"state", stateWord(selection.state)},
            {"labels", selection.labels},
            {"keywords", keywordsJson(selection.keywords)},
            {"in", placeWords(selection.places)},
            {"pull_requests", selection.pullRequests}};
}

std::string selectionText(const IssueSelection& selection)
{
    std::vector<std::string> parts;
    if (const std::string period = periodText(selection); !period.empty()) {
        parts.push_back(period);
    }
    if (selection.state != IssueState::Any) {
        parts.emplace_back(stateWord(selection.state));
    }
    if (!selection.labels.empty()) {
        parts.push_back("host label " + text::join(selection.labels, " or "));
    }
    if (!selection.keywords.empty()) {
        parts.push_back(counted(static_cast<std::int64_t>(selection.keywords.size()), "keyword") + " in " +
                        text::join(placeWords(selection.places), ", "));
    }
    if (selection.pullRequests) {
        parts.emplace_back("with pull requests");
    }
    return parts.empty() ? std::string("everything") : text::join(parts, "; ");
}

} // namespace accord::cli
