// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/exchange/merge.h"
#include "core/exchange/package.h"
#include "core/project/repair.h"
#include "core/sqlite/database.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/event_writer.h"
#include "core/store/study/people.h"
#include "core/store/study/rounds.h"
#include "core/study/people.h"
#include "tests/core/exchange/merge/forged.h"
#include "tests/core/exchange/merge/team.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <functional>

using namespace accord;
using exchange::MergeQuestion;
using exchange::MergeQuestionKind;
using test::errorOf;
using test::must;
using test::visible;

namespace fs = std::filesystem;

// What somebody puts into a file that they send back, and that is not theirs to say.
namespace {

void write(Project& project, const std::function<void(store::EventWriter&)>& events)
{
    sqlite::Transaction transaction = must(sqlite::Transaction::begin(project.database()));
    store::EventWriter writer = must(store::EventWriter::begin(project.database(), project.now()));
    events(writer);
    must(transaction.commit());
    must(project.refresh());
}

void setRole(Project& project, const std::string& name, Role role, PersonId by = {})
{
    write(project, [&](store::EventWriter& events) {
        Person person = must(project.personNamed(name));
        person.role = role;
        must(store::writePerson(events, by, person));
    });
}

/// A team with a lead ("Person 3"), and a package for "Person 1" with one label of theirs.
struct ForgedTeam : test::Team
{
    ForgedTeam()
    {
        setRole(project, "Person 3", Role::Lead);
        file = package(0, "forged.accord");
        test::giveIn(file, "Person 1", 0, "A.1");
        lead.by = people[2];
        annotator.by = people[0];
    }

    /// As merged by somebody, without anything that they chose.
    exchange::MergeReport planBy(const MergeChoices& choices)
    {
        NoProgress progress;
        const std::vector<fs::path> files{file};
        return must(exchange::planMerge(project, files, choices, progress, {}));
    }

    const MergeQuestion* extra(const exchange::MergeReport& report, MergeExtra kind) const
    {
        for (const MergeQuestion& question : report.files.at(0).questions) {
            if (question.kind == MergeQuestionKind::Extra && question.extra == kind) {
                return &question;
            }
        }
        return nullptr;
    }

    fs::path file;
    MergeChoices lead;
    MergeChoices annotator;
};

} // namespace

TEST_CASE("Merge: a forged package brings its person's work and nothing else, whoever merges it", "[merge][package]")
{
    ForgedTeam team;
    test::forge(team.file, team.project.person(team.people[1])->uuid);
    const int who = GENERATE(0, 1, 2);
    const MergeChoices choices = who == 0 ? team.lead : who == 1 ? team.annotator : MergeChoices{};
    const auto before = visible(team.Team::file);
    const auto plan = team.planBy(choices);
    CHECK(plan.fresh().labels == 1);
    CHECK(plan.fresh().all() == 1);
    CHECK(plan.mayTakeExtras == (choices.by == team.people[2]));
    for (const MergeExtra kind : kMergeExtras) {
        if (kind == MergeExtra::FirstLabels) {
            continue; // the round goes on here: see first_labels_merge_test
        }
        INFO(nameOf(kind));
        const MergeQuestion* question = team.extra(plan, kind);
        REQUIRE(question != nullptr);
        CHECK(question->count > 0);
        CHECK(question->chosen == "leave");
    }
    CHECK(team.extra(plan, MergeExtra::Others)->subject == "Person 2");
    CHECK(team.extra(plan, MergeExtra::People)->detail == "Person 1");
    CHECK(team.extra(plan, MergeExtra::Rounds)->subject.find("Renamed") != std::string::npos);
    CHECK(visible(team.Team::file) == before);
    if (!choices.by.valid()) {
        // The project has a lead, so that nobody in particular may look and not merge.
        NoProgress progress;
        const std::vector<fs::path> files{team.file};
        CHECK(errorOf(exchange::merge(team.project, files, choices, progress, {})).code == Errc::NotPermitted);
        CHECK(visible(team.Team::file) == before);
        return;
    }

    const auto report = team.merge({team.file}, choices);
    CHECK(report.fresh().all() == 1);
    CHECK(team.code(0, 0) == "A.1");
    CHECK(team.code(1, 0).empty());
    // One event and the label that follows from it are new; nothing else is another.
    auto after = visible(team.Team::file);
    std::erase_if(after, [&](const std::string& line) { return std::ranges::count(before, line) > 0; });
    REQUIRE(after.size() == 2);
    CHECK(after[0].starts_with("event "));
    CHECK(after[1].starts_with("label "));
    CHECK(visible(team.Team::file).size() == before.size() + 2);
    CHECK(must(checkIntegrity(team.project)).sound());
    // What is left for a lead is no reason to write.
    CHECK_FALSE(team.merge({team.file}, choices).written);
}

