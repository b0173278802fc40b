// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/issue_queries.h"
#include "core/labelling/reading.h"
#include "core/sqlite/transaction.h"
#include "core/store/issues/issue_writer.h"
#include "core/store/issues/issues.h"
#include "core/store/long_work/work_lock.h"
#include "tests/core/exchange/issues/issue_texts.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

using namespace accord;
using namespace accord::test;

namespace {

/// The text of the sample's first issue as of that moment: what an import finished then brought.
DocumentId bring(Sample& sample, const std::string& body, const std::string& at)
{
    const std::string url = sampleLink(1).url;
    importFiles(sample.project, {writeFile(sample.folder / "issue.json",
                                           R"({"html_url":")" + url + R"(","title":"T","body":")" + body + R"("})")});
    sqlite::Database& database = sample.project.database();
    must(database.execute("UPDATE import SET started_at = '" + at + "', finished_at = '" + at +
                          "' WHERE id = (SELECT max(id) FROM import)"));
    return must(labelling::issueToRead(sample.project, IssueId{1})).documentId;
}

void labelAt(Sample& sample, int person, const std::string& at)
{
    sample.give(person, 0, "A.1");
    must(sample.project.database().execute("UPDATE event SET at = '" + at +
                                           "' WHERE seq = (SELECT max(seq) FROM event)"));
}

std::optional<labelling::EarlierText> earlier(Sample& sample, PersonId viewer)
{
    const Issue issue = must(labelling::issueToRead(sample.project, IssueId{1}));
    return must(labelling::earlierText(sample.project, issue, viewer));
}

} // namespace

TEST_CASE("A text that changed after a label keeps what was labelled")
{
    Sample sample(2, 2);
    const DocumentId first = bring(sample, "one", "2026-01-01T00:00:00Z");
    CHECK_FALSE(earlier(sample, sample.people[0]).has_value());
    labelAt(sample, 0, "2026-01-02T00:00:00Z");
    bring(sample, "two", "2026-01-03T00:00:00Z");

    const auto mine = earlier(sample, sample.people[0]);
    REQUIRE(mine.has_value());
    CHECK(mine->document == first);
    CHECK(mine->labelled);
    CHECK(mine->parts.body);
    CHECK_FALSE(mine->parts.title);
    CHECK_FALSE(mine->parts.discussion);
    CHECK(mine->changedAt == "2026-01-03T00:00:00Z");
    CHECK(must(labelling::issueWithText(sample.project, IssueId{1}, first)).document->body == "one");

    // Whoever labelled nothing learns of the former text, and not that somebody else labelled.
    const auto others = earlier(sample, sample.people[1]);
    REQUIRE(others.has_value());
    CHECK_FALSE(others->labelled);
    CHECK(others->document == first);

    // Whoever labels the present text has nothing to look at.
    labelAt(sample, 0, "2026-01-04T00:00:00Z");
    CHECK_FALSE(earlier(sample, sample.people[0]).has_value());
}

TEST_CASE("Of several texts the one that was labelled is offered")
{
    Sample sample(1, 2);
    bring(sample, "one", "2026-01-01T00:00:00Z");
    const DocumentId second = bring(sample, "two", "2026-01-03T00:00:00Z");
    labelAt(sample, 0, "2026-01-04T00:00:00Z");
    bring(sample, "three", "2026-01-05T00:00:00Z");
    bring(sample, "four", "2026-01-06T00:00:00Z");
    REQUIRE(earlier(sample, sample.people[0]).has_value());
    CHECK(earlier(sample, sample.people[0])->document == second);
    CHECK(errorOf(labelling::issueWithText(sample.project, IssueId{2}, second)).code == Errc::NotFound);
}

TEST_CASE("The words for which an issue was collected are those of its text")
{
    Sample sample(1, 1);
    const DocumentId document = bring(sample, "Few Shot and 量化, few shot again", "2026-01-01T00:00:00Z");
    Issue issue = must(labelling::issueToRead(sample.project, IssueId{1}));
    CHECK(must(labelling::collectedWords(sample.project, issue)).empty());
    const std::vector<KeywordHit> hits{
        {"few shot", {{TextPlace::kBody, 0, 8}, {TextPlace::kBody, 21, 8}}},
        {"量化", {{TextPlace::kBody, 13, 6}}},
        {"beyond", {{TextPlace::kBody, 5000, 6}, {3, 0, 2}}}, // of a text that was another one
    };
    auto transaction = must(sqlite::Transaction::begin(sample.project.database()));
    must(store::writeHits(sample.project.database(), document, hits));
    must(transaction.commit());
    CHECK(must(labelling::collectedWords(sample.project, issue)) == std::vector<std::string>{"few shot", "量化"});
}
