// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/labels/import_labels.h"
#include "core/exchange/rating_matrix.h"
#include "core/study/rounds.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <malloc.h>

#include <algorithm>

using namespace accord;
using accord::test::must;
using accord::test::readFile;
using accord::test::Sample;

TEST_CASE("Rating matrix: a row per item, a code per cell, and the codebook beside it", "[exchange]")
{
    Sample sample(2, 3);
    sample.give(0, 0, "A.1.i");
    sample.give(1, 0, "B");
    sample.give(0, 1, test::notForStudy(Exclusion::OffTopic));
    sample.give(1, 2, test::cannotTell());
    const auto file = sample.folder / "matrix.csv";
    exchange::MatrixPlan plan{sample.round, {}, false, false};
    const auto report = must(exchange::exportMatrix(sample.project, plan, file));
    CHECK(report.items == 3);
    CHECK(readFile(file) == "item,Person 1,Person 2\n" + test::sampleLink(1).url + ",A.1,\n" + test::sampleLink(2).url +
                                ",-,\n" + test::sampleLink(3).url + ",,\n");
    CHECK(report.codebook == std::vector<std::string>{"A.1", "A.2", "B.1", "B.2", "-"});
    CHECK(report.codebookFile == sample.folder / "matrix.codebook.csv");
    CHECK(readFile(report.codebookFile) ==
          "code,name,used\nA.1,How,1\nA.2,Why,0\nB.1,Memory,0\nB.2,Speed,0\n-,not for this study,1\n");

    plan.pseudonyms = true;
    plan.wholePath = true;
    (void)must(exchange::exportMatrix(sample.project, plan, file));
    CHECK(readFile(file) == "item,A1,A2\n" + test::sampleLink(1).url + ",A.1.i,B\n" + test::sampleLink(2).url +
                                ",-,\n" + test::sampleLink(3).url + ",,\n");
}

TEST_CASE("Rating matrix: a blind round refuses, and leaves no file", "[exchange]")
{
    Sample sample(2, 2);
    const Round blind = must(study::startRound(sample.project, {"Blind one", true, false, 0, false, 1}));
    const auto file = sample.folder / "matrix.csv";
    const auto report = exchange::exportMatrix(sample.project, {blind.id, {}, false, false}, file);
    REQUIRE_FALSE(report.ok());
    CHECK(report.error().code == Errc::NotPermitted);
    CHECK_FALSE(std::filesystem::exists(file));
}

namespace {

// What the heap holds, large blocks included.
std::size_t heapNow()
{
    const auto info = ::mallinfo2();
    return info.uordblks + info.hblkhd;
}

// The most that reading a round of so many items, each with three labels and a decision, has in memory at a time.
std::size_t heapOfReading(int items)
{
    test::Sample sample(1, 1);
    exchange::LabelPlan plan;
    for (int item = 1; item <= items; ++item) {
        for (const char* name : {"Ann", "Ben", "Cat"}) {
            exchange::LabelPlan::PlannedLabel label;
            label.item = plan.itemNumber(test::sampleLink(item), 1);
            label.person = plan.personNumber(name);
            label.content = sample.labelled("A.1");
            plan.labels.push_back(label);
        }
        DecisionContent decided = sample.decided("A.1");
        decided.source = DecisionSource::Import;
        plan.decisions.push_back({plan.itemNumber(test::sampleLink(item), 1), -1, decided, {}});
    }
    NoProgress progress;
    REQUIRE(must(exchange::writeLabels(sample.project, plan, "Large", "labels.csv", progress, {})).labels == 3 * items);
    const RoundId round = must(sample.project.roundNamed("Large")).id;
    int seen = 0;
    std::size_t most = 0;
    const auto look = [&](const exchange::ItemContent& item) -> Status {
        ++seen;
        CHECK((item.labels.size() == 3 && item.decision));
        most = std::max(most, heapNow());
        return {};
    };
    must(exchange::forEachItemContent(sample.project, round, look)); // what SQLite keeps is there from now on
    most = 0;
    const std::size_t before = heapNow();
    must(exchange::forEachItemContent(sample.project, round, look));
    CHECK(seen == 2 * items);
    return most > before ? most - before : 0;
}

} // namespace

TEST_CASE("Item contents: four times as many items are read with as much memory", "[exchange]")
{
    const std::size_t few = heapOfReading(1000);
    const std::size_t many = heapOfReading(4000);
    CHECK(many < few + 32'000); // less than a dozen bytes for each item more
}
