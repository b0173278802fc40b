// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/issues/issues.h"
#include "core/store/merging/merge_steps.h"

#include <string>
#include <string_view>

namespace accord::store {
namespace {

// Labels that one person gave for one item in both copies, the last of them in each.
constexpr std::string_view kTwice = R"sql(
    WITH twice AS MATERIALIZED (
        SELECT i.here AS item, p.here AS person, (
            SELECT x.seq
            FROM other.event x
            WHERE x.item_id = i.there
              AND x.kind = 'label'
              AND x.person_id = p.there
            ORDER BY x.clock DESC, x.uuid DESC
            LIMIT 1
        ) AS event_there, l.event AS event_here
        FROM map_labeller b
        JOIN map_item i ON i.there = b.item
        JOIN map_person p ON p.there = b.person
        JOIN map_round r ON r.there = i.round
        JOIN main.label l ON l.round_id = r.here AND l.person_id = p.here AND l.item_id = i.here
        WHERE EXISTS (
            SELECT 1
            FROM main.counted_event h
            WHERE h.item_id = i.here
              AND h.kind = 'label'
              AND h.person_id = p.here
              AND NOT EXISTS (SELECT 1 FROM other.event x WHERE x.uuid = h.uuid)
        )
    )
    SELECT p.name, r.host, r.name, s.name, s.link, o.blind, t.item, t.person, t.event_here, a.uuid
    FROM twice t
    JOIN other.event a ON a.seq = t.event_there
    JOIN main.person p ON p.id = t.person
    JOIN main.item i ON i.id = t.item
    JOIN main.round o ON o.id = i.round_id
    JOIN main.text s ON s.id = i.text_id
    JOIN main.text_group r ON r.id = s.group_id
    WHERE (o.blind = 1 AND t.person IS NOT :by)
       OR NOT EXISTS (
           SELECT 1
           FROM main.answer h
           JOIN other.answer w ON w.verdict = h.verdict AND coalesce(w.exclusion, 0) = coalesce(h.exclusion, 0)
               AND (SELECT uuid FROM other.category c WHERE c.id = w.category_id) IS (
               SELECT uuid FROM main.category c WHERE c.id = h.category_id
           )
           WHERE h.event = t.event_here
             AND w.event = t.event_there
       )
    ORDER BY p.id, i.round_id, i.position, i.id
)sql";

// The same between two other copies: the last label in each, new in both, and neither known to the other copy. Most
// copies bring the labels of different people: then there is nothing to compare.
constexpr std::string_view kTwiceAmong =
    R"sql(
        SELECT g.name, r.host, r.name, s.name, s.link, coalesce(
            (
                SELECT h.blind
                FROM main.round h
                JOIN other.round o ON o.uuid = h.uuid
                WHERE o.id = i.round
            ), 0
        )
        FROM map_labeller b
        JOIN map_item i ON i.there = b.item
        JOIN map_person p ON p.there = b.person
        JOIN earlier_map_item fi ON fi.uuid = i.uuid
        JOIN earlier_map_person fp ON fp.uuid = p.uuid
        JOIN other.person g ON g.id = p.there
        JOIN other.text s ON s.id = i.issue
        JOIN other.text_group r ON r.id = s.group_id
        JOIN other.event x ON x.seq = (
            SELECT y.seq
            FROM other.event y
            WHERE y.item_id = i.there
              AND y.kind = 'label'
              AND y.person_id = p.there
            ORDER BY y.clock DESC, y.uuid DESC
            LIMIT 1
        )
        JOIN earlier.event z ON z.seq = (
            SELECT y.seq
            FROM earlier.event y
            WHERE y.item_id = fi.there
              AND y.kind = 'label'
              AND y.person_id = fp.there
            ORDER BY y.clock DESC, y.uuid DESC
            LIMIT 1
        )
        JOIN other.answer xa ON xa.event = x.seq
        JOIN earlier.answer za ON za.event = z.seq
        WHERE b.person IN (
            SELECT p.there
            FROM map_person p
            JOIN earlier_map_person fp ON fp.uuid = p.uuid
            WHERE fp.there IN (SELECT person FROM earlier_map_labeller)
        )
          AND EXISTS (SELECT 1 FROM earlier_map_event fn WHERE fn.there = z.seq)
          AND NOT EXISTS (SELECT 1 FROM earlier.event y WHERE y.uuid = x.uuid)
          AND NOT EXISTS (SELECT 1 FROM other.event y WHERE y.uuid = z.uuid)
          AND (
              xa.verdict <> za.verdict OR coalesce(xa.exclusion, 0) <> coalesce(za.exclusion, 0) OR (
                  SELECT uuid FROM other.category c WHERE c.id = xa.category_id
              ) IS NOT (SELECT uuid FROM earlier.category c WHERE c.id = za.category_id)
          )
        ORDER BY g.id, i.round, i.position
    )sql";
// Of both queries: a person's name, the text's address, and whether the round is blind.
TwoLabels twiceOf(const sqlite::Row& row)
{
    return {.person = row.string(0),
            .link = addressOf(row.text(1), row.text(2), row.text(3), row.text(4)),
            .blind = row.value<bool>(5)};
}

} // namespace

void noteTwice(const std::vector<TwoLabels>& all, MergeSurvey& survey)
{
    for (const TwoLabels& each : all) {
        LabelledInBoth& twice = survey.twice[each.person];
        twice.blind = twice.blind || each.blind;
        if (++twice.count <= kMostLinks && !each.blind) {
            twice.links.push_back(each.link);
        }
    }
}

Result<LabellerMap> mapLabellers(const OtherCopy& other, const EventMap& /*events*/)
{
    ACCORD_TRY(LabellerMap map, other.createMap<LabellerMap>());
    ACCORD_CHECK(other.execute(R"sql(
        INSERT INTO map_labeller
        SELECT DISTINCT a.item_id, a.person_id
        FROM map_event n
        JOIN other.event a ON a.seq = n.there
        WHERE n.kind = 'label'
    )sql"));
    return map;
}

Result<std::vector<TwoLabels>> findTwice(const CopyComparison& compared, PersonId by)
{
    return compared.copy->query(kTwice).bind(":by", by).all<TwoLabels>([](const sqlite::Row& row) {
        TwoLabels twice = twiceOf(row);
        twice.item = row.id<ItemId>(6);
        twice.by = row.id<PersonId>(7);
        twice.here = row.id<EventId>(8);
        twice.there = row.uuid(9);
        return twice;
    });
}

Status noteTwiceAmong(const CopyComparison& earlier, CopyComparison& compared)
{
    ACCORD_TRY(const std::vector<TwoLabels> twice,
               compared.copy->query(kTwiceAmong, *earlier.copy).all<TwoLabels>(twiceOf));
    noteTwice(twice, compared.survey);
    return {};
}

} // namespace accord::store
