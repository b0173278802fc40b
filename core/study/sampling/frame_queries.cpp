// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/sampling/frame_queries.h"

#include "core/base/reason.h"
#include "core/store/issues/issues.h"
#include "core/store/search_index.h"

namespace accord::study {
namespace {

// Looked at every so many rows: often enough to stop at once, and never to be noticed.
constexpr int kStride = 4096;

class Stopping
{
public:
    explicit Stopping(const std::stop_token& stop)
        : m_stop(stop)
    {}

    Status status()
    {
        const bool stops = ++m_rows % kStride == 0 && m_stop.stop_requested();
        return stops ? Status(Error{Errc::Cancelled, Reason::Cancelled}) : Status();
    }

private:
    const std::stop_token& m_stop;
    int m_rows = 0;
};

} // namespace

Result<std::vector<FrameIssue>> frameIssues(sqlite::Database& database, const std::stop_token& stop)
{
    std::vector<FrameIssue> issues;
    ACCORD_TRY(const std::int64_t count, database.number("SELECT count(*) FROM text"));
    issues.reserve(static_cast<std::size_t>(count));
    Stopping stopping(stop);
    ACCORD_CHECK(database.query("SELECT id, uuid, group_id, document_id, kind FROM text ORDER BY id")
                     .each([&](const sqlite::Row& row) -> Status {
                         issues.push_back(FrameIssue{row.id<IssueId>(0), row.uuid(1), row.integer(2), row.integer(3),
                                                     store::textKindAt(row, 4)});
                         return stopping.status();
                     }));
    return issues;
}

Status forEachFrameText(sqlite::Database& database, const std::stop_token& stop,
                        const std::function<void(const FrameText&)>& visit)
{
    Stopping stopping(stop);
    return database.query("SELECT id, state, created_at FROM document INDEXED BY document_for_frame")
        .each([&](const sqlite::Row& row) -> Status {
            visit(FrameText{row.integer(0), row.text(1), row.text(2)});
            return stopping.status();
        });
}

Result<std::vector<std::int64_t>> frameTextsWith(sqlite::Database& database, const store::SearchQuery& query,
                                                 const std::stop_token& stop)
{
    std::vector<std::int64_t> texts;
    if (query.empty()) {
        return texts;
    }
    Stopping stopping(stop);
    ACCORD_CHECK(database.query("SELECT rowid FROM search WHERE search MATCH :words ORDER BY rowid")
                     .bind(":words", query.match())
                     .each([&](const sqlite::Row& row) -> Status {
                         ACCORD_TRY(const bool matches, store::hasPhrases(database, row.integer(0), query.phrases()));
                         if (matches) {
                             texts.push_back(row.integer(0));
                         }
                         return stopping.status();
                     }));
    return texts;
}

Result<std::vector<IssueId>> issuesInRound(sqlite::Database& database, RoundId round)
{
    static constexpr auto kSql = R"sql(
        SELECT text_id
        FROM item
        WHERE round_id = :round
          AND occurrence = 1
        ORDER BY text_id
    )sql";
    return database.query(kSql).bind(":round", round).all<IssueId>();
}

} // namespace accord::study
