// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/http/tokens.h"
#include "tests/app/cli/commands/collect/collecting.h"

#include <filesystem>

using namespace accord::test;
namespace fs = std::filesystem;

namespace {

// The command as somebody else runs it, who has confirmed nothing yet.
Finished elsewhere(const EmptyProject& at, const Words& command, const Words& variables = {})
{
    Words words{"XDG_STATE_HOME=" + at.beside("elsewhere").string()};
    words.insert(words.end(), variables.begin(), variables.end());
    words.push_back(accordCli().string());
    words.insert(words.end(), command.begin(), command.end());
    return run("/usr/bin/env", words);
}

} // namespace

TEST_CASE("A source that came with a copy is not asked before somebody agreed to it")
{
    Collecting run({20, 0, 10});
    run.add();
    const EmptyProject mine;
    // Two copies of one project, so that they merge.
    const std::string copy = mine.beside("copy.accord").string();
    fs::copy_file(run.file(), copy);
    const auto fetch = [&](const Words& more = {}, const std::string& command = "fetch") {
        Words words{"collect", command, copy};
        words.insert(words.end(), more.begin(), more.end());
        return elsewhere(mine, words);
    };

    for (const std::string command : {"fetch", "forecast"}) {
        const Finished refused = fetch({}, command);
        CHECK(refused.code == 1);
        CHECK(refused.err.find("came with a copy of the project, and nobody agreed yet on this machine to ask " +
                               run.server.base()) != std::string::npos);
        CHECK(refused.err.find("accord-cli collect confirm PROJECT SOURCE") != std::string::npos);
    }
    CHECK(run.server.count() == 0);
    CHECK(fetch({}, "sources").out.find("not confirmed on this machine") != std::string::npos);
    const Finished listed = fetch({"--list", "--json"}, "confirm");
    CHECK(Json::parse(listed.out).at("sources").at(0).at("host_api") == run.server.base());
    CHECK(Json::parse(listed.out).at("sources").at(0).at("confirmed") == false);
    CHECK(fetch().code == 1);
    CHECK(run.server.count() == 0);

    SECTION("once for all, with a command")
    {
        CHECK(fetch({}, "confirm").code == 0);
        CHECK(fetch().code == 0);
        CHECK(run.server.count() > 0);
    }
    SECTION("or with the fetch")
    {
        CHECK(fetch({"--confirm"}).code == 0);
        CHECK(fetch().code == 0);
    }
    SECTION("whoever added it has agreed")
    {
        (void)run.done("fetch");
        CHECK(fetch().code == 1);
    }
}

TEST_CASE("A source that a merge brings asks before its first fetch, and so does one whose address a merge changed")
{
    Collecting theirs({20, 0, 10});
    const EmptyProject scratch;
    const std::string mine = scratch.beside("mine.accord").string();
    fs::copy_file(theirs.file(), mine);
    theirs.add();
    const auto here = [&](const Words& command) { return elsewhere(scratch, command); };
    REQUIRE(here({"merge", mine, theirs.file()}).code == 0);
    CHECK(here({"collect", "fetch", mine}).code == 1);
    CHECK(theirs.server.count() == 0);
    REQUIRE(here({"collect", "confirm", mine}).code == 0);
    REQUIRE(here({"collect", "fetch", mine}).code == 0);
    CHECK(theirs.server.count() > 0);
    theirs.server.forget();

    // The same source, elsewhere now.
    cliDone({"collect", "change", theirs.file(), theirs.server.source().repository, "--host-api",
             theirs.server.origin() + "/other"});
    REQUIRE(here({"merge", mine, theirs.file()}).code == 0);
    const Finished refused = here({"collect", "fetch", mine});
    CHECK(refused.code == 1);
    CHECK(refused.err.find(theirs.server.origin() + "/other") != std::string::npos);
    CHECK(theirs.server.count() == 0);
}

TEST_CASE("A token for a host is not led to an open line of this machine, nor to another host, by a source")
{
    Collecting run({20, 0, 10});
    run.add();
    // As it is where nobody tests: no address of this machine gets a token without https.
    const Words variables{"ACCORD_TOKENS_OVER_HTTP=", "ACCORD_TOKEN_GITHUB_COM=s3cret"};
    const Finished fetched = elsewhere(run.project, {"collect", "fetch", run.file(), "--confirm"}, variables);
    CHECK(fetched.code == 0);
    CHECK(run.server.count() > 0);
    for (const host::HostRequest& request : run.server.requests()) {
        CHECK(request.authorization.empty());
    }
    run.server.forget();
    // Nor does one that was given for that very address.
    const Words own{"ACCORD_TOKENS_OVER_HTTP=", accord::collect::tokenVariable(run.server.authority()) + "=s3cret"};
    const Finished refused = elsewhere(run.project, {"collect", "fetch", run.file()}, own);
    CHECK(refused.code == 1);
    CHECK(refused.err.find("a token is sent over https only") != std::string::npos);
    CHECK(run.server.count() == 0);
}
