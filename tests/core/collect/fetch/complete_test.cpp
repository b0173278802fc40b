// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/sources.h"
#include "tests/core/collect/fetch/kit.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>

using namespace accord;
using test::FetchSample;
using test::must;
using test::pages;
using test::host::Asked;
namespace host = test::host;

namespace {

host::World small(Dialect dialect = Dialect::GitHub)
{
    return host::makeWorld(dialect, 7, {230, 40, 900});
}

// Requests that the discussions cost one by one.
std::int64_t oneByOne(const host::World& world, bool paged = true)
{
    std::int64_t requests = 0;
    for (const host::WorldIssue& issue : world.issues) {
        const bool wanted = !issue.pullRequest && !issue.gone && !issue.comments.empty();
        requests += wanted ? (paged ? pages(issue.comments.size()) : 1) : 0;
    }
    return requests;
}

std::size_t commentsOnEverything(const host::World& world)
{
    std::size_t comments = 0;
    for (const host::WorldIssue& issue : world.issues) {
        comments += issue.comments.size();
    }
    return comments;
}

} // namespace

TEST_CASE("A repository comes whole and exactly once, in bulk and issue by issue, with no request too many")
{
    const host::World world = small();
    const std::int64_t lists = pages(world.issues.size());
    const std::int64_t bulk = pages(commentsOnEverything(world));
    const auto [way, requests] = GENERATE_COPY(table<Way, std::int64_t>(
        {{Way::Rest, lists + bulk}, {Way::RestBulk, lists + bulk}, {Way::RestPerIssue, lists + oneByOne(world)}}));
    FetchSample sample(world, way);
    const collect::FetchOutcome outcome = sample.fetch();
    CHECK(sample.difference() == "");
    CHECK(outcome.added == static_cast<std::int64_t>(world.issues.size()));
    CHECK(outcome.changed == 0);
    CHECK(outcome.requests == requests);
    CHECK(std::ssize(sample.host.requests()) == requests);
    const Fetching fetching = sample.fetching();
    CHECK(fetching.phase == FetchPhase::Idle);
    CHECK(fetching.requests == requests);
    CHECK(fetching.pass == 1);
    CHECK_FALSE(fetching.finishedAt.empty());
}