TEST_CASE("Merge: what a package brings beside work is taken by a lead alone, kind by kind", "[merge][package]")
{
    ForgedTeam team;
    test::forge(team.file, team.project.person(team.people[1])->uuid);
    NoProgress progress;
    const std::vector<fs::path> files{team.file};
    for (const MergeExtra kind : kMergeExtras) {
        team.annotator.take = std::set{kind};
        CHECK(errorOf(exchange::merge(team.project, files, team.annotator, progress, {})).code == Errc::NotPermitted);
        // Nobody in particular is no lead either.
        MergeChoices nobody;
        nobody.take = std::set{kind};
        CHECK(errorOf(exchange::planMerge(team.project, files, nobody, progress, {})).code == Errc::NotPermitted);
    }
    team.lead.take = std::set{MergeExtra::Rounds};
    (void)team.merge({team.file}, team.lead);
    CHECK(team.project.round(team.round)->name == "Renamed in package");
    CHECK(team.project.round(team.round)->state == RoundState::Closed);
    CHECK(team.project.rounds().size() == 2);
    CHECK(team.project.people().size() == 3);
    CHECK(team.project.codebookNumber() == 1);
    CHECK_FALSE(team.project.mayLead(team.people[0]));
    CHECK(team.code(1, 0).empty());

    team.lead.take = std::set(kMergeExtras.begin(), kMergeExtras.end());
    const auto report = team.merge({team.file}, team.lead);
    CHECK(report.written);
    CHECK(team.project.people().size() == 4);
    CHECK(team.project.mayLead(team.people[0]));
    CHECK(team.code(1, 0) == "B.1");
    CHECK(team.project.codebookNumber() == 2);
    CHECK(must(checkIntegrity(team.project)).sound());
    for (const MergeExtra kind : kMergeExtras) {
        INFO(nameOf(kind));
        CHECK(team.extra(team.planBy({}), kind) == nullptr);
    }
}

