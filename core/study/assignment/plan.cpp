// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/assignment/plan.h"

#include "core/base/text.h"
#include "core/store/frame/counts.h"
#include "core/store/study/assignment.h"
#include "core/study/assignment/assignees.h"
#include "core/study/assignment/draft.h"
#include "core/study/round_change.h"

#include <algorithm>
#include <array>

namespace accord::study {
namespace {

constexpr std::array kWords{
    std::pair{AssignmentMethod::EveryoneAll, "all"},
    std::pair{AssignmentMethod::KOfN, "k-of-n"},
    std::pair{AssignmentMethod::Blocks, "blocks"},
    std::pair{AssignmentMethod::ByRepository, "repository"},
};

Result<std::vector<Weight>> peopleOf(const Project& project, const Round& round, const std::vector<Weight>& named)
{
    std::vector<Weight> people = named;
    if (people.empty()) {
        for (const PersonId person : labellersOf(project, round)) {
            people.push_back(Weight{person, 1});
        }
    }
    std::vector<PersonId> seen;
    for (const Weight& weight : people) {
        const Person* person = project.person(weight.person);
        if (person == nullptr || std::ranges::find(seen, weight.person) != seen.end()) {
            return Error{Errc::Invalid, person == nullptr ? std::string("person") : "person \"" + person->name + "\"",
                         person == nullptr ? "not in the project" : "named twice"};
        }
        seen.push_back(weight.person);
    }
    if (people.empty()) {
        return Error{Errc::NotFound, "people who label", {}};
    }
    return people;
}

// Takes back what is not in the plan any more, and gives what is new.
void carryOut(AssignmentDraft& draft, const std::vector<Weight>& people, const Spread& assignees)
{
    std::vector<std::size_t> columns;
    for (const Weight& weight : people) {
        columns.push_back(draft.assignments().columnOf(weight.person));
    }
    const std::size_t all = draft.assignments().people().size();
    std::vector<bool> gets(all, false);
    for (std::size_t unit = 0; unit < assignees.size(); ++unit) {
        std::fill(gets.begin(), gets.end(), false);
        for (const int person : assignees[unit]) {
            gets[columns[static_cast<std::size_t>(person)]] = true;
        }
        for (std::size_t column = 0; column < all; ++column) {
            if (gets[column]) {
                draft.giveUnit(column, unit);
            } else {
                draft.takeUnitBack(column, unit);
            }
        }
    }
}

Error changedMeanwhile(const Round& round)
{
    return Error{Errc::NotPermitted, subjectOf(round), "what the plan was made from has changed in the meantime"};
}

// What is to be given is not theirs, and what is to be taken back is theirs and not labelled.
bool fitsStill(Assignments& assignments, const Units& units, const AssignmentChange& handing)
{
    const std::size_t column = assignments.columnOf(handing.person);
    const auto fits = [&](ItemId item, bool has) {
        const std::size_t place = units.placeOf(item);
        return place != Units::kNone && assignments.has(column, place) == has && !assignments.labelled(column, place);
    };
    return std::ranges::all_of(handing.out, [&](ItemId item) { return fits(item, false); }) &&
           std::ranges::all_of(handing.back, [&](ItemId item) { return fits(item, true); });
}

Status checkStillFits(Project& project, const Round& round, const Assignment& plan)
{
    if (!plan.handedOut) {
        return round.assigned ? Status(changedMeanwhile(round)) : Status();
    }
    if (!round.assigned) {
        ACCORD_TRY(const bool labelled, store::hasLabels(project.database(), round.id));
        return labelled ? Status(changedMeanwhile(round)) : Status();
    }
    ACCORD_TRY(const Units units, Units::read(project, round.id));
    ACCORD_TRY(Assignments assignments, Assignments::read(project, round, units));
    for (const AssignmentChange& handing : plan.handings) {
        if (!fitsStill(assignments, units, handing)) {
            return changedMeanwhile(round);
        }
    }
    return {};
}

} // namespace

std::string assignmentWord(AssignmentMethod method)
{
    return std::ranges::find(kWords, method, [](const auto& word) { return word.first; })->second;
}

Result<AssignmentMethod> assignmentFromWord(const std::string& word)
{
    for (const auto& [method, known] : kWords) {
        if (text::equalsIgnoringCase(word, known)) {
            return method;
        }
    }
    return Error{Errc::Invalid, "way to share out \"" + word + "\"", "all, k-of-n, blocks or repository"};
}

Result<Assignment> planAssignment(Project& project, PersonId by, const AssignmentRequest& wanted, Progress& progress,
                                  const std::stop_token& stop)
{
    const Round* round = project.round(wanted.round);
    ACCORD_CHECK(AssignmentDraft::mayAssign(project, by, round));
    ACCORD_TRY(const bool labelled, store::hasLabels(project.database(), wanted.round));
    if (labelled) {
        return Error{Errc::NotPermitted, subjectOf(*round), "somebody has labelled in it already"};
    }
    AssignmentRequest request = wanted;
    ACCORD_TRY(request.people, peopleOf(project, *round, wanted.people));
    ACCORD_TRY(const auto draft, AssignmentDraft::read(project, wanted.round, wanted.strata, progress, stop));
    const bool whole = request.method == AssignmentMethod::EveryoneAll;
    if (!round->assigned) {
        // All was everybody's, without being handed to anybody.
        draft->assignments() = Assignments(draft->units());
    }
    ACCORD_TRY(const Spread assignees, assigneesOf(*draft, request));
    carryOut(*draft, request.people, assignees);
    std::vector<PersonId> people;
    for (const Weight& weight : request.people) {
        if (weight.weight > 0) {
            people.push_back(weight.person);
        }
    }
    return draft->plan(std::move(people), whole ? 0 : request.overlap, !whole || round->assigned);
}

Status apply(Project& project, PersonId by, const Assignment& plan)
{
    ACCORD_TRY(RoundChange change, RoundChange::begin(project, by, Action::Assign, plan.round));
    Round& round = change.round();
    ACCORD_CHECK(AssignmentDraft::mayAssign(project, by, &round));
    ACCORD_CHECK(checkStillFits(project, round, plan));
    for (const AssignmentChange& handing : plan.handings) {
        ACCORD_CHECK(
            store::hand(change.events(), by, round.id, handing.person, store::AssignmentChange{handing.out, handing.back}));
    }
    round.people = plan.people;
    round.overlap = plan.overlap;
    return change.commit();
}

Result<AssignmentMatrix> currentMatrix(Project& project, RoundId round, const StrataChoice& strata, Progress& progress,
                                       const std::stop_token& stop)
{
    ACCORD_TRY(const auto draft, AssignmentDraft::read(project, round, strata, progress, stop));
    return draft->matrix();
}

} // namespace accord::study
