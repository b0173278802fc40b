// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QSpinBox>

#include "core/study/assignment/changes.h"
#include "core/study/lifecycle.h"
#include "core/study/people.h"
#include "tests/core/must.h"
#include "tests/ui/pages/study/study_bench.h"
#include "tests/ui/waiting.h"
#include "ui/pages/study/assign_dialog.h"

#include <ctime>

using namespace accord;
using namespace accord::test;

namespace {

ui::AssignDialog* open(StudyBench& bench)
{
    bench.in<ui::ListView>(&bench.page(), "roundList")->setFocus();
    bench.key(Qt::Key_A);
    auto* dialog = qobject_cast<ui::AssignDialog*>(bench.dialog("assign"));
    REQUIRE(dialog != nullptr);
    return dialog;
}

void apply(StudyBench& bench, ui::AssignDialog* dialog)
{
    auto* button = bench.in<QPushButton>(dialog, "apply");
    REQUIRE(waitFor([&] { return !dialog->busy() && button->isEnabled(); }));
    QTest::keyClick(button, Qt::Key_Return);
    bench.settle();
}

} // namespace

TEST_CASE("A draft is shared out two of three, with the matrix before it is done")
{
    StudyBench bench;
    bench.makeRound("Main", RoundPurpose::Main, false, 60);
    auto* dialog = open(bench);
    auto* method = bench.in<QComboBox>(dialog, "method");
    method->setCurrentIndex(method->findData(static_cast<int>(study::AssignmentMethod::KOfN)));
    REQUIRE(bench.in<QSpinBox>(dialog, "overlap")->value() == 2);
    REQUIRE(waitFor([&] { return !dialog->busy(); }));
    const auto* matrix = bench.in<ui::ListView>(dialog, "matrix");
    REQUIRE(matrix->model()->rowCount() == 4); // together, and three repositories
    for (int column = 2; column < 5; ++column) {
        CHECK(bench.cell(matrix, 0, column) == "40");
        CHECK(bench.cell(matrix, 1, column) == "20");
    }
    CHECK(bench.in<QLabel>(dialog, "changes")->text().contains("Ann gets 40"));
    apply(bench, dialog);
    CHECK(bench.round("Main").assigned);
    CHECK(bench.round("Main").overlap == 2);

    // Bob goes: what he has not begun is handed over.
    dialog = open(bench);
    auto* what = bench.in<QComboBox>(dialog, "what");
    REQUIRE(what->count() == 5);
    what->setCurrentIndex(2);
    auto* person = bench.in<QComboBox>(dialog, "assignPerson");
    person->setCurrentIndex(person->findText("Bob"));
    REQUIRE(waitFor([&] { return !dialog->busy(); }));
    CHECK(bench.in<QLabel>(dialog, "changes")->text().contains("Bob gives up 40"));
    apply(bench, dialog);
    const auto waiting = study::unassigned(bench.project(), bench.round("Main").id);
    REQUIRE(waiting.ok());
    CHECK(waiting->size() == 40);
}

TEST_CASE("More people per issue than are ticked cannot be")
{
    StudyBench bench;
    bench.makeRound("Main", RoundPurpose::Main, false, 6);
    auto* dialog = open(bench);
    auto* method = bench.in<QComboBox>(dialog, "method");
    method->setCurrentIndex(method->findData(static_cast<int>(study::AssignmentMethod::KOfN)));
    bench.in<QSpinBox>(dialog, "overlap")->setValue(4);
    CHECK_FALSE(bench.in<QPushButton>(dialog, "apply")->isEnabled());
    CHECK(bench.in<QLabel>(dialog, "changes")->text().contains("3 are ticked"));
    dialog->reject();
}

namespace {

/// Shares a round out among so many people more, and answers the processor time of this program until it is shown.
std::clock_t shareOut(StudyBench& bench, int people)
{
    {
        Project other = must(Project::open(bench.file()));
        const PersonId lea = must(other.personNamed("Lea")).id;
        for (int number = 1; number <= people; ++number) {
            study::PersonContent annotator;
            annotator.name = "Annotator " + std::to_string(number);
            (void)must(study::addPerson(other, lea, annotator));
        }
        NoProgress quiet;
        study::RoundContent content;
        content.name = "Main";
        (void)must(study::createRound(other, lea, content, must(study::everyIssue(other)), quiet, {}));
    }
    bench.settle();
    const std::clock_t before = std::clock(); // whatever else the machine does
    auto* dialog = open(bench);
    auto* method = bench.in<QComboBox>(dialog, "method");
    method->setCurrentIndex(method->findData(static_cast<int>(study::AssignmentMethod::KOfN)));
    bench.in<QSpinBox>(dialog, "overlap")->setValue(10);
    REQUIRE(waitFor([&] { return !dialog->busy(); }));
    return std::clock() - before;
}

} // namespace

TEST_CASE("A thousand people are shared out in a window that opens at once and fits the screen")
{
    std::clock_t few = 0;
    {
        StudyBench bench;
        few = shareOut(bench, 99);
        qobject_cast<ui::AssignDialog*>(bench.dialog("assign"))->reject();
    }
    StudyBench bench;
    const std::clock_t many = shareOut(bench, 990);
    INFO(few << ", " << many);
    CHECK(many < 50 * few); // ten times the people: 10 times if each costs the same, 100 if each costs each other
    auto* dialog = qobject_cast<ui::AssignDialog*>(bench.dialog("assign"));
    REQUIRE(dialog != nullptr);
    bench.in<QSpinBox>(dialog, "overlap")->setValue(100);
    REQUIRE(waitFor([&] { return !dialog->busy(); }));
    const QString changes = bench.in<QLabel>(dialog, "changes")->text();
    CHECK(changes.contains(QStringLiteral(" more people")));
    CHECK(changes.size() < 1000);
    CHECK(dialog->minimumSizeHint().height() < 720);
    CHECK(dialog->width() <= dialog->screen()->availableSize().width()); // it asks for more than this screen has
}