TEST_CASE("Merge: who stands for whom in a strange file gives nobody another one's name", "[merge][package]")
{
    ForgedTeam team;
    team.give(1, 0, "B.1");
    must(team.project.database().execute("UPDATE round SET blind = 1"));
    must(team.project.refresh());
    {
        // The second person is put in as the author under another name, with a label later than all others.
        Project forged = must(Project::open(team.file));
        write(forged, [&](store::EventWriter& events) {
            Person second = *team.project.person(team.people[1]);
            second = must(store::insertPerson(forged.database(), second, forged.now(), {}));
            must(forged.database().execute("UPDATE person SET same_as = 1 WHERE id > 1"));
            LabelContent label;
            label.verdict = Verdict::Category;
            label.category = must(forged.categoryCoded("A.2")).id;
            (void)must(events.append(
                {second.id}, LabelGiven{must(store::itemsInOrder(forged.database(), forged.rounds().at(0).id))[0],
                                        label, 1, forged.codebook()}));
            must(forged.database().execute("UPDATE event SET clock = clock + 1000 WHERE kind = 'label'"));
        });
    }
    if (GENERATE(false, true)) {
        Project forged = must(Project::open(team.file));
        NoProgress progress;
        (void)must(exchange::writeReturn(forged, team.folder / "forged.returned", progress, {}));
        team.file = team.folder / "forged.returned";
    }
    const auto plan = team.planBy(team.annotator);
    CHECK(plan.fresh().labels == 1);
    REQUIRE(team.extra(plan, MergeExtra::Others) != nullptr);
    CHECK(team.extra(plan, MergeExtra::Others)->subject == "Person 2");
    CHECK(team.extra(plan, MergeExtra::Others)->chosen == "leave");
    (void)team.merge({team.file}, team.annotator);
    CHECK(team.code(0, 0) == "A.1");
    CHECK(team.code(1, 0) == "B.1");
    // A lead who takes who is who does not take the label with it.
    team.lead.take = std::set{MergeExtra::People};
    (void)team.merge({team.file}, team.lead);
    CHECK(team.code(1, 0) == "B.1");
    CHECK(team.project.people().size() == 3);

    // That they are one is for this project to say; then both are who the package is for.
    must(study::joinPeople(team.project, team.people[2], team.people[1], team.people[0]));
    CHECK(team.extra(team.planBy(team.annotator), MergeExtra::Others) == nullptr);
    (void)team.merge({team.file}, team.annotator);
    CHECK(team.code(0, 0) == "A.2");
    CHECK(must(checkIntegrity(team.project)).sound());
}

TEST_CASE("Merge: of a full copy how the study is taken by a lead alone", "[merge]")
{
    ForgedTeam team;
    team.file = team.copy();
    {
        Project other = must(Project::open(team.file));
        setRole(other, "Person 1", Role::Lead, must(other.personNamed("Person 1")).id);
        write(other, [&](store::EventWriter& events) {
            Round round = other.rounds().at(0);
            round.name = "Renamed in copy";
            must(store::writeRound(events, {}, round));
        });
        test::giveIn(team.file, "Person 2", 1, "B.2");
    }
    const auto plan = team.planBy(team.annotator);
    REQUIRE(team.extra(plan, MergeExtra::People) != nullptr);
    CHECK(team.extra(plan, MergeExtra::People)->chosen == "leave");
    CHECK(team.extra(plan, MergeExtra::People)->detail == "Person 1");
    REQUIRE(team.extra(plan, MergeExtra::Rounds) != nullptr);
    CHECK(team.extra(plan, MergeExtra::Rounds)->chosen == "leave");
    (void)team.merge({team.file}, team.annotator);
    CHECK_FALSE(team.project.mayLead(team.people[0]));
    CHECK(team.project.rounds().at(0).name == "Main");
    CHECK(team.code(1, 1) == "B.2");

    // A lead sees what would come, and takes it unless otherwise chosen.
    const auto ofLead = team.planBy(team.lead);
    CHECK(team.extra(ofLead, MergeExtra::People)->chosen == "take");
    team.lead.take = std::set{MergeExtra::Rounds};
    (void)team.merge({team.file}, team.lead);
    CHECK(team.project.rounds().at(0).name == "Renamed in copy");
    CHECK_FALSE(team.project.mayLead(team.people[0]));
    team.lead.take.reset();
    (void)team.merge({team.file}, team.lead);
    CHECK(team.project.mayLead(team.people[0]));
    CHECK(visible(team.Team::file) == visible(team.file));
}

