// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QMenuBar>
#include <QTest>

#include "tests/support/demo_project.h"
#include "tests/support/fake_prompts.h"
#include "tests/ui/waiting.h"
#include "ui/app/main_window.h"
#include "ui/app/status_line.h"
#include "ui/core/session.h"

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
