// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/merge.h"
#include "core/exchange/taxonomy_files.h"
#include "core/labelling/labelling.h"
#include "core/project/repair.h"
#include "core/reconcile/decisions.h"
#include "core/sqlite/database.h"
#include "core/store/study/rounds.h"
#include "core/study/rounds.h"
#include "tests/core/events.h"
#include "tests/core/exchange/merge/team.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <algorithm>
#include <set>

using namespace accord;
using exchange::MergeQuestionKind;
using test::errorOf;
using test::must;
using test::planned;
using test::visible;

namespace fs = std::filesystem;

TEST_CASE("Merge: rounds and items that are unknown here are shown, and taken or left out", "[merge]")
{
    test::Team team;
    const fs::path copy = team.copy();
    {
        Project other = must(Project::open(copy));
        study::RoundPlan plan;
        plan.name = "Second";
        plan.blind = true;
        (void)must(study::startRound(other, plan));
        const auto second = must(other.roundNamed("Second"));
        const auto items = must(store::itemsInOrder(other.database(), second.id));
        must(labelling::submitLabel(other, {second.id, items[0], other.people()[0].id, test::cannotTell(), 1}));
    }
    const auto plan = planned(team.file, {copy});
    REQUIRE(test::lookFor(plan, MergeQuestionKind::NewRound) != nullptr);
    CHECK(test::lookFor(plan, MergeQuestionKind::NewRound)->subject == "Second");
    CHECK(plan.fresh().items == 6);
    MergeChoices choices;
    choices.newRounds = false;
    const auto without = team.merge({copy}, choices);
    CHECK(without.fresh().all() == 0);
    CHECK(team.project.rounds().size() == 1);
    CHECK_FALSE(planned(team.file, {copy}).needsALook());
    choices.newRounds = true;
    (void)team.merge({copy}, choices);
    CHECK(must(team.project.roundNamed("Second")).blind);
    CHECK(visible(team.file) == visible(copy));
}

TEST_CASE("Merge: a package ends a round's blindness only where a lead takes that, a full copy does unless it is kept",
          "[merge]")
{
    test::Team team;
    study::RoundPlan plan;
    plan.name = "Blind";
    (void)must(study::startRound(team.project, plan));
    const fs::path package = team.package(0);
    const fs::path copy = team.copy();
    for (const fs::path& file : {package, copy}) {
        Project other = must(Project::open(file));
        const Round round = must(other.roundNamed("Blind"));
        test::inOne(other, [&](store::EventWriter& events) -> Result<bool> {
            ACCORD_CHECK(store::writeLiftedBlind(events, other.people().front().id, round, "in one room"));
            ACCORD_CHECK(store::setBlind(other.database(), round.id, false));
            return true;
        });
    }
    const auto ofPackage = planned(team.file, {package});
    CHECK(ofPackage.nothingNew());
    CHECK(test::lookFor(ofPackage, MergeQuestionKind::BlindLifted) == nullptr);
    (void)team.merge({package});
    CHECK(must(team.project.roundNamed("Blind")).blind);
    MergeChoices choices;
    const bool asPackage = GENERATE(false, true);
    if (asPackage) {
        choices.take = {MergeExtra::Rounds};
    }
    const fs::path& file = asPackage ? package : copy;
    REQUIRE(test::lookFor(planned(team.file, {file}, choices), MergeQuestionKind::BlindLifted) != nullptr);
    choices.liftBlind = false;
    (void)team.merge({file}, choices);
    CHECK(must(team.project.roundNamed("Blind")).blind);
    choices.liftBlind = true;
    (void)team.merge({file}, choices);
    CHECK_FALSE(must(team.project.roundNamed("Blind")).blind);
}

TEST_CASE("Merge: labels of a blind round stay hidden, and the report does not tell them", "[merge]")
{
    test::Team team;
    study::RoundPlan plan;
    plan.name = "Blind";
    const Round blind = must(study::startRound(team.project, plan));
    const fs::path package = team.package(0);
    {
        Project other = must(Project::open(package));
        const Round round = must(other.roundNamed("Blind"));
        const auto items = must(store::itemsInOrder(other.database(), round.id));
        LabelContent content;
        content.verdict = Verdict::Category;
        content.category = must(other.categoryCoded("B.2")).id;
        must(labelling::submitLabel(other, {round.id, items[0], other.people()[0].id, content, 1}));
    }
    std::string json(test::sampleTaxonomy());
    json = test::taxonomyWithout(json, "00000000-0000-4000-8000-000000000022");
    (void)must(exchange::importTaxonomyText(team.project, json, "changed.json"));
    const auto report = planned(team.file, {package});
    CHECK(test::lookFor(report, MergeQuestionKind::CategoryRetired) != nullptr);
    CHECK(test::lookFor(report, MergeQuestionKind::RetiredLabels) == nullptr);
    (void)team.merge({package});
    CHECK(team.project.requireOpen(blind.id).error().code == Errc::NotPermitted);
    const auto items = must(store::itemsInOrder(team.project.database(), blind.id));
    CHECK_FALSE(reconcile::votes(team.project, blind.id, items[0]).ok());
}

