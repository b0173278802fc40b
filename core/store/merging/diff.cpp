// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/model/study.h"
#include "core/store/events/kinds.h"
#include "core/store/issues/issues.h"
#include "core/store/merging/content_check.h"
#include "core/store/merging/merge_steps.h"

#include <array>
#include <set>
#include <string_view>

namespace accord::store {
namespace {

// What of the other copy stands for what here; nothing of an import that has not finished. `left_out`: is not taken, 1
// for good, 2 as long as no lead takes it (see MergeExtra).
constexpr std::array<std::string_view, 8> kMap{
    "DROP TABLE IF EXISTS map_issue; DROP TABLE IF EXISTS map_item; DROP TABLE IF "
    "EXISTS map_event",
    R"sql(
        CREATE TABLE map_issue(
            there INTEGER PRIMARY KEY, uuid BLOB NOT NULL, here INTEGER, wanted INTEGER NOT NULL,
                touched INTEGER NOT NULL DEFAULT 0, shown INTEGER
        )
    )sql",
    R"sql(
        INSERT INTO map_issue (there, uuid, here, wanted)
        SELECT t.id, t.uuid, h.id, h.id IS NOT NULL
        FROM package.text t
        LEFT JOIN main.text h ON h.uuid = t.uuid
    )sql",
    // Items are the same by round, issue and occurrence: two copies may have added the same one each for itself.
    R"sql(
        CREATE TABLE map_item(
            there INTEGER PRIMARY KEY, uuid BLOB NOT NULL, round INTEGER NOT NULL, issue INTEGER NOT NULL,
                occurrence INTEGER NOT NULL, position INTEGER NOT NULL, here INTEGER, left_out INTEGER NOT NULL
        )
    )sql",
    R"sql(
        INSERT INTO map_item
        SELECT t.id, t.uuid, t.round_id, t.text_id, t.occurrence, t.position, h.id, 0
        FROM package.item t
        JOIN map_round r ON r.there = t.round_id
        JOIN map_issue i ON i.there = t.text_id
        LEFT JOIN main.item h ON h.round_id = r.here AND h.text_id = i.here AND h.occurrence = t.occurrence
    )sql",
    R"sql(
        UPDATE map_item
        SET left_out = r.left_out
        FROM map_round r
        WHERE r.there = round
          AND r.left_out <> 0
    )sql",
    "CREATE TABLE map_event (there INTEGER PRIMARY KEY, kind TEXT NOT NULL, extra INTEGER)",
    R"sql(
        INSERT INTO map_event (there, kind)
        SELECT a.seq, a.kind
        FROM package.told_event a
        LEFT JOIN map_person p ON p.there = a.author
        LEFT JOIN map_item i ON i.there = a.item_id
        WHERE NOT EXISTS (SELECT 1 FROM main.event h WHERE h.uuid = a.uuid)
          AND
              (a.kind IN (SELECT name FROM map_kind WHERE without_author) OR ((a.item_id IS NULL OR i.left_out = 0) AND (a.author IS NULL OR p.left_out = 0)))
          AND (a.import_id IS NULL OR a.import_id NOT IN (SELECT id FROM package.open_import))
    )sql",
};

// What was said about rounds and people goes with them.
constexpr std::string_view kLeaveOutStudy =
    R"sql(
        DELETE FROM map_event
        WHERE there IN (
              SELECT a.seq
              FROM map_event n
              JOIN package.event a ON a.seq = n.there
              LEFT JOIN map_round r ON r.there = a.round_id
              LEFT JOIN map_person p ON p.there = a.about_person
              WHERE n.kind IN (SELECT name FROM map_kind WHERE refers)
                AND (
                    (a.round_id IS NOT NULL AND coalesce(r.left_out, 1) <> 0) OR (
                        a.about_person IS NOT NULL AND coalesce(p.left_out, 1) <> 0
                    )
                )
          )
    )sql";

