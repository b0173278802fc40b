// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/parts/collect_use.h"

#include "core/collect/fetched.h"
#include "core/collect/issue_queries.h"
#include "core/collect/source_queries.h"
#include "core/collect/sources.h"
#include "core/sqlite/transaction.h"
#include "core/store/issues/issues.h"
#include "tests/fuzz/parts/whole_use.h"

#include <algorithm>

namespace accord::fuzz {
namespace {

const char* const kAddress = "https://github.com/toolkit/odd/issues/1";

FetchedIssue issueAt(const std::string& updatedAt)
{
    FetchedIssue issue;
    issue.link = {"github.com", "toolkit/odd", "1", kAddress};
    issue.document.title = "Crash with CUDA";
    issue.document.hostLabels = {"bug"};
    issue.document.updatedAt = updatedAt;
    issue.facts.reactions = {{"+1", 2}};
    issue.commentCount = 1;
    return issue;
}

Status fetchInto(sqlite::Database& database, const Uuid& source, const std::string& updatedAt)
{
    FetchedComment comment;
    comment.hostId = "7";
    comment.number = "1";
    comment.comment = {"bob", "NONE", updatedAt, "me too"};
    collect::FetchedWriter writer(database, source, 1);
    ACCORD_TRY([[maybe_unused]] const auto issues, writer.issues(std::vector{issueAt(updatedAt)}));
    ACCORD_TRY([[maybe_unused]] const auto comments, writer.comments(std::vector{comment}));
    Fetching fetching;
    fetching.pass = 1;
    fetching.next = "https://api.github.com/x?page=2";
    ACCORD_CHECK(collect::writeFetching(database, source, fetching));
    return collect::writeFetchLine(database, {source, updatedAt, FetchEvent::Began, "rest", ""});
}

} // namespace

void collectIn(test::Sample& sample)
{
    sqlite::Database& database = sample.project.database();
    sqlite::Transaction transaction = test::must(sqlite::Transaction::begin(database));
    store::EventWriter events = test::must(store::EventWriter::begin(database, sample.project.now()));
    Source source;
    source.host = "github.com";
    source.base = "https://api.github.com";
    source.repository = "toolkit/odd";
    source.selection.keywords = {{"CUDA", false}, {"leaks?", true}};
    const PersonId by = sample.people[0];
    const Uuid uuid = test::must(collect::writeSource(events, by, source));
    test::must(fetchInto(database, uuid, "2024-01-01T00:00:00Z"));
    test::must(collect::writeFinding(events, collect::KeywordFinding{"CUDA", kAddress, by, Relevance::Relevant}));
    test::must(
        collect::writeFinding(events, collect::PairFinding{kAddress, "https://github.com/x/y/issues/2", by, true}));
    const IssueId issue = test::must(store::textByAddress(database, kAddress)).value();
    const KeywordHit hit{"CUDA", {{TextPlace::kTitle, 11, 4}}};
    test::must(store::writeHits(database, test::must(store::textById(database, issue)).documentId, std::vector{hit}));
    test::must(collect::writeFacts(database, issue, issueAt("").facts));
    test::must(transaction.commit());
}

void collect(Project& project)
{
    sqlite::Database& database = project.database();
    (void)fine(collect::keywordFindings(database));
    (void)fine(collect::pairFindings(database));
    (void)fine(collect::fetchLog(project, {}, 100));
    (void)fine(collect::issuesWithKeyword(database, "CUDA", true));
    const auto issue = store::textByAddress(database, kAddress);
    if (fine(issue) && *issue) {
        (void)fine(collect::factsOf(database, **issue));
        const auto whole = store::textById(database, **issue);
        if (fine(whole)) {
            (void)fine(store::hitsOf(database, whole->documentId));
        }
    }
    const auto sources = collect::sourcesIn(database);
    if (!fine(sources)) {
        return;
    }
    for (std::size_t i = 0; i < std::min<std::size_t>(sources->size(), 3); ++i) {
        const Uuid& source = (*sources)[i].uuid;
        (void)fine(collect::fetching(database, source));
        (void)fine(collect::fetchedCounts(database, source));
        (void)fine(collect::undiscussed(database, source, true));
        (void)collect::forEachFetched(database, source, 0, [](const FetchedIssue&) { return Status(); });
        auto transaction = sqlite::Transaction::begin(database);
        if (fine(transaction) && fetchInto(database, source, "2024-01-02T00:00:00Z").ok()) {
            (void)transaction->commit();
        }
    }
}

} // namespace accord::fuzz
