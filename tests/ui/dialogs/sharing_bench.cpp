// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/ui/dialogs/sharing_bench.h"

#include <QApplication>
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QTest>
#include <QUrl>

#include "core/exchange/package.h"
#include "core/project/backups.h"
#include "core/project/restore_backup.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/event_writer.h"
#include "core/store/study/people.h"
#include "tests/core/must.h"
#include "tests/ui/waiting.h"
#include "ui/core/session.h"

#include <algorithm>

namespace accord::test {
QString textOf(const std::filesystem::path& file)
{
    return QString::fromStdString(file.string());
}

void showActive(ui::MainWindow& window)
{
    window.resize(1280, 720);
    window.show();
    window.activateWindow();
    REQUIRE(waitUntilActive(&window));
    REQUIRE(waitFor([&] { return !window.busy(); }));
}

void labelFirst(const std::filesystem::path& file, const std::string& person, const std::string& code)
{
    auto project = Project::open(file);
    REQUIRE(project.ok());
    const auto round = project->roundNamed("Pilot");
    const auto who = project->personNamed(person);
    REQUIRE(round.ok());
    REQUIRE(who.ok());
    const ItemId item = firstItem(*project, round->id, who->id);
    REQUIRE(labelling::submitLabel(*project, labelWith(*project, round->id, item, who->id, code)).ok());
}

ui::MergeQuestionRow* rowAbout(const ui::MergeDialog& dialog, const QString& what)
{
    for (ui::MergeQuestionRow* row : dialog.findChildren<ui::MergeQuestionRow*>()) {
        if (row->group().sentence.contains(what)) {
            return row;
        }
    }
    FAIL("no row about " << what.toStdString());
    return nullptr;
}

namespace {

// One person leads.
void setLead(const std::filesystem::path& file, const std::string& lead)
{
    Project project = must(Project::open(file));
    sqlite::Transaction transaction = must(sqlite::Transaction::begin(project.database()));
    store::EventWriter events = must(store::EventWriter::begin(project.database(), project.now()));
    for (Person person : project.people()) {
        person.role = person.name == lead ? Role::Lead : Role::Annotator;
        must(store::writePerson(events, {}, person));
    }
    must(transaction.commit());
}

} // namespace

SharingBench::SharingBench()
    : window(std::make_unique<ui::MainWindow>(prompts))
{
    setLead(demo.file(), kLead);
    ui::Opening opening;
    opening.person = QString::fromLatin1(kLead);
    opening.round = QStringLiteral("Pilot");
    opening.page = QStringLiteral("label");
    REQUIRE(window->open(demo.file(), opening).ok());
    showActive(*window);
}

std::filesystem::path SharingBench::package(const char* name, const char* round)
{
    auto project = Project::open(demo.file());
    REQUIRE(project.ok());
    exchange::PackageRequest request;
    request.person = project->personNamed(kVolunteer)->id;
    if (std::string(round) != std::string()) {
        request.round = project->roundNamed(round)->id;
    }
    request.by = project->leads().front().id;
    NoProgress quiet;
    const auto file = demo.folder() / name;
    REQUIRE(exchange::writePackage(*project, request, file, quiet, {}).ok());
    return file;
}

std::filesystem::path SharingBench::copy(const char* name)
{
    auto project = Project::open(demo.file());
    REQUIRE(project.ok());
    const auto backup = backups::make(*project, backups::Occasion::Asked);
    REQUIRE(backup.ok());
    const auto file = demo.folder() / name;
    REQUIRE(backups::restoreAs(backup->file, file).ok());
    return file;
}

void SharingBench::drop(const QStringList& files)
{
    QMimeData data;
    QList<QUrl> urls;
    for (const QString& file : files) {
        urls += QUrl::fromLocalFile(file);
    }
    data.setUrls(urls);
    const QPoint middle = window->rect().center();
    QDragEnterEvent enter(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window.get(), &enter);
    CHECK(enter.isAccepted());
    QDropEvent event(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window.get(), &event);
}

ui::MergeDialog& SharingBench::dialog()
{
    REQUIRE(waitFor([&] { return window->findChild<ui::MergeDialog*>() != nullptr; }));
    auto* dialog = window->findChild<ui::MergeDialog*>();
    REQUIRE(waitUntilActive(dialog));
    return *dialog;
}

ui::MergeDialog& SharingBench::dropped(const QStringList& files)
{
    drop(files);
    return dialog();
}

int SharingBench::backups() const
{
    const auto all = backups::list(demo.file());
    REQUIRE(all.ok());
    return static_cast<int>(std::ranges::count(*all, backups::Occasion::BeforeMerge, &backups::Backup::reason));
}

std::string SharingBench::firstCode() const
{
    auto project = Project::open(demo.file());
    REQUIRE(project.ok());
    const RoundId round = project->roundNamed("Pilot")->id;
    const PersonId person = project->personNamed(kVolunteer)->id;
    const ItemId item = firstItem(*project, round, person);
    const auto content = labelling::currentContent(*project, round, item, person);
    REQUIRE(content.ok());
    const Category* category = project->taxonomy()->find(content->category);
    return category == nullptr ? std::string() : category->code;
}

} // namespace accord::test
