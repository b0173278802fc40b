// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QLabel>

#include "core/collect/duplicates.h"
#include "tests/core/must.h"
#include "tests/ui/pages/collect/collect_bench.h"
#include "ui/widgets/reader/reader_text.h"

using namespace accord;
using namespace accord::test;

TEST_CASE("Issues that are alike stand beside each other and are judged, never merged")
{
    CollectBench bench;
    const Source source = bench.addSource("alpha/one");
    const std::string words = "When the model is loaded on two devices the process stops with an error of memory and "
                              "nothing is written to the log, whatever the size of the batch may be in the settings";
    bench.mirror(source, {hostIssue(1, "Stops on two devices", words), hostIssue(2, "Stops on two devices", words),
                          hostIssue(3, "Another thing", "Nothing in common with the others at all, in no way.")});
    bench.tab(2);
    bench.page().enter();
    bench.settle();
    bench.key(Qt::Key_B);
    bench.settle();
    bench.tab(4);
    bench.key(Qt::Key_L);
    bench.settle();
    const auto* list = bench.in<ui::ListView>("pairList");
    REQUIRE(list->model()->rowCount() == 1);
    CHECK(bench.cell(list, 0, 0) == "1.00");
    CHECK(bench.in<ui::ReaderText>("pairFirst")->toPlainText().contains("two devices"));
    CHECK(bench.in<ui::ReaderText>("pairSecond")->toPlainText().contains("two devices"));
    bench.key(Qt::Key_1);
    bench.settle();
    CHECK(bench.cell(list, 0, 1) == "the same");
    NoProgress quiet;
    const auto pairs = must(collect::likePairs(bench.project(), 0.8, quiet, {}));
    REQUIRE(pairs.size() == 1);
    CHECK(pairs.front().verdict == collect::PairVerdict::Same);
    bench.key(Qt::Key_2);
    bench.settle();
    CHECK(must(collect::likePairs(bench.project(), 0.8, quiet, {})).front().verdict == collect::PairVerdict::Different);
    bench.key(Qt::Key_0);
    bench.settle();
    CHECK(bench.cell(list, 0, 1) == "–");
}
