// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/text.h"
#include "core/exchange/demo.h"
#include "core/project/label_matrix.h"
#include "core/reconcile/consensus.h"
#include "core/store/events/derive.h"
#include "core/store/issues/issues.h"
#include "core/study/rounds.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/temp_folder.h"

#include <algorithm>
#include <set>

using namespace accord;
using accord::test::must;

namespace {

std::int64_t linesOf(const char* file, const std::string& with = "")
{
    const std::string text = test::readFile(test::sourceFolder() / "resources" / "demo" / file);
    return std::ranges::count_if(text::split(text, '\n'), [&with](std::string_view line) {
        return !line.empty() && line.find(with) != std::string_view::npos;
    });
}

} // namespace

TEST_CASE("Demo: it is sound and holds what its files say", "[exchange]")
{
    const test::TempFolder folder;
    NoProgress progress;
    Project project = must(exchange::createDemo(folder / "demo.accord", progress, {}));
    const auto report = must(store::check(project.database()));
    CHECK(report.sound());
    CHECK(report.interruptedImports == 0);
    CHECK(report.labels == linesOf("labels.csv") - 1);
    CHECK(report.decisions == linesOf("decisions.csv", ",decided,"));
    const auto counts = must(study::issueCounts(project));
    CHECK(counts.issues == linesOf("issues.jsonl"));
    CHECK(counts.issues >= 60);
    CHECK(counts.withText == counts.issues);
    CHECK(counts.comments > 60);
    CHECK(project.people().size() == 5);
    CHECK(project.name().find("demo") != std::string::npos);
}

TEST_CASE("Demo: a finished pilot with disagreements, and a main round half done", "[exchange]")
{
    const test::TempFolder folder;
    NoProgress progress;
    Project project = must(exchange::createDemo(folder / "demo.accord", progress, {}));
    REQUIRE(project.rounds().size() == 2);
    const Round pilot = must(project.roundNamed("Pilot"));
    const Round main = must(project.roundNamed("Main"));
    CHECK(pilot.purpose == RoundPurpose::Pilot);
    CHECK(main.purpose == RoundPurpose::Main);
    CHECK_FALSE(pilot.blind);
    CHECK(main.blind);
    const reconcile::Tally finished = reconcile::tally(must(LabelMatrix::load(project, pilot.id)));
    CHECK(finished.incomplete == 0);
    CHECK(finished.conflicts > 5);
    CHECK(finished.unanimous > 0);
    CHECK(finished.decided > 0);
    CHECK(finished.conflictsDecided < finished.conflicts);
    CHECK(test::errorOf(LabelMatrix::load(project, main.id)).code == Errc::NotPermitted);
    must(study::liftBlind(project, project.leads().front().id, main.id, "everybody is done"));
    const reconcile::Tally half = reconcile::tally(must(LabelMatrix::load(project, main.id)));
    CHECK(half.incomplete > 0);
    CHECK(half.items > finished.items / 2);
    // All three types are used.
    const LabelMatrix labelMatrix = must(LabelMatrix::load(project, pilot.id));
    std::set<int> types;
    for (int row = 0; row < labelMatrix.rows(); ++row) {
        for (const auto& choice : reconcile::consensus(labelMatrix, row).choices) {
            types.insert(labelMatrix.at(Level::Type, choice.category));
        }
    }
    types.erase(-1);
    CHECK(types.size() == 3);
}

TEST_CASE("Demo: a file that is there is not replaced, and a cancelled demo leaves none", "[exchange]")
{
    const test::TempFolder folder;
    NoProgress progress;
    const auto file = test::writeFile(folder / "mine.accord", "mine");
    CHECK(test::errorOf(exchange::createDemo(file, progress, {})).code == Errc::Exists);
    CHECK(test::readFile(file) == "mine");
    CHECK(test::errorOf(exchange::createDemo(folder / "no/such/demo.accord", progress, {})).code == Errc::NotFound);
}
