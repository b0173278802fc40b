// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/fetched.h"
#include "core/collect/source_queries.h"
#include "core/collect/sources.h"
#include "core/sqlite/transaction.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"

#include <algorithm>

using namespace accord;
using test::must;
using test::Sample;

namespace {

const Uuid kSource = namedUuid("a source");

FetchedIssue issueOf(const std::string& number, const std::string& updatedAt, std::int64_t comments = 0)
{
    FetchedIssue issue;
    issue.link = {"github.com", "o/r", number, "https://github.com/o/r/issues/" + number};
    issue.document.title = "Title " + number;
    issue.document.body = "Body \"" + number + "\"\n内存";
    issue.document.state = "open";
    issue.document.author = "ada";
    issue.document.createdAt = "2024-01-01T00:00:00Z";
    issue.document.updatedAt = updatedAt;
    issue.document.hostLabels = {"bug", "help wanted"};
    issue.facts.milestone = "v1";
    issue.facts.reactions = {{"+1", 3}};
    issue.commentCount = comments;
    return issue;
}

FetchedComment commentOf(const std::string& number, int id, const std::string& body)
{
    FetchedComment comment;
    comment.hostId = std::to_string(id);
    comment.number = number;
    comment.comment = {"eva", "MEMBER", "2024-01-02T00:00:" + std::to_string(10 + id) + "Z", body};
    comment.updatedAt = comment.comment.createdAt;
    return comment;
}

/// The mirror of one source in a project.
struct Mirror
{
    template <class Write>
    auto write(std::int64_t pass, const Write& what)
    {
        sqlite::Transaction transaction = must(sqlite::Transaction::begin(database()));
        collect::FetchedWriter writer(database(), kSource, pass);
        auto outcome = must(what(writer));
        must(transaction.commit());
        return outcome;
    }

    collect::PageOutcome issues(std::int64_t pass, std::vector<FetchedIssue> page)
    {
        return write(pass, [&](collect::FetchedWriter& writer) { return writer.issues(page); });
    }

    collect::PageOutcome comments(std::int64_t pass, std::vector<FetchedComment> page)
    {
        return write(pass, [&](collect::FetchedWriter& writer) { return writer.comments(page); });
    }

    void discussed(std::vector<std::string> numbers)
    {
        write(1, [&](collect::FetchedWriter& writer) -> Result<bool> {
            ACCORD_CHECK(numbers.empty() ? writer.discussedAll() : writer.discussed(numbers));
            return true;
        });
    }

    std::vector<FetchedIssue> all(std::int64_t after = 0)
    {
        std::vector<FetchedIssue> found;
        must(collect::forEachFetched(database(), kSource, after, [&found](const FetchedIssue& issue) -> Status {
            found.push_back(issue);
            return {};
        }));
        return found;
    }

    std::vector<std::string> undiscussed(bool pullRequests = false)
    {
        std::vector<std::string> numbers;
        for (const auto& issue : must(collect::undiscussed(database(), kSource, pullRequests))) {
            numbers.push_back(issue.number);
        }
        return numbers;
    }

    FetchedCounts counts() { return must(collect::fetchedCounts(database(), kSource)); }
    sqlite::Database& database() { return sample.project.database(); }

    Sample sample{1, 1};
};

void check(const collect::PageOutcome& outcome, std::int64_t added, std::int64_t changed, std::int64_t unchanged)
{
    CHECK(outcome.added == added);
    CHECK(outcome.changed == changed);
    CHECK(outcome.unchanged == unchanged);
}

} // namespace

TEST_CASE("Fetched: what was written is read again, discussion in the order of time", "[store]")
{
    Mirror mirror;
    FetchedIssue issue = issueOf("7", "2024-02-01T00:00:00Z", 2);
    issue.document.stateReason = "completed";
    issue.document.closedAt = "2024-02-01T00:00:00Z";
    issue.facts.closedBy = "https://github.com/o/r/pull/9";
    issue.facts.referredBy = {"https://github.com/o/r/issues/8"};
    check(mirror.issues(1, {issue, issueOf("I5ABC", "2024-02-02T00:00:00Z")}), 2, 0, 0);
    const FetchedComment second = commentOf("7", 2, "second");
    const FetchedComment first = commentOf("7", 1, "");
    check(mirror.comments(1, {second, first}), 2, 0, 0);

    const auto found = mirror.all();
    REQUIRE(found.size() == 2);
    issue.document.comments = {first.comment, second.comment};
    CHECK(found[0] == issue);
    CHECK(found[1] == issueOf("I5ABC", "2024-02-02T00:00:00Z"));
    CHECK(mirror.counts() == FetchedCounts{2, 0, 2, 1});
}

