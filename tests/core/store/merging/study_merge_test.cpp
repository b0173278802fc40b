// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/repair.h"
#include "core/sqlite/transaction.h"
#include "core/store/merging/export.h"
#include "core/store/study/assignment.h"
#include "core/store/study/people.h"
#include "core/store/study/rounds.h"
#include "core/store/study/settings.h"
#include "core/study/gate/evaluate.h"
#include "core/study/lifecycle.h"
#include "core/study/people.h"
#include "core/study/rounds.h"
#include "tests/core/events.h"
#include "tests/core/exchange/merge/team.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <algorithm>
#include <functional>

using namespace accord;
using test::errorOf;
using test::must;
using test::planned;
using test::visible;

namespace fs = std::filesystem;

namespace {

template <class Write>
void write(Project& project, const Write& what)
{
    test::inOne(project, [&](store::EventWriter& events) -> Result<bool> {
        ACCORD_CHECK(what(events));
        return true;
    });
    must(project.refresh());
}

void changeRound(Project& project, const std::function<void(Round&)>& change)
{
    Round round = project.rounds().front();
    change(round);
    write(project,
          [&](store::EventWriter& events) { return store::writeRound(events, project.people().front().id, round); });
}

void hand(Project& project, const std::string& person, std::vector<ItemId> out, std::vector<ItemId> back = {})
{
    const PersonId to = must(project.personNamed(person)).id;
    write(project, [&](store::EventWriter& events) {
        return store::assign(events, project.people().front().id, project.rounds().front().id, to, {out, back});
    });
}

std::vector<ItemId> itemsIn(Project& project)
{
    return must(store::itemsInOrder(project.database(), project.rounds().front().id));
}

/// The round is shared out: to the first person items 0 and 1, to the second 1 and 2.
struct StudyTeam : test::Team
{
    StudyTeam()
    {
        lead();
        changeRound(project, [&](Round& pilot) {
            pilot.name = "Pilot";
            pilot.purpose = RoundPurpose::Pilot;
            pilot.codebook = project.codebook();
            pilot.people = {people[0], people[1]};
        });
        hand(project, "Person 1", {items[0], items[1]});
        hand(project, "Person 2", {items[1], items[2]});
        StudySettings settings;
        settings.gate = "theme kappa at least 0.7";
        write(project,
              [&](store::EventWriter& events) { return store::writeStudySettings(events, people[2], settings); });
    }
};

std::int64_t number(const fs::path& file, const std::string& sql)
{
    const auto database = must(sqlite::Database::open(file, sqlite::Database::Mode::ReadOnly));
    return must(database->number(sql));
}

} // namespace

TEST_CASE("Merge: what a study is run with comes together, in either order, and twice changes nothing", "[merge]")
{
    StudyTeam team;
    const fs::path here = team.copy("here.accord");
    const fs::path there = team.copy("there.accord");
    {
        Project project = must(Project::open(here));
        hand(project, "Person 1", {}, {itemsIn(project)[0]});
        changeRound(project, [](Round& round) { round.state = RoundState::Closed; });
        Person person = project.people()[0];
        person.pseudonym = "A7";
        write(project, [&](store::EventWriter& events) { return store::writePerson(events, person.id, person); });
    }
    {
        Project project = must(Project::open(there));
        study::PersonContent another;
        another.name = "Person 4";
        const Person fourth = must(study::addPerson(project, project.leads().front().id, another));
        hand(project, "Person 4", {itemsIn(project)[0]});
        write(project, [&](store::EventWriter& events) {
            return study::writeGateOutcome(
                events, {project.rounds().front().id, GateVerdict::Go, fourth.id, {}, "as agreed", "{}"});
        });
        // Later by the logical clock than what was said of the round in the other copy.
        changeRound(project, [](Round& round) { round.gate = "another"; });
    }
    const auto plan = planned(here, {there});
    CHECK(plan.fresh().people == 1);
    CHECK(plan.fresh().assignments == 1);
    CHECK(plan.fresh().roundChanges == 1);
    CHECK(plan.fresh().gates == 1);
    CHECK(plan.fresh().settings == 0);
    const fs::path one = test::copied(here, team.folder / "one.accord");
    const fs::path other = test::copied(there, team.folder / "other.accord");
    (void)test::merged(one, {there});
    (void)test::merged(other, {here});
    INFO(test::difference(visible(one), visible(other)));
    CHECK(visible(one) == visible(other));
    CHECK(planned(one, {there, other}).nothingNew());

    for (const fs::path& file : {one, other}) {
        Project project = must(Project::open(file));
        CHECK(must(checkIntegrity(project)).sound());
        const Round round = project.rounds().front();
        CHECK(round.state == RoundState::Closed); // it only ever grows
        CHECK(round.gate == "another");           // the last content
        CHECK(round.purpose == RoundPurpose::Pilot);
        CHECK(round.codebook == project.codebook());
        CHECK(round.people.size() == 2);
        CHECK(round.assigned);
        CHECK(must(project.personNamed("Person 1")).pseudonym == "A7");
        const auto assigned = must(store::assignedIn(project.database(), round.id));
        CHECK(assigned.at(must(project.personNamed("Person 1")).id) == std::vector{itemsIn(project)[1]});
        CHECK(assigned.at(must(project.personNamed("Person 4")).id) == std::vector{itemsIn(project)[0]});
        CHECK(project.mayLead(must(project.personNamed("Person 3")).id));
        CHECK_FALSE(project.mayLead(must(project.personNamed("Person 1")).id));
        CHECK(must(study::gateOutcomes(project.database(), round.id)).size() == 1);
        CHECK(project.settings().gate == "theme kappa at least 0.7");
    }
}

