// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/model/study.h"
#include "core/store/merging/merge_steps.h"

#include <array>
#include <string>
#include <string_view>

namespace accord::store {
namespace {

constexpr std::array<std::string_view, 4> kTakeRounds{
    R"sql(
        INSERT OR IGNORE INTO main.round (uuid, name, blind, created_at)
        SELECT t.uuid, t.name, t.blind, t.created_at
        FROM map_round m
        JOIN other.round t ON t.id = m.there
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
        FROM other.any_rare_event a
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
        JOIN other.round t ON t.id = m.there
        JOIN main.round h ON h.id = m.here
        LEFT JOIN said s ON s.round = h.id
        GROUP BY h.id
    )
)sql";

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

// `lift`: also where it ends that a round is blind.
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

} // namespace

Result<RoundMap> mapRounds(const OtherCopy& other, const MergeChoices& choices, MergeSurvey& survey)
{
    const bool always = choices.newRounds.value_or(false);
    ACCORD_TRY(RoundMap map, other.createMap<RoundMap>());
    ACCORD_CHECK(other.execute(R"sql(
            INSERT INTO map_round
            SELECT t.id, t.uuid, h.id, h.id IS NULL AND EXISTS (
                SELECT 1 FROM main.left_out o WHERE o.uuid = t.uuid
            )
            FROM other.round t
            LEFT JOIN main.round h ON h.uuid = t.uuid
        )sql"));
    ACCORD_CHECK(other.execute(R"sql(
        DELETE FROM map_round
        WHERE there IN (
            SELECT id
            FROM other.round
            WHERE import_id IN (SELECT id FROM other.open_import)
        )
    )sql"));
    if (choices.newRounds) {
        ACCORD_CHECK(other.execute(always ? "UPDATE map_round SET left_out = 0"
                                          : "UPDATE map_round SET left_out = 1 WHERE here IS NULL"));
    }
    constexpr auto kNew = R"sql(
        SELECT coalesce((
            SELECT json_extract(e.detail, '$.name') FROM other.event e
            WHERE e.round_id = t.id AND e.kind = 'round' AND json_valid(e.detail)
              AND json_type(e.detail, '$.name') = 'text'
            ORDER BY e.clock DESC, e.uuid DESC LIMIT 1), t.name)
        FROM map_round m
        JOIN other.round_now t ON t.id = m.there
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
    ACCORD_TRY(survey.liftedRounds,
               other.query(std::string(kBlindInBoth) + kLifted).bind(":draft", RoundState::Draft).all<std::string>());
    if (other.isPackage() || !given) {
        noteRounds(survey, survey.liftedRounds);
    }
    if (!given) {
        survey.liftedRounds.clear();
    }
    return map;
}

Result<Taken<RoundMap>> takeRounds(const CopyComparison& compared, const MergeChoices& choices)
{
    const OtherCopy& other = *compared.copy;
    ACCORD_CHECK(other.executeAll(kTakeRounds));
    if (other.gives(MergeExtra::Rounds, choices)) {
        ACCORD_CHECK(settleBlindness(other, choices.liftBlind));
    }
    return Taken(compared.rounds);
}

} // namespace accord::store
