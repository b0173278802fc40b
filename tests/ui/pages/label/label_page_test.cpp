// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QApplication>
#include <QElapsedTimer>
#include <QLabel>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QUndoStack>
#include <QVBoxLayout>

#include "core/labelling/labelling.h"
#include "core/labelling/queue.h"
#include "core/study/lifecycle.h"
#include "core/study/people.h"
#include "core/taxonomy/edits/draft.h"
#include "core/taxonomy/edits/edit.h"
#include "tests/core/must.h"
#include "tests/support/files.h"
#include "tests/ui/pages/label/label_bench.h"
#include "tests/ui/waiting.h"
#include "ui/app/status_line.h"
#include "ui/core/actions.h"
#include "ui/widgets/accessible.h"

#include <filesystem>
#include <set>

namespace accord::ui {
namespace {

using namespace test;

TEST_CASE("twenty issues are labelled by keyboard only")
{
    LabelBench bench(20);
    for (int number = 1; number <= 20; ++number) {
        REQUIRE(bench.current() == number);
        bench.key(Qt::Key_C);
        bench.key(number % 2 == 0 ? Qt::Key_0 : Qt::Key_5);
        bench.key(Qt::Key_Return);
    }
    for (int number = 1; number <= 20; ++number) {
        INFO(number);
        CHECK(bench.code(number) == (number % 2 == 0 ? "C.10" : "C.5"));
    }
    CHECK(bench.page().queuePanel().model().count(QueueTab::Done) == 20);
    CHECK(bench.page().findChild<QLabel*>(QStringLiteral("verdictLine"))->text() ==
          QStringLiteral("This was the last one to do here."));
}

TEST_CASE("a row of the queue says its state, code and flag")
{
    LabelBench bench(3);
    bench.key(Qt::Key_F);
    bench.key(Qt::Key_C);
    bench.key(Qt::Key_5);
    bench.key(Qt::Key_Return);
    bench.key(Qt::Key_Question);
    QueueModel& model = bench.page().queuePanel().model();
    model.setTab(QueueTab::All);
    QStringList said;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex index = model.index(row);
        const QString text = index.data(Qt::AccessibleTextRole).toString();
        CHECK(text.startsWith(index.data(Qt::DisplayRole).toString() + QStringLiteral(", ")));
        said.append(text.mid(index.data(Qt::DisplayRole).toString().size() + 2));
    }
    said.sort();
    CHECK(said == QStringList{"cannot tell yet", "labelled C.5, flagged", "to do"});
}

TEST_CASE("keys walk the codes, level by level and back")
{
    LabelBench bench(2);
    const auto focused = [&] {
        const Category* category = bench.page().tree().focusedCategory();
        return category == nullptr ? std::string() : category->code;
    };
    bench.key(Qt::Key_9);
    CHECK(focused().empty());
    bench.key(Qt::Key_C);
    CHECK(focused() == "C");
    bench.key(Qt::Key_9);
    CHECK(focused() == "C.9");
    bench.key(Qt::Key_4);
    CHECK(focused() == "C.9.iv");
    bench.key(Qt::Key_Backspace);
    CHECK(focused() == "C.9");
    bench.key(Qt::Key_Backspace);
    bench.key(Qt::Key_0);
    CHECK(focused() == "C.10");
    bench.key(Qt::Key_A);
    CHECK(focused() == "A");
    bench.key(Qt::Key_Return);
    CHECK(bench.label(1).verdict == Verdict::None); // a type alone is no label
    CHECK(bench.current() == 1);
    bench.key(Qt::Key_C);
    bench.key(Qt::Key_9);
    bench.key(Qt::Key_4);
    bench.key(Qt::Key_Return);
    CHECK(bench.code(1) == "C.9.iv");
}

TEST_CASE("the tree is filtered by a word, and Enter takes what is in focus")
{
    LabelBench bench(2);
    bench.key(Qt::Key_Slash);
    CHECK(QApplication::focusWidget() == bench.page().tree().filterBox());
    bench.type(QStringLiteral("quantization"));
    const CategoryId first = bench.page().tree().focused();
    REQUIRE(first.valid());
    bench.key(Qt::Key_Down);
    const CategoryId second = bench.page().tree().focused();
    CHECK(second != first);
    bench.key(Qt::Key_Return);
    CHECK(QApplication::focusWidget() != bench.page().tree().filterBox());
    CHECK(bench.page().tree().filterBox()->text().isEmpty());
    CHECK(bench.page().tree().focused() == second);
    bench.key(Qt::Key_Return);
    CHECK(bench.label(1).category == second);
}

TEST_CASE("undo and redo go back to the issue that they change")
{
    LabelBench bench(6);
    for (int number = 1; number <= 3; ++number) {
        bench.key(Qt::Key_C);
        bench.key(Qt::Key_5);
        bench.key(Qt::Key_Return);
    }
    REQUIRE(bench.current() == 4);
    CHECK(bench.window().undo().undoText() == QStringLiteral("Label tests#3 as C.5"));
    bench.key(Qt::Key_Z, Qt::ControlModifier);
    CHECK(bench.current() == 3);
    CHECK(bench.code(3).empty());
    bench.key(Qt::Key_Z, Qt::ControlModifier);
    CHECK(bench.current() == 2);
    CHECK(bench.code(2).empty());
    CHECK(bench.code(1) == "C.5");
    bench.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(bench.current() == 2);
    CHECK(bench.code(2) == "C.5");
    CHECK(bench.page().queuePanel().model().count(QueueTab::Done) == 2);
    CHECK(bench.window().undo().count() == 3);
}

TEST_CASE("keys are letters while a text field has the focus")
{
    LabelBench bench(3);
    bench.key(Qt::Key_C);
    bench.key(Qt::Key_5);
    bench.key(Qt::Key_S);
    REQUIRE(QApplication::focusWidget() == bench.page().form().summary());
    bench.type(QStringLiteral("c9x?fn/ NaN after step 3"));
    bench.key(Qt::Key_Home);
    bench.key(Qt::Key_Right);
    bench.key(Qt::Key_Backspace);
    CHECK(bench.current() == 1);
    CHECK(bench.page().tree().focusedCategory()->code == "C.5");
    bench.key(Qt::Key_Escape);
    bench.key(Qt::Key_N);
    bench.type(QStringLiteral("ask Bob"));
    bench.key(Qt::Key_Escape);
    bench.key(Qt::Key_H);
    bench.key(Qt::Key_F);
    bench.key(Qt::Key_Return);
    const LabelContent content = bench.label(1);
    CHECK(content.summary == "9x?fn/ NaN after step 3");
    CHECK(content.note == "ask Bob");
    CHECK(content.confidence == Confidence::High);
    CHECK(content.flagged);
    CHECK(bench.code(1) == "C.5");
    CHECK(bench.current() == 2);
}

TEST_CASE("not for this study takes a reason, and cannot tell goes to the end of my queue")
{
    LabelBench bench(4);
    bench.key(Qt::Key_X);
    int shown = 0;
    for (const QPushButton* button : bench.page().findChildren<QPushButton*>()) {
        if (button->isVisible() && button->text().contains(QLatin1Char(' ')) && button->parentWidget()->layout() &&
            qobject_cast<QVBoxLayout*>(button->parentWidget()->layout()) != nullptr && button->shortcut().isEmpty() &&
            button->text().at(0).isDigit()) {
            ++shown;
            // All of a reason can be read, in as many lines as it takes.
            const QRect words = button->fontMetrics().boundingRect(QRect(0, 0, button->width() - 16, 10'000),
                                                                   Qt::TextWordWrap, button->text());
            INFO(button->text().toStdString());
            CHECK(words.width() <= button->width());
            CHECK(words.height() <= button->height());
        }
    }
    CHECK(shown > 2);
    bench.key(Qt::Key_2);
    CHECK(bench.label(1).verdict == Verdict::NotForStudy);
    CHECK(bench.label(1).exclusion == Exclusion::KeywordOnly);
    REQUIRE(bench.current() == 2);
    bench.key(Qt::Key_X);
    bench.key(Qt::Key_X); // thought better of it
    bench.key(Qt::Key_Question);
    CHECK(bench.label(2).verdict == Verdict::CannotTell);
    REQUIRE(bench.current() == 3);
    const QueueModel& queue = bench.page().queuePanel().model();
    CHECK(queue.itemAt(queue.rowCount() - 1) == bench.item(2));
    for (int number = 3; number <= 4; ++number) {
        bench.key(Qt::Key_C);
        bench.key(Qt::Key_1);
        bench.key(Qt::Key_Return);
    }
    CHECK(bench.current() == 2); // what could not be told comes last
    CHECK(queue.count(QueueTab::ToDo) == 1);
}

TEST_CASE("what is typed is kept, whatever comes next")
{
    LabelBench bench(3);
    SECTION("the next issue")
    {
        bench.key(Qt::Key_S);
        bench.type(QStringLiteral("loss is NaN"));
        bench.window().actions().action(QStringLiteral("label.next"))->trigger();
        CHECK(bench.current() == 2);
        CHECK(bench.label(1).summary == "loss is NaN");
        CHECK(bench.label(1).verdict == Verdict::None);
        bench.key(Qt::Key_Escape);
        bench.key(Qt::Key_Left);
        CHECK(bench.page().form().summary()->text() == QStringLiteral("loss is NaN"));
    }
    SECTION("another page")
    {
        bench.key(Qt::Key_N);
        bench.type(QStringLiteral("half a sent"));
        bench.window().showPage(QStringLiteral("agreement"));
        CHECK(bench.label(1).note == "half a sent");
    }
    SECTION("closing the window")
    {
        bench.key(Qt::Key_N);
        bench.type(QStringLiteral("to be continued"));
        const ItemId item = bench.item(1);
        const PersonId ann = bench.person("Ann");
        const RoundId round = bench.round();
        bench.window().close();
        bench.close();
        auto project = Project::open(bench.file());
        REQUIRE(project.ok());
        CHECK(labelling::currentContent(*project, round, item, ann)->note == "to be continued");
    }
}

TEST_CASE("a note is in the file a moment after the last key, and not said to be saved before")
{
    LabelBench bench(3);
    const StatusLine& foot = bench.window().statusLine();
    const QUndoStack& undo = bench.window().undo();
    bench.key(Qt::Key_N);
    auto* note = bench.page().findChild<QPlainTextEdit*>(QStringLiteral("note"));
    REQUIRE(QApplication::focusWidget() == note);
    bench.type(QStringLiteral("half a thought"));
    CHECK(foot.saved() == QStringLiteral("Not saved yet"));
    CHECK(undo.count() == 0);
    REQUIRE(waitFor([&] { return foot.saved() == QStringLiteral("Saved"); }));
    CHECK(bench.label(1).note == "half a thought");
    CHECK(QApplication::focusWidget() == note); // nobody is disturbed
    CHECK(note->toPlainText() == QStringLiteral("half a thought"));

    // Whoever goes on typing makes no further step of undo, and whoever comes back does.
    bench.type(QStringLiteral(", and the rest"));
    CHECK(foot.saved() == QStringLiteral("Not saved yet"));
    REQUIRE(waitFor([&] { return foot.saved() == QStringLiteral("Saved"); }));
    CHECK(bench.label(1).note == "half a thought, and the rest");
    CHECK(undo.count() == 1);
    bench.key(Qt::Key_Escape);
    bench.key(Qt::Key_N);
    bench.type(QStringLiteral("!"));
    bench.key(Qt::Key_Escape);
    bench.settle();
    CHECK(bench.label(1).note == "half a thought, and the rest!");
    CHECK(undo.count() == 2);
    bench.key(Qt::Key_Z, Qt::ControlModifier);
    bench.settle();
    CHECK(bench.label(1).note == "half a thought, and the rest");
    bench.key(Qt::Key_Z, Qt::ControlModifier);
    bench.settle();
    CHECK(bench.label(1).note.empty());

    // What is typed and taken back by hand is as if it had never been typed.
    bench.key(Qt::Key_S);
    bench.type(QStringLiteral("a"));
    REQUIRE(waitFor([&] { return bench.label(1).summary == "a"; }));
    bench.key(Qt::Key_Backspace);
    REQUIRE(waitFor([&] { return foot.saved() == QStringLiteral("Saved"); }));
    CHECK(bench.label(1).summary.empty());
}

TEST_CASE("a label whose category was retired meanwhile is not kept, is said so, and does not wait for ever")
{
    LabelBench bench(3);
    bench.key(Qt::Key_C);
    bench.key(Qt::Key_9);
    bench.key(Qt::Key_Return);
    const auto go = [&bench](const char* where) {
        bench.window().actions().action(QString::fromLatin1(where))->trigger();
        bench.settle();
    };
    go("label.first");
    bench.key(Qt::Key_C);
    bench.key(Qt::Key_5);
    bench.key(Qt::Key_Return);
    REQUIRE(bench.code(1) == "C.5");
    {
        Project other = must(Project::open(bench.file()));
        const auto edits = must(taxonomy::parseEdits("retire C.9"));
        (void)must(taxonomy::applyEdits(other, edits, bench.person("Bob"), "Nobody uses it."));
        (void)must(study::useNewestCodebook(other, bench.person("Bob"), bench.round()));
    }
    bench.settle();
    QStringList heard;
    ui::setAnnouncer([&heard](const QAccessibleEvent& event) {
        if (event.type() == QAccessible::Alert && event.accessibleInterface() != nullptr) {
            heard.append(event.accessibleInterface()->text(QAccessible::Name));
        }
    });
    go("edit.undo"); // back to C.9
    bench.settle();
    ui::setAnnouncer({});
    CHECK(bench.code(1) == "C.5");
    CHECK(bench.page().unsavedLabels().empty());
    CHECK(bench.window().statusLine().saved() == QStringLiteral("Saved"));
    CHECK_FALSE(heard.filter(QStringLiteral("Not kept.")).isEmpty());
    // And others are taken as before.
    bench.labelElsewhere(2, "Bob", "C.5");
    go("label.next");
    bench.key(Qt::Key_C);
    bench.key(Qt::Key_2);
    bench.key(Qt::Key_Return);
    CHECK(bench.code(2) == "C.2");
}

TEST_CASE("a file that was replaced is not written to, and what was given is kept beside it")
{
    LabelBench bench(3);
    bench.key(Qt::Key_C);
    bench.key(Qt::Key_9);
    bench.key(Qt::Key_Return);
    REQUIRE(bench.code(1) == "C.9");
    bench.key(Qt::Key_C);
    bench.key(Qt::Key_5);
    const auto folder = bench.file().parent_path();
    const auto newer = folder / "newer.accord";
    std::filesystem::copy_file(bench.file(), newer);
    std::filesystem::rename(newer, bench.file()); // as mv and programs that synchronise folders do
    const std::string bytes = readFile(bench.file());
    bench.prompts.expectTell();
    bench.key(Qt::Key_Return); // at once: the window finds out by itself that the file is another one
    REQUIRE(waitFor([&] { return bench.window().session() == nullptr; }));
    REQUIRE(bench.prompts.told.size() == 1);
    CHECK(bench.prompts.told.front().contains(QStringLiteral("replaced")));
    CHECK(readFile(bench.file()) == bytes);
    std::filesystem::path rescued;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().filename().string().find(".rescue-") != std::string::npos &&
            entry.path().extension() == ".accord") {
            rescued = entry.path();
        }
    }
    REQUIRE(!rescued.empty());
    CHECK(bench.prompts.told.front().contains(QString::fromStdString(rescued.filename().string())));
    Project project = must(Project::open(rescued));
    const RoundId round = must(project.roundNamed("Pilot")).id;
    const PersonId ann = must(project.personNamed("Ann")).id;
    std::set<std::string> codes;
    for (const auto& entry : must(labelling::queue(project, round, ann))) {
        const auto label = must(labelling::currentContent(project, round, entry.item, ann));
        if (label.verdict == Verdict::Category) {
            codes.insert(project.taxonomy()->find(label.category)->code);
        }
    }
    CHECK(codes == std::set<std::string>{"C.9", "C.5"}); // what was saved, and what was not
}

