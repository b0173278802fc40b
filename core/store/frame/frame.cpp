// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/frame/frame.h"

#include "core/store/search/search_index.h"

#include <algorithm>

namespace accord::store {
namespace {

// Looked at every so many rows: often enough to stop at once, and never to be noticed.
constexpr int kStride = 4096;

class Stopping
{
public:
    explicit Stopping(const std::stop_token& stop)
        : m_stop(stop)
    {}

    bool now() { return ++m_rows % kStride == 0 && m_stop.stop_requested(); }

private:
    const std::stop_token& m_stop;
    int m_rows = 0;
};

Error cancelled()
{
    return Error{Errc::Cancelled, "issues to draw from", {}};
}

} // namespace

Result<std::vector<FrameIssue>> frameIssues(Database& database, const std::stop_token& stop)
{
    std::vector<FrameIssue> issues;
    ACCORD_TRY(const std::int64_t count, database.number("SELECT count(*) FROM issue"));
    issues.reserve(static_cast<std::size_t>(count));
    ACCORD_TRY(Statement query, database.prepare("SELECT id, uuid, repository_id, document_id FROM issue ORDER BY id"));
    Stopping stopping(stop);
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return issues;
        }
        if (stopping.now()) {
            return cancelled();
        }
        issues.push_back(FrameIssue{query.id<IssueId>(0), query.uuid(1), query.integer(2), query.integer(3)});
    }
}

Status forEachFrameText(Database& database, const std::stop_token& stop,
                        const std::function<void(const FrameText&)>& visit)
{
    ACCORD_TRY(Statement query,
               database.prepare("SELECT id, state, created_at FROM document INDEXED BY document_for_frame"));
    Stopping stopping(stop);
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return {};
        }
        if (stopping.now()) {
            return cancelled();
        }
        visit(FrameText{query.integer(0), query.text(1), query.text(2)});
    }
}

Result<std::vector<std::int64_t>> frameTextsWith(Database& database, const SearchQuery& query,
                                                 const std::stop_token& stop)
{
    std::vector<std::int64_t> texts;
    if (query.empty()) {
        return texts;
    }
    ACCORD_TRY(Statement statement, database.prepare("SELECT rowid FROM search WHERE search MATCH ? ORDER BY rowid"));
    statement.bind(std::string_view(query.match()));
    Stopping stopping(stop);
    while (true) {
        ACCORD_TRY(const bool row, statement.step());
        if (!row) {
            return texts;
        }
        if (stopping.now()) {
            return cancelled();
        }
        ACCORD_TRY(const bool matches, hasPhrases(database, statement.integer(0), query.phrases()));
        if (matches) {
            texts.push_back(statement.integer(0));
        }
    }
}

Result<std::vector<FrameRoundItem>> itemsOfRound(Database& database, RoundId round, const std::stop_token& stop)
{
    std::vector<FrameRoundItem> items;
    ACCORD_TRY(Statement query,
               database.prepare("SELECT id, issue_id, occurrence FROM item WHERE round_id = ? ORDER BY position"));
    query.bind(round);
    Stopping stopping(stop);
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return items;
        }
        if (stopping.now()) {
            return cancelled();
        }
        items.push_back(FrameRoundItem{query.id<ItemId>(0), query.id<IssueId>(1), static_cast<int>(query.integer(2))});
    }
}

Result<std::vector<IssueId>> issuesInRound(Database& database, RoundId round)
{
    ACCORD_TRY(Statement query, database.prepare(R"sql(
        SELECT issue_id
        FROM item
        WHERE round_id = ?
          AND occurrence = 1
        ORDER BY issue_id
    )sql"));
    query.bind(round);
    std::vector<IssueId> issues;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return issues;
        }
        issues.push_back(query.id<IssueId>(0));
    }
}

} // namespace accord::store
