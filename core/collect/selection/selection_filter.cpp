// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/selection/selection_filter.h"

#include "core/base/clock.h"
#include "core/base/ids.h"
#include "core/base/text.h"
#include "core/format/keyword_list.h"
#include "core/store/issues/issues.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

namespace accord::collect {

Result<Identity> identityOf(sqlite::Database& database, const Source& source, const TextLink& told)
{
    TextLink before = told;
    before.group = source.repository;
    before.url = canonicalUrl(before.host, before.group, before.name);
    if (before.url != told.url) {
        ACCORD_TRY(const std::optional<IssueId> known, store::textByAddress(database, before.url));
        if (known) {
            return Identity{before, *known};
        }
    }
    ACCORD_TRY(const std::optional<IssueId> known, store::textByAddress(database, told.url));
    return Identity{told, known.value_or(IssueId{})};
}

namespace {

bool isIn(const IssueSelection& selection, const Document& document)
{
    if (selection.from.empty() && selection.to.empty()) {
        return true;
    }
    const bool created = selection.periodOf == PeriodOf::Created;
    const std::string time = utcTime(created ? document.createdAt : document.updatedAt);
    // Days as ISO 8601 writes them are in the order of letters.
    const std::string_view day = std::string_view(time).substr(0, 10);
    return day.size() == 10 && (selection.from.empty() || day >= selection.from) &&
           (selection.to.empty() || day <= selection.to);
}

bool isInState(IssueState wanted, std::string_view state)
{
    const bool closed = text::equalsIgnoringCase(state, "closed") || text::equalsIgnoringCase(state, "rejected");
    return wanted == IssueState::Any || (wanted == IssueState::Closed) == closed;
}

bool hasLabel(const std::vector<std::string>& wanted, const std::vector<std::string>& labels)
{
    return wanted.empty() || std::ranges::any_of(wanted, [&labels](const std::string& label) {
               return std::ranges::any_of(
                   labels, [&label](const std::string& other) { return text::equalsIgnoringCase(label, other); });
           });
}

} // namespace

SelectionFilter::SelectionFilter(const Source& source, Matcher matcher)
    : m_selection(source.selection)
    , m_numbers(source.numbers.begin(), source.numbers.end())
    , m_matcher(std::move(matcher))
{}

Result<SelectionFilter> SelectionFilter::of(const Source& source)
{
    ACCORD_TRY(Matcher matcher, Matcher::compile(source.selection.keywords));
    return SelectionFilter(source, std::move(matcher));
}

std::optional<std::vector<KeywordHit>> SelectionFilter::wanted(const FetchedIssue& issue) const
{
    const Document& document = issue.document;
    if ((issue.pullRequest && !m_selection.pullRequests) ||
        (!m_numbers.empty() && !m_numbers.contains(issue.link.name)) || !isIn(m_selection, document) ||
        !isInState(m_selection.state, document.state) || !hasLabel(m_selection.labels, document.hostLabels)) {
        return std::nullopt;
    }
    std::vector<KeywordHit> hits = m_matcher.hits(document, m_selection.places);
    if (hits.empty() && !m_matcher.empty()) {
        return std::nullopt;
    }
    return hits;
}

std::string markOf(const Source& source)
{
    const IssueSelection& selection = source.selection;
    const auto flag = [](bool set) { return std::string(set ? "1" : "0"); };
    std::vector<std::string> parts = {source.uuid.text(),
                                      source.repository,
                                      std::to_string(static_cast<int>(selection.periodOf)),
                                      selection.from,
                                      selection.to,
                                      std::to_string(static_cast<int>(selection.state)),
                                      flag(selection.places.title) + flag(selection.places.body) +
                                          flag(selection.places.comments) + flag(selection.pullRequests)};
    const auto list = [&parts](const std::vector<std::string>& values) {
        parts.push_back(std::to_string(values.size()));
        parts.insert(parts.end(), values.begin(), values.end());
    };
    std::vector<std::string> keywords;
    for (const Keyword& keyword : selection.keywords) {
        keywords.push_back(format::spelling(keyword));
    }
    list(source.numbers);
    list(selection.labels);
    list(keywords);
    return namedUuid(text::join(parts, "\n")).text();
}

} // namespace accord::collect
