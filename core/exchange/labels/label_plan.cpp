// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/labels/label_plan.h"

#include "core/base/text.h"

#include <algorithm>

namespace accord::exchange {

int LabelPlan::personNumber(std::string_view name)
{
    const std::string key = text::lowerAscii(name);
    if (const auto found = m_people.find(key); found != m_people.end()) {
        return found->second;
    }
    const auto meant = m_meant.find(key);
    if (meant != m_meant.end()) {
        const auto same = std::ranges::find(m_known, meant->second, [](const auto& known) { return known.second; });
        if (same != m_known.end()) {
            return m_people[key] = same->first;
        }
    }
    const int number = static_cast<int>(people.size());
    people.emplace_back(name);
    m_people[key] = number;
    if (meant != m_meant.end()) {
        m_known[number] = meant->second;
    }
    return number;
}

void LabelPlan::mean(std::string_view name, PersonId person, std::string_view own)
{
    m_meant[text::lowerAscii(own)] = person;
    m_meant[text::lowerAscii(text::trimmed(name))] = person;
}

bool LabelPlan::names(std::string_view name) const
{
    return m_people.contains(text::lowerAscii(text::trimmed(name)));
}

PersonId LabelPlan::meant(int person) const
{
    const auto found = m_known.find(person);
    return found == m_known.end() ? PersonId{} : found->second;
}

int LabelPlan::itemNumber(const IssueLink& link, int occurrence)
{
    std::vector<int>& occurrences = m_items[text::lowerAscii(link.url)];
    const std::size_t at = occurrence == 0 ? occurrences.size() : static_cast<std::size_t>(occurrence - 1);
    if (occurrences.size() <= at) {
        occurrences.resize(at + 1, -1);
    }
    if (occurrences[at] < 0) {
        occurrences[at] = static_cast<int>(items.size());
        items.push_back(PlannedItem{link, static_cast<int>(at) + 1});
    }
    return occurrences[at];
}

namespace {

template <class Content>
bool sameVerdict(const Content& a, const Content& b, const Taxonomy& taxonomy)
{
    return a.verdict == b.verdict && a.exclusion == b.exclusion &&
           (a.category == b.category || taxonomy.standsFor(a.category) == taxonomy.standsFor(b.category));
}

// All else, too. Exports name a category by what it counts as.
template <class Content>
bool sameContent(Content planned, const Content& have, const Taxonomy& taxonomy)
{
    const bool verdict = sameVerdict(planned, have, taxonomy);
    planned.category = have.category;
    return verdict && planned == have;
}

} // namespace

bool LabelPlan::isSaid(const PlannedLabel& planned, const LabelContent& have, const Taxonomy& taxonomy)
{
    return planned.verdictOnly ? sameVerdict(planned.content, have, taxonomy)
                               : sameContent(planned.content, have, taxonomy);
}

bool LabelPlan::isSaid(const DecisionContent& planned, const DecisionContent& have, const Taxonomy& taxonomy)
{
    // A table of finals does not say who decided, how and why.
    const bool table = planned.source == DecisionSource::Import && planned.reason.empty();
    return sameContent(planned, have, taxonomy) ||
           (table && planned.state == have.state && sameVerdict(planned, have, taxonomy));
}

} // namespace accord::exchange
