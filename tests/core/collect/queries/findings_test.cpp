// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/issue_queries.h"
#include "core/collect/source_queries.h"
#include "core/project/feed.h"
#include "core/store/events/derive.h"
#include "core/store/issues/issue_writer.h"
#include "core/store/issues/issues.h"
#include "core/store/long_work/long_work.h"
#include "core/store/long_work/take_back.h"
#include "tests/core/events.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"

using namespace accord;
using test::inOne;
using test::must;
using test::Sample;

namespace {

Source aSource()
{
    Source source;
    source.dialect = Dialect::Gitee;
    source.host = "gitee.com";
    source.base = "https://gitee.com/api/v5";
    source.repository = "o/r";
    source.numbers = {"I5ABC", "I5ABD"};
    source.way = Way::RestPerIssue;
    source.selection.periodOf = PeriodOf::Updated;
    source.selection.from = "2023-01-01";
    source.selection.to = "2024-12-31";
    source.selection.state = IssueState::Closed;
    source.selection.labels = {"bug"};
    source.selection.keywords = {{"内存", false}, {"out of.?memory", true}};
    source.selection.places = {false, true, true};
    source.selection.pullRequests = true;
    return source;
}

Uuid saved(Sample& sample, const Source& source)
{
    return inOne(sample.project,
                 [&](store::EventWriter& events) { return collect::writeSource(events, sample.people[0], source); });
}

template <class Finding>
void found(Sample& sample, const Finding& finding)
{
    inOne(sample.project, [&](store::EventWriter& events) -> Result<bool> {
        ACCORD_CHECK(collect::writeFinding(events, finding));
        return true;
    });
}

// The newest text of the sample's issue.
DocumentId withText(Sample& sample, int issue, const std::string& title)
{
    sqlite::Database& database = sample.project.database();
    sqlite::Transaction transaction = must(sqlite::Transaction::begin(database));
    const store::LongWork work = must(store::LongWork::begin(database, "issues", "test", sample.project.now()));
    store::IssueWriter writer = must(store::IssueWriter::begin(database, work.id()));
    Document document;
    document.title = title;
    const IssueId id = must(writer.issue(test::sampleLink(issue), document)).issue;
    must(transaction.commit());
    return must(store::textById(database, id)).documentId;
}

} // namespace

TEST_CASE("Sources: the last word on each holds, in the order in which they were named", "[store]")
{
    Sample sample;
    Source first = aSource();
    first.uuid = saved(sample, first);
    Source second = aSource();
    second.repository = "o/other";
    second.uuid = saved(sample, second);
    CHECK(first.uuid != second.uuid);
    CHECK(must(collect::sourcesIn(sample.project.database())) == std::vector{first, second});

    Feed feed = must(Feed::start(sample.project));
    first.selection.keywords.clear();
    first.numbers.clear();
    CHECK(saved(sample, first) == first.uuid);
    CHECK(must(collect::sourcesIn(sample.project.database())) == std::vector{first, second});
    CHECK(must(feed.poll(sample.project)).contents);

    first.removed = true;
    saved(sample, first);
    CHECK(must(collect::sourcesIn(sample.project.database())) == std::vector{second});
}

TEST_CASE("Findings: each person's last word on a keyword in an issue holds", "[store]")
{
    Sample sample;
    const PersonId ada = sample.people[0];
    const PersonId eva = sample.people[1];
    found(sample, collect::KeywordFinding{"T5", "https://h/o/r/issues/1", ada, Relevance::Relevant});
    found(sample, collect::KeywordFinding{"T5", "https://h/o/r/issues/1", eva, Relevance::FalsePositive});
    found(sample, collect::KeywordFinding{"T5", "https://h/o/r/issues/1", ada, Relevance::FalsePositive});
    found(sample, collect::KeywordFinding{"OPT", "https://h/o/r/issues/1", ada, Relevance::Relevant});
    CHECK(must(collect::keywordFindings(sample.project.database())) ==
          std::vector<collect::KeywordFinding>{{"OPT", "https://h/o/r/issues/1", ada, Relevance::Relevant},
                                               {"T5", "https://h/o/r/issues/1", ada, Relevance::FalsePositive},
                                               {"T5", "https://h/o/r/issues/1", eva, Relevance::FalsePositive}});
    found(sample, collect::KeywordFinding{"T5", "https://h/o/r/issues/1", eva, Relevance::NotSaid});
    CHECK(must(collect::keywordFindings(sample.project.database())).size() == 2);
    CHECK(must(collect::pairFindings(sample.project.database())).empty());
}