TEST_CASE("looking at a label does not change it")
{
    LabelBench bench(2);
    auto other = Project::open(bench.file());
    REQUIRE(other.ok());
    labelling::LabelSubmission given{bench.round(), bench.item(1), bench.person("Ann"), {}, 3.5};
    given.content.summary = "two  spaces ";
    given.content.note = "\nlines\n";
    REQUIRE(labelling::submitLabel(*other, given).ok());
    bench.settle();
    // What was given elsewhere may be undone here as well, or not: it depends on when the log was read.
    const int steps = bench.window().undo().count();
    const std::int64_t events = must(other->database().number("SELECT count(*) FROM event"));
    bench.key(Qt::Key_Right);
    bench.key(Qt::Key_Left);
    bench.key(Qt::Key_Right);
    CHECK(bench.label(1).summary == "two  spaces ");
    CHECK(bench.label(1).note == "\nlines\n");
    bench.settle();
    CHECK(bench.window().undo().count() == steps);
    CHECK(must(other->database().number("SELECT count(*) FROM event")) == events);
}

TEST_CASE("a label from elsewhere updates its row and moves nothing")
{
    LabelBench bench(8);
    QueueModel& queue = bench.page().queuePanel().model();
    const QAbstractItemModelTester tester(&queue, QAbstractItemModelTester::FailureReportingMode::Fatal);
    bench.key(Qt::Key_Right);
    bench.key(Qt::Key_Right);
    REQUIRE(bench.current() == 3);
    bench.labelElsewhere(2, "Ann", "B.1");
    bench.labelElsewhere(5, "Bob", "A.2");
    REQUIRE(waitFor([&] { return queue.count(QueueTab::Done) == 1; }));
    CHECK(queue.data(queue.index(1), QueueModel::CodeRole).toString() == QStringLiteral("B.1"));
    CHECK(queue.data(queue.index(4), QueueModel::CodeRole).toString().isEmpty()); // others' labels are not mine
    for (int row = 0; row < 8; ++row) {
        CHECK(queue.itemAt(row) == bench.item(row + 1));
    }
    CHECK(bench.current() == 3);
    bench.labelElsewhere(3, "Ann", "C.9");
    REQUIRE(waitFor([&] { return bench.page().tree().focused().valid(); }));
    CHECK(bench.page().tree().focusedCategory()->code == "C.9");
}

