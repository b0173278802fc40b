// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QLabel>

#include "core/labelling/labelling.h"
#include "core/labelling/queue.h"
#include "core/study/lifecycle.h"
#include "core/study/rounds.h"
#include "tests/core/must.h"
#include "tests/ui/pages/collect/collect_bench.h"
#include "ui/core/actions.h"
#include "ui/core/session.h"
#include "ui/pages/collect/selection_tab.h"

using namespace accord;
using namespace accord::test;

namespace {

std::vector<FetchedIssue> issues()
{
    return {hostIssue(1, "Crash with few shot prompts", "It stops.", "2023-05-01T00:00:00Z"),
            hostIssue(2, "量化后结果错误", "精度下降", "2024-02-01T00:00:00Z"),
            hostIssue(3, "Loss is NaN", "After quantization of the llm.", "2024-02-11T00:00:00Z"),
            hostIssue(4, "Docs", "A typo.", "2024-03-01T00:00:00Z")};
}

/// Lea labels issue 1 in a round of everything.
void labelFirst(CollectBench& bench)
{
    Project other = must(Project::open(bench.file()));
    NoProgress quiet;
    const PersonId lea = must(other.personNamed("Lea")).id;
    study::RoundContent content;
    content.name = "Pilot";
    content.people = {lea};
    const Round round = must(study::createRound(other, lea, content, must(study::everyIssue(other)), quiet, {}));
    must(study::startRound(other, lea, round.id));
    for (const auto& entry : must(labelling::queue(other, round.id, lea))) {
        labelling::LabelSubmission given{round.id, entry.item, lea, {}, 3};
        given.content.verdict = Verdict::Category;
        given.content.category = must(other.categoryCoded("C.9")).id;
        must(labelling::submitLabel(other, given));
    }
}

} // namespace

TEST_CASE("A selection is looked at, then brought in")
{
    CollectBench bench;
    const Source source = bench.addSource("alpha/one", {"few shot", "量化", "llm", "quantization"});
    bench.tab(2);
    CHECK_FALSE(bench.window().actions().action("collect.bringIn")->isEnabled()); // nothing is fetched
    bench.mirror(source, issues());
    bench.page().enter();
    bench.settle();
    CHECK(bench.in<QLabel>("previewHead")->text() ==
          "3 of 4 fetched issues are selected. 3 of them are not in the project yet.");
    const auto* keywords = bench.in<ui::ListView>("keywordCounts");
    REQUIRE(keywords->model()->rowCount() == 4);
    std::map<QString, QString> alone;
    for (int row = 0; row < 4; ++row) {
        alone[bench.cell(keywords, row, 0)] = bench.cell(keywords, row, 1) + "/" + bench.cell(keywords, row, 2);
    }
    CHECK(alone["few shot"] == "1/1");
    CHECK(alone["量化"] == "1/1");
    CHECK(alone["llm"] == "1/0");
    const auto* years = bench.in<ui::ListView>("yearCounts");
    REQUIRE(years->model()->rowCount() == 2);
    CHECK(bench.cell(years, 1, 0) == "2024");
    CHECK(bench.cell(years, 1, 1) == "2");
    CHECK(bench.in<ui::MonthChart>("months")->monthCount() == 10); // May 2023 to February 2024

    bench.key(Qt::Key_B);
    bench.settle();
    CHECK(bench.in<QLabel>("selectionTold")->text().startsWith("Issues added: 3, texts changed: 0."));
    CHECK(bench.in<QLabel>("previewHead")->text().endsWith("All of them are in the project already."));
}

TEST_CASE("A text that changed after somebody labelled it is told of")
{
    CollectBench bench;
    const Source source = bench.addSource("alpha/one", {"few shot"});
    bench.mirror(source, issues());
    bench.tab(2);
    bench.page().enter();
    bench.settle();
    bench.key(Qt::Key_B);
    bench.settle();
    labelFirst(bench);
    auto changed = hostIssue(1, "Crash with few shot prompts", "It stops at once.", "2023-05-01T00:00:00Z");
    changed.document.updatedAt = "2026-01-01T00:00:00Z";
    bench.mirror(source, {changed}, 2);
    bench.page().enter();
    bench.settle();
    bench.key(Qt::Key_B);
    bench.settle();
    INFO(bench.in<QLabel>("selectionTold")->text().toStdString());
    auto* dialog = bench.dialog("broughtIn");
    CHECK(bench.in<QLabel>(dialog, "sentence")->text() == "Issues added: 0, texts changed: 1.");
    const auto* list = bench.in<ui::ListView>(dialog, "changedList");
    REQUIRE(list->model()->rowCount() == 1);
    CHECK(bench.cell(list, 0, 0) == "alpha/one#1");
    CHECK(bench.cell(list, 0, 1) == "description");
    CHECK(bench.cell(list, 0, 2) == "labelled; what was read then is kept");
    bench.key(Qt::Key_Escape);
    bench.settle();
}

TEST_CASE("Issues per month are walked through with keys and read out")
{
    ui::MonthChart chart;
    chart.setLines({{"alpha/one", {{"2023-12", 3}, {"2024-02", 7}}}, {"beta/two", {{"2024-01", 1}}}});
    chart.resize(600, chart.sizeHint().height());
    CHECK(chart.monthCount() == 3);
    REQUIRE(chart.fieldCount() == 6);
    CHECK(chart.fieldName(2) == "alpha/one, Feb 2024: 7");
    CHECK(chart.fieldName(4) == "beta/two, Jan 2024: 1");
    chart.show();
    chart.setFocus();
    QTest::keyClick(&chart, Qt::Key_Right);
    CHECK(chart.currentField() == 1);
    QTest::keyClick(&chart, Qt::Key_Down);
    CHECK(chart.currentField() == 4);
    QTest::keyClick(&chart, Qt::Key_Down);
    CHECK(chart.currentField() == 4);
    chart.setLines({});
    CHECK(chart.fieldCount() == 0);
}