TEST_CASE("Merge: what copies changed in different fields of one round is all changed, in any order", "[merge]")
{
    test::Team team;
    team.lead();
    const PersonId lead = team.people[2];
    NoProgress quiet;
    study::RoundContent content;
    content.name = "Draft";
    content.blind = false;
    const Round draft =
        must(study::createRound(team.project, lead, content, must(study::everyIssue(team.project)), quiet, {}));
    const std::vector<fs::path> copies{team.copy("a.accord"), team.copy("b.accord"), team.copy("c.accord")};
    const auto edit = [&](const fs::path& file, const std::function<void(study::RoundContent&)>& change) {
        Project project = must(Project::open(file));
        const Round round = must(project.roundNamed("Draft"));
        study::RoundContent changed = study::contentOf(round);
        change(changed);
        must(study::editRound(project, lead, round.id, changed));
    };
    edit(copies[0], [](study::RoundContent& round) { round.name = "Pilot"; });
    edit(copies[1], [](study::RoundContent& round) {
        round.blind = true;
        round.gate = "theme fleiss-kappa >= 0.7";
    });
    edit(copies[2], [&](study::RoundContent& round) {
        round.people = {team.people[0], team.people[1]};
        round.purpose = RoundPurpose::Pilot;
    });

    std::vector<std::size_t> order{0, 1, 2};
    std::vector<std::string> first;
    do {
        const fs::path file = test::copied(copies[order[0]], team.folder / "merged.accord");
        (void)test::merged(file, {copies[order[1]]});
        (void)test::merged(file, {copies[order[2]]});
        {
            Project project = must(Project::open(file));
            const Round round = must(project.roundNamed("Pilot"));
            CHECK(round.uuid == draft.uuid);
            CHECK(round.blind);
            CHECK(round.gate == "theme fleiss-kappa >= 0.7");
            CHECK(round.people == std::vector{team.people[0], team.people[1]});
            CHECK(round.purpose == RoundPurpose::Pilot);
            CHECK(round.state == RoundState::Draft);
        }
        first = first.empty() ? visible(file) : first;
        INFO(test::difference(first, visible(file)));
        CHECK(visible(file) == first);
        CHECK(planned(file, copies).nothingNew());
        // And the other way round, of two that are merged already.
        const fs::path pair = test::copied(copies[order[1]], team.folder / "pair.accord");
        (void)test::merged(pair, {copies[order[2]]});
        const fs::path whole = test::copied(copies[order[0]], team.folder / "whole.accord");
        (void)test::merged(whole, {pair});
        CHECK(visible(whole) == first);
        for (const fs::path& each : {file, pair, whole}) {
            fs::remove(each);
        }
    } while (std::ranges::next_permutation(order).found);
}

