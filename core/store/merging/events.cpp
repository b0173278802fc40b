// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/store/events/derive.h"
#include "core/store/events/identities.h"
#include "core/store/events/kinds.h"
#include "core/store/merging/copied_columns.h"
#include "core/store/merging/merge_steps.h"

#include <array>
#include <string>
#include <string_view>

namespace accord::store {

struct KindMap
{
    static constexpr auto kName = "map_kind";
    static constexpr auto kDefinition = R"sql((
        name TEXT PRIMARY KEY, consent INTEGER NOT NULL, extra INTEGER, without_author INTEGER NOT NULL,
        refers INTEGER NOT NULL
    ) WITHOUT ROWID)sql";
    TemporaryTable table;
};

namespace {

constexpr std::string_view kMapEvents = R"sql(
    INSERT INTO map_event (there, kind)
    SELECT a.seq, a.kind
    FROM other.event_with_author a
    LEFT JOIN map_person p ON p.there = a.author
    LEFT JOIN map_item i ON i.there = a.item_id
    WHERE NOT EXISTS (SELECT 1 FROM main.event h WHERE h.uuid = a.uuid)
      AND (
          a.kind IN (SELECT name FROM map_kind WHERE without_author)
          OR ((a.item_id IS NULL OR i.left_out = 0) AND (a.author IS NULL OR p.left_out = 0))
      )
      AND (a.import_id IS NULL OR a.import_id NOT IN (SELECT id FROM other.open_import))
)sql";

// What was said about rounds and people goes with them.
constexpr std::string_view kLeaveOutStudy = R"sql(
    DELETE FROM map_event
    WHERE there IN (
        SELECT a.seq
        FROM map_event n
        JOIN other.event a ON a.seq = n.there
        LEFT JOIN map_round r ON r.there = a.round_id
        LEFT JOIN map_person p ON p.there = a.about_person
        WHERE n.kind IN (SELECT name FROM map_kind WHERE refers)
          AND (
              (a.round_id IS NOT NULL AND coalesce(r.left_out, 1) <> 0)
              OR (a.about_person IS NOT NULL AND coalesce(p.left_out, 1) <> 0)
          )
    )
)sql";

// Of assignments and of authors a package tells only a part: what is missing is asked of all events that both copies
// have.
constexpr std::string_view kTakeAuthors = R"sql(
    INSERT OR IGNORE INTO main.event_later (event, person_id)
    SELECT h.seq, p.own
    FROM other.any_rare_event k
    JOIN other.event_with_author a ON a.seq = k.seq
    JOIN map_person p ON p.there = a.author
    JOIN main.event h ON h.uuid = a.uuid
    WHERE k.kind IN (SELECT value FROM json_each(:kinds))
      AND h.person_id IS NULL
      AND p.own IS NOT NULL
)sql";
constexpr std::string_view kTakeHanded = R"sql(
    INSERT OR IGNORE INTO main.assigned_item (event, item_id, state)
    SELECT h.seq, g.id, t.state
    FROM other.any_rare_event a
    JOIN main.event h ON h.uuid = a.uuid
    JOIN other.assigned_item t ON t.event = a.seq
    JOIN map_item i ON i.there = t.item_id
    JOIN main.item g ON g.id = i.here AND g.round_id = h.round_id
    WHERE a.kind = 'assignment'
      AND h.kind = 'assignment'
)sql";

