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

Result<std::optional<FetchedWriter::Kept>> FetchedWriter::find(const FetchedIssue& issue)
{
    static constexpr auto kSql = R"sql(
        SELECT id, updated_at, content, comment_count, pull_request
        FROM fetched_issue
        WHERE source = :source
          AND number = :number
    )sql";
    return m_database->query(kSql)
        .bind(":source", m_source)
        .bind(":number", issue.link.name)
        .one<Kept>([](const sqlite::Row& row) {
            return Kept{row.integer(0), row.string(1), row.string(2), row.integer(3), row.integer(4) != 0};
        });
}

Status FetchedWriter::add(const FetchedIssue& issue)
{
    static constexpr auto kSql = R"sql(
        INSERT INTO fetched_issue (
            source, number, touched, updated_at, pull_request, comment_count, comments_at, content
        )
        VALUES (:source, :number, :pass, :updated_at, :pull_request, :comment_count, '', :content)
    )sql";
    return m_database->query(kSql)
        .bind(":source", m_source)
        .bind(":number", issue.link.name)
        .bind(":pass", m_pass)
        .bind(":updated_at", issue.document.updatedAt)
        .bind(":pull_request", issue.pullRequest)
        .bind(":comment_count", issue.commentCount)
        .bind(":content", issueContent(issue))
        .run();
}

Status FetchedWriter::change(const FetchedIssue& issue, const Kept& kept, const std::string& content)
{
    static constexpr auto kSql = R"sql(
        UPDATE fetched_issue
        SET touched = :pass, updated_at = :updated_at, pull_request = :pull_request, comment_count = :comment_count,
            content = :content
        WHERE id = :id
    )sql";
    ACCORD_CHECK(m_database->query(kSql)
                     .bind(":pass", m_pass)
                     .bind(":updated_at", issue.document.updatedAt)
                     .bind(":pull_request", issue.pullRequest)
                     .bind(":comment_count", issue.commentCount)
                     .bind(":content", content)
                     .bind(":id", kept.id)
                     .run());
    if (issue.commentCount > 0 || kept.commentCount == 0) {
        return {};
    }
    // Nobody asks for a discussion that is empty now.
    static constexpr auto kEmpty = "DELETE FROM fetched_comment WHERE source = :source AND number = :number";
    return m_database->query(kEmpty).bind(":source", m_source).bind(":number", issue.link.name).run();
}

Result<PageOutcome> FetchedWriter::issues(std::span<const FetchedIssue> page)
{
    PageOutcome outcome;
    for (const FetchedIssue& issue : page) {
        ACCORD_TRY(const auto kept, find(issue));
        if (!kept) {
            ACCORD_CHECK(add(issue));
            ++outcome.added;
            continue;
        }
        const bool older = issue.document.updatedAt < kept->updatedAt;
        const std::string content = older ? std::string() : newContent(issue, kept->content);
        if (older || (content == kept->content && issue.document.updatedAt == kept->updatedAt &&
                      issue.commentCount == kept->commentCount && issue.pullRequest == kept->pullRequest)) {
            ++outcome.unchanged;
            continue;
        }
        ACCORD_CHECK(change(issue, *kept, content));
        ++outcome.changed;
    }
    return outcome;
}

Status FetchedWriter::addComment(const FetchedComment& comment, const std::string& content)
{
    static constexpr auto kSql = R"sql(
        INSERT INTO fetched_comment (source, number, created_at, host_id, content)
        VALUES (:source, :number, :created_at, :host_id, :content)
    )sql";
    return m_database->query(kSql)
        .bind(":source", m_source)
        .bind(":number", comment.number)
        .bind(":created_at", comment.comment.createdAt)
        .bind(":host_id", comment.hostId)
        .bind(":content", content)
        .run();
}

Status FetchedWriter::changeComment(std::int64_t id, const std::string& content)
{
    static constexpr auto kSql = "UPDATE fetched_comment SET content = :content WHERE id = :id";
    return m_database->query(kSql).bind(":content", content).bind(":id", id).run();
}

Status FetchedWriter::touch(const std::string& number)
{
    static constexpr auto kSql = R"sql(
        UPDATE fetched_issue
        SET touched = :pass
        WHERE source = :source
          AND number = :number
          AND touched <> :pass
    )sql";
    return m_database->query(kSql).bind(":pass", m_pass).bind(":source", m_source).bind(":number", number).run();
}

