// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include "core/project/presence.h"
#include "tests/support/demo_project.h"
#include "tests/support/fake_prompts.h"
#include "tests/ui/waiting.h"
#include "ui/app/main_window.h"
#include "ui/app/status_line.h"
#include "ui/core/session.h"
#include "ui/dialogs/package_dialog.h"
#include "ui/widgets/notification_bar.h"

#include <filesystem>
#include <set>

namespace accord::ui {
namespace {

using namespace test;

void openAs(MainWindow& window, const DemoProject& demo, const char* person)
{
    Opening where;
    where.person = QString::fromLatin1(person);
    where.round = QStringLiteral("Pilot");
    REQUIRE(window.open(demo.file(), where).ok());
}

/// Looks at the company until the condition holds.
template <class Condition>
bool lookUntil(MainWindow& window, Condition condition)
{
    return waitFor([&] {
        window.session()->company().look();
        return condition();
    });
}

/// Who the file says is here.
std::size_t rowsIn(const DemoProject& demo)
{
    auto project = Project::open(demo.file());
    REQUIRE(project.ok());
    Presence watching(Presence::Mode::Watching);
    REQUIRE(watching.turn(*project, {}, Presence::Moment::clock::now()).ok());
    return watching.others().size();
}

TEST_CASE("two windows show each other in the foot, and a window that is closed leaves nothing")
{
    const DemoProject demo;
    FakePrompts prompts;
    MainWindow window(prompts);
    window.show();
    openAs(window, demo, "Mira Okafor");
    CHECK(lookUntil(window, [&] { return rowsIn(demo) == 1; }));
    CHECK(window.statusLine().here().isEmpty());
    {
        MainWindow second(prompts);
        openAs(second, demo, "Jonas Lindqvist");
        CHECK(lookUntil(second, [&] { return second.statusLine().here() == QStringLiteral("MO"); }));
        CHECK(lookUntil(window, [&] { return window.statusLine().here() == QStringLiteral("JL"); }));
        CHECK(window.statusLine().hereDetails().contains(QStringLiteral("Jonas Lindqvist")));
        CHECK(window.notices().sentence(QStringLiteral("twice")).isEmpty());
    }
    CHECK(lookUntil(window, [&] { return window.statusLine().here().isEmpty(); }));
    window.closeProject();
    CHECK(rowsIn(demo) == 0);
}

TEST_CASE("somebody who is open twice is told, can put that away, and is not told again for that")
{
    const DemoProject demo;
    FakePrompts prompts;
    MainWindow window(prompts);
    window.show();
    openAs(window, demo, "Mira Okafor");
    CHECK(lookUntil(window, [&] { return rowsIn(demo) == 1; }));
    const QString twice = QStringLiteral("twice");
    MainWindow second(prompts);
    openAs(second, demo, "Mira Okafor");
    CHECK(lookUntil(second, [&] { return rowsIn(demo) == 2; }));
    CHECK(lookUntil(window, [&] { return !window.notices().sentence(twice).isEmpty(); }));
    CHECK(window.notices().sentence(twice).contains(QStringLiteral("Mira Okafor")));
    CHECK(window.notices().isVisible());
    auto* cross = window.notices().findChild<QToolButton*>();
    REQUIRE(cross != nullptr);
    cross->click();
    CHECK_FALSE(window.notices().isVisible());
    second.session()->setMe(second.session()->project().personNamed("Jonas Lindqvist")->id);
    CHECK(lookUntil(window, [&] { return window.statusLine().here() == QStringLiteral("JL"); }));
    CHECK(window.notices().sentence(twice).isEmpty());
}

std::set<std::filesystem::path> filesBeside(const DemoProject& demo)
{
    std::set<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(demo.folder().path())) {
        if (entry.is_regular_file()) {
            files.insert(entry.path().filename());
        }
    }
    return files;
}

TEST_CASE("a project in a folder that is synchronised opens for reading, and the window says why and what to do")
{
    const DemoProject demo;
    std::filesystem::create_directory(demo.folder() / ".stfolder");
    const std::set<std::filesystem::path> before = filesBeside(demo);
    FakePrompts prompts;
    MainWindow window(prompts);
    window.show();
    openAs(window, demo, "Mira Okafor");
    CHECK(window.session()->project().readOnly());
    const QString sentence = window.notices().sentence(QStringLiteral("place"));
    CHECK(sentence.contains(QStringLiteral("Syncthing")));
    CHECK(sentence.contains(QStringLiteral("hand out packages")));
    CHECK(window.statusLine().place() == QStringLiteral("Cloud folder"));
    CHECK(window.statusLine().saved() == QStringLiteral("Read only"));
    window.closeProject();
    CHECK(filesBeside(demo) == before); // what making the demo left there, and nothing of the window
}

TEST_CASE("beside the word about a folder that is synchronised, a button hands out a package")
{
    const DemoProject demo;
    const TempFolder elsewhere;
    std::filesystem::create_directory(demo.folder() / ".stfolder");
    FakePrompts prompts;
    MainWindow window(prompts);
    window.show();
    openAs(window, demo, "Mira Okafor");
    auto* button = window.notices().findChild<QPushButton*>(QStringLiteral("event"));
    REQUIRE(button != nullptr);
    button->click();
    auto* dialog = window.findChild<PackageDialog*>();
    REQUIRE(dialog != nullptr);
    auto* save = dialog->findChild<QPushButton*>(QStringLiteral("save"));
    REQUIRE(waitFor([&] { return save->isEnabled(); }));
    const auto file = elsewhere / "package.accord";
    prompts.expectSaveFile(QString::fromStdString(file.string()));
    prompts.expectTell();
    save->click();
    REQUIRE(waitFor([&] { return prompts.told.size() == 1; }));
    CHECK(prompts.told.front().contains(QStringLiteral("package.accord is ready")));
    CHECK(std::filesystem::exists(file));
}

TEST_CASE("a project on a local disk needs no word about where it is")
{
    const DemoProject demo;
    FakePrompts prompts;
    MainWindow window(prompts);
    openAs(window, demo, "Mira Okafor");
    CHECK(window.statusLine().place().isEmpty());
    CHECK(window.notices().isHidden());
}

TEST_CASE("who was cut off is not shown to themselves as somebody else who is here")
{
    const DemoProject demo;
    auto project = Project::open(demo.file());
    REQUIRE(project.ok());
    {
        Presence cutOff; // leaves its row behind, as a window that is killed does
        REQUIRE(cutOff.turn(*project, project->personNamed("Mira Okafor")->id, Presence::Moment::clock::now()).ok());
        Presence another;
        REQUIRE(
            another.turn(*project, project->personNamed("Jonas Lindqvist")->id, Presence::Moment::clock::now()).ok());
    }
    FakePrompts prompts;
    MainWindow window(prompts);
    window.show();
    openAs(window, demo, "Mira Okafor");
    CHECK(lookUntil(window, [&] { return window.session()->company().others().size() == 2; }));
    CHECK(window.statusLine().here() == QStringLiteral("JL"));
    CHECK_FALSE(window.statusLine().hereDetails().contains(QStringLiteral("Mira")));
}

} // namespace
} // namespace accord::ui