// Of `event`; and of what hangs on the events behind :last, which were taken just now: where the rows come from.
constexpr std::string_view kNewEvents = R"sql(
    FROM map_event n
    JOIN other.event_with_author a ON a.seq = n.there
    LEFT JOIN map_item i ON i.there = a.item_id
    LEFT JOIN map_person p ON p.there = a.author
    LEFT JOIN map_person q ON q.there = a.about_person
    LEFT JOIN map_round r ON r.there = a.round_id
    LEFT JOIN other.import o ON o.id = a.import_id
    LEFT JOIN main.import m ON m.uuid = o.uuid
    WHERE (n.kind = 'taxonomy') = :codebooks
      AND (a.item_id IS NULL OR i.here IS NOT NULL)
      AND NOT EXISTS (SELECT 1 FROM main.event h WHERE h.uuid = a.uuid)
    ORDER BY n.there
)sql";
constexpr std::string_view kNewAnswers = R"sql(
    FROM map_event n
    CROSS JOIN other.answer a ON a.event = n.there
    CROSS JOIN other.event t ON t.seq = n.there
    CROSS JOIN main.event h ON h.uuid = t.uuid
    LEFT JOIN other.category o ON o.id = a.category_id
    LEFT JOIN main.category c ON c.uuid = o.uuid
    WHERE h.seq > :last
    ORDER BY n.there
)sql";
constexpr std::string_view kNewPassages = R"sql(
    FROM other.passage a
    CROSS JOIN map_event n ON n.there = a.event
    CROSS JOIN other.event t ON t.seq = n.there
    CROSS JOIN main.event h ON h.uuid = t.uuid
    WHERE h.seq > :last
)sql";

// Who took part is asked of all events that both copies have: somebody who was left out before may be taken now. But a
// package is not asked who else takes part in what is known.
constexpr std::string_view kTakeParticipants = R"sql(
    INSERT OR IGNORE INTO main.taking_part (event, person_id)
    SELECT h.seq, p.own
    FROM other.taking_part t
    JOIN other.event a ON a.seq = t.event
    JOIN main.event h ON h.uuid = a.uuid
    JOIN map_person p ON p.there = t.person_id
    WHERE p.own IS NOT NULL
      AND (:all OR t.event IN (SELECT there FROM map_event))
)sql";
// Of two filters of one name the same one stays whichever copy meets the other. A name in another case is the same one.
constexpr std::array<std::string_view, 2> kTakeFilters{
    R"sql(
        INSERT INTO main.saved_filter (name, filter)
        SELECT name, filter
        FROM other.saved_filter
        WHERE true
        ON CONFLICT DO UPDATE SET filter = max(filter, excluded.filter)
    )sql",
    R"sql(
        DELETE FROM main.saved_filter
        WHERE EXISTS (
            SELECT 1
            FROM main.saved_filter o
            WHERE o.name = saved_filter.name COLLATE NOCASE
              AND o.name > saved_filter.name
        )
    )sql",
};

constexpr std::string_view kRaiseClock = R"sql(
    INSERT INTO main.project (key, value)
    SELECT 'clock', CAST(max(clock) AS TEXT)
    FROM other.event
    WHERE true
    HAVING count(*) > 0
    ON CONFLICT DO UPDATE
    SET value = excluded.value
    WHERE CAST(excluded.value AS INTEGER) > CAST(value AS INTEGER)
)sql";

Result<KindMap> mapKinds(const OtherCopy& other)
{
    ACCORD_TRY(KindMap map, other.createMap<KindMap>());
    for (const KindEntry& kind : kKinds) {
        ACCORD_CHECK(other.query("INSERT INTO map_kind VALUES (:name, :consent, :extra, :without_author, :refers)")
                         .bind(":name", kind.name.value())
                         .bind(":consent", kind.merge.consent.value())
                         .bind(":extra", kind.merge.forLead.value())
                         .bind(":without_author", kind.merge.withoutAuthor.value())
                         .bind(":refers", kind.row.round != Has::No || kind.row.aboutPerson != Has::No)
                         .run());
    }
    return map;
}

// The versions of the codebook, or all other events.
Status takeRows(const OtherCopy& other, bool codebooks)
{
    ACCORD_TRY(const std::string copied, copiedColumns(other.database(), "event",
                                                       {{"seq", ""},
                                                        {"person_id", "p.own"},
                                                        {"item_id", "i.here"},
                                                        {"round_id", "r.here"},
                                                        {"about_person", "q.own"},
                                                        {"import_id", "m.id"}}));
    return other.query(copied + std::string(kNewEvents)).bind(":codebooks", codebooks).run();
}

