// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/issues/issues.h"

#include "core/base/text.h"
#include "core/model/bounds.h"
#include "core/sqlite/statement.h"
#include "core/store/json_fields.h"

#include <algorithm>
#include <charconv>
#include <string>

namespace accord::store {

Result<DocumentId> newestText(Database& database, IssueId issue)
{
    ACCORD_TRY(Statement query, database.prepare("SELECT document_id FROM issue WHERE id = ?"));
    query.bind(issue);
    ACCORD_TRY(const bool row, query.step());
    return row && !query.isNull(0) ? query.id<DocumentId>(0) : DocumentId{};
}

Result<bool> isLabelled(Database& database, IssueId issue)
{
    ACCORD_TRY(Statement query, database.prepare(R"sql(
        SELECT 1
        FROM item t
        JOIN label l ON l.item_id = t.id
        WHERE t.issue_id = ?
          AND l.verdict <> 0
        LIMIT 1
    )sql"));
    query.bind(issue);
    return query.step();
}

Result<std::optional<std::int64_t>> lastNoted(Database& database, std::string_view kind, std::string_view mark)
{
    ACCORD_TRY(Statement query, database.prepare(R"sql(
        SELECT source, instr(source, ?2)
        FROM import
        WHERE kind = ?1
          AND finished_at IS NOT NULL
          AND instr(source, ?2) > 0
    )sql"));
    query.bind(kind).bind(mark);
    std::optional<std::int64_t> last;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return last;
        }
        // Marks are ASCII, so that SQLite's characters are bytes up to here.
        const std::string_view source = query.text(0);
        const std::size_t at = source.find(mark);
        std::int64_t number = 0;
        if (at != std::string_view::npos && source.substr(at + mark.size()).starts_with(' ')) {
            const std::string_view rest = source.substr(at + mark.size() + 1);
            if (std::from_chars(rest.data(), rest.data() + rest.size(), number).ec == std::errc{}) {
                last = std::max(last.value_or(number), number);
            }
        }
    }
}

Result<std::vector<std::pair<std::string, std::int64_t>>> issuesPerKeyword(Database& database)
{
    ACCORD_TRY(Statement query, database.prepare(R"sql(
                   SELECT k.text, count(*)
                   FROM keyword k
                   JOIN hit h ON h.keyword_id = k.id
                   JOIN issue i ON i.document_id = h.document_id
                   GROUP BY k.id
                   ORDER BY count(*) DESC, k.text
               )sql"));
    std::vector<std::pair<std::string, std::int64_t>> counts;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return counts;
        }
        counts.emplace_back(query.string(0), query.integer(1));
    }
}

Status forEachText(Database& database,
                   const std::function<Status(IssueId, std::string_view title, std::string_view body)>& visit)
{
    ACCORD_TRY(Statement query, database.prepare(R"sql(
        SELECT i.id, d.title, d.body
        FROM issue i
        JOIN document d ON d.id = i.document_id
        ORDER BY i.id
    )sql"));
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return {};
        }
        ACCORD_CHECK(visit(query.id<IssueId>(0), query.text(1), query.text(2)));
    }
}

Result<std::vector<TextVersion>> textVersions(Database& database, IssueId issue)
{
    // Nobody reads what an import wrote before it is finished.
    ACCORD_TRY(Statement query, database.prepare(R"sql(
                   SELECT d.id, coalesce(i.finished_at, i.started_at)
                   FROM document d
                   JOIN import i ON i.id = d.import_id
                   WHERE d.issue_id = ?
                   ORDER BY d.id
               )sql"));
    query.bind(issue);
    std::vector<TextVersion> versions;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return versions;
        }
        versions.push_back(TextVersion{query.id<DocumentId>(0), query.string(1)});
    }
}

Result<std::string> labelledAt(Database& database, IssueId issue, PersonId by)
{
    ACCORD_TRY(Statement query, database.prepare(R"sql(
        SELECT max(a.at)
        FROM counted_event a
        JOIN item t ON t.id = a.item_id
        WHERE t.issue_id = ?
          AND a.person_id = ?
          AND a.kind = 'label'
    )sql"));
    query.bind(issue).bind(by);
    ACCORD_TRY(const bool row, query.step());
    return row ? query.string(0) : std::string();
}

namespace {

IssueLink readLink(const Statement& row, int column)
{
    IssueLink link{row.string(column), row.string(column + 1), row.string(column + 2), {}};
    link.url = canonicalUrl(link.host, link.repository, link.number);
    return link;
}

// More than any host lets an issue have.
constexpr std::int64_t kMostComments = 1'000'000;

Result<std::vector<Comment>> commentsOf(Database& database, DocumentId document, std::size_t count)
{
    std::vector<Comment> comments;
    if (count == 0) {
        return comments;
    }
    comments.reserve(count);
    ACCORD_TRY(Statement query, database.prepare(R"sql(
        SELECT author, role, created_at, body
        FROM comment
        WHERE document_id = ?
        ORDER BY position
    )sql"));
    query.bind(document);
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return comments;
        }
        comments.push_back(Comment{query.string(0), query.string(1), query.string(2), query.string(3)});
        bounds::cut(comments.back());
    }
}

} // namespace