TEST_CASE("Merge: a round that somebody started or opened to all stays so, whatever others made of its draft",
          "[merge]")
{
    const bool lifted = GENERATE(false, true);
    INFO(lifted);
    test::Team team;
    team.lead();
    const PersonId lead = team.people[2];
    NoProgress quiet;
    study::RoundContent content;
    content.name = "Draft";
    content.blind = lifted;
    (void)must(study::createRound(team.project, lead, content, must(study::everyIssue(team.project)), quiet, {}));
    const fs::path started = team.copy("started.accord");
    const fs::path edited = team.copy("edited.accord");
    {
        Project project = must(Project::open(started));
        const RoundId round = must(project.roundNamed("Draft")).id;
        must(study::startRound(project, lead, round));
        if (lifted) {
            must(study::liftBlind(project, lead, round, "everybody sat in one room"));
        }
    }
    {
        Project project = must(Project::open(edited));
        const Round round = must(project.roundNamed("Draft"));
        study::RoundContent changed = study::contentOf(round);
        changed.name = "Renamed";
        changed.blind = false;
        must(study::editRound(project, lead, round.id, changed));
        changed.blind = true;
        must(study::editRound(project, lead, round.id, changed)); // by the logical clock after what the other did
    }
    const fs::path one = test::copied(started, team.folder / "one.accord");
    const fs::path other = test::copied(edited, team.folder / "other.accord");
    (void)test::merged(one, {edited});
    (void)test::merged(other, {started});
    INFO(test::difference(visible(one), visible(other)));
    CHECK(visible(one) == visible(other));
    Project project = must(Project::open(one));
    const Round round = must(project.roundNamed("Renamed"));
    CHECK_FALSE(round.blind);
    CHECK(round.state == RoundState::Running);
}

TEST_CASE("Package: holds what is handed to its person, and nothing of what others are to do", "[merge][package]")
{
    StudyTeam team;
    write(team.project, [&](store::EventWriter& events) {
        return study::writeGateOutcome(events,
                                       {team.round, GateVerdict::NoGo, team.people[2], {}, "quokkas disagree", "{}"});
    });
    const fs::path file = team.package(1);
    {
        Project package = must(Project::open(file));
        REQUIRE(package.people().size() == 1);
        CHECK(package.people()[0].role == Role::Annotator);
        const Round round = package.rounds().at(0);
        CHECK(round.name == "Pilot");
        CHECK(round.purpose == RoundPurpose::Pilot);
        CHECK(round.codebook == package.codebook());
        CHECK(round.people == std::vector{package.people()[0].id});
        CHECK(itemsIn(package).size() == 2);
        CHECK(must(store::itemsFor(package.database(), round.id, package.people()[0].id)) == itemsIn(package));
        CHECK(package.settings().gate == "theme kappa at least 0.7");
        CHECK(must(checkIntegrity(package)).sound());
    }
    CHECK(number(file, "SELECT count(*) FROM event WHERE kind = 'assignment'") == 1);
    CHECK(number(file, "SELECT count(*) FROM event WHERE kind = 'gate'") == 0);
    CHECK(number(file, "SELECT count(*) FROM assigned_item") == 2);
    CHECK(test::readFile(file).find("quokkas") == std::string::npos);
    CHECK(test::readFile(file).find("Person 3") == std::string::npos);
    CHECK(planned(team.file, {file}).nothingNew());
}

TEST_CASE("Package: nobody runs the study from a package", "[merge][package]")
{
    StudyTeam team;
    const fs::path file = team.package(0);
    test::giveIn(file, "Person 1", 0, "A.1");
    {
        Project package = must(Project::open(file));
        changeRound(package, [](Round& round) { round.state = RoundState::Reconciled; });
        hand(package, "Person 1", {}, {itemsIn(package)[0]});
        Person own = package.people()[0];
        own.initials = "OW";
        own.role = Role::Lead;
        write(package, [&](store::EventWriter& events) { return store::writePerson(events, own.id, own); });
    }
    MergeChoices choices;
    choices.by = team.people[2];
    const auto report = team.merge({file}, choices);
    CHECK(report.fresh().labels == 1);
    CHECK(report.fresh().all() == 1);
    must(team.project.refresh());
    CHECK(team.project.rounds().front().state == RoundState::Running);
    CHECK(must(store::itemsFor(team.project.database(), team.round, team.people[0])).size() == 2);
    CHECK(team.project.people()[0].initials != "OW");
    CHECK(team.merge({file}, choices).nothingNew());
}

TEST_CASE("Package: what it tells only in part is whole once a full copy is there, whichever comes first",
          "[merge][package]")
{
    test::Team team;
    const fs::path before = team.copy("before.accord");
    const fs::path before2 = test::copied(before, team.folder / "before2.accord");
    Project full = must(Project::open(team.copy("full.accord")));
    hand(full, "Person 1", {itemsIn(full)[0], itemsIn(full)[1]});
    hand(full, "Person 2", {itemsIn(full)[1], itemsIn(full)[2]});
    changeRound(full, [&](Round& round) { round.people = {full.people()[0].id, full.people()[1].id}; });
    NoProgress progress;
    const fs::path package = team.folder / "part.accord";
    {
        const auto some = std::vector{itemsIn(full)[2]};
        const store::PackRequest request{newUuid(), full.people()[1].id, some, full.now()};
        (void)must(store::pack(full.file(), request, package, {}));
    }
    MergeChoices all;
    all.take = std::set(kMergeExtras.begin(), kMergeExtras.end());
    CHECK(test::merged(before, {package}, all).fresh().assignments == 1);
    (void)test::merged(before, {full.file()});
    (void)test::merged(before2, {full.file()});
    (void)test::merged(before2, {package}, all);
    INFO(test::difference(visible(before), visible(before2)));
    CHECK(visible(before) == visible(before2));
    CHECK(visible(before) == visible(full.file()));
}

