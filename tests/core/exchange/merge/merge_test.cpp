// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/merge.h"
#include "core/project/feed.h"
#include "core/project/repair.h"
#include "core/study/lifecycle.h"
#include "core/study/people.h"
#include "core/study/rounds.h"
#include "tests/core/exchange/merge/team.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"

using namespace accord;
using exchange::MergeQuestion;
using exchange::MergeQuestionKind;
using test::errorOf;
using test::merged;
using test::must;
using test::planned;
using test::visible;

namespace fs = std::filesystem;

TEST_CASE("Merge: a returned package brings its labels, and a second time nothing", "[merge]")
{
    test::Team team;
    team.give(0, 0, "A.1");
    team.give(1, 0, "B.1");
    const fs::path package = team.package(0);
    test::giveIn(package, "Person 1", 1, "B.2");
    test::giveIn(package, "Person 1", 2, "A.2");
    team.give(1, 1, "A.1");

    const auto plan = planned(team.file, {package});
    CHECK_FALSE(plan.written);
    CHECK(plan.fresh().labels == 2);
    CHECK(plan.fresh().all() == 2);
    CHECK(plan.files.at(0).isPackage);
    CHECK(plan.files.at(0).known.labels == 1);
    CHECK(plan.files.at(0).known.items == 6);
    CHECK_FALSE(plan.needsALook());
    CHECK(team.code(0, 1).empty());

    Feed feed = must(Feed::start(team.project));
    const auto report = team.merge({package});
    CHECK(report.written);
    CHECK(report.fresh().labels == 2);
    CHECK(team.code(0, 0) == "A.1");
    CHECK(team.code(0, 1) == "B.2");
    CHECK(team.code(0, 2) == "A.2");
    CHECK(team.code(1, 1) == "A.1");
    const Changes changes = must(feed.poll(team.project));
    CHECK(changes.labels.size() + (changes.everything ? 2 : 0) >= 2);
    CHECK(changes.contents);
    CHECK(must(checkIntegrity(team.project)).sound());

    const auto again = team.merge({package});
    CHECK(again.nothingNew());
    CHECK_FALSE(again.written);
    CHECK(again.backup.empty());
    // Nothing is left beside the package.
    CHECK_FALSE(fs::exists(package.string() + "-wal"));
    CHECK_FALSE(fs::exists(package.string() + "-shm"));
}

TEST_CASE("Merge: the backup holds the project as it was, and a plan writes nothing", "[merge]")
{
    test::Team team;
    const fs::path package = team.package(0);
    test::giveIn(package, "Person 1", 1, "B.2");
    const auto before = visible(team.file);
    (void)planned(team.file, {package});
    CHECK(visible(team.file) == before);
    const auto report = team.merge({package});
    REQUIRE(fs::exists(report.backup));
    CHECK(report.backup.parent_path().parent_path() == team.file.parent_path());
    CHECK(visible(report.backup) == before);
    CHECK(visible(team.file) != before);
}

TEST_CASE("Merge: our clock goes on from the greatest of both", "[merge]")
{
    test::Team team;
    const fs::path package = team.package(0);
    const fs::path copy = team.copy();
    for (int i = 0; i < 20; ++i) {
        test::giveIn(package, "Person 1", 0, i % 2 == 0 ? "A.1" : "A.2");
    }
    (void)team.merge({package});
    CHECK(team.code(0, 0) == "A.2");
    team.give(0, 0, "B.1");
    CHECK(team.code(0, 0) == "B.1");
    CHECK(must(checkIntegrity(team.project)).sound());
    // Also in another copy that has what was said in the package: what was said here later holds.
    (void)merged(copy, {package});
    (void)merged(copy, {team.file});
    CHECK(visible(copy) == visible(team.file));
}

