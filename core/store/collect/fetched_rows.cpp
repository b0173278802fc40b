// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/collect/contents.h"
#include "core/store/collect/fetched.h"

#include <algorithm>
#include <utility>

namespace accord::store {
namespace {

Result<std::int64_t> countOf(Database& database, std::string_view sql, const Uuid& source)
{
    ACCORD_TRY(Statement query, database.prepare(sql));
    query.bind(source);
    ACCORD_CHECK(query.step());
    return query.integer(0);
}

Status readComments(Database& database, const Uuid& source, FetchedIssue& issue)
{
    ACCORD_TRY(Statement query, database.prepare(R"sql(
        SELECT created_at, content
        FROM fetched_comment
        WHERE source = ?
          AND number = ?
        ORDER BY created_at, host_id
    )sql"));
    query.bind(source).bind(std::string_view(issue.link.number));
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return {};
        }
        FetchedComment comment;
        comment.comment.createdAt = query.string(0);
        readCommentContent(query.text(1), comment);
        issue.document.comments.push_back(std::move(comment.comment));
    }
}

// False if the row is gone.
Result<bool> readIssue(Database& database, const Uuid& source, std::int64_t id, FetchedIssue& issue)
{
    ACCORD_TRY(Statement query, database.prepare(R"sql(
        SELECT number, updated_at, pull_request, comment_count, content
        FROM fetched_issue
        WHERE id = ?
    )sql"));
    query.bind(id);
    ACCORD_TRY(const bool row, query.step());
    if (!row) {
        return false;
    }
    issue.link.number = query.string(0);
    issue.document.updatedAt = query.string(1);
    issue.pullRequest = query.integer(2) != 0;
    issue.commentCount = query.integer(3);
    readIssueContent(query.text(4), issue);
    issue.document.commentsTold.value = issue.commentCount;
    ACCORD_CHECK(readComments(database, source, issue));
    return true;
}

} // namespace

Result<std::vector<Undiscussed>> undiscussed(Database& database, const Uuid& source, bool pullRequests)
{
    ACCORD_TRY(Statement query,
               database.prepare(R"sql(
                   SELECT number, comment_count
                   FROM fetched_issue
                   WHERE source = ?
                     AND comments_at <> updated_at
                     AND comment_count > 0
                     AND pull_request <= ?
                   ORDER BY id
               )sql"));
    query.bind(source).bind(std::int64_t{pullRequests ? 1 : 0});
    std::vector<Undiscussed> found;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return found;
        }
        found.push_back({query.string(0), query.integer(1)});
    }
}

Status forEachFetched(Database& database, const Uuid& source, std::int64_t after,
                      const std::function<Status(const FetchedIssue&)>& visit)
{
    // Numbers first: eight bytes each, and nothing is read while `visit` writes.
    std::vector<std::int64_t> rows;
    {
        ACCORD_TRY(Statement query,
                   database.prepare("SELECT id FROM fetched_issue WHERE source = ? AND touched > ? ORDER BY id"));
        query.bind(source).bind(after);
        while (true) {
            ACCORD_TRY(const bool row, query.step());
            if (!row) {
                break;
            }
            rows.push_back(query.integer(0));
        }
    }
    for (const std::int64_t id : rows) {
        FetchedIssue issue;
        ACCORD_TRY(const bool there, readIssue(database, source, id, issue));
        if (there) {
            ACCORD_CHECK(visit(issue));
        }
    }
    return {};
}

Result<FetchedCounts> fetchedCounts(Database& database, const Uuid& source)
{
    FetchedCounts counts;
    ACCORD_TRY(counts.pullRequests,
               countOf(database, "SELECT count(*) FROM fetched_issue WHERE source = ? AND pull_request = 1", source));
    ACCORD_TRY(counts.issues, countOf(database, "SELECT count(*) FROM fetched_issue WHERE source = ?", source));
    counts.issues -= counts.pullRequests;
    ACCORD_TRY(counts.comments, countOf(database, "SELECT count(*) FROM fetched_comment WHERE source = ?", source));
    ACCORD_TRY(counts.withoutDiscussion,
               countOf(database,
                       R"sql(
                           SELECT count(*)
                           FROM fetched_issue
                           WHERE source = ?
                             AND comments_at <> updated_at
                             AND comment_count > 0
                             AND pull_request = 0
                       )sql",
                       source));
    return counts;
}

Result<bool> forgetFetched(Database& database, const Uuid& source, std::int64_t most)
{
    // How far it had come goes first: with a part of the rows gone it would not be true.
    for (const std::string_view sql :
         {"DELETE FROM fetching WHERE source = ?1 AND ?2 >= 0", "DELETE FROM fetch_log WHERE source = ?1 AND ?2 >= 0",
          R"sql(
              DELETE FROM fetched_comment
              WHERE id IN (SELECT id FROM fetched_comment WHERE source = ?1 LIMIT ?2)
          )sql",
          R"sql(
              DELETE FROM fetched_issue
              WHERE id IN (SELECT id FROM fetched_issue WHERE source = ?1 LIMIT ?2)
          )sql"}) {
        ACCORD_TRY(Statement remove, database.prepare(sql));
        remove.bind(source).bind(std::max<std::int64_t>(most, 0));
        ACCORD_CHECK(remove.run());
        most -= database.changes();
    }
    return most <= 0;
}

} // namespace accord::store
