// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/store/events/derive.h"
#include "core/store/events/identities.h"
#include "core/store/events/kinds.h"
#include "core/store/long_work/long_work.h"
#include "core/store/merging/copied_columns.h"
#include "core/store/merging/merge_steps.h"

#include <array>
#include <filesystem>
#include <string_view>
#include <vector>

namespace accord::store {
namespace {

constexpr std::array<std::string_view, 4> kTakeRounds{
    R"sql(
        INSERT OR IGNORE INTO main.round (uuid, name, blind, created_at)
        SELECT t.uuid, t.name, t.blind, t.created_at
        FROM map_round m
        JOIN package.round t ON t.id = m.there
        WHERE m.here IS NULL
          AND m.left_out = 0
        ORDER BY m.there
    )sql",
    R"sql(
        UPDATE map_round AS m
        SET here = (SELECT h.id FROM main.round h WHERE h.uuid = m.uuid)
        WHERE here IS NULL
          AND left_out = 0
    )sql",
    "INSERT OR IGNORE INTO main.left_out (uuid) SELECT uuid FROM map_round WHERE left_out = 1",
    "DELETE FROM main.left_out WHERE uuid IN (SELECT uuid FROM map_round WHERE left_out = 0)",
};

constexpr std::array<std::string_view, 5> kTakeIssues{
    R"sql(
        UPDATE map_issue AS m
        SET here = (SELECT h.id FROM main.text h WHERE h.uuid = m.uuid)
        WHERE here IS NULL
    )sql",
    R"sql(
        INSERT OR IGNORE INTO main.text_group (host, name)
        SELECT r.host, r.name
        FROM map_issue m
        JOIN package.text t ON t.id = m.there
        JOIN package.text_group r ON r.id = t.group_id
        WHERE m.here IS NULL
          AND m.wanted = 1
        GROUP BY r.host, r.name
        ORDER BY min(m.there)
    )sql",
    R"sql(
        INSERT INTO main.text (uuid, kind, group_id, name, link, language, import_id)
        SELECT m.uuid, t.kind, h.id, t.name, t.link, t.language, p.id
        FROM map_issue m
        JOIN package.text t ON t.id = m.there
        JOIN package.text_group r ON r.id = t.group_id
        JOIN main.text_group h ON h.host = r.host AND h.name = r.name
        JOIN package.import o ON o.id = t.import_id
        JOIN main.import p ON p.uuid = o.uuid
        WHERE m.here IS NULL
          AND m.wanted = 1
        ORDER BY m.there
    )sql",
    R"sql(
        UPDATE map_issue AS m
        SET here = (SELECT h.id FROM main.text h WHERE h.uuid = m.uuid)
        WHERE here IS NULL
          AND wanted = 1
    )sql",
    // What this copy has from an address alone the other one may know better.
    R"sql(
        UPDATE main.text AS h
        SET kind = CASE h.kind WHEN 0 THEN t.kind ELSE h.kind END,
            language = coalesce(h.language, t.language)
        FROM map_issue m
        JOIN package.text t ON t.id = m.there
        WHERE m.here = h.id
          AND (h.kind = 0 AND t.kind <> 0 OR h.language IS NULL AND t.language IS NOT NULL)
    )sql",
};

constexpr std::string_view kFindItems = R"sql(
    UPDATE map_item AS m
    SET here = (
        SELECT h.id
        FROM map_round r
        CROSS JOIN map_issue i
        CROSS JOIN main.item h
        WHERE r.there = m.round
          AND i.there = m.issue
          AND h.round_id = r.here
          AND h.text_id = i.here
          AND h.occurrence = m.occurrence
    )
    WHERE here IS NULL
      AND left_out = 0
)sql";

constexpr std::array<std::string_view, 5> kTakeItems{
    kFindItems,
    R"sql(
        INSERT INTO main.item (uuid, round_id, text_id, occurrence, position)
        SELECT m.uuid, r.here, i.here, m.occurrence, m.position
        FROM map_item m
        JOIN map_round r ON r.there = m.round
        JOIN map_issue i ON i.there = m.issue
        WHERE m.here IS NULL
          AND m.left_out = 0
          AND r.here IS NOT NULL
          AND i.here IS NOT NULL
        ORDER BY m.there
    )sql",     kFindItems,
    R"sql(
        INSERT OR IGNORE INTO main.left_out (uuid)
        SELECT uuid
        FROM map_item
        WHERE left_out = 1
          AND round IN (SELECT there FROM map_round WHERE left_out = 0)
    )sql",     "DELETE FROM main.left_out WHERE uuid IN (SELECT uuid FROM map_item WHERE left_out = 0)",
};

