// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QAbstractItemModelTester>
#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QPointer>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTabWidget>

#include "tests/ui/large_text.h"
#include "tests/ui/page_bench.h"
#include "tests/ui/waiting.h"
#include "ui/pages/reconcile/bulk/rule_dialog.h"
#include "ui/pages/reconcile/bulk/rule_preview.h"
#include "ui/pages/reconcile/reconcile_page.h"

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
    REQUIRE(waitFor([&] { return apply->text() == text; }));
}

} // namespace

TEST_CASE("A rule says beforehand what it would do")
{
    PageBench bench;
    bench.decideElsewhere("6", "C.9");
    ui::ReconcilePage page(bench.context(), nullptr);
    const auto* dialog = openDialog(bench, page);
    const QAbstractItemModelTester counts(child<QAbstractItemView>(*dialog, "categoryCounts")->model(),
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    const QAbstractItemModelTester sample(child<QAbstractItemView>(*dialog, "sample")->model(),
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);

    waitForPreview(*dialog, "Decide 2 Unanimous Items");
    child<QRadioButton>(*dialog, "majority")->click();
    waitForPreview(*dialog, "Decide 4 Items by Majority");
    const QString words = child<QLabel>(*dialog, "previewWords")->text();
    CHECK(words.contains("<b>5</b> of <b>7</b> items"));
    CHECK(words.contains("<b>3</b> of the <b>5</b> conflicts"));
    CHECK(words.contains("<b>1</b> of them a person or a file has decided already"));
    const QAbstractItemModel* items = child<QAbstractItemView>(*dialog, "sample")->model();
    REQUIRE(items->rowCount() == 4); // conflicts come first
    CHECK(items->index(0, 0).data().toString().startsWith("vllm#2"));
    CHECK(items->index(1, 0).data().toString().startsWith("deepspeed#7"));

    child<QSpinBox>(*dialog, "atLeastCount")->setValue(4);
    waitForPreview(*dialog, "Decide 2 Items by at Least 4 Alike");
}

TEST_CASE("A rule is counted by category, repository and level, with what it does to shares and kappa")
{
    PageBench bench;
    ui::ReconcilePage page(bench.context(), nullptr);
    const auto* dialog = openDialog(bench, page);
    const auto cells = [&](const char* table) {
        const QAbstractItemModel* model = child<QAbstractItemView>(*dialog, table)->model();
        QStringList lines;
        for (int row = 0; row < model->rowCount(); ++row) {
            QStringList line;
            for (int column = 0; column < model->columnCount(); ++column) {
                line.append(model->index(row, column).data().toString());
            }
            lines.append(line.join(QStringLiteral(" | ")));
        }
        return lines;
    };
    const QAbstractItemModelTester kappas(child<QAbstractItemView>(*dialog, "kappas")->model(),
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    child<QRadioButton>(*dialog, "plurality")->click();
    waitForPreview(*dialog, "Decide 6 Items by Plurality"); // #4 is a tie
    CHECK(cells("repositoryCounts") == QStringList{"microsoft/deepspeed | 1", "vllm-project/vllm | 5"});
    CHECK(cells("splitCounts") ==
          QStringList{"Across types | 1", "Across themes | 3", "Across sub-themes | 0", "All alike | 2"});
    const QStringList shares = cells("shares");
    CHECK(shares.value(0) == "Items decided | 0 (0.0 %) | 6 (85.7 %)");
    CHECK(shares.value(1) == "Conflicts decided | 0 (0.0 %) | 4 (80.0 %)");
    CHECK(shares.contains(QString::fromUtf8("Decided as C | – | 5 (83.3 %)")));
    CHECK(cells("kappas").size() == 4);
    CHECK(cells("kappas")[2] == QString::fromUtf8("Cy | – | 6 of 6")); // of so few no coefficient

    child<QRadioButton>(*dialog, "sameTheme")->click();
    waitForPreview(*dialog, "Nothing to Decide");
    child<QComboBox>(*dialog, "trustedPerson")->setCurrentText("Bob");
    waitForPreview(*dialog, QString::fromUtf8("Decide 7 Items by One Person’s Label"));
    CHECK(cells("kappas")[1] == QString::fromUtf8("Bob | – | 7 of 7"));
}

TEST_CASE("By keyboard: a rule is chosen, looked at, applied and taken back")
{
    PageBench bench;
    ui::ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    bench.key(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    auto* dialog = page.findChild<ui::RuleDialog*>();
    REQUIRE(dialog != nullptr);
    REQUIRE(waitFor([&] { return dialog->isAncestorOf(QApplication::focusWidget()); }));
    waitForPreview(*dialog, "Decide 2 Unanimous Items");
    QTest::keyClick(dialog, Qt::Key_P, Qt::AltModifier);
    waitForPreview(*dialog, "Decide 6 Items by Plurality");
    const auto* tabs = child<QTabWidget>(*dialog, "previewTabs");
    for (const Qt::Key tab : {Qt::Key_R, Qt::Key_E, Qt::Key_H, Qt::Key_K}) {
        const int before = tabs->currentIndex();
        QTest::keyClick(dialog, tab, Qt::AltModifier);
        CHECK(tabs->currentIndex() == before + 1);
    }
    bench.key(Qt::Key_Return);
    bench.settle();
    CHECK(bench.decided() == 6);
    CHECK(bench.decision("3").rule == "plurality");
    CHECK(bench.undo.undoText() == "Decide 6 Items by Plurality");
    bench.undo.undo();
    bench.settle();
    CHECK(bench.decided() == 0);
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
    CHECK(child<QLabel>(page, "decidedCount")->text() == "3 of 5");

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
    auto* sample = child<QAbstractItemView>(*dialog, "sample");
    const QModelIndex third = sample->model()->index(2, 0);
    CHECK(third.data().toString().startsWith("deepspeed#7"));
    emit sample->activated(third);
    auto* queue = page.findChild<QAbstractItemView*>(QStringLiteral("queue"));
    REQUIRE(queue != nullptr);
    CHECK(queue->currentIndex().row() == 4);
}

TEST_CASE("A rule that decides the occurrences of an issue differently says so before")
{
    PageBench bench;
    labelAgain(bench, "1", "C.5,C.5,C.5,C.9");
    labelAgain(bench, "5", "B.1,B.1,B.1,B.1");
    ui::ReconcilePage page(bench.context(), nullptr);
    const auto* dialog = openDialog(bench, page);
    child<QRadioButton>(*dialog, "majority")->click();
    waitForPreview(*dialog, "Decide 7 Items by Majority");
    const QString words = child<QLabel>(*dialog, "previewWords")->text();
    CHECK(words.contains("<b>1</b> issue that the round shows more than once is decided differently"));
    CHECK(words.contains("vllm-project/vllm#1."));
    CHECK_FALSE(words.contains("vllm#5"));
}

namespace {

// Five conflicts of C.5 and C.9: #1, #2, #4, #6 and deepspeed#7.
void argueAbout(PageBench& bench)
{
    bench.labelElsewhere("1", "Dee", "C.5");
    for (const char* name : {"Ann", "Bob", "Cy"}) {
        bench.labelElsewhere("6", name, "C.5");
        bench.labelElsewhere("7", name, "C.9");
    }
    bench.labelElsewhere("7", "Dee", "C.5");
    bench.settle();
}

} // namespace

TEST_CASE("After three like decisions the rest of the pair is decided like them, by two keys")
{
    PageBench bench;
    ui::ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    argueAbout(bench);
    page.show(ui::ReconcileTarget{bench.item("1")});
    const auto* offer = child<QPushButton>(page, "decideLikeThese");
    CHECK(offer->isHidden());
    for (const char* number : {"2", "4", "6"}) {
        bench.decideElsewhere(number, "C.9");
    }
    bench.settle();
    const auto offered = [&] {
        const auto* button = page.findChild<QPushButton*>(QStringLiteral("decideLikeThese"));
        return button == nullptr ? QString() : button->text();
    };
    CHECK(waitFor(
        [&] { return offered() == QString::fromUtf8("Decide the Remaining 2 of C.5 or C.9 as C.9… (Shift+R)"); }));
    CHECK(child<QLabel>(page, "settledPair")->text().contains("C.9 3"));

    bench.key(Qt::Key_R, Qt::ShiftModifier);
    auto* dialog = page.findChild<ui::RuleDialog*>();
    REQUIRE(dialog != nullptr);
    REQUIRE(waitUntilActive(dialog));
    waitForPreview(*dialog, "Decide 2 Items as C.9");
    CHECK(child<QRadioButton>(*dialog, "asCategory")->isChecked());
    QTest::keyClick(dialog, Qt::Key_Return);
    bench.settle();
    CHECK(bench.decided() == 5);
    CHECK(bench.decision("1").rule == "category=C.9 where pending block=C.5,C.9");
    CHECK(bench.decision("3").state == DecisionState::Open); // of another pair
    bench.undo.undo();
    bench.settle();
    CHECK(bench.decided() == 3);
}

TEST_CASE("A rule decides what the queue shows, or the whole round")
{
    PageBench bench;
    ui::ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    ui::ConflictsTarget target;
    target.categories = {bench.category("C.5"), bench.category("C.9")};
    page.show(target);
    bench.actions.action(QStringLiteral("reconcile.decideByRule"))->trigger();
    auto* dialog = page.findChild<ui::RuleDialog*>();
    REQUIRE(dialog != nullptr);
    auto* scope = child<QComboBox>(*dialog, "ruleScope");
    CHECK(scope->currentText().startsWith("What the queue shows"));
    child<QRadioButton>(*dialog, "plurality")->click();
    REQUIRE(waitFor([&] { return child<QPushButton>(*dialog, "applyRule")->text().startsWith("Decide 1 "); }));
    scope->setCurrentIndex(1);
    waitForPreview(*dialog, "Decide 6 Items by Plurality");
}

TEST_CASE("A block that is marked in the list of blocks is what a rule decides, by majority")
{
    PageBench bench;
    ui::ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    argueAbout(bench);
    bench.key(Qt::Key_F5);
    bench.key(Qt::Key_G);
    auto* blocks = child<QListView>(page, "blocks");
    REQUIRE(blocks->isVisible());
    bench.key(Qt::Key_Down);
    REQUIRE(blocks->currentIndex().data().toString() == "C.5 or C.9");
    bench.key(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    auto* dialog = page.findChild<ui::RuleDialog*>();
    REQUIRE(dialog != nullptr);
    CHECK(child<QComboBox>(*dialog, "ruleScope")->currentText() == QString::fromUtf8("C.5 or C.9 · 5 issues"));
    CHECK(child<QRadioButton>(*dialog, "majority")->isChecked());
    waitForPreview(*dialog, "Decide 4 Items by Majority");
    CHECK(child<QPushButton>(*dialog, "applyRule")->isDefault());
}

TEST_CASE("Enter decides no whole round before somebody has looked at it")
{
    PageBench bench;
    ui::ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    const auto open = [&] {
        bench.actions.action("reconcile.decideByRule")->trigger();
        auto* dialog = page.findChild<ui::RuleDialog*>();
        REQUIRE(dialog != nullptr);
        REQUIRE(waitUntilActive(dialog));
        waitForPreview(*dialog, "Decide 2 Unanimous Items");
        return QPointer(dialog);
    };
    QPointer<ui::RuleDialog> dialog = open();
    QTest::keyClick(dialog, Qt::Key_Return);
    REQUIRE(waitFor([&] { return dialog.isNull(); }));
    bench.settle();
    CHECK(bench.decided() == 0);
    dialog = open();
    QTest::keyClick(dialog, Qt::Key_R, Qt::AltModifier); // what it is by repository
    QTest::keyClick(dialog, Qt::Key_Return);
    bench.settle();
    CHECK(bench.decided() == 2);
}

TEST_CASE("The rules stand below each other where two do not fit in a line, and one of them is on")
{
    const LargeText twice(200);
    PageBench bench;
    ui::ReconcilePage page(bench.context(), nullptr);
    auto* dialog = openDialog(bench, page);
    CHECK(dialog->minimumSizeHint().width() <= 1152); // nine tenths of 1280
    const auto* first = child<QRadioButton>(*dialog, "unanimous");
    const auto* second = child<QRadioButton>(*dialog, "plurality");
    dialog->resize(1000, 640);
    QCoreApplication::processEvents();
    CHECK(first->x() == second->x());
    CHECK(first->y() < second->y());
    dialog->resize(2400, 640);
    QCoreApplication::processEvents();
    CHECK(first->y() == second->y());
    CHECK(first->x() < second->x());

    const auto* atLeast = child<QRadioButton>(*dialog, "atLeast");
    child<QRadioButton>(*dialog, "atLeast")->click();
    CHECK(atLeast->isChecked());
    CHECK_FALSE(first->isChecked());
}