TEST_CASE("Merge: two names of one person are handed what either was", "[merge]")
{
    StudyTeam team;
    const fs::path file = team.copy();
    {
        Project copy = must(Project::open(file));
        study::PersonContent another;
        another.name = "Persona 1";
        (void)must(study::addPerson(copy, copy.leads().front().id, another));
        hand(copy, "Persona 1", {itemsIn(copy)[3]});
    }
    MergeChoices choices;
    {
        Project copy = must(Project::open(file));
        choices.people[must(copy.personNamed("Persona 1")).uuid] = {PersonChoice::Kind::SameAs, team.people[0]};
        choices.by = team.people[2];
    }
    (void)team.merge({file}, choices);
    must(team.project.refresh());
    CHECK(team.project.people().size() == 3);
    CHECK(must(store::itemsFor(team.project.database(), team.round, team.people[0])) ==
          std::vector{team.items[0], team.items[1], team.items[3]});
    CHECK(must(checkIntegrity(team.project)).sound());
}

TEST_CASE("Merge: a copy that a released program made is merged and stays as it is", "[merge]")
{
    const test::TempFolder folder;
    const fs::path project = folder / "project.accord";
    const fs::path earlier = folder / "earlier.accord";
    fs::copy_file(test::fixture("schema_0001.accord"), project);
    fs::copy_file(test::fixture("schema_0001.accord"), earlier);
    {
        const auto database = must(sqlite::Database::open(earlier, sqlite::Database::Mode::ReadWrite));
        must(database->execute("INSERT INTO event (uuid, kind, clock, at, person_id, item_id) VALUES (randomblob(16), "
                               "'label', 5000, '2026-01-01T00:00:00Z', 1, 1)"));
        must(database->execute("INSERT INTO answer (event, verdict) VALUES (last_insert_rowid(), 3)"));
        must(database->execute("PRAGMA wal_checkpoint(TRUNCATE)"));
    }
    const std::string bytes = test::readFile(earlier);
    const auto report = test::merged(project, {earlier});
    CHECK(report.fresh().labels == 1);
    CHECK(report.fresh().all() == 1);
    CHECK(test::merged(project, {earlier}).nothingNew());
    CHECK(test::readFile(earlier) == bytes);
    Project opened = must(Project::open(project));
    CHECK(must(checkIntegrity(opened)).sound());
}

TEST_CASE("Merge: what nobody can have said about a study is refused", "[merge]")
{
    StudyTeam team;
    const std::string sql =
        GENERATE(as<std::string>(),                                                                      //
                 "UPDATE event SET round_id = NULL WHERE kind = 'assignment'",                           //
                 "UPDATE event SET about_person = NULL WHERE kind = 'person'",                           //
                 "UPDATE event SET round_id = 1 WHERE kind = 'taxonomy'",                                //
                 "UPDATE event SET state = 7 WHERE kind = 'round'",                                      //
                 "UPDATE event SET kind = 'dance' WHERE kind = 'settings'",                              //
                 "UPDATE event SET kind = 'round' WHERE kind = 'assignment'",                            //
                 "UPDATE event SET detail = NULL WHERE kind = 'settings'",                               //
                 "UPDATE event SET item_id = 1 WHERE kind = 'round'",                                    //
                 "INSERT INTO answer (event, verdict) SELECT seq, 0 FROM event WHERE kind = 'settings'", //
                 "UPDATE event SET detail = json_object('name', hex(zeroblob(900))) WHERE kind = 'round'",
                 "UPDATE event SET detail = hex(zeroblob(9000)) WHERE kind = 'person'", //
                 "INSERT INTO assigned_item SELECT seq, 6, 1 FROM event WHERE kind = 'round'");
    const fs::path file = team.copy();
    {
        const auto database = must(sqlite::Database::open(file, sqlite::Database::Mode::ReadWrite));
        must(database->execute(sql));
    }
    INFO(sql);
    const auto before = visible(team.file);
    NoProgress progress;
    const std::vector<fs::path> files{file};
    CHECK(errorOf(exchange::merge(team.project, files, {}, progress, {})).code == Errc::Damaged);
    CHECK(visible(team.file) == before);
}
