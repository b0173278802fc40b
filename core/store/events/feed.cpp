// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/events/feed.h"

#include "core/store/events/kinds.h"

namespace accord::store {

Result<std::int64_t> dataVersion(sqlite::Database& database)
{
    ACCORD_CHECK(database.reconnectIfChanged());
    const Result<std::int64_t> version = database.number("PRAGMA data_version");
    ACCORD_CHECK(database.checkInPlace());
    ACCORD_CHECK(version);
    // Each connection counts for itself.
    return *version + (std::int64_t{database.connections()} << 40U);
}

Result<EventId> newestEvent(sqlite::Database& database)
{
    ACCORD_TRY(const std::int64_t seq, database.number("SELECT max(seq) FROM event"));
    return EventId{seq};
}

Result<std::vector<OpenWork>> openWork(sqlite::Database& database)
{
    static constexpr auto kSql = R"sql(
        SELECT id, first_event
        FROM open_import
        WHERE first_event IS NOT NULL
    )sql";
    return database.query(kSql).all<OpenWork>([](const sqlite::Row& row) {
        return OpenWork{row.id<ImportId>(0), row.id<EventId>(1)};
    });
}

Result<std::int64_t> contentsMark(sqlite::Database& database)
{
    // Greatest row numbers, not counts: each is one step down a tree (rounds are few), also that of each kind. An issue
    // whose text arrives gets a new document.
    static constexpr auto kSql = R"sql(
        SELECT (SELECT max(id) FROM text), (SELECT max(id) FROM document), (SELECT max(id) FROM person_now),
            (SELECT sum(id * 2 + blind) FROM round_now), (SELECT max(id) FROM item),
            (
                SELECT max(id)
                FROM import
                WHERE first_event IS NULL OR id NOT IN (SELECT id FROM open_import)
            ),
            (SELECT max(id) FROM codebook),
            (
                SELECT max((SELECT max(seq) FROM rare_event WHERE kind = k.value))
                FROM json_each(:kinds) k
            )
    )sql";
    static const std::string kKindNames = kindNames([](const KindEntry& each) { return each.contents; });
    std::uint64_t mark = 0;
    ACCORD_CHECK(database.query(kSql).bind(":kinds", kKindNames).each([&mark](const sqlite::Row& row) {
        // Mixed rather than added up, so that two changes at once do not make up for each other.
        for (int column = 0; column < 8; ++column) {
            mark = (mark ^ static_cast<std::uint64_t>(row.integer(column))) * 0x9e3779b97f4a7c15U;
            mark ^= mark >> 29U;
        }
    }));
    return static_cast<std::int64_t>(mark);
}

namespace {

constexpr std::string_view kChanges = R"sql(
    SELECT a.seq, a.kind, i.round_id, a.person_id, a.item_id, l.verdict, l.category_id, l.flagged, d.state, d.verdict,
        d.category_id, d.source, r.blind, a.clock
    FROM counted_event a
    LEFT JOIN item i ON i.id = a.item_id
    LEFT JOIN round r ON r.id = i.round_id
    LEFT JOIN label l ON a.kind = 'label' AND r.blind = 0 AND l.round_id = i.round_id
        AND l.person_id = a.person_id AND l.item_id = a.item_id
    LEFT JOIN decision d ON a.kind = 'decision' AND r.blind = 0 AND d.round_id = i.round_id AND d.item_id = a.item_id
    WHERE a.seq > :after
      AND a.seq <= :last
      AND (:import IS NULL OR a.import_id = :import)
    ORDER BY a.seq
    LIMIT :most
)sql";

EventChange readChange(const sqlite::Row& row)
{
    EventChange change;
    change.event = row.id<EventId>(0);
    change.kind = eventKindNamed(row.text(1)).value_or(EventKind::Label);
    change.round = row.id<RoundId>(2);
    change.by = row.id<PersonId>(3);
    change.item = row.id<ItemId>(4);
    change.label = LabelCell{change.item, change.by, row.value<Verdict>(5), row.id<CategoryId>(6), row.value<bool>(7)};
    change.decision = DecisionCell{change.item, row.value<DecisionState>(8), row.value<Verdict>(9),
                                   row.id<CategoryId>(10), row.value<DecisionSource>(11)};
    change.blind = row.value<bool>(12);
    change.clock = row.integer(13);
    return change;
}

} // namespace

Result<std::vector<EventChange>> changesAfter(sqlite::Database& database, EventId last, int most)
{
    return database.query(kChanges)
        .bind(":after", last.value)
        .bind(":last", INT64_MAX)
        .bindNull(":import")
        .bind(":most", most)
        .all<EventChange>(readChange);
}

Result<std::vector<EventChange>> changesOf(sqlite::Database& database, const OpenWork& work, EventId last, int most)
{
    return database.query(kChanges)
        .bind(":after", work.first.value)
        .bind(":last", last.value)
        .bind(":import", work.import)
        .bind(":most", most)
        .all<EventChange>(readChange);
}

} // namespace accord::store
