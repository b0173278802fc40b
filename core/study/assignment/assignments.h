// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/study.h"
#include "core/project/project.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace accord::study {

/// The items of a round in its order, with the issues that they show. An issue with its repeats is one unit of work:
/// whoever labels it labels all of it.
class Units
{
public:
    static Result<Units> read(Project& project, RoundId round);
    Units(std::vector<ItemId> items, const std::vector<IssueId>& issues, std::vector<int> occurrences);

    [[nodiscard]] std::size_t count() const { return m_from.size() - 1; }
    [[nodiscard]] std::span<const std::size_t> itemsOf(std::size_t unit) const; ///< places, in the round's order

    [[nodiscard]] const std::vector<ItemId>& items() const { return m_items; }
    [[nodiscard]] int occurrence(std::size_t item) const { return m_occurrences[item]; }

    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);
    [[nodiscard]] std::size_t placeOf(ItemId item) const; ///< kNone if the round does not have it

private:
    std::vector<ItemId> m_items;
    std::vector<int> m_occurrences;
    std::vector<std::size_t> m_unitOf;
    std::vector<std::size_t> m_from;   ///< where a unit's items begin in m_places; one more at the end
    std::vector<std::size_t> m_places; ///< by unit
    std::vector<std::pair<ItemId, std::size_t>> m_byItem; ///< sorted
};

/// Who has what of a round, and what of it they have begun.
class Assignments
{
public:
    explicit Assignments(const Units& units)
        : m_units(&units)
    {}
    static Result<Assignments> read(Project& project, const Round& round, const Units& units);

    [[nodiscard]] const std::vector<PersonId>& people() const { return m_people; }
    std::size_t columnOf(PersonId person); ///< adds one for somebody new

    [[nodiscard]] bool has(std::size_t column, std::size_t item) const { return (m_flags[column][item] & kHas) != 0; }
    [[nodiscard]] bool labelled(std::size_t column, std::size_t item) const
    {
        return (m_flags[column][item] & kLabelled) != 0;
    }
    /// Labelled with a category or "not for this study": "cannot tell" is still to do, as in the person's queue.
    [[nodiscard]] bool done(std::size_t column, std::size_t item) const { return (m_flags[column][item] & kDone) != 0; }
    [[nodiscard]] bool hasAny(std::size_t column, std::size_t unit) const { return any(column, unit, kHas); }
    [[nodiscard]] bool begun(std::size_t column, std::size_t unit) const { return any(column, unit, kLabelled); }
    [[nodiscard]] std::int64_t toDo(std::size_t column) const; ///< items that are theirs and not labelled

    void give(std::size_t column, std::size_t item) { m_flags[column][item] |= kHas; }
    void takeBack(std::size_t column, std::size_t item) { m_flags[column][item] &= static_cast<std::uint8_t>(~kHas); }

    /// How many more people a unit needs to have as many as wanted: as the round wants, or as is said here.
    [[nodiscard]] int missing(std::size_t unit) const { return missing(unit, m_wanted); }
    [[nodiscard]] int missing(std::size_t unit, int wanted) const;

private:
    static constexpr std::uint8_t kHas = 1;
    static constexpr std::uint8_t kLabelled = 2;
    static constexpr std::uint8_t kDone = 4;

    [[nodiscard]] bool any(std::size_t column, std::size_t unit, std::uint8_t flag) const;

    const Units* m_units;
    int m_wanted = 0; ///< people for each unit
    std::vector<PersonId> m_people;
    std::vector<std::vector<std::uint8_t>> m_flags; ///< by person, then by item
};

} // namespace accord::study
