// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/os/files.h"
#include "core/base/reason.h"
#include "core/collect/fetch/fetch_context.h"
#include "core/collect/sources.h"
#include "core/store/long_work/work_lock.h"
#include "core/study/people.h"
#include "tests/core/collect/fetch/kit.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <algorithm>
#include <thread>

using namespace accord;
using test::errorOf;
using test::FetchSample;
using test::must;
using test::host::Asked;
namespace host = test::host;

namespace {

constexpr const char* kToken = "ghp_0123456789abcdefghijTESTONLY";

host::World oneSmall()
{
    return host::makeWorld(Dialect::GitHub, 41, {230, 40, 900});
}

bool isIn(const std::string& text)
{
    return text.find(kToken) != std::string::npos;
}

} // namespace

TEST_CASE("A renamed repository is followed, within its host, and named anew")
{
    const Way way = GENERATE(Way::RestBulk, Way::RestPerIssue, Way::GraphQl);
    FetchSample sample(oneSmall(), way);
    sample.token = kToken;
    sample.host.rename("bob/motor");
    sample.fetch();
    CHECK(sample.difference() == "");
    CHECK(sample.fetching().renamedTo == "bob/motor");
    const std::vector<FetchLine> lines = sample.log(FetchEvent::Renamed);
    REQUIRE(lines.size() == 1);
    CHECK(lines.front().subject == "alice/engine");
    CHECK(lines.front().detail == "bob/motor");
    sample.time->pass(std::chrono::hours(1));
    sample.host.forget();
    CHECK(sample.fetch().requests == 1);
}

TEST_CASE("Nothing is asked of a host that was not named")
{
    host::FakeHost other(oneSmall());
    FetchSample sample(oneSmall());
    sample.token = kToken;
    sample.host.redirectTo(other.origin());
    const auto outcomes = must(sample.tryToFetch());
    REQUIRE(outcomes.at(0).error);
    CHECK(sample.host.count() == 1);
    CHECK(other.count() == 0);
    CHECK_FALSE(isIn(test::describe(*outcomes[0].error)));
}

TEST_CASE("A token is sent in its header and stands nowhere else")
{
    const Way way = GENERATE(Way::Automatic, Way::RestBulk);
    host::HostSettings settings;
    settings.token = GENERATE(as<std::string>{}, kToken, "another one");
    FetchSample sample(oneSmall(), way, settings);
    sample.token = kToken;
    const auto outcomes = must(sample.tryToFetch());
    const bool refused = settings.token != kToken;
    REQUIRE(outcomes.at(0).error.has_value() == refused);
    if (refused) {
        CHECK(outcomes[0].error->code == Errc::NotPermitted);
        CHECK_FALSE(isIn(test::describe(*outcomes[0].error)));
    }
    for (const host::HostRequest& request : sample.host.requests()) {
        CHECK(isIn(request.authorization));
        CHECK_FALSE(isIn(request.target));
        CHECK_FALSE(isIn(request.body));
        CHECK(request.userAgent.starts_with("Accord/"));
    }
    for (const FetchLine& line : must(collect::fetchLog(sample.project, {}, 500))) {
        CHECK_FALSE(isIn(line.subject + line.detail));
    }
    for (const auto& entry : std::filesystem::directory_iterator(sample.folder.path())) {
        CHECK_FALSE(isIn(test::readFile(entry.path())));
    }
}

TEST_CASE("No more is asked at once than was wished, and one that fails does not keep the others")
{
    const host::World world = oneSmall();
    FetchSample sample(world);
    std::vector<Source> sources;
    for (std::size_t first = 0; first < 6; ++first) {
        Source source = sample.source;
        source.uuid = {};
        for (std::size_t i = first; i < 60; i += 6) {
            source.numbers.push_back(world.issues[i].number);
        }
        source.uuid = must(collect::saveSource(sample.project, {}, source));
        sources.push_back(source);
    }
    sources[2].repository = "alice/nothing";
    const int atOnce = GENERATE(1, 3);
    collect::Network network = sample.network();
    network.atOnce = atOnce;
    test::NobodyWatches nobody;
    const auto outcomes = must(collect::fetch(sample.project, sources, network, nobody, {}));
    CHECK(sample.host.mostAtOnce() <= atOnce);
    REQUIRE(outcomes.size() == 6);
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
        CHECK(outcomes[i].source == sources[i].uuid);
        CHECK(outcomes[i].error.has_value() == (i == 2));
        CHECK(outcomes[i].added == (i == 2 ? 0 : 10));
    }
}

