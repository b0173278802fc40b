// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QLabel>

#include "core/labelling/labelling.h"
#include "core/labelling/queue.h"
#include "tests/ui/pages/study/study_bench.h"

using namespace accord;
using namespace accord::test;

TEST_CASE("My labels become the references, and the page says who is ready")
{
    StudyBench bench;
    bench.makeRound("Training", RoundPurpose::Training, true, 12);
    // The lead has labelled nothing in the first one.
    bench.key(Qt::Key_4);
    bench.settle();
    CHECK(bench.in<QLabel>(&bench.page(), "trainingHead")->text().contains("No issue of the round has a reference"));
    {
        auto other = Project::open(bench.file());
        REQUIRE(other.ok());
        const RoundId round = bench.round("Training").id;
        const auto queue = labelling::queue(*other, round, bench.person("Ann"));
        REQUIRE(queue.ok());
        for (std::size_t i = 0; i < queue->size(); ++i) {
            labelling::LabelSubmission given{round, (*queue)[i].item, bench.person("Lea"), {}, 10};
            given.content.verdict = Verdict::Category;
            given.content.category = bench.project().categoryCoded("C.9")->id;
            given.content.note = "The allocator is at fault";
            REQUIRE(labelling::submitLabel(*other, given).ok());
        }
    }
    bench.prompts.expectConfirm(true);
    bench.prompts.expectTell();
    bench.key(Qt::Key_U);
    bench.settle();
    CHECK(bench.prompts.told.back().contains("12 references were made"));
    CHECK(bench.in<QLabel>(&bench.page(), "trainingHead")->text().contains("12 issues have a reference"));

    bench.labelAll("Training");
    const auto* people = bench.in<ui::ListView>(&bench.page(), "trainingPeople");
    bool found = false;
    for (int row = 0; row < people->model()->rowCount(); ++row) {
        if (bench.cell(people, row, 0) == "Ann") {
            found = true;
            CHECK(bench.cell(people, row, 1) == "12 of 12");
            CHECK(bench.cell(people, row, 2) == "6"); // every other one
            CHECK(bench.cell(people, row, 4) == "not yet");
        }
    }
    CHECK(found);
    CHECK(bench.in<ui::ListView>(&bench.page(), "hardItems")->model()->rowCount() >= 6);
}

TEST_CASE("Another round is not for training")
{
    StudyBench bench;
    bench.makeRound("Pilot", RoundPurpose::Pilot, true, 6);
    bench.key(Qt::Key_4);
    bench.settle();
    CHECK_FALSE(bench.action("study.references")->isEnabled());
    CHECK_FALSE(bench.in<QLabel>(&bench.page(), "trainingHead")->isVisible());
}
