// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/issues/issues.h"
#include "core/store/merging/merge_steps.h"

#include <string>
#include <string_view>

namespace accord::store {
namespace {

// Who said something new about which items.
constexpr std::string_view kSaid = R"sql(
    CREATE TABLE map_said AS
    SELECT DISTINCT a.item_id AS item, a.person_id AS person
    FROM map_event n
    JOIN package.event a ON a.seq = n.there
    WHERE n.kind = 'label'
)sql";

// Labels that one person gave for one item in both copies, the last of them in each.
constexpr std::string_view kTwice =
    R"sql(
        CREATE TABLE map_twice AS
        SELECT i.here AS item, p.here AS person, i.there AS item_there, p.there AS person_there, (
            SELECT x.seq
            FROM package.event x
            WHERE x.item_id = i.there
              AND x.kind = 'label'
              AND x.person_id = p.there
            ORDER BY x.clock DESC, x.uuid DESC
            LIMIT 1
        ) AS event_there, l.event AS event_here
        FROM map_said b
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
              AND NOT EXISTS (SELECT 1 FROM package.event x WHERE x.uuid = h.uuid)
        )
    )sql";

// The same between two other copies: the last label in each, new in both, and neither known to the other copy. Most
// copies bring the labels of different people: then there is nothing to compare.
constexpr std::string_view kTwiceAmong =
    R"sql(
        SELECT g.name, r.host, r.name, s.name, s.link, coalesce(
            (
                SELECT h.blind
                FROM main.round h
                JOIN package.round o ON o.uuid = h.uuid
                WHERE o.id = i.round
            ), 0
        )
        FROM map_said b
        JOIN map_item i ON i.there = b.item
        JOIN map_person p ON p.there = b.person
        JOIN earlier_map_item fi ON fi.uuid = i.uuid
        JOIN earlier_map_person fp ON fp.uuid = p.uuid
        JOIN package.person g ON g.id = p.there
        JOIN package.text s ON s.id = i.issue
        JOIN package.text_group r ON r.id = s.group_id
        JOIN package.event x ON x.seq = (
            SELECT y.seq
            FROM package.event y
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
        JOIN package.answer xa ON xa.event = x.seq
        JOIN earlier.answer za ON za.event = z.seq
        WHERE b.person IN (
            SELECT p.there
            FROM map_person p
            JOIN earlier_map_person fp ON fp.uuid = p.uuid
            WHERE fp.there IN (SELECT person FROM earlier_map_said)
        )
          AND EXISTS (SELECT 1 FROM earlier_map_event fn WHERE fn.there = z.seq)
          AND NOT EXISTS (SELECT 1 FROM earlier.event y WHERE y.uuid = x.uuid)
          AND NOT EXISTS (SELECT 1 FROM package.event y WHERE y.uuid = z.uuid)
          AND (
              xa.verdict <> za.verdict OR coalesce(xa.exclusion, 0) <> coalesce(za.exclusion, 0) OR (
                  SELECT uuid FROM package.category c WHERE c.id = xa.category_id
              ) IS NOT (SELECT uuid FROM earlier.category c WHERE c.id = za.category_id)
          )
        ORDER BY g.id, i.round, i.position
    )sql";
constexpr std::string_view kTwiceTheSame =
    R"sql(
        DELETE FROM map_twice
        WHERE (
            person IS :by OR item NOT IN (
                SELECT i.id
                FROM main.item i
                JOIN main.round r ON r.id = i.round_id
                WHERE r.blind = 1
            )
        )
          AND EXISTS (
              SELECT 1
              FROM main.answer h
              JOIN package.answer t ON t.verdict = h.verdict AND coalesce(t.exclusion, 0) = coalesce(h.exclusion, 0)
                  AND (SELECT uuid FROM package.category c WHERE c.id = t.category_id) IS (
                  SELECT uuid FROM main.category c WHERE c.id = h.category_id
              )
              WHERE h.event = event_here
                AND t.event = event_there
          )
    )sql";

// Rows of a person's name, host, group, name, link, and whether the round is blind: then no text is named.
Status readTwice(sqlite::Query query, MergeSurvey& survey)
{
    return query.each([&survey](const sqlite::Row& row) {
        LabelledInBoth& twice = survey.twice[row.string(0)];
        twice.blind = twice.blind || row.integer(5) != 0;
        if (++twice.count <= kMostLinks && row.integer(5) == 0) {
            twice.links.push_back(addressOf(row.text(1), row.text(2), row.text(3), row.text(4)));
        }
    });
}

} // namespace

Status noteWhoSaidWhat(const OtherCopy& other)
{
    ACCORD_CHECK(other.execute("DROP TABLE IF EXISTS map_said"));
    return other.execute(kSaid);
}

Status findTwice(const OtherCopy& other, PersonId by, MergeSurvey& survey)
{
    ACCORD_CHECK(other.execute("DROP TABLE IF EXISTS map_twice"));
    ACCORD_CHECK(other.execute(kTwice));
    ACCORD_CHECK(other.query(kTwiceTheSame).bind(":by", by).run());
    return readTwice(other.query(R"sql(
        SELECT p.name, r.host, r.name, s.name, s.link, o.blind
        FROM map_twice t
        JOIN main.person p ON p.id = t.person
        JOIN main.item i ON i.id = t.item
        JOIN main.round o ON o.id = i.round_id
        JOIN main.text s ON s.id = i.text_id
        JOIN main.text_group r ON r.id = s.group_id
        ORDER BY p.id, i.round_id, i.position, i.id
    )sql"),
                     survey);
}

Status findTwiceAmong(const OtherCopy& earlier, const OtherCopy& other, MergeSurvey& survey)
{
    return readTwice(other.query(kTwiceAmong, earlier), survey);
}

} // namespace accord::store
