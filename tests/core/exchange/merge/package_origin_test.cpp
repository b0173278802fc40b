// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/exchange/merge.h"
#include "core/exchange/package.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/event_writer.h"
#include "core/store/study/people.h"
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

namespace fs = std::filesystem;

// Whose a package is: as this project knows, whatever the file says.
namespace {

/// A team with a lead ("Person 3"), and a package for "Person 1" with one label of theirs, and another in the name of
/// "Person 2" on the same item.
struct HandedOut : test::Team
{
    HandedOut()
    {
        Team::lead();
        package = Team::package(0);
        test::giveIn(package, "Person 1", 0, "A.1");
        byLead.by = people[2];
        byFirst.by = people[0];
        bySecond.by = people[1];
    }

    // In the name of "Person 2", as "Person 1" could write it.
    void forge() const { test::forge(package, project.person(people[1])->uuid); }

    void set(const char* key, const std::string& value) const
    {
        const auto database = must(sqlite::Database::open(package, sqlite::Database::Mode::ReadWrite));
        sqlite::Statement change = must(database->prepare("INSERT OR REPLACE INTO project (key, value) VALUES (?, ?)"));
        must(change.bind(std::string_view(key)).bind(std::string_view(value)).run());
    }

    void remove(const char* key) const
    {
        const auto database = must(sqlite::Database::open(package, sqlite::Database::Mode::ReadWrite));
        sqlite::Statement change = must(database->prepare("DELETE FROM project WHERE key = ?"));
        must(change.bind(std::string_view(key)).run());
    }

    /// What is sent back of the package.
    [[nodiscard]] fs::path returned() const
    {
        const fs::path target = folder / "return.accord";
        Project theirs = must(Project::open(package));
        NoProgress progress;
        (void)must(exchange::writeReturn(theirs, target, progress, {}));
        return target;
    }

    exchange::MergeReport planBy(const MergeChoices& choices, const fs::path& brought)
    {
        NoProgress progress;
        const std::vector<fs::path> files{brought};
        return must(exchange::planMerge(project, files, choices, progress, {}));
    }

    /// What a lead is asked because it is in the name of others.
    std::optional<MergeQuestion> others(const MergeChoices& choices, const fs::path& brought)
    {
        const exchange::MergeReport plan = planBy(choices, brought);
        for (const MergeQuestion& question : plan.files.at(0).questions) {
            if (question.kind == MergeQuestionKind::Extra && question.extra == MergeExtra::Others) {
                return question;
            }
        }
        return std::nullopt;
    }

    /// Whoever merges it without a choice: nothing of it is taken.
    void takesNothing(const MergeChoices& choices, const fs::path& brought)
    {
        const auto report = merge({brought}, choices);
        CHECK(report.fresh().labels == 0);
        CHECK(code(0, 0).empty());
        CHECK(code(1, 0).empty());
    }

    fs::path package;
    MergeChoices byLead;
    MergeChoices byFirst;
    MergeChoices bySecond;
};

} // namespace

TEST_CASE("Package origin: what was handed out here comes back without a question, as a package and as a return",
          "[merge][package]")
{
    const bool returns = GENERATE(false, true);
    const bool lead = GENERATE(false, true);
    HandedOut team;
    const fs::path file = returns ? team.returned() : team.package;
    const MergeChoices& choices = lead ? team.byLead : team.byFirst;
    const auto plan = team.planBy(choices, file);
    CHECK(plan.files.at(0).origin == PackageOrigin::HandedOut);
    CHECK(plan.files.at(0).packagedFor == team.project.person(team.people[0])->uuid);
    CHECK(plan.files.at(0).questions.empty());
    CHECK(team.merge({file}, choices).fresh().all() == 1);
    CHECK(team.code(0, 0) == "A.1");
}

TEST_CASE("Package origin: in whose name a file says it is makes no difference", "[merge][package]")
{
    const bool returns = GENERATE(false, true);
    HandedOut team;
    team.forge();
    team.set("package_for", team.project.person(team.people[1])->uuid.text());
    const fs::path file = returns ? team.returned() : team.package;
    // Its own person brings their own work alone, and so does a lead.
    const int who = GENERATE(0, 1);
    const auto report = team.merge({file}, who == 0 ? team.byFirst : team.byLead);
    CHECK(report.files.at(0).packagedFor == team.project.person(team.people[0])->uuid);
    CHECK(report.fresh().labels == 1);
    CHECK(team.code(0, 0) == "A.1");
    CHECK(team.code(1, 0).empty());
}

