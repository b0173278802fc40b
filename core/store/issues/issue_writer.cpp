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
            text_id, import_id, state, state_reason, author, role, created_at, updated_at, closed_at,
                host_labels, comment_count, title, body
        )
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    )sql";

constexpr std::string_view kInsertComment =
    R"sql(
        INSERT INTO part (document_id, position, author, role, created_at, body, begins)
        VALUES (?, ?, ?, ?, ?, ?, ?)
    )sql";

} // namespace

Result<IssueWriter> IssueWriter::begin(sqlite::Database& database, ImportId import)
{
    return IssueWriter(database, import);
}

Result<std::int64_t> IssueWriter::group(const TextLink& link)
{
    const std::string key = link.host + "/" + link.group;
    if (const auto known = m_groups.find(key); known != m_groups.end()) {
        return known->second;
    }
    ACCORD_TRY(sqlite::Statement query, m_database->prepare(R"sql(
        SELECT id
        FROM text_group
        WHERE host = ?1
          AND name = ?2 COLLATE NOCASE
        ORDER BY name = ?2 DESC, id
        LIMIT 1
    )sql"));
    query.bind(std::string_view(link.host)).bind(std::string_view(link.group));
    ACCORD_TRY(const bool row, query.step());
    std::int64_t id = row ? query.integer(0) : 0;
    if (!row) {
        ACCORD_TRY(sqlite::Statement insert, m_database->prepare("INSERT INTO text_group (host, name) VALUES (?, ?)"));
        insert.bind(std::string_view(link.host)).bind(std::string_view(link.group));
        ACCORD_CHECK(insert.run());
        id = m_database->lastInsertId();
    }
    m_groups.emplace(key, id);
    return id;
}

Result<IssueWriter::Written> IssueWriter::link(const TextLink& link)
{
    const Uuid uuid = textUuid(link.url);
    {
        ACCORD_TRY(sqlite::Statement query, m_database->prepare("SELECT id, kind FROM text WHERE uuid = ?"));
        query.bind(uuid);
        ACCORD_TRY(const bool row, query.step());
        if (row) {
            const auto id = query.id<IssueId>(0);
            const bool guessed = textKindAt(query, 1) == TextKind::Document && link.kind != TextKind::Document;
            return guessed ? knownBetter(id, link.kind) : Written{id, IssueOutcome::Unchanged};
        }
    }
    ACCORD_TRY(const std::int64_t groupId, group(link));
    ACCORD_TRY(sqlite::Statement insert,
               m_database->prepare(
                   "INSERT INTO text (uuid, kind, group_id, name, link, import_id) VALUES (?, ?, ?, ?, ?, ?)"));
    insert.bind(uuid).bind(static_cast<std::int64_t>(link.kind)).bind(groupId).bind(std::string_view(link.name));
    const std::string_view stored = storedLink(link);
    stored.empty() ? insert.bindNull() : insert.bind(stored);
    insert.bind(m_import);
    ACCORD_CHECK(insert.run());
    return Written{IssueId{m_database->lastInsertId()}, IssueOutcome::Added};
}

// An address alone had told less of the text.
Result<IssueWriter::Written> IssueWriter::knownBetter(IssueId text, TextKind kind)
{
    ACCORD_TRY(sqlite::Statement update, m_database->prepare("UPDATE text SET kind = ? WHERE id = ?"));
    update.bind(static_cast<std::int64_t>(kind)).bind(text);
    ACCORD_CHECK(update.run());
    return Written{text, IssueOutcome::Unchanged};
}

Status IssueWriter::setLanguage(IssueId text, std::string_view language)
{
    ACCORD_TRY(sqlite::Statement update,
               m_database->prepare("UPDATE text SET language = ? WHERE id = ? AND language IS NULL"));
    update.bind(language).bind(text);
    return update.run();
}

Result<IssueWriter::Written> IssueWriter::issue(const TextLink& link, const Document& document, Earlier earlier,
                                                std::string_view language)
{
    ACCORD_TRY(Written written, this->link(link));
    ACCORD_CHECK(language.empty() ? Status() : setLanguage(written.issue, language));
    if (written.outcome == IssueOutcome::Unchanged) {
        DocumentId have;
        {
            ACCORD_TRY(sqlite::Statement query, m_database->prepare("SELECT document_id FROM text WHERE id = ?"));
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

    ACCORD_TRY(sqlite::Statement update, m_database->prepare("UPDATE text SET document_id = ? WHERE id = ?"));
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
        comment.begins ? insert.bind(*comment.begins) : insert.bindNull();
        ACCORD_CHECK(insert.run());
    }
    return {};
}

} // namespace accord::store
