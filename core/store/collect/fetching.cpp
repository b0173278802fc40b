// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/collect/fetching.h"

#include "core/store/json_fields.h"

#include <utility>

namespace accord::store {
namespace {

using Json = nlohmann::json;

constexpr std::pair<const char*, std::string Fetching::*> kTexts[] = {
    {"next", &Fetching::next},
    {"since", &Fetching::since},
    {"began_at", &Fetching::beganAt},
    {"finished_at", &Fetching::finishedAt},
    {"address", &Fetching::address},
    {"etag", &Fetching::etag},
    {"renamed_to", &Fetching::renamedTo},
    {"listed_to", &Fetching::listedTo},
    {"rest_held_until", &Fetching::restHeldUntil},
    {"graphql_held_until", &Fetching::graphQlHeldUntil},
};

constexpr std::pair<const char*, std::int64_t Fetching::*> kNumbers[] = {
    {"pass", &Fetching::pass},
    {"pages", &Fetching::pages},
    {"pages_in_all", &Fetching::pagesInAll},
    {"requests", &Fetching::requests},
    {"added", &Fetching::added},
    {"changed", &Fetching::changed},
    {"held_with_token", &Fetching::heldWithToken},
};

} // namespace

Result<Fetching> fetching(Database& database, const Uuid& source)
{
    ACCORD_TRY(Statement query, database.prepare("SELECT state FROM fetching WHERE source = ?"));
    query.bind(source);
    ACCORD_TRY(const bool row, query.step());
    Fetching state;
    if (!row) {
        return state;
    }
    const Json object = toObject(query.text(0));
    takeEnum(object, "phase", FetchPhase::Each, state.phase);
    takeEnum(object, "way", Way::GraphQl, state.way);
    for (const auto& [key, member] : kTexts) {
        take(object, key, state.*member);
    }
    for (const auto& [key, member] : kNumbers) {
        take(object, key, state.*member);
    }
    return state;
}

Status writeFetching(Database& database, const Uuid& source, const Fetching& fetching)
{
    Json object{{"phase", static_cast<int>(fetching.phase)}, {"way", static_cast<int>(fetching.way)}};
    for (const auto& [key, member] : kTexts) {
        object[key] = fetching.*member;
    }
    for (const auto& [key, member] : kNumbers) {
        object[key] = fetching.*member;
    }
    const std::string state = toText(object);
    ACCORD_TRY(Statement insert, database.prepare(R"sql(
        INSERT INTO fetching (source, state)
        VALUES (?, ?)
        ON CONFLICT DO UPDATE SET state = excluded.state
    )sql"));
    insert.bind(source).bind(std::string_view(state));
    return insert.run();
}

Status writeFetchLine(Database& database, const FetchLine& line)
{
    ACCORD_TRY(Statement insert, database.prepare(R"sql(
        INSERT INTO fetch_log (source, at, event, subject, detail)
        VALUES (?, ?, ?, ?, ?)
    )sql"));
    insert.bind(line.source).bind(std::string_view(line.at)).bind(static_cast<std::int64_t>(line.event));
    insert.bind(std::string_view(line.subject)).bind(std::string_view(line.detail));
    ACCORD_CHECK(insert.run());
    ACCORD_TRY(Statement remove,
               database.prepare(R"sql(
                   DELETE FROM fetch_log
                   WHERE source = ?1
                     AND id <= (
                         SELECT id
                         FROM fetch_log
                         WHERE source = ?1
                         ORDER BY id DESC
                         LIMIT 1 OFFSET ?2
                     )
               )sql"));
    remove.bind(line.source).bind(kMostLines);
    return remove.run();
}

Result<std::vector<FetchLine>> fetchLog(Database& database, const Uuid& source, std::int64_t most)
{
    ACCORD_TRY(Statement query,
               database.prepare(
                   source.isNull() ? "SELECT source, at, event, subject, detail FROM fetch_log ORDER BY id DESC LIMIT ?"
                                   : R"sql(
                                       SELECT source, at, event, subject, detail
                                       FROM fetch_log
                                       WHERE source = ?
                                       ORDER BY id DESC
                                       LIMIT ?
                                   )sql"));
    if (!source.isNull()) {
        query.bind(source);
    }
    query.bind(most);
    std::vector<FetchLine> lines;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return lines;
        }
        const std::int64_t event = query.integer(2);
        if (event >= 1 && event <= static_cast<std::int64_t>(FetchEvent::LeftOut)) {
            lines.push_back(
                {query.uuid(0), query.string(1), static_cast<FetchEvent>(event), query.string(3), query.string(4)});
        }
    }
}

} // namespace accord::store
