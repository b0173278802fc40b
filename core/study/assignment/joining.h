// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/study/assignment/draft.h"

#include <cstddef>
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

} // namespace accord::study