TEST_CASE("A repository that is not there is an error that names it")
{
    FetchSample sample(oneSmall());
    Source source = sample.source;
    source.repository = "alice/nothing";
    sample.save(source);
    const auto outcomes = must(sample.tryToFetch());
    REQUIRE(outcomes.at(0).error);
    CHECK(outcomes[0].error->code == Errc::NotFound);
    CHECK(accord::test::says(*outcomes[0].error, "repository \"alice/nothing\" on github.com"));
}

TEST_CASE("Two processes do not fetch into one project at once, and a source that is removed is fetched from no more")
{
    FetchSample sample(oneSmall());
    Project second = must(Project::open(sample.file));
    Error refusal;
    sample.host.beforeEach([&](std::size_t request, host::World& /*world*/) {
        if (request == 1) {
            test::NobodyWatches nobody;
            refusal = errorOf(collect::fetch(second, std::vector<Source>{sample.source}, sample.network(), nobody, {}));
        }
        if (request == 2) {
            must(collect::removeSource(second, {}, sample.source.uuid));
        }
    });
    const auto outcomes = must(sample.tryToFetch());
    CHECK(refusal.code == Errc::Locked);
    REQUIRE(outcomes.at(0).error);
    CHECK(outcomes[0].error->code == Errc::Locked);
    CHECK(test::keptOf(sample.project, sample.source.uuid).empty());
    CHECK(store::WorkLock::tryToHold(sample.file, store::WorkLock::Sort::Fetch).ok()); // it let go
}

TEST_CASE("People go on working in the project while it is fetched into")
{
    FetchSample sample(oneSmall(), Way::RestPerIssue);
    std::atomic<int> people = 0;
    std::jthread worker([&](const std::stop_token& over) {
        Project project = must(Project::open(sample.file));
        while (!over.stop_requested()) {
            (void)must(study::addPerson(project, "Person " + std::to_string(people++)));
        }
    });
    sample.host.beforeEach([&people, before = 0](std::size_t /*request*/, host::World& /*world*/) mutable {
        // Somebody comes to write between any two pages.
        while (people == before) {
            std::this_thread::yield();
        }
        before = people;
    });
    sample.fetch();
    worker.request_stop();
    worker.join();
    CHECK(sample.difference() == "");
    must(sample.project.refresh());
    CHECK(std::ssize(sample.project.people()) == people);
}

TEST_CASE("A list that goes on without end is not asked for any more")
{
    collect::PagesOfList list;
    const auto page = [&list](int number, const std::vector<std::string>& numbers) {
        std::vector<FetchedIssue> rows(numbers.size());
        for (std::size_t i = 0; i < rows.size(); ++i) {
            rows[i].link.name = numbers[i];
        }
        return list.goOn("page " + std::to_string(number), "page " + std::to_string(number + 1), rows);
    };
    SECTION("each page is another one, and all have the same issues")
    {
        int pages = 0;
        while (page(pages, {"1", "2"}).ok()) {
            REQUIRE(++pages < 1000);
        }
        CHECK(page(pages, {"1"}).error().reason == Reason::ListWithoutEnd);
    }
    SECTION("or none at all")
    {
        int pages = 0;
        while (page(pages, {}).ok()) {
            REQUIRE(++pages < 1000);
        }
        CHECK(pages > 10); // some lists have a few pages of nothing
    }
    SECTION("a long list is read to its end, and read again")
    {
        for (int time = 0; time < 2; ++time) {
            for (int number = 0; number < 3000; ++number) {
                REQUIRE(page(number, {std::to_string(number)}).ok());
            }
            CHECK(list.goOn("page 3000", {}, std::vector<FetchedIssue>()).ok());
        }
    }
    CHECK(collect::PagesOfList().goOn("here", "here", std::vector<FetchedIssue>()).error().reason ==
          Reason::PageFollowsItself);
}
