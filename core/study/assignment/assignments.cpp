// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/assignment/assignments.h"

#include "core/store/events/labels.h"
#include "core/store/study/assignment.h"
#include "core/store/study/rounds.h"
#include "core/study/rounds.h"

#include <algorithm>

namespace accord::study {

Units::Units(std::vector<ItemId> items, const std::vector<IssueId>& issues, std::vector<int> occurrences)
    : m_items(std::move(items))
    , m_occurrences(std::move(occurrences))
{
    // Sorted by issue, those that show the same one stand together; a unit is numbered by where it comes first.
    std::vector<std::pair<IssueId, std::size_t>> byIssue;
    byIssue.reserve(m_items.size());
    for (std::size_t item = 0; item < m_items.size(); ++item) {
        byIssue.emplace_back(issues[item], item);
    }
    std::ranges::sort(byIssue);
    std::vector<std::size_t> first(m_items.size());
    for (std::size_t i = 0; i < byIssue.size(); ++i) {
        const bool again = i > 0 && byIssue[i].first == byIssue[i - 1].first;
        first[byIssue[i].second] = again ? first[byIssue[i - 1].second] : byIssue[i].second;
    }
    std::vector<std::size_t> sizes;
    m_unitOf.resize(m_items.size());
    for (std::size_t item = 0; item < m_items.size(); ++item) {
        if (first[item] == item) {
            m_unitOf[item] = sizes.size();
            sizes.push_back(1);
        } else {
            m_unitOf[item] = m_unitOf[first[item]];
            ++sizes[m_unitOf[item]];
        }
    }
    m_from.assign(1, 0);
    m_from.reserve(sizes.size() + 1);
    for (const std::size_t size : sizes) {
        m_from.push_back(m_from.back() + size);
    }
    m_places.resize(m_items.size());
    std::vector<std::size_t> next(m_from.begin(), m_from.end() - 1);
    for (std::size_t item = 0; item < m_items.size(); ++item) {
        m_places[next[m_unitOf[item]]++] = item;
    }
    m_byItem.reserve(m_items.size());
    for (std::size_t item = 0; item < m_items.size(); ++item) {
        m_byItem.emplace_back(m_items[item], item);
    }
    std::ranges::sort(m_byItem);
}

Result<Units> Units::read(Project& project, RoundId round)
{
    std::vector<ItemId> items;
    std::vector<IssueId> issues;
    std::vector<int> occurrences;
    ACCORD_CHECK(store::forEachItem(project.database(), round, [&](const Item& item) {
        items.push_back(item.id);
        issues.push_back(item.issue);
        occurrences.push_back(item.occurrence);
    }));
    return Units(std::move(items), issues, std::move(occurrences));
}

std::span<const std::size_t> Units::itemsOf(std::size_t unit) const
{
    return std::span(m_places).subspan(m_from[unit], m_from[unit + 1] - m_from[unit]);
}

std::size_t Units::placeOf(ItemId item) const
{
    const auto found = std::ranges::lower_bound(m_byItem, item, {}, &std::pair<ItemId, std::size_t>::first);
    return found == m_byItem.end() || found->first != item ? kNone : found->second;
}

Result<Assignments> Assignments::read(Project& project, const Round& round, const Units& units)
{
    Assignments assignments(units);
    const std::vector<PersonId> labellers = labellersOf(project, round);
    for (const PersonId person : labellers) {
        assignments.columnOf(person);
    }
    if (round.assigned) {
        assignments.m_wanted = round.overlap > 0 ? round.overlap : static_cast<int>(labellers.size());
        ACCORD_TRY(const auto assigned, store::assignedIn(project.database(), round.id));
        for (const auto& [person, items] : assigned) {
            const std::size_t column = assignments.columnOf(person);
            for (const ItemId item : items) {
                if (const std::size_t place = units.placeOf(item); place != Units::kNone) {
                    assignments.give(column, place);
                }
            }
        }
    } else {
        assignments.m_wanted = static_cast<int>(labellers.size());
        for (std::vector<std::uint8_t>& flags : assignments.m_flags) {
            std::ranges::fill(flags, kHas);
        }
    }
    for (const Person& person : project.people()) {
        ACCORD_TRY(const auto labels, store::labelsBy(project.database(), round.id, person.id));
        for (const store::LabelCell& label : labels) {
            const std::size_t place = units.placeOf(label.item);
            if (label.verdict != Verdict::None && place != Units::kNone) {
                assignments.m_flags[assignments.columnOf(person.id)][place] |=
                    static_cast<std::uint8_t>(isLabelled(label.verdict) ? kLabelled | kDone : kLabelled);
            }
        }
    }
    return assignments;
}

std::size_t Assignments::columnOf(PersonId person)
{
    const auto found = std::ranges::find(m_people, person);
    if (found != m_people.end()) {
        return static_cast<std::size_t>(found - m_people.begin());
    }
    m_people.push_back(person);
    m_flags.emplace_back(m_units->items().size(), std::uint8_t{0});
    return m_people.size() - 1;
}

bool Assignments::any(std::size_t column, std::size_t unit, std::uint8_t flag) const
{
    return std::ranges::any_of(m_units->itemsOf(unit),
                               [&](std::size_t item) { return (m_flags[column][item] & flag) != 0; });
}

std::int64_t Assignments::toDo(std::size_t column) const
{
    return std::ranges::count(m_flags[column], kHas);
}

int Assignments::missing(std::size_t unit, int wanted) const
{
    int have = 0;
    for (std::size_t column = 0; column < m_people.size(); ++column) {
        have += hasAny(column, unit) ? 1 : 0;
    }
    return std::max(0, wanted - have);
}

} // namespace accord::study