// Where both have an item the lesser identifier and place hold, whichever copy meets the other.
constexpr std::array<std::string_view, 2> kSettleItems{
    R"sql(
        UPDATE main.item
        SET uuid = m.uuid
        FROM map_item m
        WHERE m.here = item.id
          AND m.uuid < item.uuid
    )sql",
    R"sql(
        UPDATE main.item
        SET position = m.position
        FROM map_item m
        WHERE m.here = item.id
          AND m.position < item.position
    )sql",
};

// Of assignments and of authors a package tells only a part: what is missing is asked of all events that both copies
// have.
constexpr std::string_view kTakeAuthors = R"sql(
    INSERT OR IGNORE INTO main.event_later (event, person_id)
    SELECT h.seq, p.own
    FROM package.any_rare_event k
    JOIN package.told_event a ON a.seq = k.seq
    JOIN map_person p ON p.there = a.author
    JOIN main.event h ON h.uuid = a.uuid
    WHERE k.kind IN (SELECT value FROM json_each(:kinds))
      AND h.person_id IS NULL
      AND p.own IS NOT NULL
)sql";
constexpr std::string_view kTakeHanded = R"sql(
    INSERT OR IGNORE INTO main.handed (event, item_id, state)
    SELECT h.seq, g.id, t.state
    FROM package.any_rare_event a
    JOIN main.event h ON h.uuid = a.uuid
    JOIN package.handed t ON t.event = a.seq
    JOIN map_item i ON i.there = t.item_id
    JOIN main.item g ON g.id = i.here AND g.round_id = h.round_id
    WHERE a.kind = 'assignment'
      AND h.kind = 'assignment'
)sql";

// Of `event`; and of what hangs on the events behind :last, which were taken just now: where the rows come from.
constexpr std::string_view kNewEvents = R"sql(
    FROM map_event n
    JOIN package.told_event a ON a.seq = n.there
    LEFT JOIN map_item i ON i.there = a.item_id
    LEFT JOIN map_person p ON p.there = a.author
    LEFT JOIN map_person q ON q.there = a.about_person
    LEFT JOIN map_round r ON r.there = a.round_id
    LEFT JOIN package.import o ON o.id = a.import_id
    LEFT JOIN main.import m ON m.uuid = o.uuid
    WHERE (n.kind = 'taxonomy') = :codebooks
      AND (a.item_id IS NULL OR i.here IS NOT NULL)
      AND NOT EXISTS (SELECT 1 FROM main.event h WHERE h.uuid = a.uuid)
    ORDER BY n.there
)sql";
constexpr std::string_view kNewAnswers = R"sql(
    FROM map_event n
    CROSS JOIN package.answer a ON a.event = n.there
    CROSS JOIN package.event t ON t.seq = n.there
    CROSS JOIN main.event h ON h.uuid = t.uuid
    LEFT JOIN package.category o ON o.id = a.category_id
    LEFT JOIN main.category c ON c.uuid = o.uuid
    WHERE h.seq > :last
    ORDER BY n.there
)sql";
constexpr std::string_view kNewPassages = R"sql(
    FROM package.passage a
    CROSS JOIN map_event n ON n.there = a.event
    CROSS JOIN package.event t ON t.seq = n.there
    CROSS JOIN main.event h ON h.uuid = t.uuid
    WHERE h.seq > :last
)sql";

// Who took part is asked of all events that both copies have: somebody who was left out before may be taken now. But a
// package is not asked who else takes part in what is known.
constexpr std::string_view kTakeParticipants = R"sql(
    INSERT OR IGNORE INTO main.taking_part (event, person_id)
    SELECT h.seq, p.own
    FROM package.taking_part t
    JOIN package.event a ON a.seq = t.event
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
        FROM package.saved_filter
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

Status run(const OtherCopy& other, std::span<const std::string_view> statements)
{
    for (const std::string_view sql : statements) {
        ACCORD_CHECK(other.execute(sql));
    }
    return {};
}

struct OtherImport
{
    Uuid uuid;
    std::string kind;
    std::string source;
    std::string startedAt;
    std::string finishedAt;
};

