// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/sources.h"
#include "tests/core/collect/fetch/kit.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

using namespace accord;
using test::FetchSample;
using test::must;
using test::pages;
using test::host::Asked;
namespace host = test::host;

// Issues and comments that are deleted, or transferred to another repository, while they are fetched.
namespace {

// The first so many issues from that place on are no longer there.
void take(host::World& world, std::size_t from, std::size_t count)
{
    for (std::size_t i = from; i < std::min(from + count, world.issues.size()); ++i) {
        world.issues[i].gone = true;
    }
}

// What is here but for what is gone at the host, which it may have and need not.
std::string differenceButForGone(FetchSample& sample)
{
    auto kept = test::keptOf(sample.project, sample.source.uuid);
    const host::World world = sample.host.world();
    for (const host::WorldIssue& issue : world.issues) {
        if (issue.gone) {
            kept.erase(issue.number);
        }
    }
    return test::difference(kept, test::truthOf(world, sample.source.selection.pullRequests, false));
}

host::WorldIssue& withComments(host::World& world, std::size_t least)
{
    const auto found = std::ranges::find_if(world.issues, [least](const host::WorldIssue& issue) {
        return !issue.pullRequest && issue.comments.size() >= least;
    });
    if (found == world.issues.end()) {
        throw std::logic_error("too few comments");
    }
    return *found;
}

} // namespace

TEST_CASE("No issue is passed over when others are deleted from pages that were read")
{
    const Dialect dialect = GENERATE(Dialect::GitHub, Dialect::Gitee, Dialect::Gitea);
    const std::size_t size = dialect == Dialect::Gitea ? 50 : 100;
    struct Loss
    {
        std::size_t issues; // in the repository
        std::size_t from;   // those that are deleted
        std::size_t count;
        std::size_t request; // before which that happens
    };
    // One; some with the last one of the page; more than a page; the last page comes to be empty.
    const Loss loss = GENERATE_COPY(Loss{3 * size + 30, 5, 1, 2}, Loss{3 * size + 30, 2 * size - 5, 9, 2},
                                    Loss{4 * size, 10, size + 20, 3}, Loss{2 * size + 1, 0, 1, 2});
    CAPTURE(static_cast<int>(dialect), loss.issues, loss.from, loss.count);
    FetchSample sample(host::makeWorld(dialect, 51, {loss.issues, 0, 0}), Way::RestPerIssue);
    const bool descending = dialect == Dialect::Gitea;
    sample.host.beforeEach([loss, descending](std::size_t request, host::World& world) {
        if (request == loss.request) {
            take(world, descending ? world.issues.size() - loss.from - loss.count : loss.from, loss.count);
        }
    });
    sample.fetch();
    CHECK(differenceButForGone(sample) == "");
    CHECK(std::ssize(sample.host.requests()) <= pages(loss.issues, size) + pages(loss.count, size) + 1);
}

TEST_CASE("Where numbers have gaps a page is looked at again, and nothing is asked for twice where they have none")
{
    host::World world = host::makeWorld(Dialect::GitHub, 52, {350, 0, 0});
    FetchSample whole(world, Way::RestPerIssue);
    CHECK(whole.fetch().requests == 4);
    world.issues.erase(world.issues.begin() + 100); // long ago
    FetchSample sample(world, Way::RestPerIssue);
    CHECK(sample.fetch().requests == 4 + 1);
    CHECK(sample.difference() == "");
}

