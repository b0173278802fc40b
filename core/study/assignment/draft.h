// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"
#include "core/study/assignment/assignments.h"
#include "core/study/assignment/plan.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

namespace accord::study {

/// What plans of assignments start from, and what they collect: a round with its strata, its units, and who has what.
/// Units and holdings follow from one another, so that it
/// stays where it was made.
class AssignmentDraft
{
public:
    /// Errc::NotPermitted for who may not lead and for a round that is over.
    static Status mayAssign(const Project& project, PersonId by, const Round* round);

    /// `strata`: those asked for; where nothing is, those of the round's sample, or repositories.
    static Result<std::unique_ptr<AssignmentDraft>> read(Project& project, RoundId round, const StrataChoice& strata,
                                                         Progress& progress, const std::stop_token& stop);

    [[nodiscard]] const Round& round() const { return m_round; }
    [[nodiscard]] const RoundFrame& frame() const { return m_frame; }
    [[nodiscard]] const Units& units() const { return m_units; }
    [[nodiscard]] Assignments& assignments() { return m_assignments; }
    [[nodiscard]] const Assignments& assignments() const { return m_assignments; }
    [[nodiscard]] int stratumOf(std::size_t unit) const;

    /// The units in an order that follows from the seed and their issues alone.
    [[nodiscard]] std::vector<std::size_t> shuffled(std::uint64_t seed) const;

    // Change the holdings, and note what changed.
    void give(std::size_t column, std::size_t item);
    void takeBack(std::size_t column, std::size_t item);
    void giveUnit(std::size_t column, std::size_t unit);
    void takeUnitBack(std::size_t column, std::size_t unit);

    /// The plan that leads to the holdings as they are now.
    [[nodiscard]] Assignment plan(std::vector<PersonId> people, int overlap, bool handedOut) const;
    [[nodiscard]] AssignmentMatrix matrix() const;

private:
    AssignmentDraft(Round round, RoundFrame frame, Units units);

    Round m_round;
    RoundFrame m_frame;
    Units m_units;
    Assignments m_assignments;
    AssignmentChange& changesOf(std::size_t column);

    std::vector<AssignmentChange> m_changes; ///< by column
};

/// What several people have to do, in proportion to how much they take on.
class Loads
{
public:
    Loads(const Assignments& assignments, std::span<const std::size_t> columns, std::span<const double> weights);

    /// Whoever has least to do of those who do not have the unit; nobody: Units::kNone.
    [[nodiscard]] std::size_t lightest(const Assignments& assignments, std::size_t unit) const;
    void add(std::size_t column, std::size_t items);

private:
    struct Entry
    {
        std::size_t column = 0;
        double weight = 1;
        std::int64_t toDo = 0;
    };
    std::vector<Entry> m_entries;
};

/// Who gets each unit of the scene, by their places in request.people, for each way of sharing out.
Result<Spread> assigneesOf(const AssignmentDraft& draft, const AssignmentRequest& request);

/// Shares out whole groups of so many items: the largest first, each to those `overlap` people who have least so far in
/// proportion to their weight. Ties go to whoever comes first.
Result<Spread> spreadGroups(const std::vector<std::int64_t>& groups, const std::vector<double>& weights, int overlap);

} // namespace accord::study
