// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTest>

#include "core/base/reason.h"
#include "tests/support/demo_project.h"
#include "tests/ui/waiting.h"
#include "ui/app/notices.h"
#include "ui/core/jobs.h"

namespace accord::ui {
namespace {

using namespace test;

TEST_CASE("a job has a row while it runs, and Cancel stops it")
{
    const DemoProject demo;
    Jobs jobs(demo.file());
    QWidget window;
    ProgressStrip strip(&window);
    strip.follow(jobs);
    window.show();
    CHECK(strip.isHidden());

    std::optional<Errc> ended;
    jobs.start(
        QStringLiteral("Importing 3 files"), Jobs::Access::Read,
        [](Project&, Progress& progress, const std::stop_token& stop) -> Status {
            // More bytes than an int holds.
            progress.report("large.jsonl", std::int64_t{3} << 32U, std::int64_t{4} << 32U);
            while (!stop.stop_requested()) {
                std::this_thread::yield();
            }
            return Error{Errc::Cancelled, Reason::Cancelled};
        },
        &strip, [&](const Status& status) { ended = status.ok() ? Errc::Internal : status.error().code; });
    CHECK(!strip.isHidden());
    CHECK(strip.findChildren<QLabel*>().size() == 2);
    auto* bar = strip.findChild<QProgressBar*>();
    REQUIRE(waitFor([&] { return bar->value() == 750; }));
    QTest::mouseClick(strip.findChild<QPushButton*>(), Qt::LeftButton);
    REQUIRE(waitFor([&] { return ended.has_value(); }));
    CHECK(*ended == Errc::Cancelled);
    CHECK(strip.isHidden());
}

TEST_CASE("a quiet job shows nothing")
{
    const DemoProject demo;
    Jobs jobs(demo.file());
    ProgressStrip strip;
    strip.follow(jobs);
    bool done = false;
    jobs.start(
        QString(), Jobs::Access::Read, [](Project&, Progress&, const std::stop_token&) -> Status { return {}; }, &strip,
        [&](const Status& status) { done = status.ok(); });
    CHECK(strip.isHidden());
    REQUIRE(waitFor([&] { return done; }));
    CHECK(strip.isHidden());
}

} // namespace
} // namespace accord::ui