TEST_CASE("No comment is passed over when others are deleted from pages that were read")
{
    const Way way = GENERATE(Way::RestBulk, Way::RestPerIssue, Way::GraphQl);
    CAPTURE(static_cast<int>(way));
    host::World world = host::makeWorld(Dialect::GitHub, 53, {100, 0, 600});
    // An issue of many words early in the list of comments, and a discussion of two pages, of which the first shrinks.
    host::WorldIssue& spam = world.open(1'577'836'801, 1'577'836'900, "spam");
    for (int i = 0; i < 150; ++i) {
        world.say(spam, 1'577'836'802 + i / 10, "buy");
    }
    FetchSample sample(world, way);
    sample.token = "a-token-for-tests";
    const std::string spammed = spam.number;
    const std::string discussed = withComments(world, 110).number == spammed ? "" : withComments(world, 110).number;
    bool first = true;
    std::size_t bulk = 0;
    sample.host.beforeEach([&](std::size_t /*request*/, host::World& now) {
        bulk += way == Way::RestBulk ? 1 : 0;
        if (bulk == 5 || (way != Way::RestBulk && std::exchange(first, false))) {
            now.find(spammed)->gone = true;
        }
    });
    sample.fetch();
    CHECK(differenceButForGone(sample) == "");
}

TEST_CASE("A long discussion that shrinks while it is read loses nothing that is still there")
{
    host::World world;
    host::WorldIssue& issue = world.open(1'600'000'000, 1'600'000'000, "long");
    const std::string number = issue.number;
    const int comments = GENERATE(101, 150, 250);
    for (int i = 0; i < comments; ++i) {
        world.say(issue, 1'600'000'100 + i, "comment " + std::to_string(i));
    }
    FetchSample sample(world, Way::RestPerIssue);
    sample.host.beforeEach([number](std::size_t request, host::World& now) {
        if (request == 2) {
            std::vector<host::WorldComment>& said = now.find(number)->comments;
            said.erase(said.begin() + 10);
        }
    });
    sample.fetch();
    std::vector<std::string> ids;
    const host::World now = sample.host.world();
    for (const host::WorldComment& comment : now.issues.front().comments) {
        ids.push_back(std::to_string(comment.id));
    }
    CHECK(test::keptOf(sample.project, sample.source.uuid).at(number).commentIds == ids);
}

TEST_CASE("A host that counts comments in another way is not asked for every discussion again")
{
    // What nobody can see any more still counts.
    host::World world = host::makeWorld(Dialect::GitHub, 54, {300, 0, 900});
    world.countedBeyond = 1;
    FetchSample sample(world, Way::RestBulk);
    sample.fetch();
    auto kept = test::keptOf(sample.project, sample.source.uuid);
    for (auto& [number, issue] : kept) {
        issue.issue.commentCount = std::ssize(issue.commentIds);
    }
    CHECK(test::difference(kept, test::truthOf(world, false, false)) == "");
    CHECK(sample.host.count(Asked::Discussion) < 30);
    CHECK(sample.host.count(Asked::Discussion) >= 20);
}

TEST_CASE("A transferred issue is noted, and the repository keeps its name")
{
    host::World world = host::makeWorld(Dialect::GitHub, 55, {60, 0, 200});
    host::WorldIssue& moved = withComments(world, 3);
    moved.gone = true;
    moved.newRepository = "bob/motor";
    const bool sameNumber = GENERATE(true, false);
    moved.newNumber = sameNumber ? moved.number : "900";
    FetchSample sample(world);
    Source chosen = sample.source;
    chosen.uuid = {};
    chosen.numbers = {moved.number, world.issues[50].number, world.issues[51].number};
    chosen.uuid = must(collect::saveSource(sample.project, {}, chosen));
    sample.source = chosen;
    CHECK(sample.fetch().added == 2);
    const std::vector<FetchLine> missing = sample.log(FetchEvent::Missing);
    REQUIRE(missing.size() == 1);
    CHECK(missing.front().subject.ends_with("/issues/" + moved.number));
    CHECK(missing.front().detail == "it is https://github.com/bob/motor/issues/" + moved.newNumber + " now");
    CHECK(sample.log(FetchEvent::Renamed).empty());
    CHECK(sample.fetching().renamedTo.empty());
}

TEST_CASE("The discussion of an issue that is transferred after it was listed comes from where it is now")
{
    const Way way = GENERATE(Way::RestBulk, Way::RestPerIssue);
    FetchSample sample(host::makeWorld(Dialect::GitHub, 56, {60, 0, 200}), way);
    std::string number;
    sample.host.beforeEach([&number](std::size_t request, host::World& world) {
        if (request == 1) {
            host::WorldIssue& moved = withComments(world, 3);
            number = moved.number;
            moved.gone = true;
            moved.newRepository = "bob/motor";
            moved.newNumber = "900";
        }
    });
    sample.fetch();
    const std::vector<FetchLine> missing = sample.log(FetchEvent::Missing);
    REQUIRE(missing.size() == 1);
    CHECK(missing.front().subject.find("/issues/" + number + "/comments") != std::string::npos);
    CHECK(missing.front().detail.find("bob/motor/issues/900") != std::string::npos);
    const auto kept = test::keptOf(sample.project, sample.source.uuid);
    CHECK(std::ssize(kept.at(number).commentIds) == kept.at(number).issue.commentCount);
    CHECK(differenceButForGone(sample) == "");
    CHECK(sample.fetching().renamedTo.empty());
}
