// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTabWidget>

#include "core/study/assignment/plan.h"
#include "core/study/lifecycle.h"
#include "tests/ui/large_text.h"
#include "tests/ui/pages/study/study_bench.h"
#include "tests/ui/waiting.h"
#include "ui/pages/study/composition_view.h"
#include "ui/pages/study/new_round_dialog.h"
#include "ui/pages/study/people_choice.h"

using namespace accord;
using namespace accord::test;

namespace {

enum CompositionColumn { Name, Frame, FrameShare, Sample, SampleShare, Own };

ui::NewRoundDialog* open(StudyBench& bench)
{
    bench.action("study.newRound")->trigger();
    auto* dialog = qobject_cast<ui::NewRoundDialog*>(bench.dialog("newRound"));
    REQUIRE(dialog != nullptr);
    return dialog;
}

/// Unfolds what is behind More, by its key.
void more(ui::NewRoundDialog* dialog)
{
    auto* button = dialog->findChild<QPushButton*>("more");
    REQUIRE(button != nullptr);
    REQUIRE_FALSE(button->isChecked());
    REQUIRE_FALSE(dialog->findChild<QLineEdit*>("gate")->isVisible());
    QTest::keyClick(button, Qt::Key_Space);
    REQUIRE(dialog->findChild<QLineEdit*>("gate")->isVisible());
}

QPushButton* ready(ui::NewRoundDialog* dialog)
{
    auto* button = dialog->findChild<QPushButton*>("create");
    REQUIRE(button != nullptr);
    REQUIRE(waitFor([&] { return !dialog->busy() && button->isEnabled(); }));
    CHECK(button->isDefault());
    return button;
}

void create(ui::NewRoundDialog* dialog)
{
    QTest::keyClick(ready(dialog), Qt::Key_Return);
}

} // namespace

TEST_CASE("A stratified pilot is drawn and shared out in one dialog")
{
    StudyBench bench;
    auto* dialog = open(bench);
    CHECK(bench.in<QLineEdit>(dialog, "roundName")->text() == "Pilot");
    more(dialog);
    bench.in<QCheckBox>(dialog, "drawStrata")->click();
    auto* size = bench.in<QSpinBox>(dialog, "size");
    size->setValue(12);
    bench.in<QSpinBox>(dialog, "seed")->setValue(7);
    REQUIRE(waitFor([&] { return !dialog->busy(); }));
    // 30, 20 and 10 of 60 issues: 6, 4 and 2 of 12.
    const auto lists = dialog->findChildren<ui::ListView*>("composition");
    REQUIRE(lists.size() == 1);
    const ui::ListView* composition = lists.back();
    REQUIRE(composition->model()->rowCount() == 3);
    CHECK(bench.cell(composition, 0, Name) == "alpha/one");
    CHECK(bench.cell(composition, 0, Frame) == "30");
    CHECK(bench.cell(composition, 0, Sample) == "6");
    CHECK(bench.cell(composition, 1, Sample) == "4");
    CHECK(bench.cell(composition, 2, Sample) == "2");
    auto* method = bench.in<QComboBox>(dialog, "method");
    method->setCurrentIndex(method->findData(static_cast<int>(study::AssignmentMethod::KOfN)));
    auto* people = bench.in<ui::PeopleChoice>(dialog, "peopleChoice");
    REQUIRE(people->topLevelItemCount() == 4);                // Olaf looks on
    people->topLevelItem(0)->setCheckState(0, Qt::Unchecked); // Lea
    const auto* matrix = bench.in<ui::ListView>(dialog, "matrix");
    REQUIRE(matrix->model()->rowCount() == 4);
    REQUIRE(matrix->model()->columnCount() == 5);
    for (int column = 2; column < 5; ++column) {
        CHECK(bench.cell(matrix, 0, column) == "8"); // 12 issues, two labels each, three people
    }
    CHECK(ready(dialog)->text() == "Create Draft of 12 Issues");
    const QString summary = bench.in<QLabel>(dialog, "summary")->text();
    CHECK(summary.contains("12 of 60 issues, proportionally by repository, seed 7"));
    CHECK(summary.contains("Ann, Bob, Cy"));
    CHECK(summary.contains("2 labels for each issue, 24 in all"));
    create(dialog);
    REQUIRE(waitFor([&] { return !bench.project().rounds().empty(); }));
    const Round& round = bench.round("Pilot");
    CHECK(round.state == RoundState::Draft);
    CHECK(round.purpose == RoundPurpose::Pilot);
    CHECK(round.assigned);
    CHECK(round.overlap == 2);
    CHECK(round.blind);
    CHECK(round.people.size() == 3);
    const auto sample = study::sampleOf(bench.project(), round.id);
    REQUIRE(sample.ok());
    CHECK(sample->issues == 12);
    CHECK(sample->request.seed == 7);
    CHECK(sample->by == "Lea");
    auto* list = bench.in<ui::ListView>(&bench.page(), "roundList");
    CHECK(bench.cell(list, 0, 3) == "12");
    CHECK(bench.in<QLabel>(&bench.page(), "roundFacts")->text().contains("drawn proportionally by repository"));
}

