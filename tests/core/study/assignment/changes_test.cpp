// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/random.h"
#include "core/labelling/labelling.h"
#include "core/store/study/assignment.h"
#include "core/study/assignment/changes.h"
#include "core/study/people.h"
#include "tests/core/must.h"
#include "tests/core/study/corpus.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <map>
#include <set>

using namespace accord;
using study::Assignment;
using test::Corpus;
using test::must;

namespace {

/// A running round that is shared out: items 0 to 59, and repeats of the first ten at the end.
struct Running
{
    explicit Running(int overlap = 2, int people = 4)
        : corpus(Corpus::upTo(60), people)
    {
        NoProgress quiet;
        study::RoundItems planned = must(study::everyIssue(corpus.project));
        for (std::size_t i = 0; i < 10; ++i) {
            planned.items.push_back({planned.items[i].issue, 2});
        }
        study::RoundContent content;
        content.name = "Pilot";
        round = must(study::createRound(corpus.project, {}, content, planned, quiet, {})).id;
        study::AssignmentRequest request;
        request.round = round;
        request.overlap = overlap;
        apply(must(study::planAssignment(corpus.project, {}, request, quiet, {})));
        must(study::startRound(corpus.project, {}, round));
        items = corpus.itemsOf(round);
    }

    void apply(const Assignment& plan) { must(study::apply(corpus.project, {}, plan)); }

    std::vector<ItemId> of(PersonId person) { return must(store::itemsFor(corpus.project.database(), round, person)); }
    bool has(PersonId person, ItemId item) { return std::ranges::count(of(person), item) == 1; }
    PersonId person(std::size_t i) { return corpus.people[i]; }

    // The first so many of somebody's queue.
    std::vector<ItemId> label(PersonId who, std::size_t count)
    {
        std::vector<ItemId> done = of(who);
        done.resize(std::min(done.size(), count));
        for (const ItemId item : done) {
            corpus.label(round, who, item, "A.1");
        }
        return done;
    }

    // Everybody has an item at most once, and a repeat with its first occurrence; so many have each item.
    std::map<ItemId, int> holders()
    {
        std::map<ItemId, int> result;
        for (const Person& one : corpus.project.people()) {
            const std::vector<ItemId> own = of(one.id);
            REQUIRE(std::set(own.begin(), own.end()).size() == own.size());
            for (const ItemId item : own) {
                ++result[item];
            }
        }
        return result;
    }

    Corpus corpus;
    RoundId round;
    std::vector<ItemId> items;
};

} // namespace

TEST_CASE("Reassigning: what is not begun goes to the others, balanced", "[study]")
{
    Running running;
    const PersonId from = running.person(0);
    const auto done = running.label(from, 8);
    running.apply(must(study::planReassign(running.corpus.project, {}, running.round, from)));
    const auto left = running.of(from);
    for (const ItemId item : done) {
        CHECK(std::ranges::count(left, item) == 1);
    }
    // Of what was begun, repeats stay; the rest went.
    CHECK(left.size() < 8 + 8);
    for (const auto& [item, count] : running.holders()) {
        CHECK(count == 2);
    }
    std::vector<std::size_t> sizes;
    for (std::size_t i = 1; i < 4; ++i) {
        sizes.push_back(running.of(running.person(i)).size());
    }
    CHECK(std::ranges::max(sizes) - std::ranges::min(sizes) <= 3); // a unit may be an item with its repeat
    CHECK(must(study::unassigned(running.corpus.project, running.round)).empty());
}

TEST_CASE("Reassigning: to one person, who keeps what they have", "[study]")
{
    Running running;
    const Assignment plan = must(
        study::planReassign(running.corpus.project, {}, running.round, running.person(0), {{running.person(1), 1}}));
    running.apply(plan);
    for (const ItemId item : running.of(running.person(0))) {
        CHECK(running.has(running.person(1), item)); // what both had stays where it was
    }
    for (const auto& [item, count] : running.holders()) {
        CHECK(count == 2);
    }
}

