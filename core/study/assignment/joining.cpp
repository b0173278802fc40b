// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/assignment/joining.h"

#include <algorithm>

namespace accord::study {

Joining::Joining(AssignmentDraft& draft, std::size_t newcomer)
    : m_draft(draft)
    , m_newcomer(newcomer)
    , m_order(draft.shuffled(draft.round().orderSeed))
{}

void Joining::share(const Group& others, double weight)
{
    setTarget(others, weight);
    takeWaiting();
    takeFrom(others);
}

// The part of all that is still to be done, waiting items included.
void Joining::setTarget(const Group& others, double weight)
{
    const Assignments& assignments = m_draft.assignments();
    double pool = static_cast<double>(assignments.toDo(m_newcomer));
    double weights = weight;
    for (const std::size_t column : others.columns) {
        if (column != m_newcomer) {
            pool += static_cast<double>(assignments.toDo(column));
            weights += 1;
        }
    }
    for (const std::size_t unit : m_order) {
        pool += static_cast<double>(assignments.missing(unit)) * size(unit);
    }
    m_target = weights > 0 ? pool * weight / weights : 0;
    m_has = static_cast<double>(assignments.toDo(m_newcomer));
}

void Joining::takeWaiting()
{
    for (const std::size_t unit : m_order) {
        if (m_draft.assignments().missing(unit) > 0 && fits(unit)) {
            get(unit);
        }
    }
}

// Always from whoever has most left, as long as the newcomer does not get more than they keep.
void Joining::takeFrom(const Group& others)
{
    std::vector<Donor> donors = donorsOf(others);
    while (true) {
        const auto most = std::ranges::max_element(donors, {}, &Donor::toDo);
        if (most == donors.end()) {
            return;
        }
        if (most->units.empty() || m_has + 1 > m_target + 0.5) {
            donors.erase(most);
            continue;
        }
        const std::size_t unit = most->units.back();
        most->units.pop_back();
        if (fits(unit)) {
            m_draft.takeUnitBack(most->column, unit);
            most->toDo -= size(unit);
            get(unit);
        }
    }
}

std::vector<Joining::Donor> Joining::donorsOf(const Group& others) const
{
    std::vector<Donor> donors;
    for (const std::size_t column : others.columns) {
        if (column == m_newcomer) {
            continue;
        }
        Donor donor{column, static_cast<double>(m_draft.assignments().toDo(column)), {}};
        for (const std::size_t unit : m_order) {
            if (m_draft.assignments().hasAny(column, unit) && !m_draft.assignments().begun(column, unit)) {
                donor.units.push_back(unit);
            }
        }
        donors.push_back(std::move(donor));
    }
    return donors;
}

double Joining::size(std::size_t unit) const
{
    return static_cast<double>(m_draft.units().itemsOf(unit).size());
}

bool Joining::fits(std::size_t unit) const
{
    return m_has + size(unit) <= m_target + 0.5 && !m_draft.assignments().hasAny(m_newcomer, unit) &&
           !m_draft.assignments().begun(m_newcomer, unit);
}

void Joining::get(std::size_t unit)
{
    m_draft.giveUnit(m_newcomer, unit);
    m_has += size(unit);
}

} // namespace accord::study
