// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTreeWidget>

#include "core/reconcile/decisions.h"
#include "tests/support/files.h"
#include "tests/ui/page_bench.h"
#include "tests/ui/pages/reconcile/voting.h"
#include "tests/ui/waiting.h"
#include "ui/core/jobs.h"
#include "ui/core/session.h"
#include "ui/pages/reconcile/report/report_dialogs.h"

#include <optional>

using namespace accord;
using namespace accord::test;

namespace {

void open(QDialog& dialog)
{
    dialog.show();
    dialog.activateWindow();
    REQUIRE(waitUntilActive(&dialog));
}

} // namespace

TEST_CASE("Feedback: my labels that were decided otherwise, by keys to the issue")
{
    PageBench bench;
    voteAgain(bench, "4", {{"Ann", "C.9"}, {"Bob", "C.5"}});
    bench.decideElsewhere("2", "C.9");
    bench.decideElsewhere("4", "C.9");
    bench.decideElsewhere("3", "B.1");
    bench.session->poll();
    ui::FeedbackDialog dialog(*bench.session, nullptr);
    open(dialog);
    REQUIRE(waitFor([&] { return !dialog.busy(); }));
    CHECK(child<QLabel>(dialog, "summary")->text() == "Labels: 7; on issues that are decided: 3; decided otherwise: 3. "
                                                      "Second votes: 1; otherwise than labelled: 1.");
    auto* list = child<QTreeWidget>(dialog, "list");
    REQUIRE(list->topLevelItemCount() == 2);
    const QTreeWidgetItem* otherwise = list->topLevelItem(0);
    REQUIRE(otherwise->childCount() == 2);
    CHECK(otherwise->child(0)->text(0) == QStringLiteral("C.5 → C.9")); // two issues; the other pair has one
    CHECK(otherwise->child(1)->text(0) == QStringLiteral("A.2 → B.1"));

    // The first pair has the keyboard: open it, go down, and to the issue.
    const QSignalSpy wanted(&dialog, &ui::FeedbackDialog::itemWanted);
    QTest::keyClick(list, Qt::Key_Return);
    REQUIRE(otherwise->child(0)->isExpanded());
    REQUIRE(otherwise->child(0)->childCount() == 2);
    CHECK(otherwise->child(0)->child(0)->text(0).startsWith(QStringLiteral("vllm#2")));
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Return);
    REQUIRE(wanted.size() == 1);
    CHECK(wanted.front().front().value<ItemId>() == bench.item("2"));
    CHECK(list->topLevelItem(1)->child(0)->text(0) == QStringLiteral("C.5 → C.9"));

    // Whoever leads looks at somebody else's.
    auto* person = child<QComboBox>(dialog, "person");
    CHECK(person->currentText() == "My labels (Ann)");
    person->setCurrentIndex(person->findText(QStringLiteral("Dee")));
    emit person->activated(person->currentIndex());
    REQUIRE(waitFor([&] { return !dialog.busy(); }));
    CHECK(list->topLevelItemCount() == 0);
}

TEST_CASE("Minutes: the dialog writes what was chosen, once")
{
    PageBench bench;
    bench.decideElsewhere("2", "C.9");
    bench.session->poll();
    QWidget window;
    const auto file = bench.folder() / "minutes.md";
    {
        ui::MinutesDialog dialog(*bench.session, bench.prompts, &window);
        open(dialog);
        CHECK(child<QComboBox>(dialog, "scope")->hasFocus());
        CHECK(child<QComboBox>(dialog, "format")->currentText() == "HTML, to be read and printed");
        child<QComboBox>(dialog, "format")->setCurrentIndex(2);
        bench.prompts.expectSaveFile(QString::fromStdString(file.string()));
        bench.prompts.expectTell();
        dialog.accept();
        CHECK(waitFor([&] { return !dialog.isVisible(); }));
    }
    REQUIRE(waitFor([&] { return bench.prompts.allAsked(); }));
    CHECK(bench.prompts.told == QStringList{QStringLiteral("minutes.md has the minutes. Decisions by people: 1")});
    CHECK(readFile(file).starts_with("# Minutes: pilot\n"));
}

TEST_CASE("Minutes: printed on what somebody chose, into a file as every file is written")
{
    PageBench bench;
    bench.decideElsewhere("2", "C.9");
    bench.session->poll();
    QWidget window;
    const auto print = [&](const std::optional<QString>& printer, bool tells) {
        ui::MinutesDialog dialog(*bench.session, bench.prompts, &window);
        open(dialog);
        bench.prompts.expectPrinter(printer);
        if (tells) {
            bench.prompts.expectTell();
        }
        child<QPushButton>(dialog, "print")->click();
        bench.prompts.settle();
        const bool done = !dialog.isVisible();
        REQUIRE(waitFor([&] { return bench.prompts.allAsked() && !bench.session->jobs().anyRunning(); }));
        return done;
    };
    CHECK_FALSE(print(std::nullopt, false)); // the dialog stays, for something else
    CHECK(bench.prompts.told.isEmpty());

    const auto file = bench.folder() / "printed.pdf";
    CHECK(print(QString::fromStdString(file.string()), true));
    CHECK(bench.prompts.told.last() == "printed.pdf has the minutes. Decisions by people: 1");
    CHECK(readFile(file).starts_with("%PDF-"));

    const auto project = bench.session->project().file();
    CHECK(print(QString::fromStdString(project.string()), true));
    CHECK_FALSE(bench.prompts.told.last().contains(QStringLiteral("has the minutes")));
    CHECK(readFile(project).starts_with("SQLite format 3"));

    CHECK(print(QString(), true));
    CHECK(bench.prompts.told.last() == "The printer did not take it. Save it as PDF, and print that.");
}
