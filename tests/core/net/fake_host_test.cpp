// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/host/graphql.h"
#include "core/format/host/reply_headers.h"
#include "core/net/curl_transport.h"
#include "tests/support/catch.h"
#include "tests/support/host/fake_host.h"

#include <nlohmann/json.hpp>

#include <set>

/// The fake hosts themselves: what is compared with them must be able to rely on them.
using namespace accord;
using namespace accord::test::host;
using nlohmann::json;

namespace {

/// Asks with a token, and expects a reply.
struct Client
{
    net::Reply get(const std::string& address, const std::string& etag = {})
    {
        net::Request request;
        request.address = address;
        request.token = net::Secret("t");
        if (!etag.empty()) {
            request.headers.emplace_back("If-None-Match", etag);
        }
        auto reply = transport.send(request, {});
        REQUIRE(reply.ok());
        return std::move(reply).value();
    }

    net::Reply post(const std::string& address, const std::string& body)
    {
        net::Request request;
        request.method = "POST";
        request.address = address;
        request.token = net::Secret("t");
        request.body = body;
        auto reply = transport.send(request, {});
        REQUIRE(reply.ok());
        return std::move(reply).value();
    }

    /// The identifiers of all that the list has, following its links.
    std::vector<std::int64_t> all(std::string address, std::size_t& pages)
    {
        std::vector<std::int64_t> ids;
        for (pages = 0; !address.empty(); ++pages) {
            const auto reply = get(address);
            REQUIRE(reply.status == 200);
            for (const auto& each : json::parse(reply.body)) {
                ids.push_back(each.at("id").get<std::int64_t>());
            }
            address = format::readLinkHeader(reply.header("link")).next;
        }
        return ids;
    }

    net::CurlTransport transport;
};

template <class Type>
std::set<Type> asSet(const std::vector<Type>& values)
{
    return {values.begin(), values.end()};
}

} // namespace

TEST_CASE("Lists bring everything once, however pages are turned")
{
    const auto dialect = GENERATE(Dialect::GitHub, Dialect::Gitee, Dialect::Gitea);
    HostSettings settings;
    settings.paging.cursors = GENERATE(false, true);
    settings.paging.emptyEvery = GENERATE(as<std::size_t>(), 0, 2, 3);
    const FakeHost host(makeWorld(dialect, 4, {230, 30, 500}), settings);
    const auto world = host.world();
    Client client;
    std::size_t pages = 0;
    const auto root = host.base() + "/repos/alice/engine";
    const std::string query = "?state=all&sort=created&direction=asc&per_page=100&limit=50";
    const auto issues = client.all(root + "/issues" + query, pages);
    CHECK(issues.size() == world.issues.size());
    CHECK(asSet(issues).size() == issues.size());
    CHECK(pages >= (world.issues.size() + 99) / 100);
    std::size_t comments = 0;
    for (const auto& issue : world.issues) {
        comments += issue.comments.size();
    }
    const auto said = client.all(root + "/issues/comments" + query, pages);
    CHECK(said.size() == comments);
    CHECK(asSet(said).size() == said.size());
}