TEST_CASE("Of few long discussions bulk and issue by issue cost the same in other proportions")
{
    // One issue is discussed at length; all others are pull requests with many comments, which nobody wants.
    host::World world;
    host::WorldIssue& issue = world.open(1'600'000'000, 1'600'000'000, "long");
    for (int i = 0; i < 150; ++i) {
        world.say(issue, 1'600'000'100 + i, "comment " + std::to_string(i));
    }
    for (int k = 0; k < 20; ++k) {
        host::WorldIssue& pull = world.open(1'600'001'000 + k, 1'600'001'000 + k, "pull");
        pull.pullRequest = true;
        for (int i = 0; i < 40; ++i) {
            world.say(pull, 1'600'002'000 + i, "review");
        }
    }
    FetchSample sample(world);
    CHECK(sample.fetch().requests == 1 + 2);
    CHECK(sample.host.count(Asked::Comments) == 0);
    CHECK(sample.difference() == "");
    Source wanted = sample.source;
    wanted.selection.pullRequests = true;
    sample.save(wanted);
    sample.host.forget();
    CHECK(sample.fetch().requests == 1 + 10);
    CHECK(sample.host.count(Asked::Discussion) == 0);
    CHECK(sample.difference() == "");
}

TEST_CASE("GraphQL brings issues with their discussions, and goes on with long ones")
{
    const host::World world = small();
    FetchSample sample(world, Way::Automatic);
    sample.token = "a-token-for-tests";
    const collect::FetchOutcome outcome = sample.fetch();
    CHECK(sample.difference() == "");
    CHECK(outcome.added == static_cast<std::int64_t>(world.issueCount()));
    std::int64_t longer = 0;
    for (const host::WorldIssue& issue : world.issues) {
        longer += issue.pullRequest ? 0 : pages(issue.comments.size()) - 1;
    }
    CHECK(outcome.requests == pages(world.issueCount()) + longer);
    CHECK(std::ssize(sample.host.requests()) == outcome.requests);
    CHECK(sample.host.count(Asked::GraphQl) == sample.host.count());
}

TEST_CASE("GraphQL that cannot answer in time is asked for less, and for more again later")
{
    host::HostSettings settings;
    settings.graphQlMost = 30;
    FetchSample sample(small(), Way::GraphQl, settings);
    sample.token = "a-token-for-tests";
    sample.fetch();
    CHECK(sample.difference() == "");
    CHECK(sample.host.count() < 30);
}

TEST_CASE("Gitee and Gitea are read as they page and name")
{
    const auto [dialect, links] =
        GENERATE(table<Dialect, bool>({{Dialect::Gitee, true}, {Dialect::Gitee, false}, {Dialect::Gitea, true}}));
    const host::World world = small(dialect);
    host::HostSettings settings;
    settings.paging.links = links;
    const Way way = GENERATE(Way::RestBulk, Way::RestPerIssue);
    FetchSample sample(world, way, settings);
    const std::int64_t requests = sample.fetch().requests;
    CHECK(sample.difference() == "");
    const bool gitea = dialect == Dialect::Gitea;
    const std::size_t size = gitea ? 50 : 100;
    const std::int64_t bulk = pages(commentsOnEverything(world), size);
    CHECK(requests == pages(world.issueCount(), size) + (way == Way::RestBulk ? bulk : oneByOne(world, !gitea)));
}

TEST_CASE("Lists that go on by cursors, with empty pages in between, or compressed, are followed to their end")
{
    const auto [cursors, packed] = GENERATE(table<bool, bool>({{true, false}, {false, false}, {true, true}}));
    const host::World world =
        host::makeWorld(Dialect::GitHub, 7, packed ? host::WorldSize{30, 5, 100} : host::WorldSize{230, 40, 900});
    host::HostSettings settings;
    settings.paging.cursors = cursors;
    settings.paging.emptyEvery = 3;
    settings.packed = packed;
    FetchSample sample(world, Way::RestBulk, settings);
    sample.fetch();
    CHECK(sample.difference() == "");
}

TEST_CASE("Where single discussions are fewer requests, only those of wanted issues are asked for")
{
    const host::World world = small();
    FetchSample sample(world, Way::RestPerIssue);
    Source source = sample.source;
    source.selection.keywords = {Keyword{"NaN", false}};
    sample.save(source);
    std::int64_t requests = 0;
    for (const host::WorldIssue& issue : world.issues) {
        const bool wanted =
            !issue.pullRequest && (issue.title + issue.body.value_or("")).find("NaN") != std::string::npos;
        requests += wanted && !issue.comments.empty() ? pages(issue.comments.size()) : 0;
    }
    REQUIRE(requests > 5);
    CHECK(sample.fetch().requests == pages(world.issues.size()) + requests);
    // What is wanted as well from now on comes with the next fetch, though nothing changed at the host.
    source.selection.keywords.push_back(Keyword{"two GPUs", false});
    sample.save(source);
    sample.time->pass(std::chrono::hours(1));
    sample.host.forget();
    CHECK(sample.fetch().requests > 5);
    CHECK(sample.host.count(Asked::Issues) == 1);
    // A keyword may stand in any discussion.
    source.selection.places.comments = true;
    sample.save(source);
    sample.fetch();
    CHECK(sample.difference() == "");
}

TEST_CASE("An empty repository is fetched with one request")
{
    FetchSample sample(host::World{});
    CHECK(sample.fetch().requests == 1);
    CHECK(sample.fetching().phase == FetchPhase::Idle);
}

TEST_CASE("Many named issues are taken out of the list, and out of the bulk, where these have fewer pages")
{
    const host::World world = small();
    FetchSample sample(world);
    Source chosen = sample.source;
    chosen.uuid = {};
    chosen.numbers = {"999999"};
    for (std::size_t i = 1; i < world.issues.size(); i += 3) {
        chosen.numbers.push_back(world.issues[i].number);
    }
    chosen.uuid = must(collect::saveSource(sample.project, {}, chosen));
    sample.source = chosen;
    CHECK(sample.fetch().requests == pages(world.issues.size()) + 1 + pages(commentsOnEverything(world)));
    auto truth = test::truthOf(world, true, false);
    std::erase_if(truth, [&chosen](const auto& each) {
        return std::ranges::find(chosen.numbers, each.first) == chosen.numbers.end();
    });
    auto kept = test::keptOf(sample.project, chosen.uuid);
    CHECK(kept.size() == chosen.numbers.size() - 1);
    CHECK(test::difference(kept, truth) == "");
    sample.time->pass(std::chrono::hours(1));
    CHECK(sample.fetch().requests == 1);
}

TEST_CASE("Single issues are asked for one by one, with their discussions")
{
    const host::World world = small();
    FetchSample sample(world);
    Source chosen = sample.source;
    chosen.uuid = {};
    std::int64_t requests = 0;
    for (std::size_t i = 3; i < world.issues.size(); i += 40) {
        const host::WorldIssue& issue = world.issues[i];
        chosen.numbers.push_back(issue.number);
        requests += 1 + (issue.comments.empty() ? 0 : pages(issue.comments.size()));
    }
    chosen.numbers.push_back("999999");
    chosen.uuid = must(collect::saveSource(sample.project, {}, chosen));
    sample.source = chosen;
    const collect::FetchOutcome outcome = sample.fetch();
    CHECK(outcome.requests == requests + 1);
    CHECK(outcome.added == std::ssize(chosen.numbers) - 1);
    auto truth = test::truthOf(world, true, false);
    std::erase_if(truth, [&chosen](const auto& each) {
        return std::ranges::find(chosen.numbers, each.first) == chosen.numbers.end();
    });
    CHECK(test::difference(test::keptOf(sample.project, chosen.uuid), truth) == "");
    const std::vector<FetchLine> missing = sample.log(FetchEvent::Missing);
    REQUIRE(missing.size() == 1);
    CHECK(missing.front().subject.ends_with("/issues/999999"));
}

namespace {

// The same host with something in between.
class Between final : public net::Transport
{
public:
    using Change = std::function<Result<net::Reply>(const net::Request&, Result<net::Reply>)>;

    Between(std::unique_ptr<net::Transport> host, Change change)
        : m_host(std::move(host))
        , m_change(std::move(change))
    {}

    Result<net::Reply> send(const net::Request& request, const std::stop_token& stop) override
    {
        return m_change(request, m_host->send(request, stop));
    }

private:
    std::unique_ptr<net::Transport> m_host;
    Change m_change;
};

collect::FetchOutcome fetchThrough(FetchSample& sample, const Between::Change& change)
{
    collect::Network network = sample.network();
    network.transport = [make = network.transport, change] { return std::make_unique<Between>(make(), change); };
    test::NobodyWatches watch;
    const std::vector<Source> sources{sample.source};
    return must(collect::fetch(sample.project, sources, network, watch, {})).front();
}

} // namespace

TEST_CASE("Where a proxy takes the links of pages away, everything comes nevertheless")
{
    const auto [dialect, way] = GENERATE(table<Dialect, Way>(
        {{Dialect::GitHub, Way::RestBulk}, {Dialect::GitHub, Way::RestPerIssue}, {Dialect::Gitea, Way::RestBulk}}));
    FetchSample sample(small(dialect), way);
    const auto outcome = fetchThrough(sample, [](const net::Request&, Result<net::Reply> reply) {
        std::erase_if(reply->headers, [](const auto& header) { return header.first == "link"; });
        return reply;
    });
    CHECK_FALSE(outcome.error.has_value());
    CHECK(sample.difference() == "");
}

TEST_CASE("A host that hands out its first page for every number is told from a long list")
{
    FetchSample sample(small(), Way::RestBulk);
    std::optional<net::Reply> first;
    const auto outcome = fetchThrough(sample, [&first](const net::Request&, Result<net::Reply> reply) {
        first = first ? first : std::optional(*reply);
        std::erase_if(first->headers, [](const auto& header) { return header.first == "link"; });
        return Result<net::Reply>(*first);
    });
    REQUIRE(outcome.error.has_value());
    CHECK(outcome.error->code == Errc::Network);
    CHECK(accord::test::says(*outcome.error, "the host hands out the same page again"));
}

TEST_CASE("With a token, a host without GraphQL, or with less of it, is asked by lists")
{
    const auto refusal = GENERATE(table<int, std::string>(
        {{404, R"({"message":"Not Found"})"},
         {405, "<html>Not Allowed</html>"},
         {501, "{}"},
         {403, R"({"message":"Resource not accessible by personal access token"})"},
         {200, R"({"errors":[{"message":"Field 'reactionGroups' doesn't exist on type 'Issue'",
                              "extensions":{"code":"undefinedField"}}]})"},
         {200, R"({"errors":[{"message":"Cannot query field \"stateReason\" on type \"Issue\"."}]})"}}));
    const Result<net::Reply> refused(net::Reply{std::get<int>(refusal), {}, std::get<std::string>(refusal)});
    FetchSample sample(small(), Way::Automatic);
    sample.token = "t0ken";
    int posts = 0;
    const auto outcome = fetchThrough(sample, [&](const net::Request& request, Result<net::Reply> reply) {
        posts += request.method == "POST" ? 1 : 0;
        return request.method == "POST" ? refused : reply;
    });
    CHECK_FALSE(outcome.error.has_value());
    CHECK(posts == 1);
    CHECK(sample.difference() == "");
}