// What the entries of the kinds say of a merge.
Status mapKinds(const OtherCopy& other)
{
    ACCORD_CHECK(other.execute(R"sql(
        DROP TABLE IF EXISTS map_kind;
        CREATE TABLE map_kind(
            name TEXT PRIMARY KEY, consent INTEGER NOT NULL, extra INTEGER, without_author INTEGER NOT NULL,
            refers INTEGER NOT NULL
        ) WITHOUT ROWID
    )sql"));
    for (const KindEntry& kind : kKinds) {
        ACCORD_CHECK(other.query("INSERT INTO map_kind VALUES (:name, :consent, :extra, :without_author, :refers)")
                         .bind(":name", kind.name.value())
                         .bind(":consent", kind.merge.consent.value())
                         .bind(":extra", kind.merge.forLead.value())
                         .bind(":without_author", kind.merge.withoutAuthor.value())
                         .bind(":refers", kind.row.round != Has::No || kind.row.aboutPerson != Has::No)
                         .run());
    }
    return {};
}

Status leaveOutStudyEvents(const OtherCopy& other)
{
    return other.execute(kLeaveOutStudy);
}

// Texts of issues that are known here change what everybody reads.
Status leaveOutTexts(const OtherCopy& other, const MergeChoices& choices, MergeSurvey& survey)
{
    if (!other.isPackage()) {
        return {};
    }
    ACCORD_TRY(const std::int64_t texts, other.number(R"sql(
        SELECT count(*)
        FROM map_text m
        JOIN map_issue i ON i.there = m.issue
        WHERE m.here IS NULL
          AND i.here IS NOT NULL
    )sql"));
    if (texts > 0) {
        survey.extras[MergeExtra::Items].count += texts;
    }
    return other.gives(MergeExtra::Items, choices) ? Status() : other.execute(R"sql(
                   DELETE FROM map_text
                   WHERE issue IN (SELECT there FROM map_issue WHERE here IS NOT NULL)
               )sql");
}

void noteRounds(MergeSurvey& survey, const std::vector<std::string>& rounds)
{
    if (rounds.empty()) {
        return;
    }
    ExtraFound& extra = survey.extras[MergeExtra::Rounds];
    extra.count += static_cast<std::int64_t>(rounds.size());
    for (const std::string& round : rounds) {
        noteName(extra, round);
    }
}

// The rounds that both copies have, by their numbers here, and whether each is blind in the union of both. It is what
// the last event says of it; but what a round was from its start on, or became since, is not blind any more. Where no
// event says anything (older projects): blind only where both have it so.
constexpr std::string_view kBlindInBoth = R"sql(
    WITH said AS (
        SELECT round_id AS round, json_extract(detail, '$.blind') AS blind, coalesce(state, 0) AS state, clock, uuid
        FROM main.any_rare_event
        WHERE kind = 'round'
          AND CASE WHEN json_valid(detail) THEN json_type(detail, '$.blind') IN ('true', 'false') ELSE 0 END
        UNION
        SELECT m.here, json_extract(a.detail, '$.blind'), coalesce(a.state, 0), a.clock, a.uuid
        FROM package.any_rare_event a
        JOIN map_round m ON m.there = a.round_id
        WHERE a.kind = 'round'
          AND CASE WHEN json_valid(a.detail) THEN json_type(a.detail, '$.blind') IN ('true', 'false') ELSE 0 END
    ), both AS MATERIALIZED (
        SELECT h.id AS round, CASE
            WHEN count(s.uuid) = 0 THEN min(h.blind, t.blind)
            WHEN max(s.state > :draft AND s.blind = 0) THEN 0
            ELSE (SELECT l.blind FROM said l WHERE l.round = h.id ORDER BY l.clock DESC, l.uuid DESC LIMIT 1)
        END AS blind
        FROM map_round m
        JOIN package.round t ON t.id = m.there
        JOIN main.round h ON h.id = m.here
        LEFT JOIN said s ON s.round = h.id
        GROUP BY h.id
    )
)sql";

Status mapRounds(const OtherCopy& other, const MergeChoices& choices, MergeSurvey& survey)
{
    const bool always = choices.newRounds.value_or(false);
    ACCORD_CHECK(other.execute("DROP TABLE IF EXISTS map_round; CREATE TABLE map_round (there INTEGER PRIMARY KEY, "
                               "uuid BLOB NOT NULL, here INTEGER, left_out INTEGER NOT NULL)"));
    ACCORD_CHECK(other.execute(R"sql(
            INSERT INTO map_round
            SELECT t.id, t.uuid, h.id, h.id IS NULL AND EXISTS (
                SELECT 1 FROM main.left_out o WHERE o.uuid = t.uuid
            )
            FROM package.round t
            LEFT JOIN main.round h ON h.uuid = t.uuid
        )sql"));
    ACCORD_CHECK(other.execute(R"sql(
        DELETE FROM map_round
        WHERE there IN (
            SELECT id
            FROM package.round
            WHERE import_id IN (SELECT id FROM package.open_import)
        )
    )sql"));
    if (choices.newRounds) {
        ACCORD_CHECK(other.execute(always ? "UPDATE map_round SET left_out = 0"
                                          : "UPDATE map_round SET left_out = 1 WHERE here IS NULL"));
    }
    constexpr auto kNew = R"sql(
        SELECT coalesce((
            SELECT json_extract(e.detail, '$.name') FROM package.event e
            WHERE e.round_id = t.id AND e.kind = 'round' AND json_valid(e.detail)
              AND json_type(e.detail, '$.name') = 'text'
            ORDER BY e.clock DESC, e.uuid DESC LIMIT 1), t.name)
        FROM map_round m
        JOIN package.round_now t ON t.id = m.there
        WHERE m.here IS NULL
          AND m.uuid NOT IN (SELECT uuid FROM main.left_out)
        ORDER BY m.there
    )sql";
    ACCORD_TRY(survey.newRounds, other.query(kNew).all<std::string>());
    const bool given = other.gives(MergeExtra::Rounds, choices);
    if (other.isPackage() || !given) {
        noteRounds(survey, survey.newRounds);
    }
    if (!given) {
        survey.newRounds.clear();
        ACCORD_CHECK(other.execute("UPDATE map_round SET left_out = 2 WHERE here IS NULL AND left_out = 0"));
    }
    if (!other.isPackage()) {
        constexpr auto kLifted = R"sql(
            SELECT coalesce((
            SELECT json_extract(e.detail, '$.name') FROM main.event e
            WHERE e.round_id = h.id AND e.kind = 'round' AND json_valid(e.detail)
              AND json_type(e.detail, '$.name') = 'text'
            ORDER BY e.clock DESC, e.uuid DESC LIMIT 1), h.name)
            FROM map_round m
            JOIN both b ON b.round = m.here
            JOIN main.round_now h ON h.id = m.here
            WHERE h.blind = 1
              AND b.blind = 0
            ORDER BY h.id
        )sql";
        ACCORD_TRY(
            survey.liftedRounds,
            other.query(std::string(kBlindInBoth) + kLifted).bind(":draft", RoundState::Draft).all<std::string>());
        if (!given) {
            noteRounds(survey, survey.liftedRounds);
            survey.liftedRounds.clear();
        }
    }
    return {};
}

// Items that are new to a round that is known here, and issues that nothing else needs then.
Status leaveOutItems(const OtherCopy& other, const MergeChoices& choices)
{
    ACCORD_CHECK(other.execute(R"sql(
        DELETE FROM map_item
        WHERE there IN (
            SELECT id
            FROM package.item
            WHERE import_id IN (SELECT id FROM package.open_import)
        )
    )sql"));
    if (!choices.newItems.value_or(true)) {
        ACCORD_CHECK(other.execute("UPDATE map_item SET left_out = 1 WHERE here IS NULL"));
    } else if (!choices.newItems) {
        ACCORD_CHECK(other.execute(R"sql(
            UPDATE map_item
            SET left_out = 1
            WHERE here IS NULL
              AND uuid IN (SELECT uuid FROM main.left_out)
        )sql"));
    }
    if (!other.gives(MergeExtra::Items, choices)) {
        ACCORD_CHECK(other.execute(R"sql(
            UPDATE map_item
            SET left_out = 2
            WHERE here IS NULL
              AND left_out = 0
              AND round IN (SELECT there FROM map_round WHERE here IS NOT NULL)
        )sql"));
    }
    ACCORD_CHECK(other.execute(R"sql(
        UPDATE map_issue
        SET wanted = 1
        WHERE there IN (SELECT issue FROM map_item WHERE left_out = 0)
    )sql"));
    // Issues that no round has yet.
    return choices.newItems.value_or(true) && other.gives(MergeExtra::Items, choices) ? other.execute(
                                                                                            R"sql(
                         UPDATE map_issue
                         SET wanted = 1
                         WHERE there NOT IN (SELECT issue FROM map_item)
                           AND there IN (
                               SELECT id
                               FROM package.text
                               WHERE import_id NOT IN (SELECT id FROM package.open_import)
                           )
                     )sql")
                                                                                      : Status();
}

Status checkIdentifiers(const OtherCopy& other)
{
    ACCORD_TRY(const std::int64_t items, other.number(R"sql(
        SELECT count(*)
        FROM map_item m
        JOIN main.item h ON h.uuid = m.uuid
        WHERE m.here IS NOT h.id
    )sql"));
    if (items > 0) {
        return other.damaged(Reason::ItemsContradict);
    }
    // A text is known by its address, and by nothing else.
    ACCORD_TRY(sqlite::Statement fresh, other.prepare(R"sql(
        SELECT m.uuid, r.host, r.name, t.name, t.link
        FROM map_issue m
        JOIN package.text t ON t.id = m.there
        JOIN package.text_group r ON r.id = t.group_id
        WHERE m.here IS NULL
          AND m.wanted = 1
    )sql"));
    while (true) {
        ACCORD_TRY(const bool row, fresh.step());
        if (!row) {
            return {};
        }
        if (fresh.uuid(0) != textUuid(addressOf(fresh.text(1), fresh.text(2), fresh.text(3), fresh.text(4)))) {
            return other.damaged(Reason::IdentifierOfAnother);
        }
    }
}

// What a copy that is merged together with this one brings is new only once: see rememberBrought().

// What is new in the other copy, and what of it is here already.
constexpr std::string_view kCountFresh = R"sql(
    SELECT
        (SELECT count(*) FROM map_person WHERE here IS NULL AND left_out = 0 AND uuid NOT IN (SELECT uuid FROM brought)),
        (SELECT count(*) FROM map_round WHERE here IS NULL AND left_out = 0 AND uuid NOT IN (SELECT uuid FROM brought)),
        (SELECT count(*) FROM map_issue WHERE here IS NULL AND wanted = 1 AND uuid NOT IN (SELECT uuid FROM brought)),
        (SELECT count(*) FROM map_item WHERE here IS NULL AND left_out = 0 AND uuid NOT IN (SELECT uuid FROM brought)),
        (SELECT count(*) FROM map_text m JOIN map_issue i ON i.there = m.issue WHERE i.wanted = 1 AND m.here IS NULL)
)sql";
constexpr std::string_view kCountKnown = R"sql(
    SELECT
        (SELECT count(*) FROM map_person WHERE here IS NOT NULL AND left_out = 0),
        (SELECT count(*) FROM map_round WHERE here IS NOT NULL AND left_out = 0),
        (SELECT count(*) FROM map_issue WHERE here IS NOT NULL AND wanted = 1),
        (SELECT count(*) FROM map_item WHERE here IS NOT NULL AND left_out = 0),
        (SELECT count(*) FROM map_text m JOIN map_issue i ON i.there = m.issue WHERE i.wanted = 1 AND m.here IS NOT NULL)
)sql";
constexpr std::string_view kFreshEvents = R"sql(
    SELECT n.kind, count(*)
    FROM map_event n
    JOIN package.event a ON a.seq = n.there
    WHERE a.uuid NOT IN (SELECT uuid FROM brought)
    GROUP BY n.kind
)sql";
constexpr std::string_view kKnownEvents = R"sql(
    SELECT kind, count(*)
    FROM package.event a
    WHERE EXISTS (SELECT 1 FROM main.event h WHERE h.uuid = a.uuid)
    GROUP BY kind
)sql";

Result<MergeCounts> counts(const OtherCopy& other, bool fresh)
{
    MergeCounts counts;
    {
        ACCORD_TRY(sqlite::Statement query, other.prepare(fresh ? kCountFresh : kCountKnown));
        ACCORD_CHECK(query.step());
        counts.people = query.integer(0);
        counts.rounds = query.integer(1);
        counts.issues = query.integer(2);
        counts.items = query.integer(3);
        counts.texts = query.integer(4);
    }
    ACCORD_TRY(sqlite::Statement events, other.prepare(fresh ? kFreshEvents : kKnownEvents));
    while (true) {
        ACCORD_TRY(const bool row, events.step());
        if (!row) {
            break;
        }
        if (const auto kind = eventKindNamed(events.text(0))) {
            counts.*entryOf(*kind).merge.counted.value() += events.integer(1);
        }
    }
    ACCORD_TRY(counts.facts, fresh ? newFacts(other) : Result<std::int64_t>(0));
    return counts;
}

Status countByPerson(const OtherCopy& other, MergeSurvey& survey)
{
    ACCORD_TRY(sqlite::Statement query, other.prepare(R"sql(
        SELECT p.uuid, count(*)
        FROM map_event n
        JOIN package.event a ON a.seq = n.there
        JOIN map_person p ON p.there = a.person_id
        GROUP BY p.uuid
    )sql"));
    std::map<Uuid, std::int64_t> events;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            break;
        }
        events[query.uuid(0)] = query.integer(1);
    }
    for (MergePerson& person : survey.people) {
        person.events = events[person.uuid];
    }
    return {};
}

Status findChangedTexts(const OtherCopy& other, MergeSurvey& survey)
{
    ACCORD_TRY(sqlite::Statement query, other.prepare(R"sql(
            SELECT DISTINCT i.there, r.host, r.name, t.name, t.link
            FROM map_text m
            JOIN map_issue i ON i.there = m.issue
            JOIN main.text h ON h.id = i.here
            JOIN package.text t ON t.id = i.there
            JOIN package.text_group r ON r.id = t.group_id
            WHERE m.here IS NULL
              AND h.document_id IS NOT NULL
            ORDER BY i.there
        )sql"));
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return {};
        }
        if (++survey.changedTexts <= kMostLinks) {
            survey.changedTextLinks.push_back(addressOf(query.text(1), query.text(2), query.text(3), query.text(4)));
        }
    }
}

Status rememberBrought(const OtherCopy& other)
{
    return other.execute(R"sql(
        INSERT OR IGNORE INTO brought
        SELECT a.uuid
        FROM map_event n
        JOIN package.event a ON a.seq = n.there
        UNION ALL
        SELECT uuid FROM map_person WHERE here IS NULL
        UNION ALL
        SELECT uuid FROM map_round WHERE here IS NULL
        UNION ALL
        SELECT uuid FROM map_issue WHERE here IS NULL AND wanted = 1
        UNION ALL
        SELECT uuid FROM map_item WHERE here IS NULL
    )sql");
}

} // namespace

