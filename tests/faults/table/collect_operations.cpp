// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/faults/table/collect_operations.h"

#include "core/base/reason.h"
#include "core/collect/fetched.h"
#include "core/collect/issue_queries.h"
#include "core/collect/source_queries.h"
#include "core/exchange/merge.h"
#include "core/sqlite/backup.h"
#include "core/sqlite/transaction.h"
#include "core/store/issues/issues.h"
#include "tests/core/must.h"

#include <functional>
#include <string>

namespace accord::test::faults {
namespace {

// A step that is tried again after a failure may find that it was done after all: then it has nothing to do.

const Uuid kSource = namedUuid("a source");

Status writeCollected(Project& project, const std::function<Status(store::EventWriter&)>& what)
{
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(project.database()));
    ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(project.database(), project.now()));
    ACCORD_CHECK(what(events));
    return transaction.commit();
}

Operation::Step saves(const std::string& repository)
{
    return [repository](Project& project) -> Status {
        ACCORD_TRY(const std::vector<Source> all, collect::sourcesIn(project.database()));
        if (!all.empty() && all.front().repository == repository) {
            return {};
        }
        Source source;
        source.uuid = kSource;
        source.host = "github.com";
        source.base = "https://api.github.com";
        source.repository = repository;
        return writeCollected(project, [&](store::EventWriter& events) -> Status {
            ACCORD_CHECK(collect::writeSource(events, project.people().front().id, source));
            return {};
        });
    };
}

// A page of issues with a comment each, together with how far it brings the source.
Operation::Step fetches(int page)
{
    return [page](Project& project) -> Status {
        sqlite::Database& database = project.database();
        ACCORD_TRY(Fetching fetching, collect::fetching(database, kSource));
        if (fetching.pages >= page) {
            return {};
        }
        std::vector<FetchedIssue> issues;
        std::vector<FetchedComment> comments;
        std::vector<std::string> numbers;
        for (int i = page * 20; i < page * 20 + 25; ++i) { // some of them come again
            FetchedIssue& issue = issues.emplace_back();
            issue.link = {"github.com", "o/r", std::to_string(i), "https://github.com/o/r/issues/" + std::to_string(i)};
            issue.document.title = "Title " + std::to_string(i);
            issue.document.body = std::string(500, 'x');
            issue.document.updatedAt = "2024-01-01T00:00:00Z";
            issue.commentCount = 1;
            FetchedComment& comment = comments.emplace_back();
            comment.hostId = std::to_string(i);
            comment.number = issue.link.name;
            comment.comment.createdAt = "2024-01-01T00:00:00Z";
            comment.comment.body = "comment";
            numbers.push_back(issue.link.name);
        }
        ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(database));
        collect::FetchedWriter writer(database, kSource, 1);
        ACCORD_CHECK(writer.issues(issues));
        ACCORD_CHECK(writer.comments(comments));
        ACCORD_CHECK(writer.discussed(numbers));
        fetching.pass = 1;
        fetching.pages = page;
        ACCORD_CHECK(collect::writeFetching(database, kSource, fetching));
        ACCORD_CHECK(collect::writeFetchLine(database, {kSource, project.now(), FetchEvent::Began, "rest", {}}));
        return transaction.commit();
    };
}

/// One part of what is forgotten, which is a commit of its own; nothing once all is gone.
Status forgetsPart(Project& project)
{
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(project.database()));
    ACCORD_TRY([[maybe_unused]] const bool more, collect::forgetFetched(project.database(), kSource, 20));
    return transaction.commit();
}

Status forgetsRest(Project& project)
{
    ACCORD_CHECK(forgetsPart(project));
    ACCORD_TRY(const auto left, collect::fetchedCounts(project.database(), kSource));
    const bool gone = left.issues == 0 && left.comments == 0;
    return gone ? Status()
                : Error{Errc::Internal, Reason::Verbatim, {"what was fetched takes more parts than there are"}};
}

Status finds(Project& project)
{
    sqlite::Database& database = project.database();
    ACCORD_TRY(const auto findings, collect::keywordFindings(database));
    if (!findings.empty()) {
        return {};
    }
    IssueId first;
    std::string url;
    ACCORD_CHECK(store::forEachTextLink(database, [&](IssueId id, const TextLink& link) {
        url = first.valid() ? url : link.url;
        first = first.valid() ? first : id;
    }));
    ACCORD_TRY(const Issue issue, store::textById(database, first));
    return writeCollected(project, [&](store::EventWriter& events) -> Status {
        const KeywordHit hit{"T5", {{TextPlace::kBody, 0, 2}}};
        ACCORD_CHECK(store::writeHits(database, issue.documentId, std::vector{hit}));
        ACCORD_CHECK(collect::writeFacts(database, issue.id, {"v1", {}, {}, {}}));
        return collect::writeFinding(
            events, collect::KeywordFinding{"T5", url, project.people().front().id, Relevance::Relevant});
    });
}

void withFetched(const AssignmentDraft& scene)
{
    prepareProject(scene);
    Project project = must(Project::open(scene.project()));
    must(fetches(1)(project));
    must(fetches(2)(project));
}

void withCopyThatFound(const AssignmentDraft& scene)
{
    withFetched(scene);
    Project project = must(Project::open(scene.project()));
    must(sqlite::copyDatabase(project.database(), scene.folder / "copy.accord"));
    Project copy = must(Project::open(scene.folder / "copy.accord"));
    must(saves("o/r")(copy));
    must(finds(copy));
}

// 45 issues with a comment each are gone after five parts, and a sixth finds nothing.
std::vector<Operation::Step> partsOfForgetting()
{
    std::vector<Operation::Step> steps(5, forgetsPart);
    steps.emplace_back(forgetsRest);
    return steps;
}

Status mergesCollected(Project& project)
{
    NoProgress progress;
    const std::vector<std::filesystem::path> files{project.file().parent_path() / "copy.accord"};
    const auto report = exchange::merge(project, files, {}, progress, {});
    return report.ok() ? Status() : Status(report.error());
}

} // namespace

std::vector<Operation> collectOperations()
{
    return {
        {"add a source, change it, find something", prepareProject, {saves("o/r"), saves("o/new"), finds}, false, {}},
        {"keep pages of what is fetched", prepareProject, {fetches(1), fetches(2), fetches(3)}, false, {}},
        {"forget what was fetched", withFetched, partsOfForgetting(), false, {}},
        {"merge a copy in which something was found", withCopyThatFound, {mergesCollected}, false, {}},
    };
}

} // namespace accord::test::faults
