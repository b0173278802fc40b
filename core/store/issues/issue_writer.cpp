// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/issues/issue_writer.h"

#include "core/store/issues/issues.h"
#include "core/store/json_fields.h"

#include <iterator>

namespace accord::store {
namespace {

constexpr std::string_view kInsertDocument =
    R"sql(
        INSERT INTO document (
            issue_id, import_id, state, state_reason, author, role, created_at, updated_at, closed_at,
                host_labels, comment_count, title, body
        )
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    )sql";

constexpr std::string_view kInsertComment =
    R"sql(
        INSERT INTO comment (document_id, position, author, role, created_at, body)
        VALUES (?, ?, ?, ?, ?, ?)
    )sql";

} // namespace

Result<IssueWriter> IssueWriter::begin(sqlite::Database& database, ImportId import)
{
    return IssueWriter(database, import);
}

Result<std::int64_t> IssueWriter::repository(const IssueLink& link)
{
    const std::string key = link.host + "/" + link.repository;
    if (const auto known = m_repositories.find(key); known != m_repositories.end()) {
        return known->second;
    }
    ACCORD_TRY(sqlite::Statement query, m_database->prepare(R"sql(
        SELECT id
        FROM repository
        WHERE host = ?1
          AND name = ?2 COLLATE NOCASE
        ORDER BY name = ?2 DESC, id
        LIMIT 1
    )sql"));
    query.bind(std::string_view(link.host)).bind(std::string_view(link.repository));
    ACCORD_TRY(const bool row, query.step());
    std::int64_t id = row ? query.integer(0) : 0;
    if (!row) {
        ACCORD_TRY(sqlite::Statement insert, m_database->prepare("INSERT INTO repository (host, name) VALUES (?, ?)"));
        insert.bind(std::string_view(link.host)).bind(std::string_view(link.repository));
        ACCORD_CHECK(insert.run());
        id = m_database->lastInsertId();
    }
    m_repositories.emplace(key, id);
    return id;
}

Result<IssueWriter::Written> IssueWriter::link(const IssueLink& link)
{
    const Uuid uuid = issueUuid(link.url);
    {
        ACCORD_TRY(sqlite::Statement query, m_database->prepare("SELECT id FROM issue WHERE uuid = ?"));
        query.bind(uuid);
        ACCORD_TRY(const bool row, query.step());
        if (row) {
            return Written{query.id<IssueId>(0), IssueOutcome::Unchanged};
        }
    }
    ACCORD_TRY(const std::int64_t repositoryId, repository(link));
    ACCORD_TRY(sqlite::Statement insert,
               m_database->prepare("INSERT INTO issue (uuid, repository_id, number, import_id) VALUES (?, ?, ?, ?)"));
    insert.bind(uuid).bind(repositoryId).bind(std::string_view(link.number)).bind(m_import);
    ACCORD_CHECK(insert.run());
    return Written{IssueId{m_database->lastInsertId()}, IssueOutcome::Added};
}

Result<IssueWriter::Written> IssueWriter::issue(const IssueLink& link, const Document& document, Earlier earlier)
{
    ACCORD_TRY(Written written, this->link(link));
    if (written.outcome == IssueOutcome::Unchanged) {
        DocumentId have;
        {
            ACCORD_TRY(sqlite::Statement query, m_database->prepare("SELECT document_id FROM issue WHERE id = ?"));
            query.bind(written.issue);
            ACCORD_CHECK(query.step());
            have = query.id<DocumentId>(0);
        }
        written.outcome = IssueOutcome::TextAdded;
        if (have.valid()) {
            ACCORD_TRY(written.outcome, compared(have, document, earlier));
        }
        if (written.outcome == IssueOutcome::Unchanged || written.outcome == IssueOutcome::Older) {
            return written;
        }
    }
    ACCORD_CHECK(addDocument(written.issue, document));
    return written;
}

Result<IssueWriter::IssueOutcome> IssueWriter::compared(DocumentId document, const Document& wanted, Earlier earlier)
{
    ACCORD_TRY(const Document have, documentById(*m_database, document));
    if (have == wanted) {
        return IssueOutcome::Unchanged;
    }
    // Times in UTC compare as text.
    const bool older = !wanted.updatedAt.empty() && wanted.updatedAt < have.updatedAt;
    return older && earlier == Earlier::LeaveOut ? IssueOutcome::Older : IssueOutcome::TextChanged;
}

Status IssueWriter::addDocument(IssueId issue, const Document& document)
{
    const std::string hostLabels = jsonList(document.hostLabels);
    ACCORD_TRY(sqlite::Statement insert, m_database->prepare(kInsertDocument));
    insert.bind(issue).bind(m_import);
    for (const std::string* text : {&document.state, &document.stateReason, &document.author, &document.role,
                                    &document.createdAt, &document.updatedAt, &document.closedAt, &hostLabels}) {
        insert.bind(std::string_view(*text));
    }
    // What the host told counts only where nothing of the discussion came along.
    insert.bind(document.comments.empty() ? document.commentsTold.value : std::ssize(document.comments));
    insert.bind(std::string_view(document.title)).bind(std::string_view(document.body));
    ACCORD_CHECK(insert.run());
    const DocumentId id{m_database->lastInsertId()};
    ACCORD_CHECK(addComments(id, document));

    ACCORD_TRY(sqlite::Statement update, m_database->prepare("UPDATE issue SET document_id = ? WHERE id = ?"));
    update.bind(id).bind(issue);
    return update.run();
}

Status IssueWriter::addComments(DocumentId id, const Document& document)
{
    ACCORD_TRY(sqlite::Statement insert, m_database->prepare(kInsertComment));
    std::int64_t position = 0;
    for (const Comment& comment : document.comments) {
        insert.bind(id).bind(position++).bind(std::string_view(comment.author)).bind(std::string_view(comment.role));
        insert.bind(std::string_view(comment.createdAt)).bind(std::string_view(comment.body));
        ACCORD_CHECK(insert.run());
    }
    return {};
}

} // namespace accord::store
