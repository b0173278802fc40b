// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/commands/collect/collecting.h"

#include <chrono>
#include <mutex>
#include <random>

using namespace accord::test;
using namespace std::chrono_literals;

namespace {

const host::WorldSize kSize{450, 20, 900};

std::string wholeMirror()
{
    Collecting run(kSize);
    run.add();
    cliDone(run.command("fetch"));
    return mirrorOf(run.file());
}

/// Waits until the host was asked so often; the process that asks ends earlier only by a mistake.
void waitForRequest(const host::FakeHost& host, Process& process, std::size_t request)
{
    const auto until = std::chrono::steady_clock::now() + kHangs;
    while (host.count() < request && !process.outputEnded() && std::chrono::steady_clock::now() < until) {
        (void)process.nextLine(5ms);
    }
    REQUIRE(host.count() >= request);
}

// The reply that is waited for never comes, and the limit holds for a minute: this is soon on a busy machine, too.
constexpr auto kSoon = 10s;

host::FaultPlan stalledAt(std::size_t request)
{
    return [request](std::size_t each) { return each == request ? host::Fault::Stalled : host::Fault::None; };
}

} // namespace

TEST_CASE("Ctrl+C stops a fetch at once in the middle of a reply, and it goes on from there")
{
    Collecting run(kSize);
    run.add();
    run.server.fail(stalledAt(3));
    Process fetch(accordCli(), run.command("fetch"));
    waitForRequest(run.server, fetch, 4);
    const auto before = std::chrono::steady_clock::now();
    fetch.interrupt();
    const Finished finished = fetch.wait();
    CHECK(std::chrono::steady_clock::now() - before < kSoon);
    CHECK(finished.code == 3);
    CHECK(finished.err ==
          "accord-cli: Stopped. What was fetched so far is kept; go on with: accord-cli collect fetch " + run.file() +
              "\n");
    CHECK(run.json("sources")["sources"][0]["phase"] != "idle");
    CHECK(cliJson({"check", run.file()})["sound"] == true);

    run.server.fail({});
    run.server.forget();
    cliDone(run.command("fetch"));
    CHECK(mirrorOf(run.file()) == wholeMirror());
    CHECK(run.json("sources")["sources"][0]["phase"] == "idle");
    CHECK(cliJson({"check", run.file()})["sound"] == true);
}

TEST_CASE("Ctrl+C stops while a host asks to wait")
{
    Collecting run({30, 0, 0});
    run.add();
    run.server.fail(host::scripted({host::Fault::SecondaryLimitBare}));
    Process fetch(accordCli(), run.command("fetch"));
    waitForRequest(run.server, fetch, 1);
    fetch.interrupt();
    const auto before = std::chrono::steady_clock::now();
    CHECK(fetch.wait().code == 3);
    CHECK(std::chrono::steady_clock::now() - before < kSoon);
    CHECK(run.server.tooEarly() == 0);
}

TEST_CASE("A fetch that was killed at any point goes on to the same end")
{
    const std::string whole = wholeMirror();
    std::mt19937 random(11);
    Collecting run(kSize);
    run.add();
    // Every other reply comes in pieces: however fast the machine is, there is time to be killed in.
    run.server.fail([](std::size_t request) { return request % 2 == 0 ? host::Fault::Slow : host::Fault::None; });
    std::size_t kills = 0;
    for (bool done = false; !done;) {
        REQUIRE(run.server.count() < 500);
        Process fetch(accordCli(), run.command("fetch"));
        // Sometimes while the host answers, sometimes while the page is written.
        const std::size_t until = run.server.count() + 1 + random() % 2;
        const auto patience = std::chrono::milliseconds(random() % 30);
        const auto most = std::chrono::steady_clock::now() + kHangs;
        bool ended = false;
        while (!ended && run.server.count() < until && std::chrono::steady_clock::now() < most) {
            ended = fetch.nextLine(1ms).has_value() || fetch.outputEnded();
        }
        if (!ended && kills < 12) {
            (void)fetch.nextLine(patience);
            fetch.kill();
            ++kills;
        }
        done = fetch.wait().code == 0;
    }
    CHECK(kills >= 4);
    CHECK(mirrorOf(run.file()) == whole);
    CHECK(run.json("bring-in")["added"] == issuesOf(run.server));
    CHECK(cliJson({"check", run.file()})["sound"] == true);
}

TEST_CASE("Two processes do not fetch into the same project")
{
    Collecting run({30, 0, 0});
    run.add();
    run.server.fail(stalledAt(0));
    Process fetch(accordCli(), run.command("fetch"));
    waitForRequest(run.server, fetch, 1);
    const Finished second = cli(run.command("fetch"));
    CHECK(second.code == 4);
    CHECK(second.err.find("is locked: ") != std::string::npos);
    fetch.interrupt();
    CHECK(fetch.wait().code == 3);
}
