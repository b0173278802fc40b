// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/duplicates.h"
#include "core/collect/fetched.h"
#include "core/collect/issue_queries.h"
#include "core/collect/selection/relevance.h"
#include "core/collect/selection/selection.h"
#include "core/collect/source_queries.h"
#include "core/sqlite/transaction.h"
#include "core/store/issues/issues.h"
#include "tests/core/events.h"
#include "tests/core/must.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"

using namespace accord;
using test::must;
using test::Sample;

namespace {

// What a fetch leaves behind, without a host.
struct Mirror
{
    explicit Mirror(Project& of)
        : project(of)
    {
        source.host = "github.com";
        source.base = "https://api.github.com";
        source.repository = "o/r";
        source.selection.keywords = {{"llm"}, {"yi"}};
        source.uuid = test::inOne(project, [&](store::EventWriter& events) {
            return collect::writeSource(events, project.people().front().id, source);
        });
    }

    void fetched(const std::vector<FetchedIssue>& issues, const std::string& renamedTo = {})
    {
        ++pass;
        sqlite::Transaction transaction = must(sqlite::Transaction::begin(project.database()));
        collect::FetchedWriter writer(project.database(), source.uuid, pass);
        (void)must(writer.issues(issues));
        Fetching fetching;
        fetching.pass = pass;
        fetching.renamedTo = renamedTo;
        must(collect::writeFetching(project.database(), source.uuid, fetching));
        must(transaction.commit());
    }

    collect::ImportResult importSelected()
    {
        NoProgress progress;
        return must(collect::importSelected(project, std::vector<Source>{source}, progress, {}));
    }

    Project& project;
    Source source;
    std::int64_t pass = 0;
};

FetchedIssue issueOf(int number, const std::string& title, const std::string& body,
                     const std::string& repository = "o/r")
{
    FetchedIssue issue;
    const std::string text = std::to_string(number);
    issue.link = {"github.com", repository, text, canonicalUrl("github.com", repository, text)};
    issue.document.title = title;
    issue.document.body = body;
    issue.document.state = "open";
    issue.document.createdAt = "2024-03-0" + text + "T00:00:00Z";
    issue.document.updatedAt = issue.document.createdAt;
    issue.facts.milestone = "m" + text;
    return issue;
}

Issue known(Project& project, const std::string& url)
{
    return must(store::textById(project.database(), must(store::textByAddress(project.database(), url)).value()));
}

} // namespace

TEST_CASE("Selected issues are brought in with their keywords' places and facts, once")
{
    Sample sample(2, 0);
    Mirror mirror(sample.project);
    mirror.fetched({issueOf(1, "An LLM", "yi"), issueOf(2, "Nothing", "nothing"), issueOf(3, "Yi", "")});

    NoProgress progress;
    const auto preview =
        must(collect::previewSelection(sample.project, std::vector<Source>{mirror.source}, progress, {}));
    CHECK(preview.fetched == 3);
    CHECK(preview.selected == 2);
    CHECK(preview.newIssues == 2);
    CHECK(preview.years == std::map<int, std::int64_t>{{2024, 2}});
    CHECK(preview.sources.at(0).months == std::map<std::string, std::int64_t>{{"2024-03", 2}});
    REQUIRE(preview.keywords.size() == 2);
    CHECK(preview.keywords[0].keyword == "yi");
    CHECK(preview.keywords[0].issues == 2);
    CHECK(preview.keywords[0].alone == 1);
    CHECK(preview.keywords[1].alone == 0);

    const auto first = mirror.importSelected();
    CHECK(first.selected == 2);
    CHECK(first.added == 2);
    const Issue one = known(sample.project, "https://github.com/o/r/issues/1");
    CHECK(one.document == issueOf(1, "An LLM", "yi").document);
    CHECK(must(store::hitsOf(sample.project.database(), one.documentId)) ==
          std::vector<KeywordHit>{{"llm", {{TextPlace::kTitle, 3, 3}}}, {"yi", {{TextPlace::kBody, 0, 2}}}});
    CHECK(must(collect::factsOf(sample.project.database(), one.id)).milestone == "m1");
    CHECK_FALSE(must(store::textByAddress(sample.project.database(), "https://github.com/o/r/issues/2")).has_value());

    const auto before = test::dump(sample.project);
    const auto second = mirror.importSelected();
    CHECK(second.added + static_cast<std::int64_t>(second.changed.size()) == 0);
    CHECK(test::dump(sample.project) == before);
}