TEST_CASE("An issue that nobody can read is left out and named, and the others come")
{
    FetchSample sample(small(), Way::RestBulk);
    const auto outcome = fetchThrough(sample, [](const net::Request& request, Result<net::Reply> reply) {
        if (request.address.find("/issues?") != std::string::npos) {
            const std::string title = "\"title\":\"";
            const std::size_t issue = reply->body.find("\"number\":17,");
            const std::size_t at = issue == std::string::npos ? issue : reply->body.find(title, issue);
            if (at != std::string::npos) {
                reply->body.replace(at, title.size(), "\"title\":{},\"other\":\"");
            }
        }
        return reply;
    });
    CHECK_FALSE(outcome.error.has_value());
    CHECK(sample.log(FetchEvent::Missing).empty()); // it is there
    const auto leftOut = sample.log(FetchEvent::LeftOut);
    REQUIRE_FALSE(leftOut.empty());
    CHECK(leftOut[0].detail.find("(#17): found an object in \"title\"") != std::string::npos);
    FetchSample whole(small(), Way::RestBulk);
    whole.fetch();
    const auto kept = test::keptOf(sample.project, sample.source.uuid);
    CHECK(kept.size() + 1 == test::keptOf(whole.project, whole.source.uuid).size());
    CHECK_FALSE(kept.contains("17"));
    CHECK(outcome.leftOut.at(LeftOut::Issue) == 1);
}

