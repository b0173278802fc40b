// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/merge.h"
#include "core/project/label_matrix.h"
#include "core/project/ratings.h"
#include "core/study/lifecycle.h"
#include "core/study/rounds.h"
#include "core/taxonomy/edits/draft.h"
#include "core/taxonomy/versions.h"
#include "tests/core/exchange/merge/team.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <set>

using namespace accord;
using test::must;
using test::planned;

namespace fs = std::filesystem;

namespace {

const exchange::MergeQuestion* firstLabelsIn(const exchange::MergeReport& report)
{
    for (const exchange::MergeFileReport& file : report.files) {
        for (const exchange::MergeQuestion& question : file.questions) {
            if (question.kind == exchange::MergeQuestionKind::Extra && question.extra == MergeExtra::FirstLabels) {
                return &question;
            }
        }
    }
    return nullptr;
}

/// A round that was closed while somebody has a package or a copy of it.
struct ClosedTeam : test::Team
{
    ClosedTeam()
    {
        lead();
        give(0, 0, "B.1");
        give(1, 0, "B.2");
        ofLead.by = people[2];
        ofAuthor.by = people[0];
    }

    void close() { must(study::closeRound(project, people[2], round)); }

    exchange::MergeReport plan(const fs::path& other, const MergeChoices& choices)
    {
        NoProgress progress;
        const std::vector<fs::path> files{other};
        return must(exchange::planMerge(project, files, choices, progress, {}));
    }

    MergeChoices ofLead;
    MergeChoices ofAuthor;
};

} // namespace

TEST_CASE("Merge: first labels of a closed round change by nobody but a lead, who is asked", "[merge]")
{
    const bool whole = GENERATE(false, true); // an old copy, or a package from before the closing
    ClosedTeam team;
    const fs::path file = whole ? team.copy() : team.package(0);
    team.close();
    test::giveIn(file, "Person 1", 0, "B.2"); // with the logical time of the closing

    const auto asAuthor = team.plan(file, team.ofAuthor);
    const exchange::MergeQuestion* question = firstLabelsIn(asAuthor);
    REQUIRE(question != nullptr);
    CHECK(question->count == 1);
    CHECK(question->subject == "Person 1");
    CHECK(question->detail == "Main");
    CHECK(question->chosen == "leave");
    CHECK(asAuthor.fresh().labels == 0);
    CHECK_FALSE(team.merge({file}, team.ofAuthor).written);
    CHECK(team.code(0, 0) == "B.1");

    const auto asLead = team.plan(file, team.ofLead);
    REQUIRE(firstLabelsIn(asLead) != nullptr);
    CHECK(firstLabelsIn(asLead)->chosen == (whole ? "take" : "leave"));
    team.ofLead.take = std::set<MergeExtra>{};
    CHECK_FALSE(team.merge({file}, team.ofLead).written);
    CHECK(team.code(0, 0) == "B.1");
    team.ofLead.take = std::set{MergeExtra::FirstLabels};
    CHECK(team.merge({file}, team.ofLead).fresh().labels == 1);
    CHECK(team.code(0, 0) == "B.2");
    const LabelMatrix matrix = must(LabelMatrix::load(team.project, team.round));
    CHECK_FALSE(matrix.changedLater());
    CHECK(firstLabelsIn(team.plan(file, team.ofAuthor)) == nullptr);
}

TEST_CASE("Merge: what is looked at again in a closed round comes without a question, and is no first label", "[merge]")
{
    ClosedTeam team;
    const fs::path before = team.package(0, "before.accord");
    team.close();
    (void)must(taxonomy::applyEdits(team.project, must(taxonomy::parseEdits("split B.1 into \"Slow\" \"Slower\"")),
                                    team.people[2], "v2"));
    const fs::path package = team.package(0);
    test::giveIn(package, "Person 1", 0, "B.3");
    const auto report = team.merge({package}, team.ofAuthor);
    CHECK(firstLabelsIn(report) == nullptr);
    CHECK(report.fresh().labels == 1);
    CHECK(team.code(0, 0) == "B.3");
    const LabelMatrix matrix = must(LabelMatrix::load(team.project, team.round));
    CHECK(ratings(matrix, {}).later == LaterLabels{1, 0});
    CHECK_FALSE(matrix.firstCell(0, 0) == matrix.cell(0, 0));

    // Who does not know that it is closed may be late by their own time; a lead is asked all the same.
    for (int times = 0; times < 9; ++times) {
        test::giveIn(before, "Person 1", 1, times % 2 == 0 ? "A.1" : "A.2");
    }
    const auto late = team.plan(before, team.ofAuthor);
    REQUIRE(firstLabelsIn(late) != nullptr);
    CHECK(firstLabelsIn(late)->count == 9);
    CHECK(late.fresh().labels == 0);
}

TEST_CASE("Merge: in a round that goes on and never was blind labels come without a question", "[merge]")
{
    ClosedTeam team;
    const fs::path package = team.package(0);
    test::giveIn(package, "Person 1", 0, "B.2");
    CHECK(firstLabelsIn(team.plan(package, team.ofAuthor)) == nullptr);
    CHECK(team.merge({package}, team.ofAuthor).fresh().labels == 1);
    CHECK(team.code(0, 0) == "B.2");
}