TEST_CASE("Other keywords are looked for in what is here already, and nothing else changes")
{
    Sample sample(2, 0);
    Mirror mirror(sample.project);
    mirror.fetched({issueOf(1, "An LLM", "yi gpt")});
    (void)mirror.importSelected();
    mirror.source.selection.keywords = {{"gpt"}, {"llm"}};
    const auto again = mirror.importSelected();
    CHECK(again.unchanged == 1);
    const Issue one = known(sample.project, "https://github.com/o/r/issues/1");
    const auto hits = must(store::hitsOf(sample.project.database(), one.documentId));
    REQUIRE(hits.size() == 2);
    CHECK(hits[0].keyword == "gpt");
    CHECK(hits[1].keyword == "llm");
}

TEST_CASE("A text that the host changed is listed, and what was there is kept")
{
    Sample sample(2, 0);
    Mirror mirror(sample.project);
    mirror.fetched({issueOf(1, "An LLM", "before"), issueOf(3, "An LLM", "same")});
    (void)mirror.importSelected();
    const DocumentId earlier = known(sample.project, "https://github.com/o/r/issues/1").documentId;
    FetchedIssue changed = issueOf(1, "An LLM", "after");
    changed.document.updatedAt = "2024-05-01T00:00:00Z";
    mirror.fetched({changed});
    const auto outcome = mirror.importSelected();
    CHECK(outcome.selected == 1);
    REQUIRE(outcome.changed.size() == 1);
    CHECK(outcome.changed[0].parts.body);
    CHECK_FALSE(outcome.changed[0].parts.title);
    CHECK_FALSE(outcome.changed[0].parts.discussion);
    CHECK_FALSE(outcome.changed[0].labelled);
    CHECK(must(store::documentById(sample.project.database(), earlier)).body == "before");
    CHECK(known(sample.project, "https://github.com/o/r/issues/1").document->body == "after");
}

TEST_CASE("An issue that somebody labelled is said to be")
{
    Sample sample(2, 1);
    sample.give(0, 0, "A.1");
    const TextLink link = test::sampleLink(1);
    Mirror mirror(sample.project);
    mirror.source.repository = link.group;
    FetchedIssue issue = issueOf(1, "An LLM", "first", link.group);
    issue.link = link;
    mirror.fetched({issue});
    CHECK(mirror.importSelected().textsAdded == 1);
    issue.document.body = "second";
    issue.document.updatedAt = "2024-05-01T00:00:00Z";
    mirror.fetched({issue});
    const auto outcome = mirror.importSelected();
    REQUIRE(outcome.changed.size() == 1);
    CHECK(outcome.changed[0].labelled);
}

TEST_CASE("An issue of a renamed repository stays the one it was; both names together are offered as one")
{
    Sample sample(2, 0);
    Mirror mirror(sample.project);
    mirror.fetched({issueOf(1, "An LLM", "text")});
    (void)mirror.importSelected();
    FetchedIssue renamed = issueOf(1, "An LLM", "other text", "o/new");
    renamed.document.updatedAt = "2024-05-01T00:00:00Z";
    mirror.fetched({renamed, issueOf(2, "A second LLM", "", "o/new")}, "o/new");
    const auto outcome = mirror.importSelected();
    CHECK(outcome.added == 1);
    REQUIRE(outcome.changed.size() == 1);
    CHECK(outcome.changed[0].link.url == "https://github.com/o/r/issues/1");
    CHECK_FALSE(must(store::textByAddress(sample.project.database(), "https://github.com/o/new/issues/1")).has_value());
}