TEST_CASE("A comment or a node that nobody can read is left out and named, and the others come")
{
    const Way way = GENERATE(Way::RestBulk, Way::GraphQl);
    const bool inIssue = way == Way::GraphQl && GENERATE(false, true);
    FetchSample sample(small(), way);
    sample.token = "a-token-for-tests";
    std::string broken; // the same one, however often it is asked for
    const auto outcome = fetchThrough(sample, [&](const net::Request& request, Result<net::Reply> reply) {
        const bool comments = request.address.find("/comments?") != std::string::npos;
        if (!reply.ok() || (way == Way::RestBulk && !comments)) {
            return reply;
        }
        const std::string first = inIssue ? "\"title\":\"" : "\"body\":\"";
        const std::size_t from = way == Way::GraphQl && !inIssue ? reply->body.find("issuecomment-") : 0;
        if (broken.empty() && from != std::string::npos) {
            // Together with what follows it, so that it is found again, and no other that begins alike.
            const std::size_t at = reply->body.find(first, from);
            broken = at == std::string::npos ? std::string() : reply->body.substr(at, first.size() + 300);
        }
        const std::size_t at = broken.empty() ? std::string::npos : reply->body.find(broken);
        if (at != std::string::npos) {
            reply->body.replace(at, first.size(), first.substr(0, first.size() - 1) + "{},\"other\":\"");
        }
        return reply;
    });
    CHECK_FALSE(outcome.error.has_value());
    const auto leftOut = sample.log(FetchEvent::LeftOut);
    REQUIRE_FALSE(leftOut.empty());
    INFO(leftOut[0].detail);
    CHECK(leftOut[0].detail.find("found an object in") != std::string::npos);
    FetchSample whole(small(), way);
    whole.token = sample.token;
    whole.fetch();
    const auto count = [](FetchSample& from) {
        std::size_t comments = 0;
        const auto kept = test::keptOf(from.project, from.source.uuid);
        for (const auto& [number, issue] : kept) {
            comments += issue.commentIds.size();
        }
        return std::pair(kept.size(), comments);
    };
    const auto [issues, comments] = count(sample);
    const auto [allIssues, allComments] = count(whole);
    CHECK(issues == allIssues - (inIssue ? 1 : 0));
    CHECK((inIssue || comments < allComments));
    CHECK((inIssue || allComments - comments <= leftOut.size()));
    const auto counted = outcome.leftOut.at(inIssue ? LeftOut::Issue : LeftOut::Comment);
    CHECK(counted == static_cast<std::int64_t>(inIssue ? 1 : allComments - comments)); // however often they were sent
}

