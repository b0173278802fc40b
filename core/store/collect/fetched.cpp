// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/collect/fetched.h"

#include "core/store/collect/sources.h"

#include <algorithm>
#include <set>
#include <utility>

namespace accord::store {

// The row of an issue that is here already.
struct FetchedWriter::Row
{
    std::int64_t id = 0;
    std::string updatedAt;
    std::string content;
    std::int64_t commentCount = 0;
    bool pullRequest = false;
};

namespace {

// What some ways do not tell is no news.
std::string newContent(const FetchedIssue& issue, const std::string& content)
{
    FetchedIssue former;
    readIssueContent(content, former);
    FetchedIssue now = issue;
    if (now.facts.closedBy.empty() && now.document.closedAt == former.document.closedAt) {
        now.facts.closedBy = former.facts.closedBy;
    }
    if (now.facts.referredBy.empty()) {
        now.facts.referredBy = former.facts.referredBy;
    }
    return issueContent(now);
}

} // namespace

FetchedWriter::FetchedWriter(Database& database, const Uuid& source, std::int64_t pass)
    : m_database(&database)
    , m_source(source)
    , m_pass(pass)
{}

Result<bool> FetchedWriter::find(const FetchedIssue& issue, Row& row)
{
    ACCORD_TRY(Statement query, m_database->prepare(R"sql(
                   SELECT id, updated_at, content, comment_count, pull_request
                   FROM fetched_issue
                   WHERE source = ?
                     AND number = ?
               )sql"));
    query.bind(m_source).bind(std::string_view(issue.link.number));
    ACCORD_TRY(const bool found, query.step());
    if (found) {
        row = Row{query.integer(0), query.string(1), query.string(2), query.integer(3), query.integer(4) != 0};
    }
    return found;
}

Status FetchedWriter::add(const FetchedIssue& issue)
{
    const std::string content = issueContent(issue);
    ACCORD_TRY(Statement insert, m_database->prepare(R"sql(
                   INSERT INTO fetched_issue (
                       source, number, touched, updated_at, pull_request, comment_count, comments_at, content
                   )
                   VALUES (?, ?, ?, ?, ?, ?, '', ?)
               )sql"));
    insert.bind(m_source).bind(std::string_view(issue.link.number)).bind(m_pass);
    insert.bind(std::string_view(issue.document.updatedAt)).bind(std::int64_t{issue.pullRequest ? 1 : 0});
    insert.bind(issue.commentCount).bind(std::string_view(content));
    return insert.run();
}

Status FetchedWriter::change(const FetchedIssue& issue, const Row& row, const std::string& content)
{
    ACCORD_TRY(Statement update, m_database->prepare(R"sql(
        UPDATE fetched_issue
        SET touched = ?, updated_at = ?, pull_request = ?, comment_count = ?, content = ?
        WHERE id = ?
    )sql"));
    update.bind(m_pass).bind(std::string_view(issue.document.updatedAt)).bind(std::int64_t{issue.pullRequest ? 1 : 0});
    update.bind(issue.commentCount).bind(std::string_view(content)).bind(row.id);
    ACCORD_CHECK(update.run());
    if (issue.commentCount > 0 || row.commentCount == 0) {
        return {};
    }
    // Nobody asks for a discussion that is empty now.
    ACCORD_TRY(Statement remove, m_database->prepare("DELETE FROM fetched_comment WHERE source = ? AND number = ?"));
    remove.bind(m_source).bind(std::string_view(issue.link.number));
    return remove.run();
}

Result<PageOutcome> FetchedWriter::issues(std::span<const FetchedIssue> page)
{
    PageOutcome outcome;
    for (const FetchedIssue& issue : page) {
        Row row;
        ACCORD_TRY(const bool found, find(issue, row));
        if (!found) {
            ACCORD_CHECK(add(issue));
            ++outcome.added;
            continue;
        }
        const bool older = issue.document.updatedAt < row.updatedAt;
        const std::string content = older ? std::string() : newContent(issue, row.content);
        if (older || (content == row.content && issue.document.updatedAt == row.updatedAt &&
                      issue.commentCount == row.commentCount && issue.pullRequest == row.pullRequest)) {
            ++outcome.unchanged;
            continue;
        }
        ACCORD_CHECK(change(issue, row, content));
        ++outcome.changed;
    }
    return outcome;
}

Status FetchedWriter::addComment(const FetchedComment& comment, const std::string& content)
{
    ACCORD_TRY(Statement insert, m_database->prepare(R"sql(
        INSERT INTO fetched_comment (source, number, created_at, host_id, content)
        VALUES (?, ?, ?, ?, ?)
    )sql"));
    insert.bind(m_source).bind(std::string_view(comment.number)).bind(std::string_view(comment.comment.createdAt));
    insert.bind(std::string_view(comment.hostId)).bind(std::string_view(content));
    return insert.run();
}

Status FetchedWriter::changeComment(std::int64_t id, const std::string& content)
{
    ACCORD_TRY(Statement update, m_database->prepare("UPDATE fetched_comment SET content = ? WHERE id = ?"));
    update.bind(std::string_view(content)).bind(id);
    return update.run();
}

Status FetchedWriter::touch(const std::string& number)
{
    ACCORD_TRY(Statement update, m_database->prepare(R"sql(
        UPDATE fetched_issue
        SET touched = ?1
        WHERE source = ?2
          AND number = ?3
          AND touched <> ?1
    )sql"));
    update.bind(m_pass).bind(m_source).bind(std::string_view(number));
    return update.run();
}

Result<PageOutcome> FetchedWriter::comments(std::span<const FetchedComment> page)
{
    PageOutcome outcome;
    for (const FetchedComment& comment : page) {
        std::string content = commentContent(comment);
        ACCORD_TRY(Statement query, m_database->prepare(R"sql(
            SELECT id, content
            FROM fetched_comment
            WHERE source = ?
              AND number = ?
              AND created_at = ?
              AND host_id = ?
        )sql"));
        query.bind(m_source).bind(std::string_view(comment.number));
        query.bind(std::string_view(comment.comment.createdAt)).bind(std::string_view(comment.hostId));
        ACCORD_TRY(const bool found, query.step());
        if (!found) {
            ACCORD_CHECK(addComment(comment, content));
            ACCORD_CHECK(touch(comment.number));
            ++outcome.added;
            continue;
        }
        FetchedComment former;
        former.comment.createdAt = comment.comment.createdAt;
        readCommentContent(query.text(1), former);
        if (query.text(1) == content || comment.updatedAt < former.updatedAt) {
            ++outcome.unchanged;
            continue;
        }
        const std::int64_t id = query.integer(0);
        query.reset();
        ACCORD_CHECK(changeComment(id, content));
        ACCORD_CHECK(touch(comment.number));
        ++outcome.changed;
    }
    return outcome;
}

Status FetchedWriter::discussed(std::span<const std::string> numbers)
{
    if (numbers.empty()) {
        return discussedAll();
    }
    ACCORD_TRY(Statement update, m_database->prepare(R"sql(
        UPDATE fetched_issue
        SET comments_at = updated_at
        WHERE source = ?
          AND number = ?
          AND comments_at <> updated_at
    )sql"));
    for (const std::string& number : numbers) {
        update.bind(m_source).bind(std::string_view(number));
        ACCORD_CHECK(update.run());
    }
    return {};
}

Status FetchedWriter::discussedAll()
{
    // An empty discussion is never asked for: its rows need not be written again.
    ACCORD_TRY(Statement update, m_database->prepare(R"sql(
                   UPDATE fetched_issue
                   SET comments_at = updated_at
                   WHERE source = ?
                     AND comments_at <> updated_at
                     AND comment_count > 0
               )sql"));
    update.bind(m_source);
    return update.run();
}

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
    ACCORD_TRY(Statement query, database.prepare(R"sql(
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
    ACCORD_TRY(counts.withoutDiscussion, countOf(database,
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

namespace {

Result<std::vector<Undiscussed>> read(Statement& query)
{
    std::vector<Undiscussed> found;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return found;
        }
        found.push_back(Undiscussed{query.string(0), query.integer(1)});
    }
}

// The key of a comment within its issue.
using Key = std::pair<std::string, std::string>;

Result<std::vector<Key>> surplus(Database& database, const Uuid& source, const std::string& number,
                                 std::span<const FetchedComment> whole)
{
    std::set<Key> wanted;
    for (const FetchedComment& comment : whole) {
        wanted.emplace(comment.comment.createdAt, comment.hostId);
    }
    ACCORD_TRY(Statement query, database.prepare(R"sql(
        SELECT created_at, host_id
        FROM fetched_comment
        WHERE source = ?
          AND number = ?
    )sql"));
    query.bind(source).bind(number);
    std::vector<Key> found;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return found;
        }
        Key key(query.string(0), query.string(1));
        if (!wanted.contains(key)) {
            found.push_back(std::move(key));
        }
    }
}

} // namespace

Result<std::vector<std::string>> notFetched(Database& database, const Uuid& source,
                                            std::span<const std::string> numbers)
{
    ACCORD_TRY(Statement query, database.prepare("SELECT 1 FROM fetched_issue WHERE source = ? AND number = ?"));
    std::vector<std::string> missing;
    for (const std::string& number : numbers) {
        query.bind(source).bind(number);
        ACCORD_TRY(const bool here, query.step());
        query.reset();
        if (!here) {
            missing.push_back(number);
        }
    }
    return missing;
}

Result<std::int64_t> keepOnly(Database& database, const Uuid& source, const std::string& number,
                              std::span<const FetchedComment> whole, std::int64_t pass)
{
    ACCORD_TRY(const std::vector<Key> gone, surplus(database, source, number, whole));
    if (gone.empty()) {
        return std::int64_t{0};
    }
    ACCORD_TRY(Statement drop, database.prepare(R"sql(
        DELETE FROM fetched_comment
        WHERE source = ?
          AND number = ?
          AND created_at = ?
          AND host_id = ?
    )sql"));
    for (const auto& [createdAt, hostId] : gone) {
        ACCORD_CHECK(drop.bind(source).bind(number).bind(createdAt).bind(hostId).run());
    }
    ACCORD_TRY(Statement touch,
               database.prepare("UPDATE fetched_issue SET touched = ? WHERE source = ? AND number = ?"));
    ACCORD_CHECK(touch.bind(pass).bind(source).bind(number).run());
    return static_cast<std::int64_t>(gone.size());
}

Result<std::vector<Undiscussed>> undiscussedSince(Database& database, const Uuid& source, bool pullRequests,
                                                  std::int64_t since)
{
    ACCORD_TRY(Statement query, database.prepare(R"sql(
                   SELECT number, comment_count
                   FROM fetched_issue
                   WHERE source = ?
                     AND touched >= ?
                     AND comment_count > 0
                     AND comments_at <> updated_at
                     AND pull_request <= ?
                   ORDER BY id
               )sql"));
    query.bind(source).bind(since).bind(std::int64_t{pullRequests ? 1 : 0});
    return read(query);
}

Result<std::vector<Undiscussed>> miscounted(Database& database, const Uuid& source, bool pullRequests,
                                            std::int64_t since)
{
    ACCORD_TRY(Statement query, database.prepare(R"sql(
                   SELECT number, comment_count
                   FROM fetched_issue i
                   WHERE source = ?
                     AND touched >= ?
                     AND comment_count > 0
                     AND comments_at <> updated_at
                     AND pull_request <= ?
                     AND comment_count <> (
                         SELECT count(*)
                         FROM fetched_comment c
                         WHERE c.source = i.source
                           AND c.number = i.number
                           AND c.created_at <= i.updated_at
                     )
                   ORDER BY id
               )sql"));
    query.bind(source).bind(since).bind(std::int64_t{pullRequests ? 1 : 0});
    return read(query);
}

Result<std::int64_t> commentsTold(Database& database, const Uuid& source, std::int64_t since)
{
    ACCORD_TRY(Statement query, database.prepare(R"sql(
        SELECT coalesce(sum(comment_count), 0)
        FROM fetched_issue
        WHERE source = ?
          AND touched >= ?
    )sql"));
    query.bind(source).bind(since);
    ACCORD_TRY([[maybe_unused]] const bool row, query.step());
    return query.integer(0);
}

} // namespace accord::store
