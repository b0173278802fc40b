// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QAction>
#include <QMenuBar>
#include <QPointer>
#include <QTest>

#include "core/reconcile/second_votes.h"
#include "tests/support/demo_project.h"
#include "tests/support/fake_prompts.h"
#include "tests/ui/waiting.h"
#include "ui/app/main_window.h"
#include "ui/app/status_line.h"
#include "ui/core/session.h"
#include "ui/pages/reconcile/second_vote/ballot_panel.h"
#include "ui/pages/reconcile/second_vote_dialog.h"
#include "ui/widgets/notification_bar.h"

#include <algorithm>

using namespace accord;
using namespace accord::test;

namespace {

/// The window on the demo's pilot round.
struct OpenDemo
{
    OpenDemo()
        : window(prompts)
    {
        window.show();
        ui::Opening where;
        where.person = QStringLiteral("Mira Okafor");
        where.round = QStringLiteral("Pilot");
        where.page = QStringLiteral("reconcile");
        REQUIRE(window.open(demo.file(), where).ok());
        REQUIRE(waitUntilActive(&window));
        REQUIRE(waitFor([&] { return window.session()->liveRound() != nullptr && !window.busy(); }));
    }

    void key(Qt::Key pressed)
    {
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus != nullptr ? focus : window.currentPage(), pressed);
    }

    [[nodiscard]] bool barsShown() { return window.menuBar()->isVisible() && window.statusLine().isVisible(); }

    DemoProject demo;
    FakePrompts prompts;
    ui::MainWindow window;
};

} // namespace

TEST_CASE("The meeting view takes the whole window and screen, and gives them back")
{
    OpenDemo demo;
    REQUIRE(demo.barsShown());
    demo.key(Qt::Key_F11);
    CHECK(demo.window.isFullScreen());
    CHECK_FALSE(demo.barsShown());
    demo.key(Qt::Key_Escape);
    CHECK_FALSE(demo.window.isFullScreen());
    CHECK(demo.barsShown());
}

TEST_CASE("Another page ends the meeting view")
{
    OpenDemo demo;
    demo.key(Qt::Key_F11);
    REQUIRE_FALSE(demo.barsShown());
    demo.window.showPage(QStringLiteral("label"));
    CHECK(demo.barsShown());
    CHECK_FALSE(demo.window.isFullScreen());
}

TEST_CASE("A second vote is asked for on whatever page somebody is, and leaves them there")
{
    OpenDemo demo;
    demo.window.showPage(QStringLiteral("label"));
    const QString name = QStringLiteral("secondVotes");
    CHECK(demo.window.notices().sentence(name).isEmpty());
    QAction* vote = demo.window.actions().action(QStringLiteral("study.vote"));
    CHECK_FALSE(vote->isEnabled());
    {
        auto other = Project::open(demo.demo.file());
        REQUIRE(other.ok());
        const auto round = other->roundNamed("Pilot");
        const auto lead = other->personNamed("Mira Okafor");
        REQUIRE(round.ok());
        REQUIRE(lead.ok());
        const ItemId item = firstItem(*other, round->id, lead->id);
        REQUIRE(reconcile::openSecondVotes(*other, {round->id, {item}, lead->id, {}, {lead->id}}).ok());
    }
    demo.window.session()->poll();
    REQUIRE(waitFor([&] { return !demo.window.notices().sentence(name).isEmpty(); }));
    CHECK(demo.window.notices().sentence(name).contains("waits for your second vote"));
    REQUIRE(vote->isEnabled());
    vote->trigger();
    const QPointer<ui::SecondVoteDialog> dialog = demo.window.findChild<ui::SecondVoteDialog*>();
    REQUIRE(dialog != nullptr);
    REQUIRE(waitUntilActive(dialog));
    REQUIRE(waitFor([&] { return dialog->findChild<ui::BallotPanel*>()->ballot().voter.valid(); }));
    // Offscreen no window manager gives the dialog the keys for good: what they are for is asked of it.
    const auto press = [&](const char* id) {
        const auto actions = dialog->actions();
        const auto found = std::ranges::find(actions, QString::fromLatin1(id), &QAction::objectName);
        REQUIRE(found != actions.end());
        REQUIRE((*found)->isEnabled());
        (*found)->trigger();
    };
    press("reconcile.choose1");
    press("reconcile.decide");
    CHECK(waitFor([&] { return dialog.isNull() || !dialog->isVisible(); }));
    CHECK(waitFor([&] { return demo.window.notices().sentence(name).isEmpty(); }));
    CHECK(demo.window.currentPage()->id() == QStringLiteral("label"));
    // On the page Reconcile the ballot itself is in view.
    demo.window.showPage(QStringLiteral("reconcile"));
    CHECK(demo.window.notices().sentence(name).isEmpty());
}

TEST_CASE("The meeting view can be shown within the window")
{
    OpenDemo demo;
    const QSize size = demo.window.size();
    demo.window.goTo(ui::MeetingTarget());
    REQUIRE(waitFor([&] { return !demo.barsShown(); }));
    CHECK_FALSE(demo.window.isFullScreen());
    CHECK(demo.window.size() == size);
    demo.window.closeProject(); // in the middle of it
    CHECK(demo.window.menuBar()->isVisible());
}