TEST_CASE("Findings: the last word on a pair holds, whoever said it and in whichever order", "[store]")
{
    Sample sample;
    const PersonId ada = sample.people[0];
    const PersonId eva = sample.people[1];
    found(sample, collect::PairFinding{"b", "a", ada, true});
    found(sample, collect::PairFinding{"a", "b", eva, false});
    found(sample, collect::PairFinding{"c", "d", eva, true});
    CHECK(must(collect::pairFindings(sample.project.database())) ==
          std::vector<collect::PairFinding>{{"a", "b", eva, false}, {"c", "d", eva, true}});
    found(sample, collect::PairFinding{"d", "c", ada, false, true});
    CHECK(must(collect::pairFindings(sample.project.database())).size() == 1);
    CHECK(must(collect::keywordFindings(sample.project.database())).empty());
}

TEST_CASE("Hits: what stands in a text now replaces what was known of it", "[store]")
{
    Sample sample;
    sqlite::Database& database = sample.project.database();
    const DocumentId first = withText(sample, 1, "one");
    const DocumentId second = withText(sample, 2, "two");
    const std::vector<KeywordHit> hits{{"OPT", {{TextPlace::kTitle, 0, 3}, {TextPlace::kBody, 7, 3}, {4, 1, 3}}},
                                       {"T5", {{TextPlace::kBody, 0, 2}}}};
    must(store::writeHits(database, first, hits));
    must(store::writeHits(database, second, std::span(hits).first(1)));
    CHECK(must(store::hitsOf(database, first)) == hits);
    CHECK(must(collect::issuesWithKeyword(database, "OPT", false)).size() == 2);
    CHECK(must(collect::issuesWithKeyword(database, "OPT", true)).size() == 1);
    CHECK(must(collect::issuesWithKeyword(database, "none", false)).empty());
    must(store::writeHits(database, first, std::span(hits).last(1)));
    CHECK(must(store::hitsOf(database, first)) == std::vector{hits[1]});
    CHECK(must(collect::issuesWithKeyword(database, "OPT", false)).size() == 1);

    // Only the newest text of an issue counts.
    const DocumentId newer = withText(sample, 2, "two, edited");
    CHECK(must(collect::issuesWithKeyword(database, "OPT", false)).empty());
    CHECK(must(store::hitsOf(database, newer)).empty());
}

TEST_CASE("Facts: the newest replace the former, and those that say nothing are kept only in place of others",
          "[store]")
{
    Sample sample;
    sqlite::Database& database = sample.project.database();
    const IssueId issue =
        must(store::textById(database, must(store::textByAddress(database, test::sampleLink(1).url)).value())).id;
    must(collect::writeFacts(database, issue, {}));
    CHECK(test::dumpTable(sample.project, "issue_fact").empty());
    CHECK(must(collect::factsOf(database, issue)) == IssueFacts{});
    const IssueFacts facts{"v1", {{"+1", 2}, {"heart", 1}}, "https://h/o/r/pull/2", {"https://h/o/r/issues/3"}};
    must(collect::writeFacts(database, issue, {"v0", {}, {}, {}}));
    must(collect::writeFacts(database, issue, facts));
    CHECK(must(collect::factsOf(database, issue)) == facts);
    must(collect::writeFacts(database, issue, {}));
    CHECK(must(collect::factsOf(database, issue)) == IssueFacts{});
    CHECK(test::dumpTable(sample.project, "issue_fact").size() == 1); // newer than what another copy may know
}

TEST_CASE("Hits: what an import that was cut off brought goes together with its texts", "[store]")
{
    Sample sample;
    sqlite::Database& database = sample.project.database();
    const KeywordHit hit{"T5", {{TextPlace::kTitle, 0, 2}}};
    {
        sqlite::Transaction transaction = must(sqlite::Transaction::begin(database));
        const store::LongWork work = must(store::LongWork::begin(database, "issues", "test", sample.project.now()));
        store::IssueWriter writer = must(store::IssueWriter::begin(database, work.id()));
        Document document;
        document.title = "T5";
        for (const int number : {1, 99}) {
            const IssueId issue = must(writer.issue(test::sampleLink(number), document)).issue;
            must(store::writeHits(database, must(store::textById(database, issue)).documentId, std::vector{hit}));
            must(collect::writeFacts(database, issue, {"v1", {}, {}, {}}));
        }
        must(transaction.commit());
    }
    must(store::takeBackInterrupted(database));
    CHECK(test::dumpTable(sample.project, "hit").empty());
    CHECK_FALSE(must(store::textByAddress(database, test::sampleLink(99).url)));
    CHECK(test::dumpTable(sample.project, "issue_fact").size() == 1); // of the issue that was here before
    CHECK(must(store::check(database)).findings.empty());
}
