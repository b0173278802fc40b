// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/clock.h"
#include "core/base/random.h"
#include "core/collect/fetched.h"
#include "core/collect/source_queries.h"
#include "core/collect/sources.h"
#include "tests/core/collect/fetch/kit.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

using namespace accord;
using test::FetchSample;
using test::must;
namespace host = test::host;

namespace {

std::int64_t leastRequests(const host::World& world, Way way)
{
    FetchSample sample(world, way);
    sample.token = "a-token-for-tests";
    return sample.fetch().requests;
}

Source sourceAt(const std::string& base, Way way)
{
    Source source;
    source.host = "github.com";
    source.base = base;
    source.repository = "alice/engine";
    source.way = way;
    return source;
}

// Time in which somebody wishes to stop as soon as there is a wait.
class Impatience final : public collect::FetchClock
{
public:
    Impatience(std::shared_ptr<collect::FetchClock> time, std::function<void()> wish)
        : m_time(std::move(time))
        , m_wish(std::move(wish))
    {}

    [[nodiscard]] std::chrono::sys_seconds now() const override { return m_time->now(); }

    bool wait(std::chrono::milliseconds /*time*/, const std::stop_token& stop) override
    {
        m_wish();
        return !stop.stop_requested();
    }

private:
    std::shared_ptr<collect::FetchClock> m_time;
    std::function<void()> m_wish;
};

// A process that fetches into a project until somebody ends it.
class Child
{
public:
    Child(const std::filesystem::path& file, Source source,
          std::shared_ptr<collect::FetchClock> time = std::make_shared<test::QuickTime>())
        : m_pid(::fork())
    {
        if (m_pid == 0) {
            run(file, std::move(source), std::move(time));
            ::_exit(0);
        }
    }

    void kill() const { ::kill(m_pid, SIGKILL); }

    // Whether it ended by itself.
    [[nodiscard]] bool ended() const
    {
        int status = 0;
        ::waitpid(m_pid, &status, 0);
        return WIFEXITED(status);
    }

private:
    static void run(const std::filesystem::path& file, Source source, std::shared_ptr<collect::FetchClock> time)
    {
        Result<Project> project = Project::open(file);
        collect::Network network = collect::realNetwork([](const std::string& /*host*/) { return net::Secret(); });
        network.time = std::move(time);
        test::NobodyWatches nobody;
        (void)collect::fetch(*project, std::vector<Source>{std::move(source)}, network, nobody, {});
    }

    pid_t m_pid;
};

} // namespace

TEST_CASE("A fetch that is stopped again and again goes on where it was, and asks twice for one page at most")
{
    const Way way = GENERATE(Way::RestBulk, Way::RestPerIssue, Way::GraphQl);
    CAPTURE(static_cast<int>(way));
    const host::World world = host::makeWorld(Dialect::GitHub, 21, {way == Way::GraphQl ? 1200U : 160U, 20, 900});
    const std::int64_t least = leastRequests(world, way);
    FetchSample sample(world, way);
    sample.token = "a-token-for-tests";
    Random random(static_cast<std::uint64_t>(way));
    std::int64_t kills = 0;
    while (true) {
        std::stop_source stop;
        const std::size_t last = sample.host.count() + below(random, static_cast<std::uint64_t>(least) / 3);
        sample.host.beforeEach([&stop, last](std::size_t request, host::World& /*world*/) {
            if (request >= last) {
                stop.request_stop();
            }
        });
        const auto outcomes = sample.tryToFetch(stop.get_token());
        if (outcomes.ok()) {
            CHECK_FALSE(outcomes->at(0).error);
            break;
        }
        REQUIRE(outcomes.error().code == Errc::Cancelled);
        ++kills;
        REQUIRE(kills < 100);
    }
    sample.host.beforeEach({});
    CHECK(kills > 2);
    CHECK(sample.difference() == "");
    CHECK(std::ssize(sample.host.requests()) <= least + kills);
    CHECK(sample.fetching().pass == 1);
    CHECK(std::ssize(sample.log(FetchEvent::Stopped)) == kills);
    CHECK(sample.log(FetchEvent::Finished).size() == 1);
}

