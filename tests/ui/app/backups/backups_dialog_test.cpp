// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QComboBox>
#include <QElapsedTimer>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/demo_project.h"
#include "tests/support/fake_prompts.h"
#include "tests/support/files.h"
#include "tests/ui/waiting.h"
#include "ui/app/backup_keeper.h"
#include "ui/app/main_window.h"
#include "ui/app/start_page.h"
#include "ui/app/status_line.h"
#include "ui/core/session.h"
#include "ui/dialogs/backups_dialog.h"
#include "ui/widgets/list_view.h"

#include <condition_variable>
#include <filesystem>
#include <mutex>

namespace accord::ui {
namespace {

using namespace test;

QString nameOf(const std::filesystem::path& file)
{
    return QString::fromStdString(file.string());
}

// A demo with one backup, after which Zoe joined.
std::size_t prepare(const DemoProject& demo)
{
    auto project = Project::open(demo.file());
    REQUIRE(project.ok());
    REQUIRE(backups::make(*project, backups::Occasion::Asked).ok());
    const std::size_t before = project->people().size();
    REQUIRE(addedByLead(*project, "Zoe").ok());
    return before;
}

std::size_t peopleOf(const std::filesystem::path& file)
{
    const auto project = Project::open(file);
    REQUIRE(project.ok());
    return project->people().size();
}

BackupsDialog* openDialog(MainWindow& window)
{
    window.actions().action(QStringLiteral("file.backups"))->trigger();
    auto* dialog = window.findChild<BackupsDialog*>();
    REQUIRE(dialog != nullptr);
    return dialog;
}

} // namespace

TEST_CASE("backups are listed with what is in them")
{
    const DemoProject demo;
    (void)prepare(demo);
    FakePrompts prompts;
    BackupsDialog dialog(prompts, {nameOf(demo.file())}, nullptr);
    const auto* list = dialog.findChild<ListView*>(QStringLiteral("list"));
    REQUIRE(list->model()->rowCount() == 1);
    const auto shown = [list](int column) { return list->model()->index(0, column).data().toString(); };
    REQUIRE(waitFor([&] { return !shown(4).isEmpty(); }));
    CHECK(shown(4) == QStringLiteral("74"));
    CHECK(!shown(2).isEmpty());
    CHECK(!shown(5).isEmpty());
    CHECK(list->currentIndex().row() == 0); // what is counted leaves the cursor where it is
    CHECK(dialog.findChild<QPushButton*>(QStringLiteral("copy"))->isEnabled());
}

TEST_CASE("a project without backups says how they come about, and offers nothing to restore")
{
    const DemoProject demo;
    FakePrompts prompts;
    const BackupsDialog dialog(prompts, {nameOf(demo.file())}, nullptr);
    CHECK(dialog.findChild<ListView*>(QStringLiteral("list"))->model()->rowCount() == 0);
    CHECK_FALSE(dialog.findChild<QPushButton*>(QStringLiteral("copy"))->isEnabled());
    CHECK_FALSE(dialog.findChild<QPushButton*>(QStringLiteral("inPlace"))->isEnabled());
}

TEST_CASE("a backup is restored as a copy, which opens")
{
    const DemoProject demo;
    const std::size_t before = prepare(demo);
    FakePrompts prompts;
    MainWindow window(prompts);
    Opening where;
    where.person = QStringLiteral("Zoe");
    REQUIRE(window.open(demo.file(), where).ok());
    BackupsDialog* dialog = openDialog(window);
    const auto copy = demo.folder() / "then.accord";
    prompts.expectSaveFile(nameOf(copy));
    prompts.expectChoose(std::nullopt); // who somebody is in the new one
    dialog->findChild<QPushButton*>(QStringLiteral("copy"))->click();
    REQUIRE(waitFor([&] { return window.session() != nullptr && window.session()->project().file() == copy; }));
    CHECK(window.session()->project().people().size() == before);
    CHECK(peopleOf(demo.file()) == before + 1);
}

TEST_CASE("a backup is put in place of the open project, after a question, and what was there is kept")
{
    const DemoProject demo;
    const std::size_t before = prepare(demo);
    const std::string somebody = [&] { return Project::open(demo.file())->people().front().name; }();
    FakePrompts prompts;
    MainWindow window(prompts);
    Opening where;
    where.person = QString::fromStdString(somebody);
    REQUIRE(window.open(demo.file(), where).ok());
    BackupsDialog* dialog = openDialog(window);
    prompts.expectConfirm(false);
    dialog->findChild<QPushButton*>(QStringLiteral("inPlace"))->click();
    prompts.settle();
    CHECK_FALSE(dialog->busy());
    CHECK(peopleOf(demo.file()) == before + 1);

    prompts.expectConfirm(true);
    dialog->findChild<QPushButton*>(QStringLiteral("inPlace"))->click();
    REQUIRE(
        waitFor([&] { return window.session() != nullptr && window.session()->project().people().size() == before; }));
    const auto all = backups::list(demo.file());
    REQUIRE(all.ok());
    REQUIRE_FALSE(all->empty());
    CHECK(all->front().reason == backups::Occasion::BeforeRestore);
}

TEST_CASE("closing the dialog while a backup is put in place cancels that, and the project is open again")
{
    const DemoProject demo;
    const std::size_t before = prepare(demo);
    FakePrompts prompts;
    MainWindow window(prompts);
    Opening where;
    where.person = QStringLiteral("Zoe");
    REQUIRE(window.open(demo.file(), where).ok());
    const QPointer<BackupsDialog> dialog = openDialog(window);
    dialog->delay = [](const std::stop_token& stop) {
        std::mutex mutex;
        std::unique_lock lock(mutex);
        std::condition_variable_any never;
        never.wait(lock, stop, [] { return false; });
    };
    prompts.expectConfirm(true);
    dialog->findChild<QPushButton*>(QStringLiteral("inPlace"))->click();
    prompts.settle();
    CHECK(dialog->busy());
    CHECK(window.session() == nullptr);
    QElapsedTimer watch;
    watch.start();
    dialog->close();
    CHECK(watch.elapsed() < 1000); // nothing waits for the work
    REQUIRE(dialog != nullptr);
    CHECK(dialog->isVisible());
    REQUIRE(waitFor([&] { return window.session() != nullptr && dialog.isNull(); }));
    CHECK(window.session()->project().people().size() == before + 1);
    CHECK(window.statusLine().currentMessage().contains(QStringLiteral("Nothing was restored")));
    CHECK(backups::list(demo.file())->size() == 1);
}

TEST_CASE("what came of restoring is told, and the project is open again when nothing came of it")
{
    const DemoProject demo;
    const std::size_t before = prepare(demo);
    FakePrompts prompts;
    MainWindow window(prompts);
    Opening where;
    where.person = QStringLiteral("Zoe");
    REQUIRE(window.open(demo.file(), where).ok());
    const QPointer<BackupsDialog> dialog = openDialog(window);
    const auto list = backups::list(demo.file());
    REQUIRE(list.ok());
    const auto file = list->front().file;
    const std::string bytes = readFile(file);
    (void)writeFile(file, "no backup any more");
    prompts.expectConfirm(true);
    prompts.expectTell();
    auto* inPlace = dialog->findChild<QPushButton*>(QStringLiteral("inPlace"));
    inPlace->click();
    REQUIRE(waitFor([&] { return window.session() != nullptr && !dialog->busy() && prompts.allAsked(); }));
    CHECK(window.session()->project().people().size() == before + 1);

    (void)writeFile(file, bytes);
    prompts.expectConfirm(true);
    prompts.expectChoose(std::nullopt); // Zoe is nobody in it
    inPlace->click();
    REQUIRE(waitFor([&] { return window.session() != nullptr && dialog.isNull(); }));
    CHECK(window.session()->project().people().size() == before);
    CHECK(window.statusLine().currentMessage().contains(QStringLiteral("is again as it was on")));
}

TEST_CASE("the backups of a project that is looked for are listed, and those before stay without one")
{
    const DemoProject demo;
    (void)prepare(demo);
    FakePrompts prompts;
    BackupsDialog dialog(prompts, {nameOf(demo.folder() / "elsewhere.accord")}, nullptr);
    auto* projects = dialog.findChild<QComboBox*>(QStringLiteral("project"));
    auto* list = dialog.findChild<ListView*>(QStringLiteral("list"));
    REQUIRE(projects->count() == 2);
    const auto look = [&](const QStringList& found) {
        prompts.expectOpenFiles(found);
        projects->setCurrentIndex(projects->count() - 1);
        emit projects->activated(projects->count() - 1);
        prompts.settle();
    };
    look({});
    CHECK(projects->currentIndex() == 0);
    CHECK(list->model()->rowCount() == 0);
    look({nameOf(demo.file())});
    CHECK(projects->count() == 3);
    CHECK(projects->currentData().toString() == nameOf(demo.file()));
    CHECK(list->model()->rowCount() == 1);
}

TEST_CASE("a copy is saved of the open project, and over nothing")
{
    const DemoProject demo;
    const std::size_t people = prepare(demo) + 1;
    FakePrompts prompts;
    MainWindow window(prompts);
    QAction* save = window.actions().action(QStringLiteral("file.saveCopy"));
    CHECK_FALSE(save->isEnabled());
    Opening where;
    where.person = QStringLiteral("Zoe");
    REQUIRE(window.open(demo.file(), where).ok());
    REQUIRE(save->isEnabled());
    prompts.expectSaveFile(nameOf(demo.folder() / "copy"));
    save->trigger();
    REQUIRE(waitFor([&] { return window.statusLine().currentMessage().contains(QStringLiteral("copy.accord")); }));
    CHECK(peopleOf(demo.folder() / "copy.accord") == people);
    CHECK(window.session()->project().file() == demo.file());
    prompts.expectSaveFile(nameOf(demo.folder() / "copy.accord"));
    prompts.expectTell();
    save->trigger();
    REQUIRE(waitFor([&] { return prompts.allAsked(); }));
    CHECK(prompts.told.last().contains(QStringLiteral("exists already")));
}

TEST_CASE("while a window is open, the project file alone has everything soon after the last save")
{
    const DemoProject demo;
    auto session = Session::open(demo.file());
    REQUIRE(session.ok());
    const std::size_t before = (*session)->project().people().size();
    bool saved = false;
    (*session)->write(
        [](Project& project) -> Status {
            ACCORD_CHECK(addedByLead(project, "Zoe"));
            return {};
        },
        session->get(), [&saved](const Status& status) { saved = status.ok(); });
    REQUIRE(waitFor([&] { return saved; }));
    const auto copied = [&] {
        const TempFolder folder;
        std::filesystem::copy_file(demo.file(), folder / "copy.accord");
        return peopleOf(folder / "copy.accord");
    };
    CHECK(waitFor([&] { return copied() == before + 1; }));
    CHECK(std::filesystem::exists(demo.file().string() + "-wal"));
}

TEST_CASE("a damaged project can be repaired from the window")
{
    const DemoProject demo;
    std::string bytes = readFile(demo.file());
    const std::size_t whole = bytes.size();
    bytes.resize(whole - 4096); // a copy that stopped before its end
    (void)writeFile(demo.file(), bytes);
    FakePrompts prompts;
    MainWindow window(prompts);
    prompts.expectConfirm(true);
    prompts.expectChoose(std::nullopt);
    prompts.expectTell();
    emit window.startPage().openWanted(nameOf(demo.file()));
    REQUIRE(waitFor([&] { return window.session() != nullptr; }));
    CHECK(prompts.told.last().contains(QStringLiteral("damaged-")));
    CHECK(window.session()->project().people().size() == 5);
}

TEST_CASE("an open project gets a backup by itself")
{
    const DemoProject demo;
    auto session = Session::open(demo.file());
    REQUIRE(session.ok());
    const BackupKeeper keeper(**session, nullptr);
    QSignalSpy impossible(&keeper, &BackupKeeper::impossible);
    REQUIRE(waitFor([&] {
        const auto all = backups::list(demo.file());
        return all.ok() && !all->empty();
    }));
    CHECK(impossible.isEmpty());
}

} // namespace accord::ui
