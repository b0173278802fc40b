// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/assignment/changes.h"

#include "core/base/reason.h"
#include "core/store/study/assignment.h"
#include "core/study/assignment/draft.h"
#include "core/study/rounds.h"

#include <algorithm>
#include <cmath>

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

namespace {

Status checkPeople(const Project& project, const std::vector<Weight>& people)
{
    for (const Weight& weight : people) {
        if (project.person(weight.person) == nullptr || !(weight.weight >= 0) || !std::isfinite(weight.weight)) {
            return Error{Errc::Invalid, Reason::WeightOfMember};
        }
    }
    return {};
}

Result<std::unique_ptr<AssignmentDraft>> draftOf(Project& project, PersonId by, RoundId id)
{
    const auto round = project.round(id);
    ACCORD_CHECK(AssignmentDraft::mayAssign(project, by, round.get()));
    NoProgress quiet;
    return AssignmentDraft::read(project, id, {}, quiet, {});
}

Error notHandedOut(const Round& round)
{
    return Error{Errc::NotPermitted, Reason::NotHandedOut, {round.name}};
}

// Those named, or all who label in the round.
Group groupOf(const Project& project, AssignmentDraft& draft, const std::vector<Weight>& named, PersonId without)
{
    std::vector<Weight> people = named;
    if (people.empty()) {
        for (const PersonId person : labellersOf(project, draft.round())) {
            people.push_back(Weight{person, 1});
        }
    }
    Group group;
    for (const Weight& weight : people) {
        if (weight.person != without) {
            group.columns.push_back(draft.assignments().columnOf(weight.person));
            group.weights.push_back(weight.weight);
        }
    }
    return group;
}

std::vector<PersonId> withPeople(std::vector<PersonId> people, const AssignmentDraft& draft, const Group& group)
{
    const Assignments& assignments = draft.assignments();
    for (const std::size_t column : group.columns) {
        const PersonId person = assignments.people()[column];
        if (std::ranges::find(people, person) == people.end()) {
            people.push_back(person);
        }
    }
    return people;
}

Result<Assignment> withoutPerson(const Project& project, const AssignmentDraft& draft, PersonId person)
{
    std::vector<PersonId> people = labellersOf(project, draft.round());
    std::erase(people, person);
    if (people.empty()) {
        return Error{Errc::Invalid, Reason::NobodyLeftToLabel, {draft.round().name}};
    }
    return draft.plan(std::move(people), draft.round().overlap, draft.round().assigned);
}

} // namespace

Result<Assignment> planReassign(Project& project, PersonId by, RoundId id, PersonId from, const std::vector<Weight>& to)
{
    ACCORD_CHECK(checkPeople(project, to));
    ACCORD_TRY(const auto draft, draftOf(project, by, id));
    if (!draft->round().assigned) {
        return notHandedOut(draft->round());
    }
    Assignments& assignments = draft->assignments();
    const std::size_t source = assignments.columnOf(from);
    const Group group = groupOf(project, *draft, to, from);
    Loads loads(assignments, group.columns, group.weights);
    for (const std::size_t unit : draft->shuffled(draft->round().orderSeed)) {
        if (!assignments.hasAny(source, unit) || assignments.begun(source, unit)) {
            continue;
        }
        const std::size_t receiver = loads.lightest(assignments, unit);
        if (receiver != Units::kNone) {
            draft->takeUnitBack(source, unit);
            draft->giveUnit(receiver, unit);
            loads.add(receiver, draft->units().itemsOf(unit).size());
        }
    }
    return draft->plan(withPeople(labellersOf(project, draft->round()), *draft, to.empty() ? Group{} : group),
                       draft->round().overlap, true);
}

Result<Assignment> planReturn(Project& project, PersonId by, RoundId id, PersonId from)
{
    ACCORD_TRY(const auto draft, draftOf(project, by, id));
    Assignments& assignments = draft->assignments();
    const std::size_t source = assignments.columnOf(from);
    for (std::size_t item = 0; item < draft->units().items().size(); ++item) {
        if (!assignments.labelled(source, item)) {
            draft->takeBack(source, item);
        }
    }
    return withoutPerson(project, *draft, from);
}

Result<Assignment> planJoin(Project& project, PersonId by, RoundId id, const Weight& newcomer)
{
    ACCORD_CHECK(checkPeople(project, {newcomer}));
    ACCORD_TRY(const auto draft, draftOf(project, by, id));
    const Group all = groupOf(project, *draft, {}, {});
    const std::size_t column = draft->assignments().columnOf(newcomer.person);
    if (draft->round().assigned) {
        Joining(*draft, column).share(all, newcomer.weight);
    } else {
        for (std::size_t unit = 0; unit < draft->units().count(); ++unit) {
            draft->giveUnit(column, unit);
        }
    }
    return draft->plan(withPeople(labellersOf(project, draft->round()), *draft, Group{{column}, {newcomer.weight}}),
                       draft->round().overlap, draft->round().assigned);
}

Result<std::vector<ItemId>> queueOf(Project& project, RoundId round, PersonId person)
{
    return store::itemsFor(project.database(), round, person);
}

Result<std::vector<Unassigned>> unassigned(Project& project, RoundId id)
{
    const auto round = project.round(id);
    if (round == nullptr) {
        return Error{Errc::NotFound, Reason::RoundNotFound};
    }
    std::vector<Unassigned> waiting;
    if (!round->assigned) {
        return waiting;
    }
    ACCORD_TRY(const Units units, Units::read(project, id));
    ACCORD_TRY(const Assignments assignments, Assignments::read(project, *round, units));
    for (std::size_t unit = 0; unit < units.count(); ++unit) {
        if (const int missing = assignments.missing(unit); missing > 0) {
            waiting.push_back(Unassigned{units.items()[units.itemsOf(unit).front()], missing});
        }
    }
    return waiting;
}

Result<Assignment> planHandOut(Project& project, PersonId by, RoundId id, const std::vector<Weight>& to)
{
    ACCORD_CHECK(checkPeople(project, to));
    ACCORD_TRY(const auto draft, draftOf(project, by, id));
    if (!draft->round().assigned) {
        return notHandedOut(draft->round());
    }
    Assignments& assignments = draft->assignments();
    const Group group = groupOf(project, *draft, to, {});
    Loads loads(assignments, group.columns, group.weights);
    for (const std::size_t unit : draft->shuffled(draft->round().orderSeed)) {
        for (int missing = assignments.missing(unit); missing > 0; --missing) {
            const std::size_t receiver = loads.lightest(assignments, unit);
            if (receiver == Units::kNone) {
                break;
            }
            draft->giveUnit(receiver, unit);
            loads.add(receiver, draft->units().itemsOf(unit).size());
        }
    }
    return draft->plan(withPeople(labellersOf(project, draft->round()), *draft, to.empty() ? Group{} : group),
                       draft->round().overlap, true);
}

} // namespace accord::study