TEST_CASE("Only what changed since then is listed, and what did not change is not sent")
{
    FakeHost host(makeWorld(Dialect::GitHub, 4, {}));
    Client client;
    const auto address = host.base() + "/repos/alice/engine/issues?state=all&per_page=100";
    const auto first = client.get(address);
    const auto tag = std::string(first.header("etag"));
    CHECK(client.get(address, tag).status == 304);
    host.change([](World& world) { world.say(world.issues[3], 1'760'000'000, "Something new"); });
    CHECK(client.get(address, tag).status == 200);
    const auto changed = json::parse(client.get(address + "&since=2025-06-01T00:00:00Z").body);
    REQUIRE(changed.size() == 1);
    CHECK(changed[0]["number"] == std::stoll(host.world().issues[3].number));
}

TEST_CASE("GraphQL brings the same issues and comments, page by page")
{
    const FakeHost host(makeWorld(Dialect::GitHub, 5, {120, 20, 600}));
    const auto world = host.world();
    Client client;
    std::size_t comments = 0;
    std::set<std::string> numbers;
    format::IssuesAsk ask;
    ask.repository = "alice/engine";
    for (bool more = true; more;) {
        const auto reply = client.post(host.base() + "/graphql", format::issuesQuery(ask));
        const auto page = format::readGraphQlPage(reply.body, "reply");
        REQUIRE(page.ok());
        for (const auto& issue : page.value().issues) {
            numbers.insert(issue.link.name);
        }
        comments += page.value().comments.size();
        for (const auto& open : page.value().open) {
            const auto rest = client.post(host.base() + "/graphql",
                                          format::commentsQuery({"alice/engine", open.number, open.cursor, 100}));
            comments += format::readGraphQlDiscussion(rest.body, "reply").value().comments.size();
        }
        ask.after = page.value().endCursor;
        more = page.value().more;
    }
    CHECK(numbers.size() == world.issueCount());
    CHECK(comments == world.commentCount());
}

TEST_CASE("A query that the real host would refuse is refused")
{
    const FakeHost host(makeWorld(Dialect::GitHub, 5, {}));
    Client client;
    const auto told = [&](const std::string& query) {
        const auto reply = json::parse(client.post(host.base() + "/graphql", json{{"query", query}}.dump()).body);
        return reply.contains("errors") ? reply["errors"][0]["message"].get<std::string>() : std::string();
    };
    const std::string repository = "{ repository(owner: \"alice\", name: \"engine\") ";
    CHECK(told(repository + "{ nameWithOwner } }").empty());
    CHECK(told(repository + "{ colour } }") == "Field 'colour' doesn't exist on type 'Repository'");
    CHECK(told(repository + "{ issues { nodes { title } } } }").starts_with("You must provide a `first`"));
    CHECK(told(repository + "{ issues(first: 101) { nodes { title } } } }").find("limit of 100") != std::string::npos);
    CHECK(told(repository + "{ issue(number: 9999) { title } } }").starts_with("Could not resolve to an Issue"));
    CHECK(told("{ repository(owner: \"alice\", name: \"none\") { url } }").starts_with("Could not resolve"));
    CHECK_FALSE(told("{ repository(owner: $owner) { url } }").empty());
    CHECK_FALSE(told("{ rateLimit { cost }").empty());
}

TEST_CASE("A limit that is used up is told, and every request is written down")
{
    HostSettings settings;
    settings.limit = 2;
    FakeHost host(makeWorld(Dialect::GitHub, 6, {}), settings);
    Client client;
    const auto address = host.base() + "/repos/alice/engine/issues/1";
    CHECK(client.get(address).header("x-ratelimit-remaining") == "1");
    CHECK(client.get(address).header("x-ratelimit-remaining") == "0");
    CHECK(client.get(address).status == 403);
    CHECK(host.count(Asked::Issue) == 3);
    CHECK(host.tooEarly() == 1);
    CHECK(host.requests().at(2).authorization == "Bearer t");
    host.forget();
    CHECK(host.count() == 0);
}

TEST_CASE("After a rename the old name leads to the new one")
{
    const auto dialect = GENERATE(Dialect::GitHub, Dialect::Gitee, Dialect::Gitea);
    FakeHost host(makeWorld(dialect, 7, {}));
    host.rename("alice/motor");
    Client client;
    const auto moved = client.get(host.base() + "/repos/alice/engine/issues?state=all&page=2");
    CHECK(moved.status == 301);
    const auto there = std::string(moved.header("location"));
    CHECK(there.starts_with(host.base()));
    CHECK(there.ends_with("/issues?state=all&page=2"));
    CHECK(client.get(there).status == 200);
}
