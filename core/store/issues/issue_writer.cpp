// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/issues/issue_writer.h"

#include "core/store/issues/issues.h"
#include "core/store/json_fields.h"

#include <iterator>
#include <utility>

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
    static constexpr auto kFind = R"sql(
        SELECT id
        FROM text_group
        WHERE host = :host
          AND name = :name COLLATE NOCASE
        ORDER BY name = :name DESC, id
        LIMIT 1
    )sql";
    static constexpr auto kInsert = "INSERT INTO text_group (host, name) VALUES (:host, :name)";
    ACCORD_TRY(auto id,
               m_database->query(kFind).bind(":host", link.host).bind(":name", link.group).one<std::int64_t>());
    if (!id) {
        ACCORD_CHECK(m_database->query(kInsert).bind(":host", link.host).bind(":name", link.group).run());
        id = m_database->lastInsertId();
    }
    m_groups.emplace(key, *id);
    return *id;
}

Result<IssueWriter::Written> IssueWriter::link(const TextLink& link)
{
    const Uuid uuid = textUuid(link.url);
    using Known = std::pair<IssueId, TextKind>;
    ACCORD_TRY(const auto known,
               m_database->query("SELECT id, kind FROM text WHERE uuid = :uuid")
                   .bind(":uuid", uuid)
                   .one<Known>([](const sqlite::Row& row) { return Known(row.id<IssueId>(0), textKindAt(row, 1)); }));
    if (known) {
        const auto [id, kind] = *known;
        const bool guessed = kind == TextKind::Document && link.kind != TextKind::Document;
        return guessed ? knownBetter(id, link.kind) : Written{id, IssueOutcome::Unchanged};
    }
    ACCORD_TRY(const std::int64_t groupId, group(link));
    static constexpr auto kInsert = R"sql(
        INSERT INTO text (uuid, kind, group_id, name, link, import_id)
        VALUES (:uuid, :kind, :group, :name, nullif(:link, ''), :import)
    )sql";
    ACCORD_CHECK(m_database->query(kInsert)
                     .bind(":uuid", uuid)
                     .bind(":kind", link.kind)
                     .bind(":group", groupId)
                     .bind(":name", link.name)
                     .bind(":link", storedLink(link))
                     .bind(":import", m_import)
                     .run());
    return Written{IssueId{m_database->lastInsertId()}, IssueOutcome::Added};
}

// An address alone had told less of the text.
Result<IssueWriter::Written> IssueWriter::knownBetter(IssueId text, TextKind kind)
{
    static constexpr auto kSql = "UPDATE text SET kind = :kind WHERE id = :text";
    ACCORD_CHECK(m_database->query(kSql).bind(":kind", kind).bind(":text", text).run());
    return Written{text, IssueOutcome::Unchanged};
}

Status IssueWriter::setLanguage(IssueId text, std::string_view language)
{
    static constexpr auto kSql = "UPDATE text SET language = :language WHERE id = :text AND language IS NULL";
    return m_database->query(kSql).bind(":language", language).bind(":text", text).run();
}

Result<IssueWriter::Written> IssueWriter::issue(const TextLink& link, const Document& document, Earlier earlier,
                                                std::string_view language)
{
    ACCORD_TRY(Written written, this->link(link));
    ACCORD_CHECK(language.empty() ? Status() : setLanguage(written.issue, language));
    if (written.outcome == IssueOutcome::Unchanged) {
        ACCORD_TRY(const auto have, m_database->query("SELECT document_id FROM text WHERE id = :text")
                                        .bind(":text", written.issue)
                                        .one<DocumentId>());
        written.outcome = IssueOutcome::TextAdded;
        if (have && have->valid()) {
            ACCORD_TRY(written.outcome, compared(*have, document, earlier));
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

    static constexpr auto kShow = "UPDATE text SET document_id = :document WHERE id = :text";
    return m_database->query(kShow).bind(":document", id).bind(":text", issue).run();
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