TEST_CASE("Fetched: the same page twice changes nothing, nor does it touch", "[store]")
{
    Mirror mirror;
    const std::vector<FetchedIssue> issues{issueOf("7", "2024-02-01T00:00:00Z", 1)};
    const std::vector<FetchedComment> comments{commentOf("7", 1, "x"), commentOf("9", 2, "y")};
    mirror.issues(1, issues);
    mirror.comments(1, comments);
    const auto before = test::dump(mirror.sample.project);
    check(mirror.issues(2, issues), 0, 0, 1);
    check(mirror.comments(2, comments), 0, 0, 2);
    CHECK(test::dump(mirror.sample.project) == before);
    CHECK(mirror.all(1).empty());
}

TEST_CASE("Fetched: an older state does not replace a newer one, a newer one does", "[store]")
{
    Mirror mirror;
    mirror.issues(1, {issueOf("7", "2024-02-02T00:00:00Z")});
    FetchedIssue older = issueOf("7", "2024-02-01T00:00:00Z");
    older.document.title = "Older";
    check(mirror.issues(2, {older}), 0, 0, 1);
    CHECK(mirror.all()[0].document.title == "Title 7");
    FetchedIssue newer = issueOf("7", "2024-02-03T00:00:00Z");
    newer.document.title = "Newer";
    check(mirror.issues(2, {newer}), 0, 1, 0);
    CHECK(mirror.all(1)[0] == newer);

    FetchedComment edited = commentOf("7", 1, "edited");
    edited.updatedAt = "2024-03-01T00:00:00Z";
    mirror.comments(3, {edited});
    check(mirror.comments(4, {commentOf("7", 1, "as it was")}), 0, 0, 1);
    CHECK(mirror.all()[0].document.comments[0].body == "edited");
    edited.comment.body = "edited again";
    edited.updatedAt = "2024-03-02T00:00:00Z";
    check(mirror.comments(5, {edited}), 0, 1, 0);
    CHECK(mirror.all(4).size() == 1); // its issue counts as touched
    CHECK(mirror.all()[0].document.comments[0].body == "edited again");
}

TEST_CASE("Fetched: what only some ways tell stays when another way asks", "[store]")
{
    Mirror mirror;
    FetchedIssue told = issueOf("7", "2024-02-02T00:00:00Z");
    told.facts.closedBy = "https://github.com/o/r/pull/9";
    told.facts.referredBy = {"https://github.com/o/r/issues/8"};
    told.document.closedAt = "2024-02-02T00:00:00Z";
    mirror.issues(1, {told});
    FetchedIssue silent = told;
    silent.facts.closedBy.clear();
    silent.facts.referredBy.clear();
    check(mirror.issues(2, {silent}), 0, 0, 1);
    // Opened again: it is no longer closed by anything.
    silent.document.closedAt.clear();
    silent.document.updatedAt = "2024-02-03T00:00:00Z";
    check(mirror.issues(2, {silent}), 0, 1, 0);
    CHECK(mirror.all()[0].facts.closedBy.empty());
    CHECK(mirror.all()[0].facts.referredBy == told.facts.referredBy);
}

TEST_CASE("Fetched: discussions are asked for until they are here, and again when their issue changed", "[store]")
{
    Mirror mirror;
    FetchedIssue pull = issueOf("9", "2024-02-01T00:00:00Z", 4);
    pull.pullRequest = true;
    mirror.issues(1, {issueOf("7", "2024-02-01T00:00:00Z", 2), issueOf("8", "2024-02-01T00:00:00Z"), pull,
                      issueOf("10", "2024-02-01T00:00:00Z", 1)});
    CHECK(mirror.undiscussed() == std::vector<std::string>{"7", "10"});
    CHECK(mirror.undiscussed(true) == std::vector<std::string>{"7", "9", "10"});
    CHECK(mirror.counts() == FetchedCounts{3, 1, 0, 2});
    mirror.discussed({"7"});
    CHECK(mirror.undiscussed() == std::vector<std::string>{"10"});
    mirror.discussed({});
    CHECK(mirror.undiscussed(true).empty());
    mirror.issues(2, {issueOf("7", "2024-02-05T00:00:00Z", 3)});
    CHECK(mirror.undiscussed() == std::vector<std::string>{"7"});

    // Where every comment was deleted there is nothing to ask for.
    mirror.comments(2, {commentOf("7", 1, "x")});
    mirror.issues(3, {issueOf("7", "2024-02-06T00:00:00Z", 0)});
    CHECK(mirror.undiscussed().empty());
    CHECK(mirror.counts().comments == 0);
}

