// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/http/tokens.h"
#include "tests/app/cli/commands/collect/collecting.h"

#include <algorithm>
#include <chrono>
#include <filesystem>

using namespace accord::test;
using namespace std::chrono_literals;
namespace fs = std::filesystem;

namespace {

constexpr const char* kToken = "ghp_quokka0123456789wombat";

host::HostSettings guarded()
{
    host::HostSettings settings;
    settings.token = kToken;
    return settings;
}

std::string tokenFile(const Collecting& run, const std::string& content, fs::perms permissions)
{
    const std::string file = run.project.write("tokens", content);
    fs::permissions(file, permissions);
    return file;
}

constexpr auto kMine = fs::perms::owner_read | fs::perms::owner_write;

std::string variableOf(const Collecting& run)
{
    return accord::collect::tokenVariable(run.server.authority());
}

// As a user sets it for one command.
Finished withToken(const Collecting& of, const std::string& token, const Words& command)
{
    Words words{variableOf(of) + "=" + token, accordCli().string()};
    words.insert(words.end(), command.begin(), command.end());
    return run("/usr/bin/env", words);
}

bool inProject(const Collecting& run, const std::string& text)
{
    const fs::path folder = fs::path(run.file()).parent_path();
    return std::ranges::any_of(fs::directory_iterator(folder), [&text](const auto& entry) {
        return entry.path().filename() != "tokens" && readFile(entry.path()).find(text) != std::string::npos;
    });
}

} // namespace

TEST_CASE("A token comes from the environment or a file of one's own, and goes to the host alone")
{
    for (const bool fromFile : {false, true}) {
        Collecting run({20, 0, 10}, guarded());
        run.add();
        const std::string file =
            tokenFile(run, std::string("# mine\n") + run.server.authority() + " " + kToken + "\n", kMine);
        const Finished finished = fromFile
                                      ? cli(run.command("fetch", {"--bring-in", "--verbose", "--token-file", file}))
                                      : withToken(run, kToken, run.command("fetch", {"--bring-in", "--verbose"}));
        INFO(finished.err);
        CHECK(finished.code == 0);
        CHECK((finished.out + finished.err).find(kToken) == std::string::npos);
        CHECK(run.done("log").find(kToken) == std::string::npos);
        CHECK_FALSE(inProject(run, kToken));
        for (const host::HostRequest& request : run.server.requests()) {
            CHECK(request.authorization.ends_with(kToken));
            CHECK(request.target.find(kToken) == std::string::npos);
            CHECK(request.userAgent.starts_with("Accord/"));
        }
    }
}

TEST_CASE("A wrong token is refused with what to do, and without being told")
{
    Collecting run({20, 0, 0}, guarded());
    run.add();
    const Finished finished = withToken(run, "ghp_wrong", run.command("fetch"));
    CHECK(finished.code == 1);
    CHECK(finished.err.find("accord-cli: " + run.server.source().repository + ": ") == 0);
    CHECK(finished.err.find(" refuses: ") != std::string::npos);
    CHECK(finished.err.find("Give a token that is valid there in " + variableOf(run) + " or") != std::string::npos);
    CHECK((finished.out + finished.err).find("ghp_wrong") == std::string::npos);
    CHECK_FALSE(inProject(run, "ghp_wrong"));
    CHECK(withToken(run, kToken, run.command("fetch")).code == 0);
}

TEST_CASE("A token file that others may read is refused")
{
    Collecting run({20, 0, 0}, guarded());
    run.add();
    const std::string file = tokenFile(run, std::string(kToken) + "\n", kMine | fs::perms::group_read);
    const std::string said = cliFails(run.command("fetch", {"--token-file", file}), 1, "chmod 600");
    CHECK(said.find(file) != std::string::npos);
    CHECK(said.find(kToken) == std::string::npos);
    CHECK(run.server.count() == 0);
    cliFails(run.command("forecast", {"--token-file", file + "s"}), 1, "does not exist. Check the path.");
    fs::permissions(file, kMine);
    CHECK(cliFails(run.command("fetch", {"--token-file", file}), 1, "--token-host").find(file + ":1") !=
          std::string::npos);
    CHECK(run.server.count() == 0);
    // The one host that the person named gets it, and no other one.
    cliDone(run.command("fetch", {"--token-file", file, "--token-host", "github.com"}));
    CHECK(run.server.requests().back().authorization.empty());
    cliDone(run.command("fetch", {"--token-file", file, "--token-host", run.server.authority()}));
    CHECK(run.server.requests().back().authorization.ends_with(kToken));
}

TEST_CASE("No token is among the arguments of a running fetch, and there is no option for one")
{
    Collecting run({20, 0, 0}, guarded());
    run.add();
    run.server.fail([](std::size_t) { return host::Fault::Stalled; });
    Words words{variableOf(run) + "=" + kToken, accordCli().string()};
    const Words command = run.command("fetch");
    words.insert(words.end(), command.begin(), command.end());
    Process fetch("/usr/bin/env", words);
    const auto until = std::chrono::steady_clock::now() + kHangs;
    while (run.server.count() == 0 && std::chrono::steady_clock::now() < until) {
        (void)fetch.nextLine(5ms);
    }
    REQUIRE(run.server.count() > 0);
    const std::string arguments = readFile("/proc/" + std::to_string(fetch.pid()) + "/cmdline");
    CHECK(arguments.find("accord-cli") != std::string::npos);
    CHECK(arguments.find(kToken) == std::string::npos);
    fetch.interrupt();
    CHECK(fetch.wait().code == 3);

    const std::string help = cliDone({"collect", "fetch", "--help"});
    CHECK(help.find("There is no option for the token itself") != std::string::npos);
    CHECK(cli(run.command("fetch", {"--token", kToken})).code == 2);
}
