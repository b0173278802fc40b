// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

#include "core/study/people.h"
#include "tests/support/demo_project.h"
#include "tests/support/fake_prompts.h"
#include "tests/support/files.h"
#include "tests/ui/waiting.h"
#include "ui/shell/backups/backup_keeper.h"
#include "ui/shell/backups/backups_dialog.h"
#include "ui/shell/main_window.h"
#include "ui/shell/start_page.h"
#include "ui/support/session.h"

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
    REQUIRE(backups::make(*project, backups::Reason::Asked).ok());
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
    const auto* list = dialog.findChild<QTreeWidget*>(QStringLiteral("list"));
    REQUIRE(list->topLevelItemCount() == 1);
    const QTreeWidgetItem* item = list->topLevelItem(0);
    REQUIRE(waitFor([&] { return !item->text(4).isEmpty(); }));
    CHECK(item->text(4) == QStringLiteral("74"));
    CHECK(!item->text(2).isEmpty());
    CHECK(!item->text(5).isEmpty());
    CHECK(dialog.findChild<QPushButton*>(QStringLiteral("copy"))->isEnabled());
}

TEST_CASE("a project without backups says how they come about, and offers nothing to restore")
{
    const DemoProject demo;
    FakePrompts prompts;
    const BackupsDialog dialog(prompts, {nameOf(demo.file())}, nullptr);
    CHECK(dialog.findChild<QTreeWidget*>(QStringLiteral("list"))->topLevelItemCount() == 0);
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
    CHECK_FALSE(dialog->busy());
    CHECK(peopleOf(demo.file()) == before + 1);

    prompts.expectConfirm(true);
    dialog->findChild<QPushButton*>(QStringLiteral("inPlace"))->click();
    REQUIRE(
        waitFor([&] { return window.session() != nullptr && window.session()->project().people().size() == before; }));
    const auto all = backups::list(demo.file());
    REQUIRE(all.ok());
    REQUIRE_FALSE(all->empty());
    CHECK(all->front().reason == backups::Reason::BeforeRestore);
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
    prompts.expectTell();
    prompts.expectChoose(std::nullopt);
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