TEST_CASE("Pull requests and comments of issues that were not listed are counted as left out")
{
    FetchSample sample(small(), Way::RestBulk);
    const std::string other = "/issues/999999\"";
    std::string strayed; // the number of the issue whose comments name another one
    const auto outcome = fetchThrough(sample, [&](const net::Request& request, Result<net::Reply> reply) {
        const std::size_t at = reply.ok() ? reply->body.find("\"issue_url\":\"") : std::string::npos;
        if (request.address.find("/comments?") == std::string::npos || at == std::string::npos || !strayed.empty()) {
            return reply;
        }
        const std::size_t from = reply->body.find("/issues/", at);
        const std::size_t to = reply->body.find('"', from) + 1;
        strayed = reply->body.substr(from, to - from);
        reply->body.replace(from, to - from, other);
        return reply;
    });
    CHECK_FALSE(outcome.error.has_value());
    REQUIRE_FALSE(strayed.empty());
    const auto pullRequests = std::ranges::count_if(
        sample.host.world().issues, [](const host::WorldIssue& issue) { return issue.pullRequest && !issue.gone; });
    CHECK(outcome.leftOut ==
          std::map<LeftOut, std::int64_t>{{LeftOut::PullRequest, pullRequests}, {LeftOut::Stray, 1}});
    CHECK(sample.fetch().leftOut.empty()); // nothing new, nothing left out
}

TEST_CASE("A single issue that nobody can read is left out and named, and the others come")
{
    FetchSample sample(small());
    const std::string unreadable = sample.host.world().issues[3].number;
    Source chosen = sample.source;
    chosen.uuid = {};
    chosen.numbers = {unreadable, sample.host.world().issues[5].number};
    chosen.uuid = must(collect::saveSource(sample.project, {}, chosen));
    sample.source = chosen;
    const auto outcome = fetchThrough(sample, [&](const net::Request& request, Result<net::Reply> reply) {
        const std::string title = "\"title\":\"";
        const std::size_t at = reply.ok() ? reply->body.find(title) : std::string::npos;
        if (request.address.ends_with("/issues/" + unreadable) && at != std::string::npos) {
            reply->body.replace(at, title.size(), "\"title\":{},\"other\":\"");
        }
        return reply;
    });
    CHECK_FALSE(outcome.error.has_value());
    CHECK(sample.log(FetchEvent::Missing).empty());
    const auto leftOut = sample.log(FetchEvent::LeftOut);
    REQUIRE(leftOut.size() == 1);
    CHECK(leftOut[0].subject.ends_with("/issues/" + unreadable));
    CHECK(outcome.leftOut == std::map<LeftOut, std::int64_t>{{LeftOut::Issue, 1}});
    const auto kept = test::keptOf(sample.project, chosen.uuid);
    CHECK(kept.size() == 1);
    CHECK_FALSE(kept.contains(unreadable));
}