TEST_CASE("the queue of a hidden page is read when the page is shown again")
{
    LabelBench bench(8);
    QueueModel& queue = bench.page().queuePanel().model();
    bench.key(Qt::Key_Right);
    REQUIRE(bench.current() == 2);
    REQUIRE(bench.window().showPage(QStringLiteral("agreement")));
    const QSignalSpy told(bench.window().session(), &Session::contentsChanged);
    const QSignalSpy reset(&queue, &QAbstractItemModel::modelReset);
    const QSignalSpy moved(&queue, &QAbstractItemModel::dataChanged);
    QCoreApplication::processEvents();
    REQUIRE(waitFor([&] { return !bench.window().busy(); }));
    const auto before = moved.count();
    bench.labelElsewhere(3, "Ann", "B.1");
    {
        Project other = must(Project::open(bench.file()));
        (void)must(study::addPerson(other, "Zoe"));
    }
    REQUIRE(waitFor([&] { return !told.isEmpty(); }));
    CHECK(reset.isEmpty());
    CHECK(moved.count() == before);
    CHECK(queue.count(QueueTab::Done) == 0);
    REQUIRE(bench.window().showPage(QStringLiteral("label")));
    CHECK(queue.count(QueueTab::Done) == 1);
    CHECK(bench.current() == 2);
}

