// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/collect/completeness.h"

#include <set>
#include <utility>

namespace accord::store {
namespace {

Result<std::vector<Undiscussed>> read(Statement& query)
{
    std::vector<Undiscussed> found;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return found;
        }
        found.push_back(Undiscussed{query.string(0), query.integer(1)});
    }
}

// The key of a comment within its issue.
using Key = std::pair<std::string, std::string>;

Result<std::vector<Key>> surplus(Database& database, const Uuid& source, const std::string& number,
                                 std::span<const FetchedComment> whole)
{
    std::set<Key> wanted;
    for (const FetchedComment& comment : whole) {
        wanted.emplace(comment.comment.createdAt, comment.hostId);
    }
    ACCORD_TRY(Statement query, database.prepare(R"sql(
        SELECT created_at, host_id
        FROM fetched_comment
        WHERE source = ?
          AND number = ?
    )sql"));
    query.bind(source).bind(number);
    std::vector<Key> found;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return found;
        }
        Key key(query.string(0), query.string(1));
        if (!wanted.contains(key)) {
            found.push_back(std::move(key));
        }
    }
}

} // namespace

Result<std::vector<std::string>> notFetched(Database& database, const Uuid& source,
                                            std::span<const std::string> numbers)
{
    ACCORD_TRY(Statement query, database.prepare("SELECT 1 FROM fetched_issue WHERE source = ? AND number = ?"));
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

Result<std::int64_t> keepOnly(Database& database, const Uuid& source, const std::string& number,
                              std::span<const FetchedComment> whole, std::int64_t pass)
{
    ACCORD_TRY(const std::vector<Key> gone, surplus(database, source, number, whole));
    if (gone.empty()) {
        return std::int64_t{0};
    }
    ACCORD_TRY(Statement drop, database.prepare(R"sql(
        DELETE FROM fetched_comment
        WHERE source = ?
          AND number = ?
          AND created_at = ?
          AND host_id = ?
    )sql"));
    for (const auto& [createdAt, hostId] : gone) {
        ACCORD_CHECK(drop.bind(source).bind(number).bind(createdAt).bind(hostId).run());
    }
    ACCORD_TRY(Statement touch,
               database.prepare("UPDATE fetched_issue SET touched = ? WHERE source = ? AND number = ?"));
    ACCORD_CHECK(touch.bind(pass).bind(source).bind(number).run());
    return static_cast<std::int64_t>(gone.size());
}

Result<std::vector<Undiscussed>> undiscussedSince(Database& database, const Uuid& source, bool pullRequests,
                                                  std::int64_t since)
{
    ACCORD_TRY(Statement query,
               database.prepare(R"sql(
                   SELECT number, comment_count
                   FROM fetched_issue
                   WHERE source = ?
                     AND touched >= ?
                     AND comment_count > 0
                     AND comments_at <> updated_at
                     AND pull_request <= ?
                   ORDER BY id
               )sql"));
    query.bind(source).bind(since).bind(std::int64_t{pullRequests ? 1 : 0});
    return read(query);
}

Result<std::vector<Undiscussed>> miscounted(Database& database, const Uuid& source, bool pullRequests,
                                            std::int64_t since)
{
    ACCORD_TRY(Statement query,
               database.prepare(R"sql(
                   SELECT number, comment_count
                   FROM fetched_issue i
                   WHERE source = ?
                     AND touched >= ?
                     AND comment_count > 0
                     AND comments_at <> updated_at
                     AND pull_request <= ?
                     AND comment_count <> (
                         SELECT count(*)
                         FROM fetched_comment c
                         WHERE c.source = i.source
                           AND c.number = i.number
                           AND c.created_at <= i.updated_at
                     )
                   ORDER BY id
               )sql"));
    query.bind(source).bind(since).bind(std::int64_t{pullRequests ? 1 : 0});
    return read(query);
}

Result<std::int64_t> commentsTold(Database& database, const Uuid& source, std::int64_t since)
{
    ACCORD_TRY(Statement query, database.prepare(R"sql(
        SELECT coalesce(sum(comment_count), 0)
        FROM fetched_issue
        WHERE source = ?
          AND touched >= ?
    )sql"));
    query.bind(source).bind(since);
    ACCORD_TRY([[maybe_unused]] const bool row, query.step());
    return query.integer(0);
}

} // namespace accord::store
