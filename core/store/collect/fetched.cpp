// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/collect/fetched.h"

#include "core/store/collect/contents.h"

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
    ACCORD_TRY(Statement query,
               m_database->prepare(R"sql(
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
    ACCORD_TRY(Statement insert,
               m_database->prepare(R"sql(
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
    ACCORD_TRY(Statement update,
               m_database->prepare(R"sql(
                   UPDATE fetched_issue
                   SET comments_at = updated_at
                   WHERE source = ?
                     AND comments_at <> updated_at
                     AND comment_count > 0
               )sql"));
    update.bind(m_source);
    return update.run();
}

} // namespace accord::store
