// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "core/sqlite/transaction.h"
#include "core/store/events/event_writer.h"
#include "core/store/study/people.h"
#include "core/store/study/rounds.h"
#include "core/study/people.h"
#include "tests/core/must.h"
#include "tests/support/files.h"
#include "tests/ui/dialogs/sharing_bench.h"
#include "tests/ui/waiting.h"
#include "ui/app/start_page.h"
#include "ui/app/status_line.h"
#include "ui/core/jobs.h"
#include "ui/core/session.h"
#include "ui/dialogs/merge_dialog.h"
#include "ui/dialogs/package_dialog.h"

#include <set>

namespace accord::ui {
namespace {

using namespace test;

void key(Qt::Key pressed, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    REQUIRE(QApplication::focusWidget() != nullptr);
    QTest::keyClick(QApplication::focusWidget(), pressed, modifiers);
}

QString sumOf(const MergeDialog& dialog)
{
    return dialog.findChild<QLabel*>(QStringLiteral("sum"))->text();
}

void waitTold(const SharingBench& bench, qsizetype times = 1)
{
    REQUIRE(waitFor([&] { return bench.prompts.told.size() == times; }));
}

/// Hands a package for the volunteer out, by keys only.
std::filesystem::path handOut(SharingBench& bench)
{
    const auto file = bench.demo.folder() / "for-mira.accord";
    bench.prompts.expectSaveFile(textOf(file));
    bench.prompts.expectTell();
    key(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
    auto* dialog = bench.window->findChild<PackageDialog*>();
    REQUIRE(dialog != nullptr);
    REQUIRE(waitUntilActive(dialog));
    // The window behind is not to get the letters.
    REQUIRE(waitFor([&] { return dialog->isAncestorOf(QApplication::focusWidget()); }));
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Mira"));
    CHECK(dialog->findChild<QComboBox*>(QStringLiteral("person"))->currentText() == QLatin1String(kVolunteer));
    REQUIRE(waitFor([&] { return dialog->findChild<QPushButton*>(QStringLiteral("save"))->isEnabled(); }));
    key(Qt::Key_Return);
    waitTold(bench);
    CHECK(bench.prompts.told.front().contains(QStringLiteral("for-mira.accord is ready")));
    bench.prompts.told.clear();
    return file;
}

/// Changes the volunteer's first label of the pilot in the package, in a window of their own, by keys only.
void workIn(const std::filesystem::path& file)
{
    FakePrompts nobodyAsks;
    MainWindow window(nobodyAsks);
    Opening opening;
    opening.round = QStringLiteral("Pilot");
    opening.page = QStringLiteral("label");
    REQUIRE(window.open(file, opening).ok());
    showActive(window);
    CHECK(window.windowTitle().contains(QStringLiteral("package for Mira Okafor")));
    CHECK(window.statusLine().package() == QStringLiteral("Package for Mira Okafor"));
    CHECK(window.session()->project().person(window.session()->me())->name == kVolunteer);
    for (const char* id : {"file.package", "study.whoAmI", "study.addPerson", "study.newRound", "study.liftBlind"}) {
        INFO(id);
        CHECK_FALSE(window.actions().action(QString::fromLatin1(id))->isVisible());
    }
    CHECK(window.actions().action(QStringLiteral("file.merge"))->isEnabled());
    key(Qt::Key_Home);
    key(Qt::Key_C);
    key(Qt::Key_2);
    key(Qt::Key_Return);
    REQUIRE(waitFor([&] { return window.session()->pendingWrites() == 0; }));
}

TEST_CASE("a package is handed out, worked in, dropped back and merged, without a mouse but for the drop")
{
    SharingBench bench;
    REQUIRE(bench.firstCode() != "C.2");
    const auto file = handOut(bench);
    workIn(file);
    bench.window->activateWindow();
    REQUIRE(waitUntilActive(bench.window.get()));

    MergeDialog& dialog = bench.dropped({textOf(file)});
    const auto* model = dialog.findChild<QAbstractItemView*>(QStringLiteral("files"))->model();
    REQUIRE(model->rowCount() == 1);
    CHECK(model->index(0, 1).data().toString() == QStringLiteral("Package for Mira Okafor"));
    CHECK(model->index(0, 2).data().toString() == QStringLiteral("1 label"));
    CHECK(sumOf(dialog) == QStringLiteral("New here: 1 label."));
    CHECK(dialog.findChild<QLabel*>(QStringLiteral("promise"))->text().contains(QStringLiteral("demo.backups")));
    CHECK(bench.backups() == 0);

    QSignalSpy changed(&bench.session(), &Session::changed);
    bench.prompts.expectTell();
    key(Qt::Key_Return);
    waitTold(bench);
    CHECK(bench.prompts.told.front().contains(QStringLiteral("Merged: 1 label.")));
    CHECK(bench.prompts.told.front().contains(QStringLiteral("before-merge.accord")));
    CHECK(bench.backups() == 1);
    CHECK(changed.count() > 0);
    CHECK(bench.firstCode() == "C.2");

    bench.prompts.expectTell();
    bench.drop({textOf(file)});
    waitTold(bench, 2);
    CHECK(bench.prompts.told.back().contains(QStringLiteral("Nothing was written")));
    CHECK(bench.backups() == 1);
}

TEST_CASE("where a person labelled an item in both copies, a choice says which label holds")
{
    SharingBench bench;
    const auto file = bench.package("mira.accord", "Pilot");
    labelFirst(file, kVolunteer, "C.2");
    labelFirst(file, kVolunteer, "C.3");
    labelFirst(bench.demo.file(), kVolunteer, "C.8");
    MergeDialog& dialog = bench.dropped({textOf(file)});
    const MergeQuestionRow* row = rowAbout(dialog, QStringLiteral("Labelled in both copies"));
    CHECK(row->group().sentence.contains(QStringLiteral("Mira Okafor")));
    REQUIRE(row->answers() != nullptr);
    CHECK(row->answers()->currentText() == QStringLiteral("The later label"));
    REQUIRE(QApplication::focusWidget() == row->answers());
    // Neither knew of the other: the one of the copy in which more had been done counts as the later one.
    std::string holds = "C.8";
    SECTION("the later one, if nothing is chosen")
    {
        CHECK_FALSE(dialog.choices().any());
    }
    SECTION("the one here")
    {
        key(Qt::Key_Down);
        CHECK(row->answers()->currentText() == QStringLiteral("The label here"));
        CHECK(dialog.choices().samePerson == Prefer::Here);
    }
    SECTION("the one in the file")
    {
        key(Qt::Key_End);
        CHECK(dialog.choices().samePerson == Prefer::There);
        holds = "C.3";
    }
    REQUIRE(waitFor([&] { return !dialog.counting(); }));
    bench.prompts.expectTell();
    key(Qt::Key_Return);
    waitTold(bench);
    CHECK(bench.firstCode() == holds);
}

TEST_CASE("a merge that is given up changes nothing, at whatever point")
{
    SharingBench bench;
    const auto file = bench.package();
    labelFirst(file, kVolunteer, "C.2");
    const std::string before = bench.firstCode();
    int last = 0;
    QObject::connect(&bench.session().jobs(), &Jobs::started, bench.window.get(), [&](int job) { last = job; });
    SECTION("while the file is looked through")
    {
        bench.prompts.expectTell();
        bench.drop({textOf(file)});
        bench.session().jobs().stop(last);
        waitTold(bench);
        CHECK(bench.prompts.told.front().contains(QStringLiteral("cancelled")));
    }
    SECTION("in the dialog")
    {
        MergeDialog& dialog = bench.dropped({textOf(file)});
        QSignalSpy gone(&dialog, &QObject::destroyed);
        key(Qt::Key_Escape);
        REQUIRE(waitFor([&] { return gone.count() == 1; }));
    }
    SECTION("while it is merged")
    {
        (void)bench.dropped({textOf(file)});
        bench.prompts.expectTell();
        key(Qt::Key_Return);
        bench.session().jobs().stop(last);
        waitTold(bench);
        CHECK(bench.prompts.told.front().contains(QStringLiteral("The project is as it was")));
    }
    REQUIRE(waitFor([&] { return !bench.window->busy(); }));
    CHECK(bench.firstCode() == before);
}

TEST_CASE("somebody who is unknown here is added, left out, or is somebody who is here")
{
    SharingBench bench;
    const auto file = bench.copy("copy.accord");
    {
        auto other = Project::open(file);
        REQUIRE(other.ok());
        REQUIRE(addedByLead(*other, "Mirra").ok());
    }
    labelFirst(file, "Mirra", "C.2");
    const std::size_t people = bench.session().project().people().size();
    MergeDialog& dialog = bench.dropped({textOf(file)});
    const MergeQuestionRow* row = rowAbout(dialog, QStringLiteral("Mirra is not known here"));
    REQUIRE(row->answers() != nullptr);
    std::size_t after = people + 1;
    SECTION("added, if nothing is chosen")
    {
        CHECK(row->answers()->currentText() == QStringLiteral("Add to the project"));
    }
    SECTION("left out")
    {
        QTest::keyClicks(row->answers(), QStringLiteral("Leave"));
        REQUIRE(waitFor([&] { return !dialog.counting(); }));
        CHECK(sumOf(dialog) == QStringLiteral("Nothing is new here."));
        CHECK(row->isVisible());
        CHECK(row->group().sentence.contains(QStringLiteral("New labels and decisions: 1")));
        after = people;
    }
    SECTION("somebody here")
    {
        QTest::keyClicks(row->answers(), QStringLiteral("Is Mira"));
        REQUIRE(waitFor([&] { return !dialog.counting(); }));
        CHECK(sumOf(dialog).contains(QStringLiteral("1 label")));
    }
    const bool same = row->answers()->currentText() == QStringLiteral("Is Mira Okafor");
    bench.prompts.expectTell();
    dialog.findChild<QPushButton*>(QStringLiteral("merge"))->click();
    waitTold(bench);
    INFO(bench.prompts.told.front().toStdString());
    if (same) {
        CHECK(bench.firstCode() == "C.2");
    } else {
        CHECK(bench.session().project().people().size() == after);
    }
}

/// A decision in a package, as nobody may make it there.
void forgeDecision(const std::filesystem::path& file)
{
    Project project = must(Project::open(file));
    const Round round = must(project.roundNamed("Pilot"));
    DecisionContent content;
    content.state = DecisionState::Decided;
    content.verdict = Verdict::NotForStudy;
    content.exclusion = Exclusion::OffTopic;
    content.reason = "forged";
    sqlite::Transaction transaction = must(sqlite::Transaction::begin(project.database()));
    store::EventWriter events = must(store::EventWriter::begin(project.database(), project.now()));
    const auto item = must(store::itemsInOrder(project.database(), round.id)).front();
    (void)must(events.append({}, DecisionMade{item, content}));
    must(transaction.commit());
}

TEST_CASE("what a package brings beside its person's work has a box for leads, which nobody has checked")
{
    SharingBench bench;
    const auto file = bench.package("mira.accord", "Pilot");
    labelFirst(file, kVolunteer, "C.2");
    forgeDecision(file);
    const auto decisions = [&] {
        Project project = must(Project::open(bench.demo.file()));
        return must(project.database().number("SELECT count(*) FROM event WHERE kind = 'decision'"));
    };
    const std::int64_t before = decisions();
    std::int64_t taken = 0;
    const auto question = [&]() -> MergeDialog& {
        MergeDialog& dialog = bench.dropped({textOf(file)});
        CHECK(sumOf(dialog) == QStringLiteral("New here: 1 label."));
        const MergeQuestionRow* row =
            rowAbout(dialog, QStringLiteral("Decisions and steps of meetings in a package: 1"));
        REQUIRE(row->box() != nullptr);
        CHECK_FALSE(row->box()->isChecked());
        return dialog;
    };
    SECTION("for somebody who is no lead it cannot be checked, and says who leads")
    {
        bench.session().setMe(bench.session().project().personNamed(kVolunteer)->id);
        const MergeDialog& dialog = question();
        const MergeQuestionRow* row = rowAbout(dialog, QStringLiteral("Decisions and steps"));
        CHECK_FALSE(row->box()->isEnabled());
        CHECK(row->group().sentence.contains(QStringLiteral("Only a lead takes it over: Jonas Lindqvist.")));
    }
    SECTION("a lead leaves it out, if nothing is chosen")
    {
        const MergeDialog& dialog = question();
        CHECK(rowAbout(dialog, QStringLiteral("Decisions and steps"))->box()->isEnabled());
        CHECK_FALSE(dialog.choices().take.has_value());
    }
    SECTION("a lead takes it")
    {
        const MergeDialog& dialog = question();
        rowAbout(dialog, QStringLiteral("Decisions and steps"))->box()->click();
        CHECK(dialog.choices().take == std::set{MergeExtra::Decisions});
        REQUIRE(waitFor([&] { return !dialog.counting(); }));
        CHECK(sumOf(dialog) == QStringLiteral("New here: 1 label, 1 decision."));
        taken = 1;
    }
    bench.prompts.expectTell();
    bench.dialog().findChild<QPushButton*>(QStringLiteral("merge"))->click();
    waitTold(bench);
    CHECK(bench.firstCode() == "C.2");
    CHECK(decisions() == before + taken);
}

TEST_CASE("nothing is merged before somebody says whether two people of one name are one")
{
    SharingBench bench;
    const auto file = bench.copy("copy.accord");
    {
        Project other = must(Project::open(file));
        Person twin;
        twin.uuid = newUuid();
        twin.name = kVolunteer;
        twin.initials = "M2";
        (void)must(store::insertPerson(other.database(), twin, other.now(), {}));
    }
    const std::size_t people = bench.session().project().people().size();
    MergeDialog& dialog = bench.dropped({textOf(file)});
    auto* merge = dialog.findChild<QPushButton*>(QStringLiteral("merge"));
    const MergeQuestionRow* row = rowAbout(dialog, QStringLiteral("another person of that name is"));
    CHECK_FALSE(merge->isEnabled());
    CHECK(row->answers()->currentIndex() == -1);
    std::size_t after = people;
    SECTION("they are one")
    {
        const int same = row->answers()->findText(QStringLiteral("Is Mira Okafor"), Qt::MatchStartsWith);
        REQUIRE(same >= 0);
        row->answers()->setCurrentIndex(same);
    }
    SECTION("they are two")
    {
        const int another = row->answers()->findText(QStringLiteral("Add as another person"));
        REQUIRE(another >= 0);
        row->answers()->setCurrentIndex(another);
        after = people + 1;
    }
    CHECK(merge->isEnabled());
    REQUIRE(waitFor([&] { return !dialog.counting(); }));
    CHECK(merge->isEnabled());
    bench.prompts.expectTell();
    merge->click();
    waitTold(bench);
    CHECK(bench.session().project().people().size() == after);
}

TEST_CASE("what cannot be merged is named, with what to do, and nothing is changed")
{
    SharingBench bench;
    const std::string before = bench.firstCode();
    SECTION("no project at all")
    {
        const auto bad =
            writeFile(bench.demo.folder() / "bad.accord", "no database at all, but long enough to look at");
        bench.prompts.expectTell();
        bench.drop({textOf(bad)});
        waitTold(bench);
        CHECK(bench.prompts.told.front().startsWith(QStringLiteral("bad.accord is not an Accord project")));
    }
    SECTION("the project itself")
    {
        bench.prompts.expectTell();
        bench.drop({textOf(bench.demo.file())});
        waitTold(bench);
        CHECK(bench.prompts.told.front().startsWith(QStringLiteral("demo.accord is the project that is open here")));
    }
    SECTION("more than nine files")
    {
        QStringList files;
        for (int i = 0; i < 10; ++i) {
            files += QStringLiteral("%1.accord").arg(i);
        }
        bench.prompts.expectTell();
        bench.drop(files);
        waitTold(bench);
        CHECK(bench.prompts.told.front().contains(QStringLiteral("Up to nine files")));
    }
    SECTION("one wrong file among good ones")
    {
        const auto bad =
            writeFile(bench.demo.folder() / "bad.accord", "no database at all, but long enough to look at");
        bench.prompts.expectTell();
        bench.drop({textOf(bench.package()), textOf(bad)});
        waitTold(bench);
        CHECK(bench.prompts.told.front().startsWith(QStringLiteral("bad.accord")));
    }
    CHECK(bench.window->findChild<MergeDialog*>() == nullptr);
    CHECK(bench.firstCode() == before);
    CHECK(bench.backups() == 0);
}

TEST_CASE("another project that is dropped can be opened instead")
{
    SharingBench bench;
    const auto other = bench.demo.folder() / "other.accord";
    REQUIRE(Project::create(other, "Another study").ok());
    SECTION("or not")
    {
        bench.prompts.expectConfirm(false);
        bench.drop({textOf(other)});
        REQUIRE(waitFor([&] { return bench.prompts.allAsked() && !bench.window->busy(); }));
        CHECK(bench.session().project().file() == bench.demo.file());
    }
    SECTION("and is")
    {
        bench.prompts.expectConfirm(true);
        bench.prompts.expectLine(std::nullopt); // who somebody is in it
        bench.drop({textOf(other)});
        REQUIRE(waitFor([&] { return bench.session().project().file() == other; }));
    }
    CHECK(bench.prompts.asked.front().contains(QStringLiteral("other.accord belongs to another project")));
}

TEST_CASE("without a project, what is dropped is opened")
{
    SharingBench bench;
    const auto file = bench.package();
    bench.window->closeProject();
    bench.drop({textOf(file)});
    REQUIRE(bench.window->session() != nullptr);
    CHECK(bench.session().project().file() == file);
}

TEST_CASE("a package takes in nothing of the others")
{
    SharingBench bench;
    const auto mine = bench.package("mira.accord");
    const auto again = bench.package("mira-laptop.accord");
    labelFirst(again, kVolunteer, "C.2");
    REQUIRE(bench.window->open(mine, {}).ok());
    bench.prompts.expectTell();
    bench.drop({textOf(bench.demo.file())});
    waitTold(bench);
    CHECK(bench.prompts.told.front().contains(QStringLiteral("holds nothing of the others")));
    CHECK(bench.session().project().people().size() == 1);

    bench.prompts.expectTell();
    (void)bench.dropped({textOf(again)});
    key(Qt::Key_Return);
    waitTold(bench, 2);
    CHECK(bench.prompts.told.back().contains(QStringLiteral("Merged: 1 label")));
}

TEST_CASE("while a round is blind, a merge names no issue that somebody labelled")
{
    SharingBench bench;
    REQUIRE(bench.session().project().roundNamed("Main")->blind);
    const auto file = bench.package("mira.accord");
    labelFirst(file, kVolunteer, "C.2");
    labelFirst(bench.demo.file(), kVolunteer, "C.8");
    const MergeDialog& dialog = bench.dropped({textOf(file)});
    const MergeQuestionRow* row = rowAbout(dialog, QStringLiteral("Labelled in both copies"));
    CHECK(row->group().samples.isEmpty());
    for (const QLabel* label : dialog.findChildren<QLabel*>()) {
        INFO(label->text().toStdString());
        CHECK_FALSE(label->text().contains(QStringLiteral("http")));
        CHECK_FALSE(label->text().contains(QStringLiteral("C.2")));
        CHECK_FALSE(label->text().contains(QStringLiteral("C.8")));
    }
}

} // namespace
} // namespace accord::ui