TEST_CASE("A process that is killed while it fetches loses no more than a page")
{
    const Way way = GENERATE(Way::RestBulk, Way::RestPerIssue);
    const host::World world = host::makeWorld(Dialect::GitHub, 22, {160, 20, 900});
    const std::int64_t least = leastRequests(world, way);
    FetchSample sample(world, way);
    Source source = sourceAt(sample.host.base(), way);
    source.uuid = sample.source.uuid;
    // A child must not inherit a connection: SQLite would take its locks for its own.
    std::optional<Project> closed(std::move(sample.project));
    closed.reset();
    Random random(4);
    std::int64_t kills = 0;
    while (true) {
        std::mutex mutex;
        const Child* running = nullptr;
        const std::size_t last = sample.host.count() + below(random, static_cast<std::uint64_t>(least) / 3);
        sample.host.beforeEach([&](std::size_t request, host::World& /*world*/) {
            const std::scoped_lock lock(mutex);
            if (request >= last && running != nullptr) {
                running->kill();
            }
        });
        std::unique_lock lock(mutex);
        const Child child(sample.file, source);
        running = &child;
        lock.unlock();
        const bool ended = child.ended();
        sample.host.beforeEach({});
        if (ended) {
            break;
        }
        ++kills;
        REQUIRE(kills < 100);
    }
    sample.project = must(Project::open(sample.file));
    CHECK(kills > 2);
    CHECK(sample.fetching().phase == FetchPhase::Idle);
    CHECK(sample.difference() == "");
    CHECK(std::ssize(sample.host.requests()) <= least + kills);
}

TEST_CASE("A wish to stop is heard while a reply does not come")
{
    FetchSample sample(host::makeWorld(Dialect::GitHub, 2, {150, 0, 100}));
    sample.host.fail([](std::size_t request) { return request == 1 ? host::Fault::Stalled : host::Fault::None; });
    std::stop_source stop;
    std::chrono::steady_clock::time_point wished;
    std::jthread impatient([&](const std::stop_token& over) {
        while (sample.host.count() < 2 && !over.stop_requested()) {
            std::this_thread::yield();
        }
        wished = std::chrono::steady_clock::now();
        stop.request_stop();
    });
    const auto outcomes = sample.tryToFetch(stop.get_token());
    const auto took = std::chrono::steady_clock::now() - wished;
    impatient.join();
    REQUIRE_FALSE(outcomes.ok());
    CHECK(outcomes.error().code == Errc::Cancelled);
    // The transport's own test measures the 200 ms; this one that nobody waits for the reply, which never comes.
    CHECK(took < std::chrono::seconds(10));
    CHECK(sample.fetching().pages == 1);
    sample.host.fail({});
    sample.fetch();
    CHECK(sample.difference() == "");
}

TEST_CASE("Who stops while a limit is waited for, and begins again, goes on waiting")
{
    const auto [way, fault] = GENERATE(table<Way, host::Fault>({{Way::RestBulk, host::Fault::None},
                                                                {Way::GraphQl, host::Fault::None},
                                                                {Way::RestBulk, host::Fault::PrimaryLimit},
                                                                {Way::RestBulk, host::Fault::SecondaryLimit},
                                                                {Way::GraphQl, host::Fault::SecondaryLimitDate},
                                                                {Way::GraphQl, host::Fault::SecondaryLimitBare}}));
    CAPTURE(static_cast<int>(way), static_cast<int>(fault));
    host::HostSettings settings;
    settings.limit = fault == host::Fault::None ? 2 : 5000;
    FetchSample sample(host::makeWorld(Dialect::GitHub, 12, {300, 0, 100}), way, settings);
    sample.token = "a-token-for-tests";
    sample.host.fail([fault = fault](std::size_t request) { return request == 2 ? fault : host::Fault::None; });
    std::stop_source stop;
    collect::Network network = sample.network();
    network.time = std::make_shared<Impatience>(sample.time, [&stop] { stop.request_stop(); });
    test::NobodyWatches nobody;
    const std::vector<Source> sources{sample.source};
    CHECK_FALSE(collect::fetch(sample.project, sources, network, nobody, stop.get_token()).ok());
    const std::size_t asked = sample.host.count();
    REQUIRE(asked == (fault == host::Fault::None ? 2 : 3));
    REQUIRE(sample.fetching().phase != FetchPhase::Idle);
    sample.fetch();
    CHECK(sample.host.count() > asked);
    CHECK(sample.host.tooEarly() == 0);
    CHECK(sample.log(FetchEvent::Waited).size() >= 2);
    CHECK(sample.difference() == "");
}

