// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/merge.h"
#include "core/exchange/package.h"
#include "core/project/repair.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/decisions.h"
#include "core/store/meeting/second_votes.h"
#include "core/study/people.h"
#include "tests/core/exchange/merge/team.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

using namespace accord;
using test::must;
using test::planned;
using test::visible;

namespace fs = std::filesystem;

namespace {

// Something in a transaction of its own.
template <class What>
void in(Project& project, const What& what)
{
    sqlite::Transaction transaction = must(sqlite::Transaction::begin(project.database()));
    store::EventWriter events = must(store::EventWriter::begin(project.database(), project.now()));
    what(events);
    must(transaction.commit());
}

void vote(Project& project, const Uuid& id, PersonId by, std::string_view code)
{
    const SecondVote second = must(store::secondVote(project.database(), id));
    const CategoryId category = must(project.categoryCoded(code)).id;
    in(project, [&](store::EventWriter& events) {
        must(store::castVote(events, second, by, {Verdict::Category, category, Exclusion::None, {}}));
    });
}

void end(Project& project, const Uuid& id, SecondVoteState state)
{
    const SecondVote second = must(store::secondVote(project.database(), id));
    in(project, [&](store::EventWriter& events) {
        must(store::endSecondVote(events, second, project.people().front().id, state));
    });
}

} // namespace

TEST_CASE("Merge: votes that two copies gave in one second vote come together", "[merge]")
{
    test::Team team;
    Uuid id;
    in(team.project, [&](store::EventWriter& events) {
        id = must(store::openSecondVote(events, team.items[0], team.people[0], {}, team.people));
    });
    const fs::path file = team.copy();
    {
        Project copy = must(Project::open(file));
        vote(copy, id, team.people[1], "B.1");
        end(copy, id, SecondVoteState::Revealed);
    }
    vote(team.project, id, team.people[0], "A.1");
    end(team.project, id, SecondVoteState::CalledOff);

    const auto plan = planned(team.file, {file});
    CHECK(plan.fresh().votes == 1);
    CHECK(plan.fresh().meetings == 1);
    CHECK(plan.fresh().all() == 2);
    (void)team.merge({file});
    // What somebody has seen cannot be called off any more.
    const SecondVote second = must(store::secondVote(team.project.database(), id));
    CHECK(second.state == SecondVoteState::Revealed);
    CHECK(second.takingPart == team.people);
    REQUIRE(second.votes.size() == 2);
    CHECK(team.merge({file}).nothingNew());
    CHECK(must(checkIntegrity(team.project)).sound());
}

TEST_CASE("Merge: who took part and was left out at first takes part once the person is taken", "[merge]")
{
    test::Team team;
    const fs::path file = team.copy();
    Uuid guest;
    {
        Project copy = must(Project::open(file));
        guest = must(study::addPerson(copy, "Guest")).uuid;
        DecisionContent content = team.decided("A.1");
        content.method = Method::Consensus;
        content.takingPart = {team.people[0], must(copy.personNamed("Guest")).id};
        in(copy, [&](store::EventWriter& events) {
            (void)must(events.append({team.people[0]}, DecisionMade{team.items[0], content}));
        });
    }
    const auto takingPart = [&] {
        const auto decision = must(store::decisionOf(team.project.database(), team.round, team.items[0]));
        return decision ? decision->content.takingPart.size() : 0;
    };
    MergeChoices without;
    without.people[guest] = {PersonChoice::Kind::LeaveOut, {}};
    (void)team.merge({file}, without);
    CHECK(takingPart() == 1);
    MergeChoices with;
    with.people[guest] = {PersonChoice::Kind::Add, {}};
    (void)team.merge({file}, with);
    CHECK(takingPart() == 2);
}

TEST_CASE("Merge: who took part under two names took part once", "[merge]")
{
    test::Team team;
    const fs::path file = team.copy();
    Uuid twin;
    {
        Project copy = must(Project::open(file));
        const Person person = must(study::addPerson(copy, "P. One"));
        twin = person.uuid;
        DecisionContent content = team.decided("A.1");
        content.takingPart = {team.people[0], person.id};
        in(copy, [&](store::EventWriter& events) {
            (void)must(events.append({person.id}, DecisionMade{team.items[0], content}));
        });
    }
    MergeChoices same;
    same.people[twin] = {PersonChoice::Kind::SameAs, team.people[0]};
    (void)team.merge({file}, same);
    const auto decision = must(store::decisionOf(team.project.database(), team.round, team.items[0]));
    REQUIRE(decision);
    CHECK(decision->by == team.people[0]);
    CHECK(decision->content.takingPart == std::vector{team.people[0]});
    CHECK(must(checkIntegrity(team.project)).sound());
}

TEST_CASE("Package: nothing of a second vote or a meeting is in it", "[merge][package]")
{
    test::Team team;
    in(team.project, [&](store::EventWriter& events) {
        const Uuid id = must(store::openSecondVote(events, team.items[0], team.people[0], {}, team.people));
        const SecondVote second{id, team.round, team.items[0], {}, {}, {}, SecondVoteState::Open, {}, {}, {}, {}};
        must(store::castVote(events, second, team.people[1],
                             {Verdict::Category, team.category("B.1"), Exclusion::None, "whispered"}));
        must(store::endSecondVote(events, second, team.people[0], SecondVoteState::Revealed));
    });
    const fs::path package = team.package(0);
    CHECK(test::readFile(package).find("whispered") == std::string::npos);
    Project opened = must(Project::open(package));
    // Labels, codebooks, and how the study is run.
    CHECK(must(opened.database().number("SELECT count(*) FROM event WHERE kind NOT IN ('label', 'taxonomy', 'person', "
                                        "'round', 'assignment', 'settings')")) == 0);
    CHECK(must(opened.database().number(
              "SELECT count(*) FROM taking_part t JOIN event a ON a.seq = t.event WHERE a.kind <> "
              "10")) == 0);
}