Result<MergeSurvey> survey(const OtherCopy& other, const MergeChoices& choices)
{
    MergeSurvey survey;
    ACCORD_CHECK(mapKinds(other));
    ACCORD_CHECK(mapPeople(other, choices, survey));
    ACCORD_CHECK(mapRounds(other, choices, survey));
    for (std::size_t i = 0; i < kMap.size(); ++i) {
        // The events follow from what is left out.
        if (i == kMap.size() - 1) {
            ACCORD_CHECK(leaveOutItems(other, choices));
        }
        ACCORD_CHECK(other.execute(kMap[i]));
    }
    ACCORD_CHECK(leaveOutStudyEvents(other));
    ACCORD_CHECK(leaveOutExtras(other, choices, survey));
    ACCORD_CHECK(checkIdentifiers(other));
    ACCORD_CHECK(mapTexts(other));
    ACCORD_CHECK(leaveOutTexts(other, choices, survey));
    ACCORD_CHECK(checkNewTexts(other));
    ACCORD_CHECK(other.execute("CREATE TEMP TABLE IF NOT EXISTS brought (uuid BLOB PRIMARY KEY) WITHOUT ROWID"));
    ACCORD_TRY(survey.fresh, counts(other, true));
    ACCORD_TRY(survey.known, counts(other, false));
    // Also those that are not wanted, so that the report does not forget what it asked.
    ACCORD_TRY(survey.newItems, other.number(R"sql(
            SELECT count(*)
            FROM map_item m
            JOIN map_round r ON r.there = m.round
            WHERE m.here IS NULL
              AND r.here IS NOT NULL
              AND m.uuid NOT IN (SELECT uuid FROM main.left_out)
        )sql"));
    if (other.isPackage() && survey.newItems > 0) {
        survey.extras[MergeExtra::Items].count += survey.newItems;
    }
    if (!other.gives(MergeExtra::Items, choices)) {
        survey.newItems = 0;
    }
    ACCORD_CHECK(countByPerson(other, survey));
    ACCORD_CHECK(noteWhoSaidWhat(other));
    ACCORD_TRY(const std::vector<LabelledTwice> twice, findTwice(other, choices.by));
    noteTwice(twice, survey);
    ACCORD_CHECK(findChangedTexts(other, survey));
    ACCORD_CHECK(rememberBrought(other));
    return survey;
}

Status settleBlindness(const OtherCopy& other, bool lift)
{
    constexpr auto kSettle = R"sql(
        UPDATE main.round AS r
        SET blind = b.blind
        FROM both b
        WHERE b.round = r.id
          AND r.blind <> b.blind
          AND (:lift OR b.blind = 1)
    )sql";
    return other.query(std::string(kBlindInBoth) + kSettle).bind(":draft", RoundState::Draft).bind(":lift", lift).run();
}

Result<std::int64_t> newLabelsWith(const OtherCopy& other, const std::vector<Uuid>& categories)
{
    constexpr auto kLabels = R"sql(
        SELECT c.uuid, count(*)
        FROM map_event n
        JOIN package.event a ON a.seq = n.there
        JOIN package.answer s ON s.event = a.seq
        JOIN package.category c ON c.id = s.category_id
        JOIN package.item i ON i.id = a.item_id
        JOIN package.round r ON r.id = i.round_id
        LEFT JOIN main.round h ON h.uuid = r.uuid
        WHERE n.kind = 'label'
          AND coalesce(h.blind, r.blind) = 0
        GROUP BY c.uuid
    )sql";
    std::int64_t labels = 0;
    ACCORD_CHECK(other.query(kLabels).each([&](const sqlite::Row& row) {
        labels += std::ranges::find(categories, row.uuid(0)) == categories.end() ? 0 : row.integer(1);
    }));
    return labels;
}

} // namespace accord::store