TEST_CASE("Returning: what somebody who left has not labelled waits, and can be handed out", "[study]")
{
    Running running;
    const PersonId left = running.person(2);
    const std::size_t had = running.of(left).size();
    const auto done = running.label(left, 12);
    const Assignment back = must(study::planReturn(running.corpus.project, {}, running.round, left));
    CHECK(back.unassigned > 0);
    running.apply(back);
    const auto kept = running.of(left);
    CHECK(std::set(kept.begin(), kept.end()) == std::set(done.begin(), done.end()));
    CHECK(kept.size() < had);
    const auto waiting = must(study::unassigned(running.corpus.project, running.round));
    CHECK(static_cast<std::int64_t>(waiting.size()) == back.unassigned);
    const auto holders = running.holders();
    for (const study::Unassigned& one : waiting) {
        CHECK(one.missing == 1);
        CHECK(holders.at(one.item) == 1);
    }
    CHECK(must(study::completeness(running.corpus.project, running.round)).unassigned ==
          static_cast<std::int64_t>(waiting.size()));

    running.apply(must(study::planHandOut(running.corpus.project, {}, running.round)));
    CHECK(must(study::unassigned(running.corpus.project, running.round)).empty());
    CHECK(running.of(left).size() == kept.size());
    const Round& round = *running.corpus.project.round(running.round);
    CHECK(std::ranges::count(round.people, left) == 0);
}

TEST_CASE("Joining late: a part of what is left, from those who have most", "[study]")
{
    Running running;
    (void)running.label(running.person(0), 20);
    const PersonId late = must(study::addPerson(running.corpus.project, "Late Comer")).id;
    const auto toDo = [&](PersonId person) {
        const auto all = must(study::completeness(running.corpus.project, running.round)).people;
        const auto found = std::ranges::find(all, person, &study::MissingLabels::person);
        return found == all.end() ? std::int64_t{0} : found->missing;
    };
    std::int64_t pool = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        pool += toDo(running.person(i));
    }
    running.apply(must(study::planJoin(running.corpus.project, {}, running.round, {late, 1})));
    CHECK(std::abs(static_cast<double>(toDo(late)) - static_cast<double>(pool) / 5) <= 2);
    for (const auto& [item, count] : running.holders()) {
        CHECK(count == 2);
    }
    const Round& round = *running.corpus.project.round(running.round);
    CHECK(std::ranges::count(round.people, late) == 1);
}

TEST_CASE("Joining and leaving where everything is everybody's", "[study]")
{
    Corpus corpus(Corpus::upTo(10), 3);
    const RoundId round = corpus.running("Pilot", must(study::everyIssue(corpus.project)));
    CHECK(test::errorOf(study::planReassign(corpus.project, {}, round, corpus.people[0])).code == Errc::NotPermitted);
    CHECK(test::errorOf(study::planHandOut(corpus.project, {}, round)).code == Errc::NotPermitted);
    must(study::apply(corpus.project, {}, must(study::planReturn(corpus.project, {}, round, corpus.people[1]))));
    CHECK(corpus.project.round(round)->people == std::vector{corpus.people[0], corpus.people[2]});
    must(study::apply(corpus.project, {}, must(study::planJoin(corpus.project, {}, round, {corpus.people[1], 1}))));
    CHECK(corpus.project.round(round)->people == corpus.people);
    CHECK_FALSE(corpus.project.round(round)->assigned);
}

TEST_CASE("Changes: whatever happens in whatever order, nobody loses or doubles anything", "[study]")
{
    Random random(7);
    for (int game = 0; game < 6; ++game) {
        Running running(1 + game % 3, 5);
        auto& project = running.corpus.project;
        for (int step = 0; step < 12; ++step) {
            const PersonId who = running.person(below(random, 5));
            switch (below(random, 4)) {
            case 0:
                (void)running.label(who, 5);
                break;
            case 1:
                running.apply(must(study::planReassign(project, {}, running.round, who)));
                break;
            case 2:
                if (const auto plan = study::planReturn(project, {}, running.round, who); plan.ok()) {
                    running.apply(*plan);
                }
                break;
            default:
                running.apply(must(study::planJoin(project, {}, running.round, {who, 1.5})));
                break;
            }
            for (const auto& [item, count] : running.holders()) {
                REQUIRE(count <= 1 + game % 3);
            }
        }
        running.apply(must(study::planHandOut(project, {}, running.round,
                                              {{running.person(0), 1},
                                               {running.person(1), 1},
                                               {running.person(2), 1},
                                               {running.person(3), 1},
                                               {running.person(4), 1}})));
        CHECK(must(study::unassigned(project, running.round)).empty());
        for (const PersonId person : running.corpus.people) {
            const auto own = running.of(person);
            for (const ItemId item : running.items) {
                LabelContent said = must(labelling::currentContent(project, running.round, item, person));
                if (said.verdict != Verdict::None) {
                    CHECK(std::ranges::count(own, item) == 1); // what is labelled stays theirs
                }
            }
        }
    }
}