// What the events behind `last`, which were taken just now, answer and cite.
Status takeContents(const OtherCopy& other, EventId last)
{
    ACCORD_TRY(const std::string answers,
               copiedColumns(other.database(), "answer", {{"event", "h.seq"}, {"category_id", "c.id"}}));
    ACCORD_CHECK(other.query(answers + std::string(kNewAnswers)).bind(":last", last).run());
    ACCORD_TRY(const std::string passages, copiedColumns(other.database(), "passage", {{"event", "h.seq"}}));
    return other.query(passages + std::string(kNewPassages)).bind(":last", last).run();
}

// A package does not say who wrote the codebook, or who else said how the study is run.
Status takeAuthors(const OtherCopy& other, bool ofCodebooks)
{
    return other.query(kTakeAuthors)
        .bind(":kinds", kindNames([ofCodebooks](const KindEntry& each) {
                  return each.merge.consent == Consent::Lead &&
                         (each.merge.forLead.value() == MergeExtra::Codebook) == ofCodebooks;
              }))
        .run();
}

// What other copies tell more of than the one from which an event came.
Status completeEvents(const OtherCopy& other, const MergeChoices& choices)
{
    const bool rounds = other.gives(MergeExtra::Rounds, choices);
    ACCORD_CHECK(other.query(kTakeParticipants).bind(":all", rounds).run());
    if (other.gives(MergeExtra::Settings, choices)) {
        ACCORD_CHECK(other.executeAll(kTakeFilters));
    }
    if (other.gives(MergeExtra::People, choices)) {
        ACCORD_CHECK(takeAuthors(other, false));
    }
    return rounds ? other.execute(kTakeHanded) : Status();
}

} // namespace

Result<EventMap> mapEvents(const OtherCopy& other, const PersonMap& /*people*/, const RoundMap& /*rounds*/,
                           const ItemMap& /*items*/, const MergeChoices& choices, MergeSurvey& survey)
{
    ACCORD_TRY(const KindMap kinds, mapKinds(other));
    ACCORD_TRY(EventMap map, other.createMap<EventMap>());
    ACCORD_CHECK(other.execute(kMapEvents));
    ACCORD_CHECK(other.execute(kLeaveOutStudy));
    ACCORD_CHECK(leaveOutExtras(other, map, kinds, choices, survey));
    return map;
}

Status takeCodebooks(const CopyComparison& compared, Taken<PersonMap> /*people*/, Taken<Imports> /*imports*/,
                     const MergeChoices& choices)
{
    const OtherCopy& other = *compared.copy;
    ACCORD_CHECK(takeRows(other, true));
    return other.gives(MergeExtra::Codebook, choices) ? takeAuthors(other, true) : Status();
}

Result<TakenEvents> takeEvents(const TakenStudy& study, const MergeChoices& choices)
{
    const OtherCopy& other = *study.compared->copy;
    TakenEvents taken{study.compared, {}};
    if (choices.samePerson != Prefer::Newest) {
        ACCORD_TRY(taken.twice, findTwice(*study.compared, choices.by));
    }
    sqlite::Database& project = other.database();
    ACCORD_TRY(const std::int64_t unknown, other.number(R"sql(
        SELECT count(*)
        FROM map_event n
        JOIN other.answer a ON a.event = n.there
        WHERE a.category_id IS NOT NULL
          AND a.category_id NOT IN (
              SELECT t.id
              FROM other.category t
              JOIN main.category h ON h.uuid = t.uuid
          )
    )sql"));
    if (unknown > 0) {
        return other.damaged(Reason::LabelOutsideCodebook);
    }
    ACCORD_TRY(const std::int64_t last, project.number("SELECT coalesce(max(seq), 0) FROM main.event"));
    ACCORD_CHECK(takeRows(other, false));
    ACCORD_CHECK(takeContents(other, EventId{last}));
    ACCORD_CHECK(completeEvents(other, choices));
    ACCORD_CHECK(deriveIdentities(project));
    ACCORD_CHECK(derive(project, kDeriveLabels, EventId{last}, EventId{INT64_MAX}, {}));
    ACCORD_CHECK(derive(project, kDeriveDecisions, EventId{last}, EventId{INT64_MAX}, {}));
    ACCORD_CHECK(other.queryHere(kRaiseClock).run());
    return taken;
}

Status raiseClock(const OtherCopy& other)
{
    return other.query(kRaiseClock).run();
}

} // namespace accord::store
