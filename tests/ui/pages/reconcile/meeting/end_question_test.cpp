// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QAction>
#include <QSignalSpy>

#include "core/reconcile/meetings.h"
#include "tests/core/must.h"
#include "tests/ui/page_bench.h"
#include "tests/ui/waiting.h"
#include "ui/pages/reconcile/reconcile_page.h"

using namespace accord;
using namespace accord::test;

TEST_CASE("Whoever ends a meeting is offered its minutes")
{
    PageBench bench;
    ui::ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    ui::ActionTable table(bench.actions, &page, ui::kWindowPlace);
    QAction* minutes = table.make("study.minutes", QStringLiteral("Minutes"), {});
    QSignalSpy saved(minutes, &QAction::triggered);
    for (const bool wanted : {false, true}) {
        Project other = must(Project::open(bench.file()));
        const MeetingContent content{bench.round, "Weekly", "", 0, {bench.person("Bob")}};
        (void)must(reconcile::beginMeeting(other, bench.person("Bob"), content));
        bench.settle();
        bench.prompts.expectConfirm(true); // it ends
        bench.prompts.expectConfirm(wanted, [&] { bench.decideElsewhere("2", "C.9"); });
        bench.key(Qt::Key_E, Qt::ControlModifier);
        REQUIRE(waitFor([&] { return bench.prompts.allAsked(); }));
        bench.settle();
        CHECK((saved.size() == 1) == wanted);
    }
}

TEST_CASE("The meeting that ends is the one that the question was about")
{
    PageBench bench;
    ui::ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    const auto begin = [&bench](const char* name) {
        Project other = must(Project::open(bench.file()));
        const MeetingContent content{bench.round, name, "", 0, {bench.person("Bob")}};
        const Meeting meeting = must(reconcile::beginMeeting(other, bench.person("Bob"), content));
        bench.session->poll();
        return meeting;
    };
    const Meeting first = begin("First");
    bench.settle();
    bench.prompts.expectConfirm(true, [&] {
        Project other = must(Project::open(bench.file()));
        must(reconcile::endMeeting(other, first, bench.person("Bob")));
        (void)begin("Second");
    });
    bench.prompts.expectTell();
    bench.key(Qt::Key_E, Qt::ControlModifier);
    bench.settle();
    CHECK(bench.prompts.allAsked());
    REQUIRE_FALSE(bench.prompts.told.isEmpty());
    CHECK(bench.prompts.told.back().contains("ended it already"));
    const auto running = must(reconcile::runningMeeting(bench.session->project(), bench.round));
    REQUIRE(running.has_value());
    CHECK(running->content.name == "Second");
}
