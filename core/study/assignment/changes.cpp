// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/assignment/changes.h"

#include "core/store/study/assignment.h"
#include "core/study/assignment/joining.h"
#include "core/study/assignment/scene.h"
#include "core/study/round_change.h"

#include <algorithm>
#include <cmath>

namespace accord::study {
namespace {

Status checkPeople(const Project& project, const std::vector<Weight>& people)
{
    for (const Weight& weight : people) {
        if (project.person(weight.person) == nullptr || !(weight.weight >= 0) || !std::isfinite(weight.weight)) {
            return Error{Errc::Invalid, "weight", "a weight is 0 or more, of somebody who is in the project"};
        }
    }
    return {};
}

Result<std::unique_ptr<Scene>> sceneOf(Project& project, PersonId by, RoundId id)
{
    const Round* round = project.round(id);
    ACCORD_CHECK(Scene::mayAssign(project, by, round));
    NoProgress quiet;
    return Scene::read(project, id, {}, quiet, {});
}

Error notHandedOut(const Round& round)
{
    return Error{Errc::NotPermitted, subjectOf(round),
                 "its items are not handed out: all of them are for all who label"};
}

// Those named, or all who label in the round.
Group groupOf(const Project& project, Scene& scene, const std::vector<Weight>& named, PersonId without)
{
    std::vector<Weight> people = named;
    if (people.empty()) {
        for (const PersonId person : labellersOf(project, scene.round())) {
            people.push_back(Weight{person, 1});
        }
    }
    Group group;
    for (const Weight& weight : people) {
        if (weight.person != without) {
            group.columns.push_back(scene.holdings().columnOf(weight.person));
            group.weights.push_back(weight.weight);
        }
    }
    return group;
}

std::vector<PersonId> withPeople(std::vector<PersonId> people, const Scene& scene, const Group& group)
{
    const Holdings& holdings = scene.holdings();
    for (const std::size_t column : group.columns) {
        const PersonId person = holdings.people()[column];
        if (std::ranges::find(people, person) == people.end()) {
            people.push_back(person);
        }
    }
    return people;
}

Result<Assignment> withoutPerson(const Project& project, const Scene& scene, PersonId person)
{
    std::vector<PersonId> people = labellersOf(project, scene.round());
    std::erase(people, person);
    if (people.empty()) {
        return Error{Errc::Invalid, subjectOf(scene.round()), "nobody would be left who labels"};
    }
    return scene.plan(std::move(people), scene.round().overlap, scene.round().assigned);
}

} // namespace

Result<Assignment> planReassign(Project& project, PersonId by, RoundId id, PersonId from, const std::vector<Weight>& to)
{
    ACCORD_CHECK(checkPeople(project, to));
    ACCORD_TRY(const auto scene, sceneOf(project, by, id));
    if (!scene->round().assigned) {
        return notHandedOut(scene->round());
    }
    Holdings& holdings = scene->holdings();
    const std::size_t source = holdings.columnOf(from);
    const Group group = groupOf(project, *scene, to, from);
    Loads loads(holdings, group.columns, group.weights);
    for (const std::size_t unit : scene->shuffled(scene->round().orderSeed)) {
        if (!holdings.hasAny(source, unit) || holdings.begun(source, unit)) {
            continue;
        }
        const std::size_t receiver = loads.lightest(holdings, unit);
        if (receiver != Units::kNone) {
            scene->takeUnitBack(source, unit);
            scene->giveUnit(receiver, unit);
            loads.add(receiver, scene->units().itemsOf(unit).size());
        }
    }
    return scene->plan(withPeople(labellersOf(project, scene->round()), *scene, to.empty() ? Group{} : group),
                       scene->round().overlap, true);
}

Result<Assignment> planReturn(Project& project, PersonId by, RoundId id, PersonId from)
{
    ACCORD_TRY(const auto scene, sceneOf(project, by, id));
    Holdings& holdings = scene->holdings();
    const std::size_t source = holdings.columnOf(from);
    for (std::size_t item = 0; item < scene->units().items().size(); ++item) {
        if (!holdings.labelled(source, item)) {
            scene->takeBack(source, item);
        }
    }
    return withoutPerson(project, *scene, from);
}

Result<Assignment> planJoin(Project& project, PersonId by, RoundId id, const Weight& newcomer)
{
    ACCORD_CHECK(checkPeople(project, {newcomer}));
    ACCORD_TRY(const auto scene, sceneOf(project, by, id));
    const Group all = groupOf(project, *scene, {}, {});
    const std::size_t column = scene->holdings().columnOf(newcomer.person);
    if (scene->round().assigned) {
        Joining(*scene, column).share(all, newcomer.weight);
    } else {
        for (std::size_t unit = 0; unit < scene->units().count(); ++unit) {
            scene->giveUnit(column, unit);
        }
    }
    return scene->plan(withPeople(labellersOf(project, scene->round()), *scene, Group{{column}, {newcomer.weight}}),
                       scene->round().overlap, scene->round().assigned);
}

Result<std::vector<ItemId>> queueOf(Project& project, RoundId round, PersonId person)
{
    return store::itemsFor(project.database(), round, person);
}

Result<std::vector<Unassigned>> unassigned(Project& project, RoundId id)
{
    const Round* round = project.round(id);
    if (round == nullptr) {
        return Error{Errc::NotFound, "round", {}};
    }
    std::vector<Unassigned> waiting;
    if (!round->assigned) {
        return waiting;
    }
    ACCORD_TRY(const Units units, Units::read(project, id));
    ACCORD_TRY(const Holdings holdings, Holdings::read(project, *round, units));
    for (std::size_t unit = 0; unit < units.count(); ++unit) {
        if (const int missing = holdings.missing(unit); missing > 0) {
            waiting.push_back(Unassigned{units.items()[units.itemsOf(unit).front()], missing});
        }
    }
    return waiting;
}

Result<Assignment> planHandOut(Project& project, PersonId by, RoundId id, const std::vector<Weight>& to)
{
    ACCORD_CHECK(checkPeople(project, to));
    ACCORD_TRY(const auto scene, sceneOf(project, by, id));
    if (!scene->round().assigned) {
        return notHandedOut(scene->round());
    }
    Holdings& holdings = scene->holdings();
    const Group group = groupOf(project, *scene, to, {});
    Loads loads(holdings, group.columns, group.weights);
    for (const std::size_t unit : scene->shuffled(scene->round().orderSeed)) {
        for (int missing = holdings.missing(unit); missing > 0; --missing) {
            const std::size_t receiver = loads.lightest(holdings, unit);
            if (receiver == Units::kNone) {
                break;
            }
            scene->giveUnit(receiver, unit);
            loads.add(receiver, scene->units().itemsOf(unit).size());
        }
    }
    return scene->plan(withPeople(labellersOf(project, scene->round()), *scene, to.empty() ? Group{} : group),
                       scene->round().overlap, true);
}

} // namespace accord::study
