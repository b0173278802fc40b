// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"
#include "core/study/assignment/draft.h"
#include "core/study/assignment/plan.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace accord::study {

/// People by their columns, with how much each takes on.
struct Group
{
    std::vector<std::size_t> columns;
    std::vector<double> weights;
};

/// Gives a newcomer their part of what is still to be done.
class Joining
{
public:
    Joining(AssignmentDraft& draft, std::size_t newcomer);

    /// First of what waits to be handed out, then from whoever has most left. The others count as one each.
    void share(const Group& others, double weight);

private:
    struct Donor
    {
        std::size_t column = 0;
        double toDo = 0;
        std::vector<std::size_t> units; ///< not begun
    };

    void setTarget(const Group& others, double weight);
    void takeWaiting();
    void takeFrom(const Group& others);
    [[nodiscard]] std::vector<Donor> donorsOf(const Group& others) const;
    [[nodiscard]] double size(std::size_t unit) const;
    [[nodiscard]] bool fits(std::size_t unit) const;
    void get(std::size_t unit);

    AssignmentDraft& m_draft;
    std::size_t m_newcomer;
    std::vector<std::size_t> m_order;
    double m_target = 0;
    double m_has = 0;
};

// Changing who has what while people label. Nothing that somebody has labelled moves; a repeat stays with whoever
// labelled its first occurrence. All are plans: apply() writes them. Errc::NotPermitted for anybody but leads, for a
// round that is over, and for one that is not shared out.

/// What `from` has not begun goes to `to` (nobody named: to all others of the round), by how much each has left to do
/// in proportion to the weights. What none of them may have, as they have it already, stays where it is.
Result<Assignment> planReassign(Project& project, PersonId by, RoundId round, PersonId from,
                                const std::vector<Weight>& to = {});

/// Somebody left: what they have not labelled is taken back, and waits to be handed out.
Result<Assignment> planReturn(Project& project, PersonId by, RoundId round, PersonId from);

/// Somebody joins late: they get their part of what nobody has begun, from those who have most left to do, and of what
/// waits to be handed out.
Result<Assignment> planJoin(Project& project, PersonId by, RoundId round, const Weight& newcomer);

/// Items that fewer people have than the round wants.
struct Unassigned
{
    ItemId item;
    int missing = 0; ///< people

    bool operator==(const Unassigned&) const = default;
};
Result<std::vector<Unassigned>> unassigned(Project& project, RoundId round);

/// What somebody is to label in a round, in the order in which they get it.
Result<std::vector<ItemId>> queueOf(Project& project, RoundId round, PersonId person);

/// Hands out what waits to these people (nobody named: to those of the round), by how much each has left to do in
/// proportion to the weights.
Result<Assignment> planHandOut(Project& project, PersonId by, RoundId round, const std::vector<Weight>& to = {});

} // namespace accord::study