TEST_CASE("A process that is killed while it waits has written down what for, also for other sources of the host")
{
    host::HostSettings settings;
    settings.limit = 3;
    FetchSample sample(host::makeWorld(Dialect::GitHub, 12, {300, 0, 100}), Way::RestBulk, settings);
    Source source = sourceAt(sample.host.base(), Way::RestBulk);
    source.uuid = sample.source.uuid;
    Source other = sample.source;
    other.uuid = {};
    other.numbers = {"7"};
    other.uuid = must(collect::saveSource(sample.project, {}, other));
    std::optional<Project> closed(std::move(sample.project));
    closed.reset();
    const Child child(sample.file, source, std::make_shared<Impatience>(sample.time, [] { ::raise(SIGKILL); }));
    CHECK_FALSE(child.ended());
    sample.project = must(Project::open(sample.file));
    REQUIRE(sample.host.count() == 3);
    const bool elsewhere = GENERATE(false, true);
    sample.source = elsewhere ? other : source;
    sample.fetch();
    CHECK(sample.host.count() > 3);
    CHECK(sample.host.tooEarly() == 0);
    CHECK_FALSE(sample.log(FetchEvent::Waited).empty());
}

TEST_CASE("A limit of those without a token does not keep who has one")
{
    host::HostSettings settings;
    settings.limit = 2;
    FetchSample sample(host::makeWorld(Dialect::GitHub, 12, {300, 0, 0}), Way::RestBulk, settings);
    std::stop_source stop;
    collect::Network network = sample.network();
    network.time = std::make_shared<Impatience>(sample.time, [&stop] { stop.request_stop(); });
    test::NobodyWatches nobody;
    const std::vector<Source> sources{sample.source};
    CHECK_FALSE(collect::fetch(sample.project, sources, network, nobody, stop.get_token()).ok());
    REQUIRE_FALSE(sample.fetching().restHeldUntil.empty());
    sample.token = "a-token-for-tests";
    const auto before = sample.host.requests().size();
    network = sample.network();
    std::stop_source second;
    network.time = std::make_shared<Impatience>(sample.time, [&second] { second.request_stop(); });
    CHECK_FALSE(collect::fetch(sample.project, sources, network, nobody, second.get_token()).ok());
    CHECK(sample.host.requests().size() == before + 1); // this host counts everybody together, and says so
}

TEST_CASE("A time without requests that a project remembers holds for an hour at most, whoever wrote it")
{
    FetchSample sample(host::makeWorld(Dialect::GitHub, 12, {30, 0, 0}), Way::RestBulk);
    Fetching forged = sample.fetching();
    const auto ahead = GENERATE(std::int64_t{2}, std::int64_t{23}, std::int64_t{24 * 365 * 3000});
    forged.restHeldUntil = timeOf(sample.time->now().time_since_epoch().count() + ahead * 3600);
    must(collect::writeFetching(sample.project.database(), sample.source.uuid, forged));
    const auto before = sample.time->now();
    sample.fetch();
    CHECK(sample.time->now() - before < std::chrono::hours(1));
    CHECK(sample.host.count() > 0);
}

TEST_CASE("A reset in a thousand years ends the fetch with what came before, and the next one goes on")
{
    FetchSample sample(host::makeWorld(Dialect::GitHub, 12, {300, 0, 0}), Way::RestBulk);
    // Its window ends later than anybody waits.
    sample.host.fail(host::scripted({host::Fault::None, host::Fault::PrimaryLimit}));
    collect::Network network = sample.network();
    network.mostWait = std::chrono::seconds(10); // its window ends in 90
    test::NobodyWatches nobody;
    const std::vector<Source> sources{sample.source};
    const auto before = sample.time->now();
    const auto outcomes = must(collect::fetch(sample.project, sources, network, nobody, {}));
    REQUIRE(outcomes.at(0).error);
    CHECK(outcomes.at(0).error->code == Errc::Network);
    CHECK(accord::test::says(*outcomes.at(0).error, "the host asks to be left alone until "));
    CHECK(sample.time->now() - before < std::chrono::seconds(60));
    CHECK(must(collect::fetchedCounts(sample.project.database(), sample.source.uuid)).issues > 0);
    sample.time->pass(std::chrono::seconds(120));
    sample.fetch();
    CHECK(sample.difference() == "");
}
