// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/fetched.h"

#include "core/collect/source_queries.h"

#include <algorithm>
#include <set>
#include <utility>

namespace accord::collect {

// What is here already of an issue.
struct FetchedWriter::Kept
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

FetchedWriter::FetchedWriter(sqlite::Database& database, const Uuid& source, std::int64_t pass)
    : m_database(&database)
    , m_source(source)
    , m_pass(pass)
{}

Result<bool> FetchedWriter::find(const FetchedIssue& issue, Kept& kept)
{
    ACCORD_TRY(sqlite::Statement query, m_database->prepare(R"sql(
                   SELECT id, updated_at, content, comment_count, pull_request
                   FROM fetched_issue
                   WHERE source = ?
                     AND number = ?
               )sql"));
    query.bind(m_source).bind(std::string_view(issue.link.name));
    ACCORD_TRY(const bool found, query.step());
    if (found) {
        kept = Kept{query.integer(0), query.string(1), query.string(2), query.integer(3), query.integer(4) != 0};
    }
    return found;
}

Status FetchedWriter::add(const FetchedIssue& issue)
{
    const std::string content = issueContent(issue);
    ACCORD_TRY(sqlite::Statement insert, m_database->prepare(R"sql(
                   INSERT INTO fetched_issue (
                       source, number, touched, updated_at, pull_request, comment_count, comments_at, content
                   )
                   VALUES (?, ?, ?, ?, ?, ?, '', ?)
               )sql"));
    insert.bind(m_source).bind(std::string_view(issue.link.name)).bind(m_pass);
    insert.bind(std::string_view(issue.document.updatedAt)).bind(std::int64_t{issue.pullRequest ? 1 : 0});
    insert.bind(issue.commentCount).bind(std::string_view(content));
    return insert.run();
}

Status FetchedWriter::change(const FetchedIssue& issue, const Kept& kept, const std::string& content)
{
    ACCORD_TRY(sqlite::Statement update, m_database->prepare(R"sql(
        UPDATE fetched_issue
        SET touched = ?, updated_at = ?, pull_request = ?, comment_count = ?, content = ?
        WHERE id = ?
    )sql"));
    update.bind(m_pass).bind(std::string_view(issue.document.updatedAt)).bind(std::int64_t{issue.pullRequest ? 1 : 0});
    update.bind(issue.commentCount).bind(std::string_view(content)).bind(kept.id);
    ACCORD_CHECK(update.run());
    if (issue.commentCount > 0 || kept.commentCount == 0) {
        return {};
    }
    // Nobody asks for a discussion that is empty now.
    ACCORD_TRY(sqlite::Statement remove,
               m_database->prepare("DELETE FROM fetched_comment WHERE source = ? AND number = ?"));
    remove.bind(m_source).bind(std::string_view(issue.link.name));
    return remove.run();
}

Result<PageOutcome> FetchedWriter::issues(std::span<const FetchedIssue> page)
{
    PageOutcome outcome;
    for (const FetchedIssue& issue : page) {
        Kept kept;
        ACCORD_TRY(const bool found, find(issue, kept));
        if (!found) {
            ACCORD_CHECK(add(issue));
            ++outcome.added;
            continue;
        }
        const bool older = issue.document.updatedAt < kept.updatedAt;
        const std::string content = older ? std::string() : newContent(issue, kept.content);
        if (older || (content == kept.content && issue.document.updatedAt == kept.updatedAt &&
                      issue.commentCount == kept.commentCount && issue.pullRequest == kept.pullRequest)) {
            ++outcome.unchanged;
            continue;
        }
        ACCORD_CHECK(change(issue, kept, content));
        ++outcome.changed;
    }
    return outcome;
}

Status FetchedWriter::addComment(const FetchedComment& comment, const std::string& content)
{
    ACCORD_TRY(sqlite::Statement insert, m_database->prepare(R"sql(
        INSERT INTO fetched_comment (source, number, created_at, host_id, content)
        VALUES (?, ?, ?, ?, ?)
    )sql"));
    insert.bind(m_source).bind(std::string_view(comment.number)).bind(std::string_view(comment.comment.createdAt));
    insert.bind(std::string_view(comment.hostId)).bind(std::string_view(content));
    return insert.run();
}

Status FetchedWriter::changeComment(std::int64_t id, const std::string& content)
{
    ACCORD_TRY(sqlite::Statement update, m_database->prepare("UPDATE fetched_comment SET content = ? WHERE id = ?"));
    update.bind(std::string_view(content)).bind(id);
    return update.run();
}

Status FetchedWriter::touch(const std::string& number)
{
    ACCORD_TRY(sqlite::Statement update, m_database->prepare(R"sql(
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
        ACCORD_TRY(sqlite::Statement query, m_database->prepare(R"sql(
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
    ACCORD_TRY(sqlite::Statement update, m_database->prepare(R"sql(
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
    ACCORD_TRY(sqlite::Statement update, m_database->prepare(R"sql(
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

Status readComments(sqlite::Database& database, const Uuid& source, FetchedIssue& issue)
{
    static constexpr auto kSql = R"sql(
        SELECT created_at, content
        FROM fetched_comment
        WHERE source = :source
          AND number = :number
        ORDER BY created_at, host_id
    )sql";
    return database.query(kSql)
        .bind(":source", source)
        .bind(":number", issue.link.name)
        .each([&](const sqlite::Row& row) {
            FetchedComment comment;
            comment.comment.createdAt = row.string(0);
            readCommentContent(row.text(1), comment);
            issue.document.comments.push_back(std::move(comment.comment));
        });
}

Undiscussed readUndiscussed(const sqlite::Row& row)
{
    return Undiscussed{row.string(0), row.integer(1)};
}

// False if the row is gone.
Result<bool> readIssue(sqlite::Database& database, const Uuid& source, std::int64_t id, FetchedIssue& issue)
{
    ACCORD_TRY(sqlite::Statement query, database.prepare(R"sql(
        SELECT number, updated_at, pull_request, comment_count, content
        FROM fetched_issue
        WHERE id = ?
    )sql"));
    query.bind(id);
    ACCORD_TRY(const bool row, query.step());
    if (!row) {
        return false;
    }
    issue.link.name = query.string(0);
    issue.document.updatedAt = query.string(1);
    issue.pullRequest = query.integer(2) != 0;
    issue.commentCount = query.integer(3);
    readIssueContent(query.text(4), issue);
    issue.document.commentsTold.value = issue.commentCount;
    ACCORD_CHECK(readComments(database, source, issue));
    return true;
}

} // namespace

Result<std::vector<Undiscussed>> undiscussed(sqlite::Database& database, const Uuid& source, bool pullRequests)
{
    static constexpr auto kSql = R"sql(
        SELECT number, comment_count
        FROM fetched_issue
        WHERE source = :source
          AND comments_at <> updated_at
          AND comment_count > 0
          AND pull_request <= :pull_requests
        ORDER BY id
    )sql";
    return database.query(kSql)
        .bind(":source", source)
        .bind(":pull_requests", pullRequests)
        .all<Undiscussed>(readUndiscussed);
}

Status forEachFetched(sqlite::Database& database, const Uuid& source, std::int64_t after,
                      const std::function<Status(const FetchedIssue&)>& visit)
{
    // Numbers first: eight bytes each, and nothing is read while `visit` writes.
    ACCORD_TRY(const std::vector<std::int64_t> rows,
               database.query("SELECT id FROM fetched_issue WHERE source = :source AND touched > :after ORDER BY id")
                   .bind(":source", source)
                   .bind(":after", after)
                   .all<std::int64_t>());
    for (const std::int64_t id : rows) {
        FetchedIssue issue;
        ACCORD_TRY(const bool there, readIssue(database, source, id, issue));
        if (there) {
            ACCORD_CHECK(visit(issue));
        }
    }
    return {};
}

Result<FetchedCounts> fetchedCounts(sqlite::Database& database, const Uuid& source)
{
    // Each is counted from an index of its own.
    static constexpr auto kSql = R"sql(
        SELECT
            (SELECT count(*) FROM fetched_issue WHERE source = :source),
            (SELECT count(*) FROM fetched_issue WHERE source = :source AND pull_request = 1),
            (SELECT count(*) FROM fetched_comment WHERE source = :source),
            (
                SELECT count(*)
                FROM fetched_issue
                WHERE source = :source
                  AND comments_at <> updated_at
                  AND comment_count > 0
                  AND pull_request = 0
            )
    )sql";
    ACCORD_TRY(
        const auto counts, database.query(kSql).bind(":source", source).one<FetchedCounts>([](const sqlite::Row& row) {
            return FetchedCounts{row.integer(0) - row.integer(1), row.integer(1), row.integer(2), row.integer(3)};
        }));
    return *counts;
}

Result<bool> forgetFetched(sqlite::Database& database, const Uuid& source, std::int64_t most)
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
        ACCORD_TRY(sqlite::Statement remove, database.prepare(sql));
        remove.bind(source).bind(std::max<std::int64_t>(most, 0));
        ACCORD_CHECK(remove.run());
        most -= database.changes();
    }
    return most <= 0;
}

namespace {

// The key of a comment within its issue.
using Key = std::pair<std::string, std::string>;

Result<std::vector<Key>> surplus(sqlite::Database& database, const Uuid& source, const std::string& number,
                                 std::span<const FetchedComment> whole)
{
    std::set<Key> wanted;
    for (const FetchedComment& comment : whole) {
        wanted.emplace(comment.comment.createdAt, comment.hostId);
    }
    ACCORD_TRY(sqlite::Statement query, database.prepare(R"sql(
        SELECT created_at, host_id
        FROM fetched_comment
        WHERE source = ?
          AND number = ?
    )sql"));
    query.bind(source).bind(number);
    std::vector<Key> found;
    ACCORD_CHECK(query.each([&](const sqlite::Row& row) {
        Key key(row.string(0), row.string(1));
        if (!wanted.contains(key)) {
            found.push_back(std::move(key));
        }
    }));
    return found;
}

} // namespace

Result<std::vector<std::string>> notFetched(sqlite::Database& database, const Uuid& source,
                                            std::span<const std::string> numbers)
{
    ACCORD_TRY(sqlite::Statement query,
               database.prepare("SELECT 1 FROM fetched_issue WHERE source = ? AND number = ?"));
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

Result<std::int64_t> keepOnly(sqlite::Database& database, const Uuid& source, const std::string& number,
                              std::span<const FetchedComment> whole, std::int64_t pass)
{
    ACCORD_TRY(const std::vector<Key> gone, surplus(database, source, number, whole));
    if (gone.empty()) {
        return std::int64_t{0};
    }
    ACCORD_TRY(sqlite::Statement drop, database.prepare(R"sql(
        DELETE FROM fetched_comment
        WHERE source = ?
          AND number = ?
          AND created_at = ?
          AND host_id = ?
    )sql"));
    for (const auto& [createdAt, hostId] : gone) {
        ACCORD_CHECK(drop.bind(source).bind(number).bind(createdAt).bind(hostId).run());
    }
    ACCORD_TRY(sqlite::Statement touch,
               database.prepare("UPDATE fetched_issue SET touched = ? WHERE source = ? AND number = ?"));
    ACCORD_CHECK(touch.bind(pass).bind(source).bind(number).run());
    return static_cast<std::int64_t>(gone.size());
}

Result<std::vector<Undiscussed>> undiscussedSince(sqlite::Database& database, const Uuid& source, bool pullRequests,
                                                  std::int64_t since)
{
    static constexpr auto kSql = R"sql(
        SELECT number, comment_count
        FROM fetched_issue
        WHERE source = :source
          AND touched >= :since
          AND comment_count > 0
          AND comments_at <> updated_at
          AND pull_request <= :pull_requests
        ORDER BY id
    )sql";
    return database.query(kSql)
        .bind(":source", source)
        .bind(":since", since)
        .bind(":pull_requests", pullRequests)
        .all<Undiscussed>(readUndiscussed);
}

Result<std::vector<Undiscussed>> miscounted(sqlite::Database& database, const Uuid& source, bool pullRequests,
                                            std::int64_t since)
{
    static constexpr auto kSql = R"sql(
        SELECT number, comment_count
        FROM fetched_issue
        WHERE source = :source
          AND touched >= :since
          AND comment_count > 0
          AND comments_at <> updated_at
          AND pull_request <= :pull_requests
          AND comment_count <> (
              SELECT count(*)
              FROM fetched_comment
              WHERE fetched_comment.source = fetched_issue.source
                AND fetched_comment.number = fetched_issue.number
                AND fetched_comment.created_at <= fetched_issue.updated_at
          )
        ORDER BY id
    )sql";
    return database.query(kSql)
        .bind(":source", source)
        .bind(":since", since)
        .bind(":pull_requests", pullRequests)
        .all<Undiscussed>(readUndiscussed);
}

Result<std::int64_t> commentsTold(sqlite::Database& database, const Uuid& source, std::int64_t since)
{
    static constexpr auto kSql = R"sql(
        SELECT coalesce(sum(comment_count), 0)
        FROM fetched_issue
        WHERE source = :source
          AND touched >= :since
    )sql";
    ACCORD_TRY(const auto told, database.query(kSql).bind(":source", source).bind(":since", since).one<std::int64_t>());
    return *told;
}

} // namespace accord::collect