TEST_CASE("Package origin: what this project knows nothing of is left to a lead as a whole", "[merge][package]")
{
    const bool returns = GENERATE(false, true);
    HandedOut team;
    team.forge();
    if (GENERATE(false, true)) {
        team.set("package", newUuid().text());
    } else {
        team.remove("package");
    }
    const fs::path file = returns ? team.returned() : team.package;
    for (const MergeChoices& choices : {team.byFirst, team.bySecond, team.byLead}) {
        const auto asked = team.others(choices, file);
        REQUIRE(asked.has_value());
        CHECK(asked->origin == PackageOrigin::NotHandedOut);
        CHECK(asked->chosen == "leave");
        team.takesNothing(choices, file);
    }
    team.byFirst.take = std::set{MergeExtra::Others};
    NoProgress progress;
    const std::vector<fs::path> files{file};
    CHECK(errorOf(exchange::merge(team.project, files, team.byFirst, progress, {})).code == Errc::NotPermitted);
    team.byLead.take = std::set{MergeExtra::Others};
    (void)team.merge({file}, team.byLead);
    CHECK(team.code(0, 0) == "A.1");
    CHECK(team.code(1, 0) == "B.1");
}

TEST_CASE("Package origin: the number of another person's package does not help who merges", "[merge][package]")
{
    HandedOut team;
    const fs::path ofSecond = team.Team::package(1, "second.accord");
    std::string number;
    {
        Project second = must(Project::open(ofSecond));
        number = must(second.database().query("SELECT value FROM project WHERE key = 'package'").one<std::string>())
                     .value_or("");
    }
    REQUIRE_FALSE(number.empty());
    team.forge();
    team.set("package", number);
    const auto asked = team.others(team.byFirst, team.package);
    REQUIRE(asked.has_value());
    CHECK(asked->origin == PackageOrigin::OfSomebodyElse);
    team.takesNothing(team.byFirst, team.package);
    // The one to whom it was handed out answers for it.
    CHECK(team.merge({team.package}, team.bySecond).fresh().labels == 1);
    CHECK(team.code(0, 0).empty());
    CHECK(team.code(1, 0) == "B.1");
}

TEST_CASE("Package origin: of a package that another copy handed out, that copy tells", "[merge][package]")
{
    HandedOut team;
    const fs::path office = team.copy("office.accord");
    const fs::path file = team.folder / "from-office.accord";
    {
        Project other = must(Project::open(office));
        NoProgress progress;
        (void)must(exchange::writePackage(other, {team.people[0], {}, {}, team.people[2]}, file, progress, {}));
    }
    test::giveIn(file, "Person 1", 1, "A.2");
    CHECK(team.others(team.byLead, file)->origin == PackageOrigin::NotHandedOut);
    CHECK(team.merge({file}, team.byLead).fresh().labels == 0);
    // It comes along whoever merges the copy.
    CHECK(team.merge({office}, team.byFirst).fresh().assignments == 1);
    CHECK(team.planBy(team.byFirst, file).files.at(0).questions.empty());
    CHECK(team.merge({file}, team.byFirst).fresh().labels == 1);
    CHECK(team.code(0, 1) == "A.2");
}

TEST_CASE("Package origin: two records that say different things of one package are none", "[merge][package]")
{
    HandedOut team;
    Uuid id;
    {
        Project package = must(Project::open(team.package));
        id = *Uuid::parse(
            must(package.database().query("SELECT value FROM project WHERE key = 'package'").one<std::string>())
                .value_or(""));
    }
    sqlite::Transaction transaction = must(sqlite::Transaction::begin(team.project.database()));
    store::EventWriter events = must(store::EventWriter::begin(team.project.database(), team.project.now()));
    (void)must(events.append({team.people[1], id}, PackageMade{team.people[1]}));
    must(transaction.commit());
    CHECK(team.others(team.byFirst, team.package)->origin == PackageOrigin::NotHandedOut);
    team.takesNothing(team.byFirst, team.package);
}

TEST_CASE("Package origin: leads hand out to everybody, others to themselves", "[package]")
{
    HandedOut team;
    NoProgress progress;
    const auto hands = [&](int to, PersonId by) {
        return exchange::writePackage(team.project, {team.people[static_cast<std::size_t>(to)], {}, {}, by},
                                      team.folder / (newUuid().text() + ".accord"), progress, {});
    };
    CHECK(hands(0, team.people[0]).ok());
    CHECK(hands(0, team.people[2]).ok());
    CHECK(errorOf(hands(1, team.people[0])).code == Errc::NotPermitted);
    CHECK(errorOf(hands(0, {})).code == Errc::NotPermitted);
    // What was refused leaves no record.
    CHECK(must(team.project.database().number("SELECT count(*) FROM event WHERE kind = 'package'")) == 3);
}
