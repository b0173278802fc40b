// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/store/issues/issues.h"
#include "core/store/merging/merge_steps.h"

#include <array>
#include <string_view>

namespace accord::store {
namespace {

constexpr std::array<std::string_view, 2> kMapItems{
    R"sql(
        INSERT INTO map_item
        SELECT t.id, t.uuid, t.round_id, t.text_id, t.occurrence, t.position, h.id, 0
        FROM other.item t
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
        JOIN other.text t ON t.id = m.there
        JOIN other.text_group r ON r.id = t.group_id
        WHERE m.here IS NULL
          AND m.wanted = 1
        GROUP BY r.host, r.name
        ORDER BY min(m.there)
    )sql",
    R"sql(
        INSERT INTO main.text (uuid, kind, group_id, name, link, language, import_id)
        SELECT m.uuid, t.kind, h.id, t.name, t.link, t.language, p.id
        FROM map_issue m
        JOIN other.text t ON t.id = m.there
        JOIN other.text_group r ON r.id = t.group_id
        JOIN main.text_group h ON h.host = r.host AND h.name = r.name
        JOIN other.import o ON o.id = t.import_id
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
        JOIN other.text t ON t.id = m.there
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

// Items that are new to a round that is known here, and issues that nothing else needs then.
Status leaveOutItems(const OtherCopy& other, const MergeChoices& choices)
{
    ACCORD_CHECK(other.execute(R"sql(
        DELETE FROM map_item
        WHERE there IN (
            SELECT id
            FROM other.item
            WHERE import_id IN (SELECT id FROM other.open_import)
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
    if (!choices.newItems.value_or(true) || !other.gives(MergeExtra::Items, choices)) {
        return {};
    }
    // Issues that no round has yet.
    return other.execute(R"sql(
        UPDATE map_issue
        SET wanted = 1
        WHERE there NOT IN (SELECT issue FROM map_item)
          AND there IN (
              SELECT id
              FROM other.text
              WHERE import_id NOT IN (SELECT id FROM other.open_import)
          )
    )sql");
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
    constexpr auto kNewIssues = R"sql(
        SELECT m.uuid, r.host, r.name, t.name, t.link
        FROM map_issue m
        JOIN other.text t ON t.id = m.there
        JOIN other.text_group r ON r.id = t.group_id
        WHERE m.here IS NULL
          AND m.wanted = 1
    )sql";
    return other.query(kNewIssues).each([&other](const sqlite::Row& row) {
        const bool same = row.uuid(0) == textUuid(addressOf(row.text(1), row.text(2), row.text(3), row.text(4)));
        return same ? Status() : Status(other.damaged(Reason::IdentifierOfAnother));
    });
}

} // namespace

Result<IssueMap> mapIssues(const OtherCopy& other)
{
    ACCORD_TRY(IssueMap map, other.createMap<IssueMap>());
    ACCORD_CHECK(other.execute(R"sql(
        INSERT INTO map_issue (there, uuid, here, wanted)
        SELECT t.id, t.uuid, h.id, h.id IS NOT NULL
        FROM other.text t
        LEFT JOIN main.text h ON h.uuid = t.uuid
    )sql"));
    return map;
}

Result<ItemMap> mapItems(const OtherCopy& other, const RoundMap& /*rounds*/, const IssueMap& /*issues*/,
                         const MergeChoices& choices, MergeSurvey& survey)
{
    ACCORD_TRY(ItemMap map, other.createMap<ItemMap>());
    ACCORD_CHECK(other.executeAll(kMapItems));
    ACCORD_CHECK(leaveOutItems(other, choices));
    ACCORD_CHECK(checkIdentifiers(other));
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
    return map;
}

Result<Taken<IssueMap>> takeIssues(const CopyComparison& compared, Taken<Imports> /*imports*/)
{
    ACCORD_CHECK(compared.copy->executeAll(kTakeIssues));
    return Taken(compared.issues);
}

Result<Taken<ItemMap>> takeItems(const CopyComparison& compared, Taken<RoundMap> /*rounds*/, Taken<IssueMap> /*issues*/,
                                 const MergeChoices& choices)
{
    const OtherCopy& other = *compared.copy;
    ACCORD_CHECK(other.executeAll(kTakeItems));
    if (other.gives(MergeExtra::Items, choices)) {
        ACCORD_CHECK(other.executeAll(kSettleItems));
    }
    return Taken(compared.items);
}

} // namespace accord::store