std::string canonicalUrl(std::string_view host, std::string_view repository, std::string_view number)
{
    std::string url = "https://";
    url.append(host).append("/").append(repository).append("/issues/").append(number);
    return url;
}

Uuid issueUuid(std::string_view url)
{
    return namedUuid(text::lowerAscii(url));
}

Result<Issue> issueById(Database& database, IssueId issue)
{
    Issue result;
    {
        ACCORD_TRY(Statement query, database.prepare(R"sql(
                       SELECT i.id, i.document_id, r.host, r.name, i.number
                       FROM issue i
                       JOIN repository r ON r.id = i.repository_id
                       WHERE i.id = ?
                   )sql"));
        query.bind(issue);
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return Error{Errc::NotFound, "issue " + std::to_string(issue.value), {}};
        }
        result = Issue{query.id<IssueId>(0), readLink(query, 2), query.id<DocumentId>(1), std::nullopt};
    }
    if (result.documentId.valid()) {
        ACCORD_TRY(result.document, documentById(database, result.documentId));
    }
    return result;
}

Result<std::optional<IssueId>> issueByUrl(Database& database, const std::string& url)
{
    const Uuid uuid = issueUuid(url);
    ACCORD_TRY(Statement query, database.prepare("SELECT id FROM issue WHERE uuid = ?"));
    query.bind(uuid);
    ACCORD_TRY(const bool row, query.step());
    return row ? std::optional<IssueId>(query.id<IssueId>(0)) : std::optional<IssueId>();
}

Result<Document> documentById(Database& database, DocumentId document)
{
    ACCORD_TRY(Statement query, database.prepare(R"sql(
                   SELECT state, state_reason, author, role, created_at, updated_at, closed_at, host_labels,
                       comment_count, title, body
                   FROM document
                   WHERE id = ?
               )sql"));
    query.bind(document);
    ACCORD_TRY(const bool row, query.step());
    if (!row) {
        return Error{Errc::NotFound, "text " + std::to_string(document.value), {}};
    }
    Document result;
    int column = 0;
    for (std::string* text : {&result.state, &result.stateReason, &result.author, &result.role, &result.createdAt,
                              &result.updatedAt, &result.closedAt}) {
        *text = query.string(column++);
    }
    result.hostLabels = fromJsonList(query.text(7), bounds::kHostLabels);
    result.title = query.string(9);
    bounds::cut(result);
    result.body = query.string(10);
    // Where there are none, what the host told.
    result.commentsTold.value = std::clamp<std::int64_t>(query.integer(8), 0, kMostComments);
    ACCORD_TRY(result.comments, commentsOf(database, document, static_cast<std::size_t>(result.commentsTold.value)));
    return result;
}

Result<std::vector<Heading>> headings(Database& database, std::span<const ItemId> items)
{
    ACCORD_TRY(Statement query, database.prepare(R"sql(
                   SELECT i.id, i.issue_id, r.name, s.number, d.title, i.occurrence, r.host
                   FROM item i
                   JOIN issue s ON s.id = i.issue_id
                   JOIN repository r ON r.id = s.repository_id
                   LEFT JOIN document d ON d.id = s.document_id
                   WHERE i.id = ?
               )sql"));
    std::vector<Heading> result;
    result.reserve(items.size());
    for (const ItemId item : items) {
        query.bind(item);
        ACCORD_TRY(const bool row, query.step());
        if (row) {
            result.push_back(Heading{query.id<ItemId>(0), query.id<IssueId>(1), query.string(2), query.string(3),
                                     query.string(4), static_cast<int>(query.integer(5)),
                                     canonicalUrl(query.text(6), query.text(2), query.text(3))});
            bounds::cut(result.back().title, bounds::kTitle);
        }
        query.reset();
    }
    return result;
}

Result<IssueCounts> issueCounts(Database& database)
{
    IssueCounts counts;
    ACCORD_TRY(counts.issues, database.number("SELECT count(*) FROM issue"));
    ACCORD_TRY(counts.withText, database.number("SELECT count(document_id) FROM issue"));
    ACCORD_TRY(counts.comments, database.number(R"sql(
                   SELECT coalesce(sum(d.comment_count), 0)
                   FROM issue i
                   JOIN document d ON d.id = i.document_id
                   WHERE EXISTS (SELECT 1 FROM comment c WHERE c.document_id = d.id)
               )sql"));
    ACCORD_TRY(counts.repositories, database.number("SELECT count(*) FROM repository"));
    return counts;
}

Status forEachIssueLink(Database& database, const std::function<void(IssueId, const IssueLink&)>& visit)
{
    ACCORD_TRY(Statement query, database.prepare(R"sql(
        SELECT i.id, r.host, r.name, i.number
        FROM issue i
        JOIN repository r ON r.id = i.repository_id
        ORDER BY i.id
    )sql"));
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return {};
        }
        visit(query.id<IssueId>(0), readLink(query, 1));
    }
}

} // namespace accord::store