TEST_CASE("Merge: into a package comes another package of its person and nothing else", "[merge][package]")
{
    test::Team team;
    const fs::path package = team.package(0);
    const fs::path other = team.package(0, "laptop.accord");
    const fs::path ofAnother = team.package(1, "another.accord");
    const fs::path copy = team.copy();
    test::giveIn(package, "Person 1", 0, "A.1");
    test::giveIn(other, "Person 1", 1, "B.1");
    test::giveIn(ofAnother, "Person 2", 0, "A.2");
    test::giveIn(copy, "Person 2", 0, "A.2");
    Project project = must(Project::open(package));
    const auto before = visible(package);
    MergeChoices choices;
    choices.by = project.people().at(0).id;
    NoProgress progress;
    for (const fs::path& file : {ofAnother, copy}) {
        const std::vector<fs::path> files{other, file};
        const Error refused = errorOf(exchange::merge(project, files, choices, progress, {}));
        CHECK(refused.code == Errc::NotPermitted);
        CHECK(accord::test::says(refused, "package of one person"));
        CHECK(visible(package) == before);
    }
    const std::vector<fs::path> files{other};
    CHECK(errorOf(exchange::merge(project, files, {}, progress, {})).code == Errc::NotPermitted);
    const auto report = must(exchange::merge(project, files, choices, progress, {}));
    CHECK(report.fresh().labels == 1);
    CHECK(report.fresh().all() == 1);
    CHECK_FALSE(report.mayTakeExtras);
    CHECK(project.people().size() == 1);
    // Both come back as one.
    (void)team.merge({package});
    CHECK(team.code(0, 0) == "A.1");
    CHECK(team.code(0, 1) == "B.1");
    CHECK(must(checkIntegrity(team.project)).sound());
}

TEST_CASE("Merge: an unknown person is added, left out, or taken for somebody, and it is kept in mind", "[merge]")
{
    test::Team team;
    const fs::path copy = team.copy();
    {
        Project other = must(Project::open(copy));
        (void)must(study::addPerson(other, "Mira"));
    }
    test::giveIn(copy, "Mira", 0, "A.2");
    const auto plan = planned(team.file, {copy});
    const MergeQuestion* question = test::lookFor(plan, MergeQuestionKind::UnknownPerson);
    REQUIRE(question != nullptr);
    CHECK(question->subject == "Mira");
    CHECK(question->count == 1);
    CHECK(question->chosen == "add");
    const Uuid mira = question->person;
    MergeChoices choices;

    SECTION("added")
    {
        (void)team.merge({copy});
        CHECK(team.project.people().size() == 4);
        CHECK(must(team.project.personNamed("Mira")).uuid == mira);
    }
    SECTION("left out")
    {
        choices.people[mira].kind = PersonChoice::Kind::LeaveOut;
        const auto report = team.merge({copy}, choices);
        CHECK(report.fresh().labels == 0);
        CHECK(team.project.people().size() == 3);
        const auto again = planned(team.file, {copy});
        CHECK(again.nothingNew());
        CHECK_FALSE(again.needsALook());
        // Until somebody says otherwise.
        choices.people[mira].kind = PersonChoice::Kind::Add;
        (void)team.merge({copy}, choices);
        CHECK(team.project.people().size() == 4);
    }
    SECTION("is somebody else")
    {
        choices.people[mira] = PersonChoice{PersonChoice::Kind::SameAs, team.people[1]};
        (void)team.merge({copy}, choices);
        CHECK(team.project.people().size() == 3);
        CHECK(team.code(1, 0) == "A.2");
        test::giveIn(copy, "Mira", 1, "B.1");
        const auto again = planned(team.file, {copy});
        CHECK(again.fresh().labels == 1);
        CHECK_FALSE(again.needsALook());
        (void)team.merge({copy});
        CHECK(team.code(1, 1) == "B.1");
        // It travels: the other copy learns that they are one.
        (void)merged(copy, {team.file});
        CHECK(visible(copy) == visible(team.file));
    }
    SECTION("turns out to be somebody else later")
    {
        team.give(1, 0, "B.2");
        (void)team.merge({copy});
        CHECK(team.project.people().size() == 4);
        choices.people[mira] = PersonChoice{PersonChoice::Kind::SameAs, team.people[1]};
        (void)team.merge({copy}, choices);
        CHECK(team.project.people().size() == 3);
        CHECK(must(checkIntegrity(team.project)).sound());
        (void)merged(copy, {team.file});
        CHECK(visible(copy) == visible(team.file));
    }
    CHECK(must(checkIntegrity(team.project)).sound());
}