TEST_CASE("Fetched: sources do not see each other's rows, and are forgotten in parts", "[store]")
{
    Mirror mirror;
    const Uuid other = namedUuid("another source");
    std::vector<FetchedIssue> issues;
    std::vector<FetchedComment> comments;
    for (int i = 1; i <= 20; ++i) {
        issues.push_back(issueOf(std::to_string(i), "2024-02-01T00:00:00Z", 1));
        comments.push_back(commentOf(std::to_string(i), i, "x"));
    }
    mirror.issues(1, issues);
    mirror.comments(1, comments);
    {
        sqlite::Transaction transaction = must(sqlite::Transaction::begin(mirror.database()));
        collect::FetchedWriter writer(mirror.database(), other, 1);
        must(writer.issues(std::span(issues).first(3)));
        must(collect::writeFetching(mirror.database(), kSource, Fetching{}));
        must(collect::writeFetching(mirror.database(), other, Fetching{}));
        must(transaction.commit());
    }
    int parts = 0;
    for (bool more = true; more; ++parts) {
        sqlite::Transaction transaction = must(sqlite::Transaction::begin(mirror.database()));
        more = must(collect::forgetFetched(mirror.database(), kSource, 15));
        must(transaction.commit());
        REQUIRE(parts < 10);
    }
    CHECK(parts == 3);
    CHECK(mirror.counts() == FetchedCounts{});
    CHECK(must(collect::fetchedCounts(mirror.database(), other)).issues == 3);
    CHECK(test::dumpTable(mirror.sample.project, "fetching").size() == 1);
}

TEST_CASE("Fetched: how far a source has come is kept word for word", "[store]")
{
    Mirror mirror;
    CHECK(must(collect::fetching(mirror.database(), kSource)) == Fetching{});
    Fetching state;
    state.phase = FetchPhase::Comments;
    state.way = Way::RestBulk;
    state.pass = 3;
    state.next = "https://api.github.com/x?page=2";
    state.since = "2024-01-01T00:00:00Z";
    state.beganAt = "2024-02-01T00:00:00Z";
    state.finishedAt = "2024-01-02T00:00:00Z";
    state.address = "https://api.github.com/x";
    state.etag = "W/\"abc\"";
    state.pages = 4;
    state.pagesInAll = 9;
    state.requests = 17;
    state.renamedTo = "o/new";
    {
        sqlite::Transaction transaction = must(sqlite::Transaction::begin(mirror.database()));
        must(collect::writeFetching(mirror.database(), kSource, Fetching{}));
        must(collect::writeFetching(mirror.database(), kSource, state));
        must(transaction.commit());
    }
    CHECK(must(collect::fetching(mirror.database(), kSource)) == state);
}

TEST_CASE("Fetched: of the log the newest lines are kept, for each source", "[store]")
{
    Mirror mirror;
    const Uuid other = namedUuid("another source");
    sqlite::Transaction transaction = must(sqlite::Transaction::begin(mirror.database()));
    must(collect::writeFetchLine(mirror.database(), {other, "2024-01-01T00:00:00Z", FetchEvent::Began, "first", ""}));
    for (std::int64_t i = 1; i <= collect::kMostLines + 7; ++i) {
        must(collect::writeFetchLine(mirror.database(),
                                     {kSource, "2024-01-01T00:00:00Z", FetchEvent::Waited, std::to_string(i), "why"}));
    }
    must(transaction.commit());
    const auto lines = must(collect::fetchLog(mirror.sample.project, kSource, 1000));
    REQUIRE(lines.size() == static_cast<std::size_t>(collect::kMostLines));
    CHECK(lines.front() == FetchLine{kSource, "2024-01-01T00:00:00Z", FetchEvent::Waited, "507", "why"});
    CHECK(lines.back().subject == "8");
    const auto all = must(collect::fetchLog(mirror.sample.project, {}, 1000));
    CHECK(all.size() == lines.size() + 1);
    CHECK(all.back().subject == "first");
    CHECK(must(collect::fetchLog(mirror.sample.project, {}, 2)).size() == 2);
}