TEST_CASE("Own numbers are typed into the composition")
{
    StudyBench bench;
    auto* dialog = open(bench);
    more(dialog);
    bench.in<QCheckBox>(dialog, "drawStrata")->click();
    auto* allocation = bench.in<QComboBox>(dialog, "allocation");
    allocation->setCurrentIndex(allocation->findData(static_cast<int>(study::Allocation::Quotas)));
    REQUIRE(waitFor([&] { return !dialog->busy(); }));
    CHECK_FALSE(bench.in<QPushButton>(dialog, "create")->isEnabled()); // nothing is drawn yet
    const auto* list = dialog->findChildren<ui::ListView*>("composition").back();
    QAbstractItemModel* model = list->model();
    const QAbstractItemModelTester tester(model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    REQUIRE(model->columnCount() == Own + 1);
    CHECK((model->flags(model->index(0, Own)) & Qt::ItemIsEditable) != 0);
    CHECK((model->flags(model->index(0, Sample)) & Qt::ItemIsEditable) == 0);
    CHECK(model->setData(model->index(0, Own), 5));
    const std::vector<study::Quota> five{{{"alpha/one"}, 5}};
    const auto* view = qobject_cast<ui::CompositionView*>(list->parentWidget());
    REQUIRE(view != nullptr);
    CHECK(view->quotas() == five);
    CHECK(model->setData(model->index(2, Own), 99)); // it has ten
    REQUIRE(waitFor([&] { return !dialog->busy() && bench.in<QPushButton>(dialog, "create")->isEnabled(); }));
    CHECK(model->index(0, Sample).data().toString() == "5");
    CHECK(model->index(2, Sample).data().toString() == "10");
    dialog->reject();
}

TEST_CASE("The calculator answers with a size and the sentence for the paper")
{
    StudyBench bench;
    auto* dialog = open(bench);
    (void)ready(dialog);
    QTest::mouseClick(bench.in<QPushButton>(dialog, "howMany"), Qt::LeftButton);
    auto* calculator = bench.dialog("sampleSize");
    // Cochran (1977): 384.15 without a limit; of 60 issues 384.15 / (1 + 383.15 / 60) = 52.01.
    CHECK(bench.in<QLabel>(calculator, "answer")->text() == "53 issues");
    CHECK(bench.in<QPlainTextEdit>(calculator, "sentence")->toPlainText().contains("53 of 60 issues"));
    calculator->findChild<QTabWidget*>()->setCurrentIndex(1);
    CHECK(bench.in<QPlainTextEdit>(calculator, "sentence")->toPlainText().contains("kappa", Qt::CaseInsensitive));
    calculator->findChild<QTabWidget*>()->setCurrentIndex(0);
    qobject_cast<QDialog*>(calculator)->accept();
    CHECK(bench.in<QSpinBox>(dialog, "size")->value() == 53);
    dialog->reject();
}

TEST_CASE("A size in each of the strata becomes their quotas")
{
    StudyBench bench;
    auto* dialog = open(bench);
    more(dialog);
    bench.in<QCheckBox>(dialog, "drawStrata")->click();
    REQUIRE(waitFor([&] { return !dialog->busy(); }));
    QTest::mouseClick(bench.in<QPushButton>(dialog, "howMany"), Qt::LeftButton);
    auto* calculator = bench.dialog("sampleSize");
    bench.in<QCheckBox>(calculator, "perStratum")->click();
    // Cochran (1977) for 30, 20 and 10: 384.15 / (1 + 383.15 / N) = 27.9, 19.05 and 9.77, rounded up.
    CHECK(bench.in<QLabel>(calculator, "answer")->text() == "58 issues over all strata");
    qobject_cast<QDialog*>(calculator)->accept();
    auto* allocation = bench.in<QComboBox>(dialog, "allocation");
    CHECK(allocation->currentData().toInt() == static_cast<int>(study::Allocation::Quotas));
    CHECK(bench.in<QSpinBox>(dialog, "size")->value() == 58);
    auto* ready = bench.in<QPushButton>(dialog, "create");
    REQUIRE(waitFor([&] { return !dialog->busy() && ready->isEnabled(); }));
    QAbstractItemModel* model = dialog->findChildren<ui::ListView*>("composition").back()->model();
    REQUIRE(model->columnCount() == Own + 1);
    const QStringList sizes{"28", "20", "10"};
    for (int row = 0; row < 3; ++row) {
        CHECK(model->index(row, Own).data().toString() == sizes[row]);
        CHECK(model->index(row, Sample).data().toString() == sizes[row]);
    }

    // Another size for all of them is not hidden behind the quotas.
    QTest::mouseClick(bench.in<QPushButton>(dialog, "howMany"), Qt::LeftButton);
    qobject_cast<QDialog*>(bench.dialog("sampleSize"))->accept();
    CHECK(allocation->currentData().toInt() == static_cast<int>(study::Allocation::Proportional));
    CHECK(bench.in<QSpinBox>(dialog, "size")->value() == 53);
    dialog->reject();
}

TEST_CASE("A check round is drawn from an earlier round")
{
    StudyBench bench;
    bench.makeRound("Pilot", RoundPurpose::Pilot, true, 8);
    auto* dialog = open(bench);
    auto* from = bench.in<QComboBox>(dialog, "drawnFrom");
    auto* earlier = bench.in<QCheckBox>(dialog, "notBefore");
    CHECK(from->currentIndex() == 0);
    CHECK(earlier->isEnabled());
    bench.in<QRadioButton>(dialog, "purpose4")->click();
    CHECK(from->currentText().contains("Pilot"));
    CHECK_FALSE(earlier->isEnabled());
    bench.in<QRadioButton>(dialog, "drawSample")->click();
    bench.in<QSpinBox>(dialog, "size")->setValue(3);
    (void)ready(dialog);
    CHECK(bench.in<QLabel>(dialog, "summary")->text().contains("3 of 8 issues"));
    CHECK(bench.in<QLabel>(dialog, "summary")->text().contains("from the issues of “Pilot”"));
    create(dialog);
    REQUIRE(waitFor([&] { return bench.project().rounds().size() == 2; }));
    const Round& check = bench.round("Check");
    CHECK(check.purpose == RoundPurpose::Check);
    const auto sample = study::sampleOf(bench.project(), check.id);
    REQUIRE(sample.ok());
    CHECK(sample->frame == 8);
    CHECK(sample->request.frame.inRounds == std::vector{bench.round("Pilot").id});
}

TEST_CASE("What a round lacks is said, and it cannot be made")
{
    StudyBench bench;
    bench.makeRound("Pilot", RoundPurpose::Pilot, false, 60);
    auto* dialog = open(bench);
    CHECK(bench.in<QLineEdit>(dialog, "roundName")->text() == "Main");
    bench.in<QLineEdit>(dialog, "roundName")->setText("pilot");
    CHECK_FALSE(bench.in<QPushButton>(dialog, "create")->isEnabled());
    CHECK(bench.in<QLabel>(dialog, "missing")->text().contains("There is a round"));
    bench.in<QLineEdit>(dialog, "roundName")->setText("Second");
    bench.in<QLineEdit>(dialog, "gate")->setText("theme kappa of gold");
    CHECK_FALSE(bench.in<QPushButton>(dialog, "create")->isEnabled());
    bench.in<QLineEdit>(dialog, "gate")->clear();
    // Every issue is in the pilot.
    REQUIRE(waitFor([&] { return !dialog->busy(); }));
    CHECK_FALSE(bench.in<QPushButton>(dialog, "create")->isEnabled());
    CHECK(bench.in<QLabel>(dialog, "missing")->text().contains("No issue is left to draw from"));
    CHECK(bench.in<QLabel>(dialog, "missing")->text().contains("More"));
    bench.in<QCheckBox>(dialog, "notBefore")->setChecked(false);
    REQUIRE(waitFor([&] { return !dialog->busy() && bench.in<QPushButton>(dialog, "create")->isEnabled(); }));
    dialog->reject();
}

TEST_CASE("The largest repositories come first, and own numbers of what is not shown do not count")
{
    const auto parts = ui::largestFirst({{{"a/b"}, 10, 1}, {{"c/d"}, 30, 3}});
    CHECK(parts.front().values == std::vector<std::string>{"c/d"});
    CHECK(parts.back().values == std::vector<std::string>{"a/b"});
    ui::CompositionView view;
    view.setQuotas({{{"c/d"}, 2}});
    CHECK(view.quotas().empty());
}

TEST_CASE("Enter does not close a round that cannot be made, and it fits a small screen with large fonts")
{
    const QFont usual = QApplication::font();
    QFont large = usual;
    large.setPointSizeF(usual.pointSizeF() * 1.5);
    QApplication::setFont(large);
    {
        StudyBench bench;
        bench.makeRound("Main", RoundPurpose::Main, true); // every issue
        auto* dialog = open(bench);
        CHECK(dialog->width() <= 1280);
        CHECK(dialog->height() <= 680);
        more(dialog);
        CHECK(dialog->height() <= 680);
        REQUIRE(waitFor([&] { return !dialog->busy(); }));
        REQUIRE_FALSE(dialog->findChild<QPushButton*>("create")->isEnabled());
        bench.key(Qt::Key_Return);
        QCoreApplication::processEvents();
        CHECK(dialog->isVisible());
        bench.in<QCheckBox>(dialog, "notBefore")->setFocus();
        bench.key(Qt::Key_Return);
        QCoreApplication::processEvents();
        CHECK(dialog->isVisible());
        bench.key(Qt::Key_Escape);
    }
    QApplication::setFont(usual);
}

TEST_CASE("A new round is never scrolled sideways, with text twice as large either")
{
    for (const int percent : {100, 150, 200}) {
        const LargeText larger(percent);
        StudyBench bench;
        auto* dialog = open(bench);
        dialog->resize(1152, 648); // nine tenths of 1280 by 720
        const auto* scroll = dialog->findChild<QScrollArea*>();
        REQUIRE(scroll != nullptr);
        for (const bool unfolded : {false, true}) {
            if (unfolded) {
                more(dialog);
            }
            (void)ready(dialog);
            INFO(percent << " %, " << unfolded);
            CHECK(dialog->width() <= 1152);
            CHECK(dialog->height() <= 648);
            CHECK(scroll->horizontalScrollBar()->maximum() == 0);
            // What is said and done is in view whatever is scrolled.
            for (const char* name : {"summary", "missing", "create"}) {
                CHECK(dialog->rect().contains(
                    bench.in<QWidget>(dialog, name)
                        ->geometry()
                        .translated(bench.in<QWidget>(dialog, name)->parentWidget()->mapTo(dialog, QPoint()))));
            }
        }
        dialog->reject();
    }
}

TEST_CASE("The first round of a study is made by one key, with what is usual")
{
    StudyBench bench;
    auto* dialog = open(bench);
    CHECK(dialog->focusWidget() == bench.in<QLineEdit>(dialog, "roundName"));
    CHECK(ready(dialog)->text() == "Create Draft of 60 Issues");
    CHECK(bench.in<QLabel>(dialog, "summary")->text() ==
          "Pilot, “Pilot”: 60 of 60 issues, seed 1; Lea, Ann, Bob, Cy: Everybody labels all; 4 labels for each issue, "
          "240 in all; blind; everybody in an order of their own.");
    int defaults = 0;
    for (const QPushButton* button : dialog->findChildren<QPushButton*>()) {
        defaults += button->isDefault() ? 1 : 0;
    }
    CHECK(defaults == 1);
    bench.key(Qt::Key_Return);
    REQUIRE(waitFor([&] { return !bench.project().rounds().empty(); }));
    const Round& round = bench.round("Pilot");
    CHECK(round.state == RoundState::Draft);
    CHECK(round.blind);
    CHECK(study::contentOf(round).ownOrder);
    CHECK(round.gate.empty());
    CHECK(round.people.empty()); // who joins later is in it too
    CHECK_FALSE(round.openCodes);
}

TEST_CASE("All of a new round is reached by Tab in the order of reading, behind More when it is open")
{
    StudyBench bench;
    auto* dialog = open(bench);
    (void)ready(dialog);
    const auto walk = [&] {
        QStringList names;
        bench.in<QLineEdit>(dialog, "roundName")->setFocus();
        do {
            names.append(QApplication::focusWidget()->objectName());
            bench.key(Qt::Key_Tab);
        } while (QApplication::focusWidget()->objectName() != "roundName" && names.size() < 60);
        names.removeAll(QString());
        return names;
    };
    const QStringList closed = walk();
    INFO(closed.join(' ').toStdString());
    const QStringList expected{"roundName",    "drawSample", "size",   "howMany", "method",
                               "peopleChoice", "more",       "create", "purpose2"};
    CHECK(closed == expected);
    more(dialog);
    const QStringList open = walk();
    qsizetype last = -1;
    for (const char* name :
         {"roundName", "drawSample", "peopleChoice", "more", "gate", "blind", "ownOrder", "openCodes", "repositories",
          "from", "to", "keywords", "withText", "drawStrata", "repeats", "seed", "composition", "matrix", "create"}) {
        INFO(name << " in " << open.join(' ').toStdString());
        CHECK(open.indexOf(name) > last);
        last = open.indexOf(name);
    }
    dialog->reject();
}