Result<std::vector<OtherImport>> neededImports(const OtherCopy& other)
{
    ACCORD_TRY(sqlite::Statement query, other.prepare(R"sql(
            SELECT uuid, kind, source, started_at, coalesce(finished_at, started_at)
            FROM package.import
            WHERE id IN (
                SELECT t.import_id
                FROM map_issue m
                JOIN package.text t ON t.id = m.there
                WHERE m.here IS NULL
                  AND m.wanted = 1
                UNION
                SELECT d.import_id
                FROM map_text m
                JOIN package.document d ON d.id = m.there
                WHERE m.here IS NULL
                UNION
                SELECT a.import_id
                FROM map_event n
                JOIN package.event a ON a.seq = n.there
            )
            ORDER BY id
        )sql"));
    return query.all<OtherImport>([](const sqlite::Row& row) {
        return OtherImport{row.uuid(0), row.string(1), row.string(2), row.string(3), row.string(4)};
    });
}

Status takeImports(const OtherCopy& other)
{
    ACCORD_TRY(const std::vector<OtherImport> imports, neededImports(other));
    ACCORD_TRY(sqlite::Statement insert, other.prepare(R"sql(
        INSERT OR IGNORE INTO main.import (uuid, kind, source, started_at, finished_at)
        VALUES (?, ?, ?, ?, ?)
    )sql"));
    for (const OtherImport& import : imports) {
        // Where the file lay on another machine is nobody's business here.
        const std::string source = std::filesystem::path(import.source).filename().string();
        insert.bind(import.uuid).bind(std::string_view(import.kind)).bind(std::string_view(source));
        insert.bind(std::string_view(import.startedAt)).bind(std::string_view(import.finishedAt));
        ACCORD_CHECK(insert.run());
    }
    return {};
}

Status advanceClock(sqlite::Database& project)
{
    // New events of ours get a greater time than everything that is here, in whatever order it came.
    return project.execute(
        R"sql(
            INSERT INTO main.project (key, value)
            SELECT 'clock', CAST(max(clock) AS TEXT)
            FROM main.event
            WHERE true
            HAVING count(*) > 0
            ON CONFLICT DO UPDATE SET value = excluded.value
            WHERE CAST(excluded.value AS INTEGER) > CAST(value AS INTEGER)
        )sql");
}

} // namespace

Status takeStudy(const OtherCopy& other, const MergeChoices& choices, const std::string& at)
{
    ACCORD_CHECK(takePeople(other, choices, at));
    ACCORD_CHECK(run(other, kTakeRounds));
    if (!other.isPackage() && other.gives(MergeExtra::Rounds, choices)) {
        ACCORD_CHECK(settleBlindness(other, choices.liftBlind));
    }
    ACCORD_CHECK(takeImports(other));
    ACCORD_CHECK(run(other, kTakeIssues));
    ACCORD_CHECK(takeTexts(other));
    ACCORD_CHECK(takeCollected(other));
    ACCORD_CHECK(run(other, kTakeItems));
    if (other.gives(MergeExtra::Items, choices)) {
        ACCORD_CHECK(run(other, kSettleItems));
    }
    ACCORD_CHECK(takeRows(other, true));
    return other.gives(MergeExtra::Codebook, choices) ? takeAuthors(other, true) : Status();
}

namespace {

// What other copies tell more of than the one from which an event came.
Status completeEvents(const OtherCopy& other, const MergeChoices& choices)
{
    const bool rounds = other.gives(MergeExtra::Rounds, choices);
    ACCORD_CHECK(other.query(kTakeParticipants).bind(":all", rounds).run());
    if (other.gives(MergeExtra::Settings, choices)) {
        ACCORD_CHECK(run(other, kTakeFilters));
    }
    if (other.gives(MergeExtra::People, choices)) {
        ACCORD_CHECK(takeAuthors(other, false));
    }
    return rounds ? other.execute(kTakeHanded) : Status();
}

} // namespace

Status takeEvents(const OtherCopy& other, const MergeChoices& choices)
{
    sqlite::Database& project = other.database();
    ACCORD_TRY(const std::int64_t unknown, other.number(R"sql(
            SELECT count(*)
            FROM map_event n
            JOIN package.answer a ON a.event = n.there
            WHERE a.category_id IS NOT NULL
              AND a.category_id NOT IN (
                  SELECT t.id
                  FROM package.category t
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
    return advanceClock(project);
}

Status noteMerge(sqlite::Database& project, const std::string& source, const std::string& at)
{
    ACCORD_TRY(const LongWork work, LongWork::begin(project, "merge", source, at));
    return work.finish(at);
}

} // namespace accord::store