Result<PageOutcome> FetchedWriter::comments(std::span<const FetchedComment> page)
{
    static constexpr auto kSql = R"sql(
        SELECT id, content
        FROM fetched_comment
        WHERE source = :source
          AND number = :number
          AND created_at = :created_at
          AND host_id = :host_id
    )sql";
    using Known = std::pair<std::int64_t, std::string>;
    PageOutcome outcome;
    for (const FetchedComment& comment : page) {
        const std::string content = commentContent(comment);
        ACCORD_TRY(const auto known,
                   m_database->query(kSql)
                       .bind(":source", m_source)
                       .bind(":number", comment.number)
                       .bind(":created_at", comment.comment.createdAt)
                       .bind(":host_id", comment.hostId)
                       .one<Known>([](const sqlite::Row& row) { return Known(row.integer(0), row.string(1)); }));
        if (!known) {
            ACCORD_CHECK(addComment(comment, content));
            ACCORD_CHECK(touch(comment.number));
            ++outcome.added;
            continue;
        }
        FetchedComment former;
        former.comment.createdAt = comment.comment.createdAt;
        readCommentContent(known->second, former);
        if (known->second == content || comment.updatedAt < former.updatedAt) {
            ++outcome.unchanged;
            continue;
        }
        ACCORD_CHECK(changeComment(known->first, content));
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
    static constexpr auto kSql = R"sql(
        UPDATE fetched_issue
        SET comments_at = updated_at
        WHERE source = :source
          AND number = :number
          AND comments_at <> updated_at
    )sql";
    for (const std::string& number : numbers) {
        ACCORD_CHECK(m_database->query(kSql).bind(":source", m_source).bind(":number", number).run());
    }
    return {};
}

Status FetchedWriter::discussedAll()
{
    // An empty discussion is never asked for: its rows need not be written again.
    static constexpr auto kSql = R"sql(
        UPDATE fetched_issue
        SET comments_at = updated_at
        WHERE source = :source
          AND comments_at <> updated_at
          AND comment_count > 0
    )sql";
    return m_database->query(kSql).bind(":source", m_source).run();
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
    static constexpr auto kSql = R"sql(
        SELECT number, updated_at, pull_request, comment_count, content
        FROM fetched_issue
        WHERE id = :id
    )sql";
    bool found = false;
    ACCORD_CHECK(database.query(kSql).bind(":id", id).each([&](const sqlite::Row& row) {
        found = true;
        issue.link.name = row.string(0);
        issue.document.updatedAt = row.string(1);
        issue.pullRequest = row.value<bool>(2);
        issue.commentCount = row.integer(3);
        readIssueContent(row.text(4), issue);
        issue.document.commentsTold.value = issue.commentCount;
    }));
    ACCORD_CHECK(found ? readComments(database, source, issue) : Status());
    return found;
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
    for (const std::string_view sql : {"DELETE FROM fetching WHERE source = :source AND :most >= 0",
                                       "DELETE FROM fetch_log WHERE source = :source AND :most >= 0",
                                       R"sql(
              DELETE FROM fetched_comment
              WHERE id IN (SELECT id FROM fetched_comment WHERE source = :source LIMIT :most)
          )sql",
                                       R"sql(
              DELETE FROM fetched_issue
              WHERE id IN (SELECT id FROM fetched_issue WHERE source = :source LIMIT :most)
          )sql"}) {
        ACCORD_CHECK(database.query(sql).bind(":source", source).bind(":most", std::max<std::int64_t>(most, 0)).run());
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
    static constexpr auto kSql = R"sql(
        SELECT created_at, host_id
        FROM fetched_comment
        WHERE source = :source
          AND number = :number
    )sql";
    ACCORD_TRY(
        std::vector<Key> found,
        database.query(kSql).bind(":source", source).bind(":number", number).all<Key>([](const sqlite::Row& row) {
            return Key(row.string(0), row.string(1));
        }));
    std::erase_if(found, [&wanted](const Key& key) { return wanted.contains(key); });
    return found;
}

} // namespace

Result<std::vector<std::string>> notFetched(sqlite::Database& database, const Uuid& source,
                                            std::span<const std::string> numbers)
{
    static constexpr auto kSql = "SELECT 1 FROM fetched_issue WHERE source = :source AND number = :number";
    std::vector<std::string> missing;
    for (const std::string& number : numbers) {
        ACCORD_TRY(const auto here, database.query(kSql).bind(":source", source).bind(":number", number).one<bool>());
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
    static constexpr auto kDrop = R"sql(
        DELETE FROM fetched_comment
        WHERE source = :source
          AND number = :number
          AND created_at = :created_at
          AND host_id = :host_id
    )sql";
    for (const auto& [createdAt, hostId] : gone) {
        ACCORD_CHECK(database.query(kDrop)
                         .bind(":source", source)
                         .bind(":number", number)
                         .bind(":created_at", createdAt)
                         .bind(":host_id", hostId)
                         .run());
    }
    static constexpr auto kTouch = R"sql(
        UPDATE fetched_issue
        SET touched = :pass
        WHERE source = :source
          AND number = :number
    )sql";
    ACCORD_CHECK(database.query(kTouch).bind(":pass", pass).bind(":source", source).bind(":number", number).run());
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