TEST_CASE("Merge: who is a lead is asked when it is written, not when it was looked through", "[merge]")
{
    ForgedTeam team;
    test::forge(team.file, team.project.person(team.people[1])->uuid);
    team.lead.take = std::set(kMergeExtras.begin(), kMergeExtras.end());

    class Demoting final : public Progress
    {
    public:
        explicit Demoting(const fs::path& file)
            : m_file(file)
        {}
        void report(std::string_view step, std::int64_t /*done*/, std::int64_t /*total*/) override
        {
            if (step == m_file.filename().string()) {
                Project other = must(Project::open(m_file));
                setRole(other, "Person 2", Role::Lead);
                setRole(other, "Person 3", Role::Annotator);
            }
        }

    private:
        const fs::path& m_file;
    };
    Demoting demoting(team.Team::file);
    const std::vector<fs::path> files{team.file};
    CHECK(errorOf(exchange::merge(team.project, files, team.lead, demoting, {})).code == Errc::NotPermitted);
    CHECK(team.code(0, 0).empty());
}

TEST_CASE("Merge: a second person of a name is asked about, and both can be named afterwards", "[merge]")
{
    ForgedTeam team;
    team.file = team.copy();
    const Uuid twin = newUuid();
    {
        Project other = must(Project::open(team.file));
        Person person;
        person.uuid = twin;
        person.name = "person 1";
        person.initials = "XX";
        (void)must(store::insertPerson(other.database(), person, "2026-01-01T00:00:00Z", {}));
    }
    NoProgress progress;
    const std::vector<fs::path> files{team.file};
    CHECK(test::lookFor(team.planBy(team.lead), MergeQuestionKind::Namesake)->chosen.empty());
    const Error asked = errorOf(exchange::merge(team.project, files, team.lead, progress, {}));
    CHECK(asked.code == Errc::Ambiguous);
    CHECK(test::says(asked, "Person 1 (A1)"));
    CHECK(team.project.people().size() == 3);

    SECTION("they are one")
    {
        team.lead.people[twin] = PersonChoice{PersonChoice::Kind::SameAs, team.people[0]};
        (void)team.merge({team.file}, team.lead);
        CHECK(team.project.people().size() == 3);
        CHECK(must(team.project.personNamed("Person 1")).id == team.people[0]);
    }
    SECTION("they are two")
    {
        team.lead.people[twin].kind = PersonChoice::Kind::Add;
        (void)team.merge({team.file}, team.lead);
        REQUIRE(team.project.people().size() == 4);
        const Error several = errorOf(team.project.personNamed("Person 1"));
        CHECK(several.code == Errc::Ambiguous);
        CHECK(!test::says(several, "Person 2"));
        for (const Person& person : team.project.people()) {
            CHECK(must(team.project.personNamed(person.pseudonym)).id == person.id);
        }
        CHECK(must(team.project.personNamed("xx")).uuid == twin);
        CHECK_FALSE(team.merge({team.file}, {}).written);
    }
    SECTION("that they are one is for a lead to say")
    {
        team.annotator.people[twin] = PersonChoice{PersonChoice::Kind::SameAs, team.people[0]};
        CHECK(errorOf(exchange::merge(team.project, files, team.annotator, progress, {})).code == Errc::NotPermitted);
    }
}

TEST_CASE("Merge: nobody's name takes away the pseudonym of another", "[merge]")
{
    test::Team team;
    Person person;
    person.uuid = newUuid();
    person.name = "A2";
    person.initials = "P1";
    (void)must(store::insertPerson(team.project.database(), person, "2099-01-01T00:00:00Z", {}));
    must(team.project.refresh());
    const Person& second = *team.project.person(team.people[1]);
    CHECK(second.pseudonym == "A2");
    CHECK(must(team.project.personNamed("A2")).id == second.id);
    CHECK(must(team.project.personNamed("a4")).uuid == person.uuid);
    CHECK(must(team.project.personNamed("P1")).id == team.people[0]); // whose initials these were
    CHECK(errorOf(team.project.personNamed("Nobody")).code == Errc::NotFound);
    CHECK(errorOf(team.project.personNamed("")).code == Errc::NotFound);
}

