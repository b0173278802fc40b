// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/commands/collect/collecting.h"

#include <algorithm>

using namespace accord::test;

namespace {

constexpr std::int64_t kLate = 1'900'000'000; ///< after the first fetch, whenever that is

Json keyed(const Json& list, const std::string& key, const std::string& value)
{
    for (const Json& each : list) {
        if (each[key] == value) {
            return each;
        }
    }
    return nullptr;
}

} // namespace

TEST_CASE("A whole run brings a repository in, and a second one only what changed")
{
    Collecting run({60, 10, 200});
    run.add();
    const Json forecast = run.json("forecast")["sources"][0];
    CHECK(forecast["source"] == run.server.source().repository);
    CHECK(forecast["requests"].get<int>() >= 1);
    CHECK(forecast["limit"] == 5000);
    CHECK(forecast["issues"].get<std::int64_t>() >= issuesOf(run.server));

    run.server.forget();
    const Finished first = cli(run.command("fetch"));
    CHECK(first.code == 0);
    CHECK(first.err.empty()); // quiet where nobody looks
    CHECK(first.out.find(run.server.source().repository + ": ") == 0);
    CHECK(first.out.find("\nLeft out: 10 pull requests.\n") != std::string::npos);
    CHECK(static_cast<int>(run.server.count()) <= forecast["requests"].get<int>());

    const Json preview = run.json("preview");
    CHECK(preview["fetched"] == issuesOf(run.server));
    CHECK(preview["selected"] == issuesOf(run.server));
    CHECK(preview["new"] == issuesOf(run.server));
    CHECK(cliJson({"info", run.file()})["issues"] == 0);

    const Json brought = run.json("bring-in");
    CHECK(brought["added"] == issuesOf(run.server));
    CHECK(brought["changed"].empty());
    const Json info = cliJson({"info", run.file()});
    CHECK(info["issues_with_text"] == issuesOf(run.server));
    CHECK(info["comments"] == run.server.world().commentCount());

    run.server.forget();
    const Json second = run.json("fetch", {"--bring-in"});
    CHECK(second["sources"][0]["added"] == 0);
    CHECK(second["sources"][0]["changed"] == 0);
    CHECK(second["sources"][0]["left_out"]["pull_requests"] == 0);
    CHECK(second["brought_in"]["added"] == 0);
    CHECK(second["brought_in"]["changed"].empty());
    CHECK(run.server.count() <= 2);
    CHECK(run.done("fetch").find("nothing new") != std::string::npos);
    const std::string log = run.done("log");
    CHECK(log.find("nothing new") < log.find("finished: "));
    CHECK(run.json("log", {"--last", "1"})["lines"].size() == 1);
}

TEST_CASE("An edited text is told of, and the one that was labelled is kept")
{
    Collecting run({20, 0, 40});
    run.add();
    cliDone(run.command("fetch", {"--bring-in"}));
    cliDone({"add", "person", run.file(), "Ada"});
    cliDone({"add", "round", run.file(), "Pilot"});
    std::string labelled;
    run.server.change([&labelled](host::World& world) {
        host::WorldIssue& edited = *std::ranges::find_if(world.issues, [](const auto& issue) { return !issue.gone; });
        edited.body = "said otherwise now";
        edited.updatedAt = kLate;
        labelled = edited.number;
        host::WorldIssue& other =
            *std::find_if(world.issues.begin() + 5, world.issues.end(), [](const auto& issue) { return !issue.gone; });
        world.say(other, kLate, "one more word");
    });
    const std::string url = "https://github.com/" + run.server.source().repository + "/issues/" + labelled;
    cliDone({"label", run.file(), "--as", "Ada", "--issue", url, "--category", "C.2"});

    const Json outcome = run.json("fetch", {"--bring-in"});
    CHECK(outcome["sources"][0]["changed"] == 2);
    const Json changed = outcome["brought_in"]["changed"];
    REQUIRE(changed.size() == 2);
    const Json edited = keyed(changed, "issue", url);
    REQUIRE(edited.is_object());
    CHECK(edited["parts"] == Json({"body"}));
    CHECK(edited["labelled"] == true);
    const Json& other = changed[0] == edited ? changed[1] : changed[0];
    CHECK(other["parts"] == Json({"discussion"}));
    CHECK(other["labelled"] == false);
}

TEST_CASE("A source that fails keeps the others from nothing, and has a sentence")
{
    Collecting run({20, 0, 0});
    run.add();
    cliDone(run.command("add", {"alice/nowhere", "--host-api", run.server.base()}));
    const Finished finished = cli(run.command("fetch", {"--bring-in"}));
    CHECK(finished.code == 1);
    CHECK(finished.err.find("accord-cli: alice/nowhere: There is no repository \"alice/nowhere\" on github.com") == 0);
    CHECK(std::ranges::count(finished.err, '\n') == 1);
    CHECK(finished.out.find(run.server.source().repository + ": 20 new issues") != std::string::npos);
    CHECK(cliJson({"info", run.file()})["issues"] == issuesOf(run.server));
    CHECK(cli(run.command("forecast")).code == 1);
    CHECK(cli(run.command("fetch", {run.server.source().repository})).code == 0);
}

TEST_CASE("A host that leads elsewhere is a sentence, and nothing goes there")
{
    Collecting run({20, 0, 0});
    run.add();
    const host::FakeHost other(host::makeWorld(accord::Dialect::GitHub, 7, {20, 0, 0}));
    run.server.redirectTo(other.origin());
    for (const char* command : {"forecast", "fetch"}) {
        const Finished finished = cli(run.command(command));
        CHECK(finished.code == 1);
        CHECK(finished.err.find("accord-cli: " + run.server.source().repository + ": " + run.server.base()) == 0);
        CHECK(finished.err.find(" could not be fetched: redirected to another host: " + other.origin()) !=
              std::string::npos);
        CHECK(finished.err.find("check the connection and fetch again.\n") != std::string::npos);
    }
    CHECK(other.count() == 0);
}

TEST_CASE("A token goes nowhere over an open line")
{
    const EmptyProject project;
    cliFails({"collect", "add", project.file(), "https://git.invalid/alice/engine"}, 1,
             "it is not known what it speaks; say it with --dialect github, gitee or gitea");
    cliDone({"collect", "add", project.file(), "https://git.invalid/alice/engine", "--dialect", "github", "--host-api",
             "http://git.invalid/api/v3"});
    const Finished finished = run(
        "/usr/bin/env", {"ACCORD_TOKEN_GIT_INVALID=secret", accordCli().string(), "collect", "fetch", project.file()});
    CHECK(finished.code == 1);
    CHECK(finished.err.find("git.invalid/alice/engine: Nothing was fetched from http://git.invalid/api/v3/") !=
          std::string::npos);
    CHECK(finished.err.find("a token is sent over https only. Check the address of the host's API") !=
          std::string::npos);
}

TEST_CASE("With --verbose there is a line for each step")
{
    Collecting run({150, 0, 0});
    run.add({"--way", "rest"});
    const Finished finished = cli(run.command("fetch", {"--verbose"}));
    CHECK(finished.code == 0);
    CHECK(finished.err.find(run.server.source().repository + ": issues, page ") != std::string::npos);
}