TEST_CASE("Merge: files that are no copies of the project are refused, and nothing changes", "[merge]")
{
    test::Team team;
    test::Sample stranger;
    const fs::path text = test::writeFile(team.folder / "text.accord", std::string(5000, 'x'));
    const fs::path empty = test::writeFile(team.folder / "empty.accord", "");
    const fs::path damaged = team.package(0, "damaged.accord");
    {
        std::string bytes = test::readFile(damaged);
        bytes.resize(bytes.size() - 8192);
        test::writeFile(damaged, bytes);
    }
    const fs::path newer = team.package(0, "newer.accord");
    {
        const auto database = must(sqlite::Database::open(newer, sqlite::Database::Mode::ReadWrite));
        must(database->execute("PRAGMA user_version = 999"));
    }
    const auto before = test::dump(team.project);
    const auto refused = [&](const fs::path& file) {
        NoProgress progress;
        const std::vector<fs::path> files{file};
        const Errc planError = errorOf(exchange::planMerge(team.project, files, {}, progress, {})).code;
        CHECK(errorOf(exchange::merge(team.project, files, {}, progress, {})).code == planError);
        return planError;
    };
    CHECK(refused(team.folder / "none.accord") == Errc::NotFound);
    CHECK(refused(text) == Errc::NotADatabase);
    CHECK(refused(empty) == Errc::NotAProject);
    CHECK(refused(damaged) == Errc::Damaged);
    CHECK(refused(newer) == Errc::TooNew);
    CHECK(refused(stranger.file) == Errc::Invalid);
    CHECK(refused(team.file) == Errc::Invalid);
    CHECK(test::dump(team.project) == before);

    // They are looked through side by side; what is told is about the first of them that is wrong, every time.
    const std::vector<fs::path> several{
        team.package(1, "second.accord"), team.package(2, "third.accord"), newer, text, damaged, empty};
    for (int i = 0; i < 10; ++i) {
        NoProgress progress;
        const Error error = errorOf(exchange::planMerge(team.project, several, {}, progress, {}));
        CHECK(error.code == Errc::TooNew);
        CHECK(error.argument(0) == newer.string());
    }
}

TEST_CASE("Merge: a file whose content Accord never writes is refused", "[merge]")
{
    test::Team team;
    static constexpr const char* kCodebookWithoutContent = "UPDATE event SET detail = '{}' WHERE kind = 'taxonomy'";
    static constexpr const char* kAuthorWithoutEnd = R"(
        INSERT INTO import (id, uuid, kind, source, started_at, finished_at)
        VALUES (900, randomblob(16), 'issues', '', '', '');
        INSERT INTO document (text_id, import_id, state, state_reason, author, role, created_at, updated_at, closed_at,
                              host_labels, comment_count, title, body)
        SELECT min(id), 900, '', '', hex(zeroblob(500000)), '', '', '', '', '[]', 0, 't', 'b' FROM text;
        UPDATE text SET document_id = (SELECT max(id) FROM document) WHERE id = (SELECT min(id) FROM text))";
    static constexpr const char* kThousandsOfPeople = R"(
        WITH RECURSIVE number (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM number WHERE i < 20000)
        INSERT INTO person (uuid, name, initials, colour, created_at)
        SELECT randomblob(16), 'P' || i, 'P', 0, '' FROM number)";
    const std::string sql = GENERATE(as<std::string>(),                                     //
                                     "UPDATE answer SET verdict = 77",                      //
                                     "UPDATE event SET clock = 9000000000000000000",        //
                                     "UPDATE answer SET category_id = NULL",                //
                                     "DELETE FROM answer",                                  //
                                     "UPDATE event SET item_id = 999 WHERE kind = 'label'", //
                                     kCodebookWithoutContent,                               //
                                     "UPDATE event SET note = CAST(x'ff80' AS TEXT)",       //
                                     "UPDATE person SET name = hex(zeroblob(5000))",        //
                                     kAuthorWithoutEnd, kThousandsOfPeople,                 //
                                     "UPDATE text SET uuid = randomblob(16), name = 99 WHERE id = 1");
    const fs::path package = team.package(0);
    test::giveIn(package, "Person 1", 0, "A.1");
    {
        const auto database = must(sqlite::Database::open(package, sqlite::Database::Mode::ReadWrite));
        must(database->execute(sql));
        // Another event makes the codebook's a new one.
        must(database->execute("UPDATE event SET uuid = randomblob(16)"));
    }
    const auto before = visible(team.file);
    NoProgress progress;
    const std::vector<fs::path> files{package};
    INFO(sql);
    MergeChoices all;
    all.take = std::set(kMergeExtras.begin(), kMergeExtras.end());
    CHECK(errorOf(exchange::merge(team.project, files, all, progress, {})).code == Errc::Damaged);
    CHECK(visible(team.file) == before);

    // A codebook and texts come from a package only where they are taken.
    const bool leftOut = sql == kCodebookWithoutContent || sql == kAuthorWithoutEnd;
    const auto work = exchange::merge(team.project, files, {}, progress, {});
    if (!leftOut) {
        CHECK(errorOf(work).code == Errc::Damaged);
        CHECK(visible(team.file) == before);
        return;
    }
    CHECK(must(work).fresh().all() == work->fresh().labels);
    auto after = visible(team.file);
    std::erase_if(after, [&](const std::string& line) { return std::ranges::count(before, line) > 0; });
    for (const std::string& line : after) {
        CHECK((line.starts_with("event ") || line.starts_with("label ")));
    }
    CHECK(after.size() == static_cast<std::size_t>(2 * work->fresh().labels));
    CHECK(must(checkIntegrity(team.project)).sound());
}
