// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/catch.h"
#include "ui/pages/collect/collect_text.h"
#include "ui/pages/collect/fetch_controller.h"
#include "ui/pages/collect/log_tab.h"

using namespace accord;
using namespace accord::ui;

TEST_CASE("A forecast says requests, time and the share of the limit")
{
    collect::FetchCost forecast;
    forecast.requests = 412;
    forecast.seconds = 540;
    forecast.limit = 5000;
    forecast.left = 4588;
    CHECK(forecastText({forecast}) == "About 412 requests, 9 min, 8 % of the hourly limit (4,588 of 5,000 are left).");
    forecast.limit = 0;
    CHECK(forecastText({forecast, forecast}) == "About 824 requests, 18 min; the host does not tell its limit.");
}

TEST_CASE("What a fetch left out is summed at its end")
{
    std::vector<collect::FetchOutcome> outcomes(2);
    outcomes[0].added = 12;
    CHECK(outcomeText(outcomes) == "12 new issues, 0 changed.");
    outcomes[0].leftOut = {{LeftOut::PullRequest, 1000}, {LeftOut::Issue, 1}};
    outcomes[1].leftOut = {{LeftOut::PullRequest, 234}, {LeftOut::Stray, 2}};
    CHECK(outcomeText(outcomes) ==
          "12 new issues, 0 changed. Left out: 1,234 pull requests, 1 issue that cannot be read, 2 comments whose "
          "issues are not in the list.");
}

TEST_CASE("What a source is at is said in a few words")
{
    Fetching fetching;
    CHECK(restText(fetching) == "never fetched");
    fetching.phase = FetchPhase::Issues;
    fetching.pages = 12;
    fetching.pagesInAll = 101;
    CHECK(phaseText(fetching) == "issues, page 12 of 101");
    CHECK(restText(fetching) == "stopped at issues, page 12 of 101");
    fetching.phase = FetchPhase::Each;
    fetching.pagesInAll = 0;
    CHECK(phaseText(fetching) == "discussions, 12");
    fetching.pages = 0;
    CHECK(phaseText(fetching) == "discussions"); // the host has not said yet how many there are
    CHECK(waitText(40) == "waiting 40 s");
    CHECK(howLong(3700) == "62 min");
    CHECK(howLong(7500) == "2 h 5 min");
}

TEST_CASE("A wait counts down and ends")
{
    FetchMonitor monitor;
    Source source;
    source.uuid = newUuid();
    monitor.waits(source, 40, "primary limit");
    const LiveFetch live = monitor.read().at(source.uuid);
    CHECK(live.waits(live.waitsUntil - std::chrono::seconds(12)) == 12);
    CHECK(live.waits(live.waitsUntil + std::chrono::seconds(1)) == 0);
    monitor.page(source, {}, {}); // a page came: nobody waits any more
    CHECK(monitor.read().at(source.uuid).waits(std::chrono::steady_clock::now()) == 0);
}

TEST_CASE("Every line of the log is a sentence")
{
    const auto said = [](FetchEvent event, const char* subject, const char* detail) {
        return logSentence({{}, "2026-11-22T10:00:00Z", event, subject, detail}, "alpha/one").toStdString();
    };
    CHECK(said(FetchEvent::Began, "REST", "") == "Fetching alpha/one began, by REST.");
    CHECK(said(FetchEvent::Finished, "12 3", "7") == "alpha/one is complete. New issues: 12, changed: 3, requests: 7.");
    CHECK(said(FetchEvent::Waited, "40", "the limit of the host") ==
          "Waited 40 s for alpha/one. The reason: the limit of the host.");
    CHECK(said(FetchEvent::Renamed, "alpha/one", "alpha/two") == "alpha/one is called alpha/two now.");
    CHECK(said(FetchEvent::Failed, "", "https://x could not be fetched: why.") ==
          "Fetching alpha/one failed. https://x could not be fetched: why.");
    CHECK(said(FetchEvent::Failed, "https://x", "why") == "Fetching alpha/one failed at https://x. The reason: why.");
    CHECK(said(FetchEvent::Repeated, "https://x", "Something went wrong.") ==
          "Asked again for https://x. The reason: Something went wrong.");
    for (const FetchEvent event :
         {FetchEvent::Stopped, FetchEvent::Failed, FetchEvent::Repeated, FetchEvent::Missing, FetchEvent::Unchanged}) {
        CHECK(said(event, "https://x", "why").ends_with('.'));
    }
}

TEST_CASE("A source keeps its row's number")
{
    const Uuid one = newUuid();
    CHECK(numberOf(one) == numberOf(one));
    CHECK(numberOf(one) != numberOf(newUuid()));
    CHECK(numberOf(one) > 0);
}
