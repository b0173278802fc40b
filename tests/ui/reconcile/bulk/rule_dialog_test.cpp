// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QAbstractItemModelTester>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTableView>

#include "tests/ui/page_bench.h"
#include "ui/reconcile/bulk/category_counts.h"
#include "ui/reconcile/bulk/rule_dialog.h"
#include "ui/reconcile/bulk/sample_model.h"
#include "ui/reconcile/reconcile_page.h"

using namespace accord;
using namespace accord::test;

namespace {

ui::RuleDialog* openDialog(PageBench& bench, ui::ReconcilePage& page)
{
    bench.open(page);
    bench.actions.action(QStringLiteral("reconcile.decideByRule"))->trigger();
    auto* dialog = page.findChild<ui::RuleDialog*>();
    REQUIRE(dialog != nullptr);
    return dialog;
}

void waitForPreview(const ui::RuleDialog& dialog, const QString& text)
{
    const auto* apply = child<QPushButton>(dialog, "applyRule");
    REQUIRE(QTest::qWaitFor([&] { return apply->text() == text; }));
}

} // namespace

TEST_CASE("A rule says beforehand what it would do")
{
    PageBench bench;
    bench.decideElsewhere("6", "C.9");
    ui::ReconcilePage page(bench.context(), nullptr);
    const auto* dialog = openDialog(bench, page);
    const QAbstractItemModelTester counts(child<QTableView>(*dialog, "categoryCounts")->model(),
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    const QAbstractItemModelTester sample(child<QTableView>(*dialog, "sample")->model(),
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);

    waitForPreview(*dialog, "Decide 2 Unanimous Items");
    child<QRadioButton>(*dialog, "majority")->click();
    waitForPreview(*dialog, "Decide 4 Items by Majority");
    const QString words = child<QLabel>(*dialog, "previewWords")->text();
    CHECK(words.contains("<b>5</b> of <b>7</b> items"));
    CHECK(words.contains("<b>3</b> of the <b>5</b> conflicts"));
    CHECK(words.contains("<b>1</b> of them a person or a file has decided already"));
    CHECK(child<QTableView>(*dialog, "sample")->model()->rowCount() == 2); // conflicts come first: #2 and #7

    child<QSpinBox>(*dialog, "atLeastCount")->setValue(4);
    waitForPreview(*dialog, "Decide 2 Items by at Least 4 Alike");
}

TEST_CASE("A rule decides in one step that one undo takes back, and spares what a person decided")
{
    PageBench bench;
    bench.decideElsewhere("6", "C.9");
    ui::ReconcilePage page(bench.context(), nullptr);
    const auto* dialog = openDialog(bench, page);
    child<QRadioButton>(*dialog, "majority")->click();
    waitForPreview(*dialog, "Decide 4 Items by Majority");
    child<QPushButton>(*dialog, "applyRule")->click();
    bench.settle();

    CHECK(bench.decided() == 5);
    CHECK(bench.decision("2").source == DecisionSource::Rule);
    CHECK(bench.decision("2").rule == "majority");
    CHECK(bench.decision("3").state == DecisionState::Open); // no majority
    CHECK(bench.decision("6").source == DecisionSource::Person);
    CHECK(bench.decision("6").category == bench.category("C.9"));
    CHECK(bench.undo.count() == 1);
    CHECK(bench.undo.undoText() == "Decide 4 Items by Majority");
    CHECK(child<QLabel>(page, "decidedCount")->text() == "3 of 5 conflicts decided");

    bench.undo.undo();
    bench.settle();
    CHECK(bench.decided() == 1);
    CHECK(bench.decision("6").category == bench.category("C.9"));
    bench.undo.redo();
    bench.settle();
    CHECK(bench.decided() == 5);
}

TEST_CASE("An item of the sample opens on the page")
{
    PageBench bench;
    ui::ReconcilePage page(bench.context(), nullptr);
    const auto* dialog = openDialog(bench, page);
    child<QRadioButton>(*dialog, "majority")->click();
    waitForPreview(*dialog, "Decide 5 Items by Majority");
    auto* sample = child<QTableView>(*dialog, "sample");
    const QModelIndex last = sample->model()->index(sample->model()->rowCount() - 1, 0);
    CHECK(last.data().toString().startsWith("deepspeed#7"));
    emit sample->activated(last);
    auto* queue = page.findChild<QAbstractItemView*>(QStringLiteral("queue"));
    REQUIRE(queue != nullptr);
    CHECK(queue->currentIndex().row() == 4);
}
