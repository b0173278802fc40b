// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QElapsedTimer>
#include <QTest>

#include "core/labelling/queue.h"
#include "core/project/items.h"
#include "tests/support/demo_project.h"
#include "tests/support/fake_prompts.h"
#include "tests/support/process.h"
#include "tests/ui/waiting.h"
#include "ui/app/main_window.h"
#include "ui/app/status_line.h"
#include "ui/core/session.h"

#include <algorithm>
#include <array>

namespace accord::ui {
namespace {

using namespace test;

/// The web address of an item's issue on GitHub; empty for one that lives elsewhere.
std::string addressOf(Project& project, ItemId item)
{
    const std::array items{item};
    const auto headings = headingsOf(project, items);
    REQUIRE(headings.ok());
    const Heading& heading = headings->front();
    const bool gitee = heading.repository.starts_with("fengling");
    return gitee ? std::string() : "https://github.com/" + heading.repository + "/issues/" + heading.number;
}

TEST_CASE("what a second process labels arrives in the window, whatever page is in view")
{
    const DemoProject demo;
    FakePrompts prompts;
    MainWindow window(prompts);
    window.show();
    Opening where;
    where.person = QStringLiteral("Mira Okafor");
    where.round = QStringLiteral("Pilot");
    REQUIRE(window.open(demo.file(), where).ok());
    Session& session = *window.session();
    REQUIRE(waitFor([&] { return session.liveRound() != nullptr && !window.busy(); }));

    const PersonId other = session.project().personNamed("Jonas Lindqvist")->id;
    const auto queue = labelling::queue(session.project(), session.round(), other);
    REQUIRE(queue.ok());
    int given = 0;
    qint64 soonest = kPatience;
    qint64 command = kPatience;
    for (const labelling::QueueEntry& entry : *queue) {
        const std::string address = addressOf(session.project(), entry.item);
        const auto now = labelling::currentContent(session.project(), session.round(), entry.item, other);
        if (given == 3 || address.empty() || !now.ok()) {
            continue;
        }
        window.showPage(window.pages()[given]->id());
        const bool isBug = now->category == session.project().taxonomy()->findCode("C.7")->id;
        bool arrived = false;
        const auto connection = QObject::connect(&session, &Session::changed, &window, [&](const Changes& changes) {
            arrived = arrived || (!changes.labels.empty() && changes.labels.front().by == other);
        });
        const auto before = session.liveRound()->levels.at(Level::Theme).value(agreement::kFleissKappa)->value;
        QElapsedTimer running;
        running.start();
        const Finished done = cli({"label", demo.file().string(), "--as", "Jonas Lindqvist", "--round", "Pilot",
                                   "--issue", address, "--category", isBug ? "A.2" : "C.7"});
        INFO(address << done.out << done.err);
        REQUIRE(done.code == 0);
        command = std::min(command, running.elapsed());
        QElapsedTimer since;
        since.start();
        REQUIRE(waitFor([&] { return arrived; }));
        soonest = std::min(soonest, since.elapsed());
        CHECK(session.liveRound()->levels.at(Level::Theme).value(agreement::kFleissKappa)->value != before);
        QObject::disconnect(connection);
        ++given;
    }
    CHECK(given == 3);
    CHECK(soonest < std::max<qint64>(500, command)); // or so, where all is slow
}

} // namespace
} // namespace accord::ui
