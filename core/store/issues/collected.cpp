// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/issues/collected.h"

#include "core/store/sqlite/statement.h"

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
    ACCORD_TRY(Statement query,
               database.prepare(R"sql(
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

} // namespace accord::store