TEST_CASE("What is stopped leaves the project as it was")
{
    Sample sample(2, 0);
    Mirror mirror(sample.project);
    mirror.fetched({issueOf(1, "An LLM", "text"), issueOf(3, "An LLM", "text")});
    const auto before = test::dump(sample.project);
    std::stop_source stop;
    struct StopAtFirst final : Progress
    {
        explicit StopAtFirst(std::stop_source& source)
            : stop(source)
        {}
        void report(std::string_view /*step*/, std::int64_t /*done*/, std::int64_t /*total*/) override
        {
            stop.request_stop();
        }
        std::stop_source& stop;
    } progress(stop);
    const auto outcome =
        collect::importSelected(sample.project, std::vector<Source>{mirror.source}, progress, stop.get_token());
    CHECK(test::errorOf(outcome).code == Errc::Cancelled);
    CHECK(test::dump(sample.project) == before);
}

TEST_CASE("A sample of a keyword's issues is read, and what was found is kept")
{
    Sample sample(2, 0);
    Mirror mirror(sample.project);
    mirror.fetched({issueOf(1, "An LLM", "yi"), issueOf(3, "Yi", ""), issueOf(4, "yi", "more yi")});
    (void)mirror.importSelected();
    Project& project = sample.project;
    const PersonId reader = sample.people[0];
    CHECK(must(collect::keywordSample(project, reader, "yi", false, 10, 1)).size() == 3);
    const auto alone = must(collect::keywordSample(project, reader, "yi", true, 10, 1));
    REQUIRE(alone.size() == 2);
    CHECK(must(collect::keywordSample(project, reader, "yi", true, 1, 1)).at(0).issue == alone[0].issue);
    CHECK(alone[0].excerpts.at(0) == alone[0].title);

    must(collect::sayRelevance(project, reader, "yi", alone[0].issue, Relevance::FalsePositive));
    must(collect::sayRelevance(project, sample.people[1], "yi", alone[0].issue, Relevance::FalsePositive));
    must(collect::sayRelevance(project, reader, "yi", alone[1].issue, Relevance::Relevant));
    CHECK(must(collect::keywordSample(project, reader, "yi", true, 1, 1)).at(0).relevance == Relevance::FalsePositive);
    const auto relevance = must(collect::keywordRelevance(project));
    REQUIRE(relevance.size() == 2);
    CHECK(relevance[0].keyword == "yi");
    CHECK(relevance[0].issues == 3);
    CHECK(relevance[0].falsePositive == 1);
    CHECK(relevance[0].relevant == 1);
    CHECK(relevance[1].issues == 1);
}

TEST_CASE("Texts that are alike are offered, and what was said of them is kept")
{
    Sample sample(2, 0);
    Mirror mirror(sample.project);
    const std::string text = "the llm stops after the third step of the second epoch with a strange message";
    mirror.fetched(
        {issueOf(1, "", text), issueOf(3, "", text), issueOf(4, "", "another llm that is not like the rest")});
    (void)mirror.importSelected();
    NoProgress progress;
    auto pairs = must(collect::likePairs(sample.project, 0.8, progress, {}));
    REQUIRE(pairs.size() == 1);
    CHECK(pairs[0].similarity == 1);
    CHECK(pairs[0].firstLink.name == "1");
    CHECK(pairs[0].secondLink.name == "3");
    CHECK(pairs[0].verdict == collect::PairVerdict::NotSaid);
    for (const auto verdict :
         {collect::PairVerdict::Same, collect::PairVerdict::Different, collect::PairVerdict::NotSaid}) {
        must(collect::sayPair(sample.project, sample.people[0], pairs[0].second, pairs[0].first, verdict));
        CHECK(must(collect::likePairs(sample.project, 0.8, progress, {})).at(0).verdict == verdict);
    }
    CHECK(test::errorOf(collect::likePairs(sample.project, 0, progress, {})).code == Errc::Invalid);
}