TEST_CASE("names and titles of the queue are read beside the window, for the rows that are looked at")
{
    LabelBench bench(8);
    QueueModel queue(*bench.window().session());
    const QAbstractItemModelTester tester(&queue, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const Session& session = *bench.window().session();
    queue.load(must(labelling::queue(bench.project(), session.round(), session.me())),
               must(bench.project().taxonomyFor(session.round())));
    QSignalSpy changed(&queue, &QAbstractItemModel::dataChanged);
    const auto name = [&](int row) { return queue.data(queue.index(row), QueueModel::NameRole).toString(); };
    queue.setTab(QueueTab::All);
    CHECK(name(0).isEmpty()); // it is not waited for
    REQUIRE(waitFor([&] { return !changed.isEmpty(); }));
    CHECK(name(0) == QStringLiteral("tests#1"));
    CHECK(name(7) == QStringLiteral("tests#8"));
    changed.clear();
    CHECK(queue.takeOver(must(labelling::queue(bench.project(), session.round(), session.me()))));
    CHECK(changed.count() == 1);
    CHECK(name(0) == QStringLiteral("tests#1")); // shown until it is read again
    REQUIRE(waitFor([&] { return changed.count() == 2; }));
    CHECK(name(0) == QStringLiteral("tests#1"));
}

TEST_CASE("tabs count and show their part, the filter finds numbers, titles and texts")
{
    LabelBench bench(12);
    QueuePanel& panel = bench.page().queuePanel();
    QueueModel& queue = panel.model();
    const QAbstractItemModelTester tester(&queue, QAbstractItemModelTester::FailureReportingMode::Fatal);
    bench.key(Qt::Key_F);
    bench.key(Qt::Key_C);
    bench.key(Qt::Key_5);
    bench.key(Qt::Key_Return);
    panel.setTab(QueueTab::Done);
    CHECK(queue.rowCount() == 1);
    panel.setTab(QueueTab::Flagged);
    CHECK(queue.rowCount() == 1);
    panel.setTab(QueueTab::All);
    CHECK(queue.rowCount() == 12);

    panel.filterBox()->setFocus();
    bench.type(QStringLiteral("#12"));
    REQUIRE(waitFor([&] { return queue.rowCount() == 1; }));
    CHECK(queue.itemAt(0) == bench.item(12));
    panel.filterBox()->clear();
    CHECK(queue.rowCount() == 12);
    // The index may still be growing; when it is complete the search looks again by itself.
    bench.type(QStringLiteral("even"));
    bench.key(Qt::Key_Return);
    CHECK(waitFor([&] { return queue.rowCount() == 6; }));
    panel.filterBox()->clear();
    panel.filterBox()->setText(QStringLiteral("显存"));
    bench.key(Qt::Key_Return);
    CHECK(waitFor([&] { return queue.rowCount() == 12; }));
}

TEST_CASE("the summary is completed from what the project has, but not from others while the round is blind")
{
    for (const bool blind : {false, true}) {
        INFO(blind);
        LabelBench bench(2, blind);
        auto other = Project::open(bench.file());
        REQUIRE(other.ok());
        labelling::LabelSubmission given{bench.round(), bench.item(2), bench.person("Bob"), {}, 0};
        given.content.summary = "loss is NaN from the first step";
        REQUIRE(labelling::submitLabel(*other, given).ok());
        const auto mine = labelling::summariesLike(bench.project(), bench.person("Ann"), "loss");
        const auto bobs = labelling::summariesLike(bench.project(), bench.person("Bob"), "LOSS");
        REQUIRE(mine.ok());
        CHECK(mine->size() == (blind ? 0U : 1U));
        CHECK(bobs->size() == 1);
    }
}

TEST_CASE("what was said in an earlier session is undone from the log")
{
    LabelBench bench(3);
    bench.key(Qt::Key_C);
    bench.key(Qt::Key_5);
    bench.key(Qt::Key_Return); // 1: C.5
    bench.key(Qt::Key_F);      // 2: flagged
    bench.key(Qt::Key_C);
    bench.key(Qt::Key_2);
    bench.key(Qt::Key_Return); // 2: C.2
    bench.settle();
    bench.labelElsewhere(3, "Bob", "C.1"); // nothing of mine
    bench.close();

    bench.open();
    QUndoStack& undo = bench.window().undo();
    REQUIRE(waitFor([&] { return undo.count() == 3; }));
    CHECK(bench.code(1) == "C.5"); // being offered changes nothing
    CHECK(bench.code(2) == "C.2");
    CHECK(undo.undoText() == QStringLiteral("Label tests#2 as C.2"));
    bench.key(Qt::Key_Z, Qt::ControlModifier);
    CHECK(bench.label(2).verdict == Verdict::None);
    CHECK(bench.label(2).flagged);
    CHECK(bench.current() == 2);
    bench.key(Qt::Key_Z, Qt::ControlModifier);
    CHECK(!bench.label(2).flagged);
    bench.key(Qt::Key_Z, Qt::ControlModifier);
    CHECK(bench.label(1).verdict == Verdict::None);
    CHECK(bench.current() == 1);
    CHECK(bench.code(3, "Bob") == "C.1");
    bench.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(bench.code(1) == "C.5");
}

TEST_CASE("during a pause no key labels anything, and the issue and its time are kept")
{
    LabelBench bench(3);
    bench.key(Qt::Key_Right);
    REQUIRE(bench.current() == 2);
    bench.key(Qt::Key_C);
    bench.key(Qt::Key_F8);
    auto* pause = bench.page().findChild<Pause*>();
    REQUIRE(pause != nullptr);
    CHECK(pause->isVisible());
    CHECK(pause->hasFocus());
    const qsizetype before = bench.window().undo().count();
    for (const int key : {Qt::Key_X, Qt::Key_1, Qt::Key_C, Qt::Key_5, Qt::Key_F, Qt::Key_Question, Qt::Key_Right}) {
        bench.key(key);
    }
    bench.settle();
    CHECK(pause->isVisible());
    CHECK(bench.window().undo().count() == before);
    bench.labelElsewhere(1, "Ann", "C.1"); // by her other window
    bench.settle();
    CHECK(pause->isVisible());
    bench.key(Qt::Key_Return);
    CHECK(!pause->isVisible());
    CHECK(bench.current() == 2);
    CHECK(bench.page().queuePanel().model().count(QueueTab::Done) == 1);
    bench.key(Qt::Key_C);
    bench.key(Qt::Key_5);
    bench.key(Qt::Key_Return);
    CHECK(bench.code(2) == "C.5");
}

TEST_CASE("the time that an issue is in view is kept with its label")
{
    qint64 now = 0;
    ViewTime time([&now] { return now; });
    time.setInView(true);
    now = 4000;
    time.setInView(false);
    now = 9000;
    time.setInView(true);
    now = 9500;
    CHECK(time.take() == Approx(4.5));
    now = 10000;
    CHECK(time.take() == Approx(0.5));
    time.restart();
    CHECK(time.take() == Approx(0));
    time.restart(3);
    CHECK(time.take() == Approx(3));

    // Who reads moves the mouse at times; who is away does not.
    for (int turn = 0; turn < 4; ++turn) {
        now += ViewTime::kIdle - 1000;
        time.touch();
    }
    CHECK(time.take() == Approx(4 * (ViewTime::kIdle - 1000) / 1000.0));
    now += 20 * ViewTime::kIdle;
    CHECK(time.take() == Approx(ViewTime::kIdle / 1000.0));

    LabelBench bench(1);
    REQUIRE(waitFor([elapsed = QElapsedTimer()]() mutable {
        if (!elapsed.isValid()) {
            elapsed.start();
        }
        return elapsed.elapsed() > 20;
    }));
    bench.key(Qt::Key_C);
    bench.key(Qt::Key_5);
    bench.key(Qt::Key_Return);
    bench.settle();
    const auto label = labelling::currentLabel(bench.project(), bench.round(), bench.item(1), bench.person("Ann"));
    REQUIRE((label.ok() && *label));
    CHECK((*label)->seconds > 0.02);
    CHECK((*label)->codebook.valid());
}

TEST_CASE("keys can be others, and controls show them")
{
    LabelBench bench(2);
    bench.window().actions().setShortcut(QStringLiteral("label.flag"), QKeySequence(Qt::Key_Y));
    bench.key(Qt::Key_F);
    CHECK(!bench.label(1).flagged);
    bench.key(Qt::Key_Y);
    CHECK(bench.label(1).flagged);
    bench.window().actions().resetShortcuts();
    CHECK(bench.window().actions().clashes() == QStringList());
}

} // namespace
} // namespace accord::ui
