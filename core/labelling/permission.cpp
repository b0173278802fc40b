// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/labelling/permission.h"

#include "core/project/codebook/look_again.h"
#include "core/store/study/assignment.h"
#include "core/store/study/round_content.h"

#include <algorithm>
#include <string>

namespace accord::labelling {
namespace {

Hindrance hindranceOf(RoundState state, bool takesPart, const Person* person)
{
    if (person != nullptr && person->role == Role::Observer) {
        return Hindrance::Observer;
    }
    if (person != nullptr && !person->left.empty()) {
        return Hindrance::Left;
    }
    if (!takesPart && person != nullptr) {
        return Hindrance::NotTakingPart;
    }
    if (state == RoundState::Draft) {
        return Hindrance::NotStarted;
    }
    return state == RoundState::Running ? Hindrance::None : Hindrance::Closed;
}

std::string reasonOf(Hindrance hindrance)
{
    switch (hindrance) {
    case Hindrance::NotStarted:
        return "the round has not been started";
    case Hindrance::Closed:
        return "the round is closed, and first labels stay as they were given";
    case Hindrance::Observer:
        return "observers look and do not label";
    case Hindrance::Left:
        return "this person has left the study";
    case Hindrance::NotTakingPart:
        return "others label in this round";
    case Hindrance::None:
        break;
    }
    return {};
}

Error refused(const Project& project, RoundId round, std::string reason)
{
    const Round* found = project.round(round);
    const std::string name = found == nullptr ? std::string("?") : found->name;
    return Error{Errc::NotPermitted, "labelling in \"" + name + "\"", std::move(reason)};
}

} // namespace

Hindrance hindrance(const Project& project, RoundId round, PersonId person)
{
    const Round* found = project.round(round);
    if (found == nullptr) {
        return Hindrance::None;
    }
    const bool takesPart = found->people.empty() || std::ranges::find(found->people, person) != found->people.end();
    return hindranceOf(found->state, takesPart, project.person(person));
}

Status requireMayLabel(Project& project, RoundId round, ItemId item, PersonId person)
{
    ACCORD_TRY(const store::RoundStanding standing, store::standingIn(project.database(), round, person));
    if (!standing.known) {
        return Error{Errc::NotFound, "round", {}};
    }
    const Hindrance why = hindranceOf(standing.state, standing.takesPart, project.person(person));
    if (why == Hindrance::Closed) {
        ACCORD_TRY(const LookAgain again, lookAgain(project, round, item, person));
        if (again != LookAgain::No) {
            return {};
        }
    }
    if (why != Hindrance::None) {
        return refused(project, round, reasonOf(why));
    }
    if (standing.assigned) {
        ACCORD_TRY(const bool handed, store::isHanded(project.database(), round, item, person));
        if (!handed) {
            return refused(project, round, "this issue is handed to others");
        }
    }
    return {};
}

} // namespace accord::labelling