TEST_CASE("Merge: numbers from which this project could not go on are refused, and it goes on", "[merge]")
{
    const std::string sql = GENERATE(as<std::string>(),                                                            //
                                     "UPDATE event SET clock = 999999999999998 WHERE kind = 'label'",              //
                                     "UPDATE event SET clock = 2000000000 WHERE kind = 'label'",                   //
                                     "UPDATE event SET clock = -1 WHERE kind = 'label'",                           //
                                     "UPDATE item SET position = 900000000 WHERE id = 1",                          //
                                     "INSERT INTO text_version SELECT min(id), 9000000000000000000 FROM document", //
                                     "UPDATE answer SET seconds = 100000000",                                      //
                                     "UPDATE event SET at = '9999-01-01T00:00:00.000Z' WHERE kind = 'label'",      //
                                     "UPDATE round SET created_at = '3000-01-01'");
    INFO(sql);
    const bool copy = GENERATE(false, true);
    test::Team team;
    test::setText(team.project, 1, "a text");
    const fs::path file = copy ? team.copy() : team.package(0);
    test::giveIn(file, "Person 1", 0, "A.1");
    {
        const auto database = must(sqlite::Database::open(file, sqlite::Database::Mode::ReadWrite));
        must(database->execute(sql));
    }
    const auto before = visible(team.file);
    NoProgress progress;
    const std::vector<fs::path> files{file};
    const Error error = errorOf(exchange::merge(team.project, files, {}, progress, {}));
    CHECK(error.code == Errc::Damaged);
    CHECK_FALSE(accord::test::said(error).empty());
    CHECK(visible(team.file) == before);
    team.give(0, 0, "A.1");
    team.give(0, 0, "A.2");
    const fs::path honest = team.package(1, "honest.accord");
    test::giveIn(honest, "Person 2", 0, "B.1");
    (void)team.merge({honest});
    CHECK(team.code(1, 0) == "B.1");
}

TEST_CASE("Merge: an honest copy that is far ahead is taken", "[merge]")
{
    test::Team team;
    const fs::path file = team.copy();
    test::giveIn(file, "Person 1", 0, "A.1");
    {
        const auto database = must(sqlite::Database::open(file, sqlite::Database::Mode::ReadWrite));
        must(database->execute("UPDATE event SET clock = 5000000 WHERE kind = 'label'"));
    }
    (void)team.merge({file});
    CHECK(team.code(0, 0) == "A.1");
    CHECK(must(checkIntegrity(team.project)).sound());
}

TEST_CASE("Integrity: a logical clock from which nobody can go on is a finding", "[project]")
{
    test::Team team;
    team.give(0, 0, "A.1");
    CHECK(must(checkIntegrity(team.project)).sound());
    must(team.project.database().execute("UPDATE event SET clock = 999999999999999 WHERE kind = 'label'"));
    must(team.project.database().execute("UPDATE label SET clock = 999999999999999"));
    const Integrity found = must(checkIntegrity(team.project));
    CHECK_FALSE(found.sound());
    REQUIRE(found.findings.size() == 1);
    CHECK(found.findings[0] == Message{Reason::EventClockFarAhead, {"999999999999999"}});
}

TEST_CASE("Merge: a code of one's own that cannot be is refused", "[merge]")
{
    const std::string sql = GENERATE(as<std::string>(), "UPDATE answer SET code = 'drift'",
                                     "UPDATE answer SET verdict = 4, category_id = NULL",
                                     "UPDATE answer SET verdict = 4, category_id = NULL, code = hex(zeroblob(101))",
                                     "UPDATE answer SET verdict = 4, category_id = NULL, code = 'a' || char(10)");
    INFO(sql);
    test::Team team;
    const fs::path file = team.package(0);
    test::giveIn(file, "Person 1", 0, "A.1");
    {
        const auto database = must(sqlite::Database::open(file, sqlite::Database::Mode::ReadWrite));
        must(database->execute(sql));
    }
    const auto before = visible(team.file);
    NoProgress progress;
    const std::vector<fs::path> files{file};
    CHECK(errorOf(exchange::merge(team.project, files, {}, progress, {})).code == Errc::Damaged);
    CHECK(visible(team.file) == before);
}