TEST_CASE("Merge: a draft deleted in one copy is gone in both, unless the other one has started it", "[merge]")
{
    const bool started = GENERATE(false, true);
    test::Team team;
    NoProgress quiet;
    study::RoundContent content;
    content.name = "Next";
    const RoundId round =
        must(study::createRound(team.project, {}, content, must(study::everyIssue(team.project)), quiet, {})).id;
    const Uuid uuid = team.project.round(round)->uuid;
    const fs::path copy = team.copy();
    {
        Project other = must(Project::open(copy));
        const auto rounds = other.rounds();
        const auto there = std::ranges::find(rounds, uuid, &Round::uuid);
        REQUIRE(there != rounds.end());
        must(study::deleteRound(other, {}, there->id));
    }
    if (started) {
        must(study::startRound(team.project, {}, round));
    }
    (void)team.merge({copy});
    must(team.project.refresh());
    CHECK((team.project.round(round) != nullptr) == started);
    CHECK(must(checkIntegrity(team.project)).sound());
}

TEST_CASE("Merge: somebody of the same name is not taken for the same person unasked", "[merge]")
{
    test::Team team;
    const fs::path copy = team.copy();
    {
        Project other = must(Project::open(copy));
        (void)must(study::addPerson(other, "Mira"));
    }
    (void)must(study::addPerson(team.project, "mira"));
    const MergeQuestion* question = nullptr;
    const auto plan = planned(team.file, {copy});
    question = test::lookFor(plan, MergeQuestionKind::Namesake);
    REQUIRE(question != nullptr);
    MergeChoices choices;
    choices.people[question->person] =
        PersonChoice{PersonChoice::Kind::SameAs, must(team.project.personNamed("mira")).id};
    (void)team.merge({copy}, choices);
    CHECK(team.project.people().size() == 4);
}

TEST_CASE("Merge: cancelled it leaves the project as it was", "[merge]")
{
    test::Team team;
    const fs::path package = team.package(0);
    test::giveIn(package, "Person 1", 0, "A.1");
    const auto before = visible(team.file);
    std::stop_source stop;
    stop.request_stop();
    NoProgress progress;
    const std::vector<fs::path> files{package};
    CHECK(errorOf(exchange::merge(team.project, files, {}, progress, stop.get_token())).code == Errc::Cancelled);
    CHECK(visible(team.file) == before);
}

namespace {

/// Others who work in the project while it is being backed up for a merge.
class Meddling final : public Progress
{
public:
    explicit Meddling(test::Team& team)
        : m_team(team)
    {}

    void report(std::string_view step, std::int64_t /*done*/, std::int64_t /*total*/) override
    {
        if (step == m_team.file.filename().string()) {
            Project other = must(Project::open(m_team.file));
            (void)must(study::addPerson(other, "Newcomer"));
            study::RoundPlan plan;
            plan.name = "Second";
            (void)must(study::startRound(other, plan));
            test::giveIn(m_team.file, "Person 2", 5, "B.1");
        }
    }

private:
    test::Team& m_team;
};

} // namespace

TEST_CASE("Merge: what others do between the report and the merge is not lost", "[merge]")
{
    test::Team team;
    const fs::path package = team.package(0);
    test::giveIn(package, "Person 1", 1, "B.2");
    Meddling meddling(team);
    const std::vector<fs::path> files{package};
    const auto report = must(exchange::merge(team.project, files, {}, meddling, {}));
    CHECK(report.written);
    CHECK(report.fresh().labels == 1);
    CHECK(team.code(0, 1) == "B.2");
    CHECK(team.code(1, 5) == "B.1");
    CHECK(team.project.people().size() == 4);
    CHECK(team.project.rounds().size() == 2);
    CHECK(must(checkIntegrity(team.project)).sound());
}
