// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/merging/merge_steps.h"

#include <array>
#include <string_view>

namespace accord::store {
namespace {

// Whatever arrives later is newer than what has a number already. Rows get their numbers beforehand, so that comments
// find their texts.
constexpr std::array<std::string_view, 7> kTake{
    R"sql(
        UPDATE map_issue
        SET touched = 1, shown = h.document_id
        FROM main.text h
        WHERE h.id = here
          AND there IN (SELECT issue FROM map_text WHERE here IS NULL OR version > 1)
    )sql",
    R"sql(
        INSERT OR IGNORE INTO main.text_version (document_id, version)
        SELECT d.id, d.version
        FROM map_issue i
        CROSS JOIN main.numbered_text d ON d.text_id = i.here
        WHERE i.touched = 1
    )sql",
    R"sql(
        UPDATE main.text_version
        SET version = max(version, m.greatest)
        FROM (
            SELECT here, max(version) AS greatest
            FROM map_text
            WHERE version > 1
              AND here IS NOT NULL
            GROUP BY here
        ) m
        WHERE m.here = document_id
    )sql",
    R"sql(
        UPDATE map_text
        SET fresh = 1, here = r.place + max(
            coalesce((SELECT max(id) FROM main.document), 0), coalesce(
                (SELECT seq FROM main.sqlite_sequence WHERE name = 'document'), 0
            )
        )
        FROM (
            SELECT m.there AS text, row_number() OVER (ORDER BY m.there) AS place
            FROM map_text m
            JOIN map_issue i ON i.there = m.issue
            WHERE m.here IS NULL
              AND i.here IS NOT NULL
        ) r
        WHERE there = r.text
    )sql",
    R"sql(
        INSERT INTO main.document (
            id, text_id, import_id, state, state_reason, author, role, created_at, updated_at, closed_at,
                host_labels, comment_count, title, body
        )
        SELECT m.here, i.here, p.id, d.state, d.state_reason, d.author, d.role, d.created_at, d.updated_at,
            d.closed_at, d.host_labels, d.comment_count, d.title, d.body
        FROM map_text m
        JOIN map_issue i ON i.there = m.issue
        JOIN other.document d ON d.id = m.there
        JOIN other.import o ON o.id = d.import_id
        JOIN main.import p ON p.uuid = o.uuid
        WHERE m.fresh = 1
        ORDER BY m.here
    )sql",
    R"sql(
        INSERT INTO main.part (document_id, position, author, role, created_at, body, begins)
        SELECT m.here, c.position, c.author, c.role, c.created_at, c.body, c.begins
        FROM map_text m
        JOIN other.part c ON c.document_id = m.there
        WHERE m.fresh = 1
        ORDER BY m.here, c.position
    )sql",
    R"sql(
        INSERT INTO main.text_version (document_id, version)
        SELECT here, version
        FROM map_text
        WHERE fresh = 1
    )sql",
};

// Equal numbers are rare: only then the content itself is looked at, discussion included.
constexpr std::string_view kShow =
    R"sql(
        UPDATE main.text
        SET document_id = (
            SELECT d.id
            FROM main.document d
            JOIN main.text_version v ON v.document_id = d.id
            WHERE d.text_id = text.id
            ORDER BY v.version DESC, d.updated_at DESC, d.comment_count DESC, d.title DESC, d.body DESC, d.state
                DESC, d.state_reason DESC, d.author DESC, d.role DESC, d.created_at DESC, d.closed_at DESC,
                d.host_labels DESC, (
                SELECT group_concat(
                    length(body) || ' ' || length(author) || body || author || role || created_at || coalesce(begins, '')
                )
                FROM (
                    SELECT *
                    FROM main.part c
                    WHERE c.document_id = d.id
                    ORDER BY c.position
                )
            ) DESC, d.id DESC
            LIMIT 1
        )
        WHERE id IN (SELECT here FROM map_issue WHERE touched = 1)
    )sql";

// What the same import brought for the same issue is the same text, as long as it brought only one: then the long
// columns need not be read. By issue and not by import, of which an index finds tens of thousands (hence the plus).
constexpr std::string_view kSameImport =
    R"sql(
        UPDATE map_text AS m
        SET here = (
            SELECT CASE WHEN count(*) = 1 THEN max(h.id) END
            FROM other.document d
            CROSS JOIN other.import p
            CROSS JOIN main.import o
            CROSS JOIN map_issue i
            CROSS JOIN main.document h
            WHERE d.id = m.there
              AND p.id = d.import_id
              AND o.uuid = p.uuid
              AND i.there = m.issue
              AND h.text_id = i.here
              AND + h.import_id = o.id
              AND h.updated_at = d.updated_at
              AND h.comment_count = d.comment_count
              AND h.title = d.title
              AND NOT EXISTS (
                  SELECT 1
                  FROM other.document e
                  WHERE e.text_id = d.text_id
                    AND + e.import_id = d.import_id
                    AND e.id <> d.id
              )
        )
        WHERE m.here IS NULL
    )sql";

// The same words in the same places.
constexpr std::string_view kSameWords = R"sql(
    UPDATE map_text AS m
    SET here = (
        SELECT h.id
        FROM map_issue i
        JOIN other.document d ON d.id = m.there
        JOIN main.document h ON h.text_id = i.here
        WHERE i.there = m.issue
          AND h.title = d.title
          AND h.comment_count = d.comment_count
          AND h.body = d.body
          AND h.state = d.state
          AND h.state_reason = d.state_reason
          AND h.author = d.author
          AND h.role = d.role
          AND h.created_at = d.created_at
          AND h.updated_at = d.updated_at
          AND h.closed_at = d.closed_at
          AND h.host_labels = d.host_labels
          AND NOT EXISTS (
              SELECT 1
              FROM other.part c
              LEFT JOIN main.part k ON k.document_id = h.id AND k.position = c.position AND k.author = c.author
                  AND k.role = c.role AND k.created_at = c.created_at AND k.body = c.body AND k.begins IS c.begins
              WHERE c.document_id = d.id
                AND k.id IS NULL
          )
        ORDER BY h.id DESC
        LIMIT 1
    )
    WHERE m.here IS NULL
)sql";

Status findTexts(const OtherCopy& other)
{
    ACCORD_CHECK(other.execute(kSameImport));
    return other.execute(kSameWords);
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

} // namespace

Result<TextMap> mapTexts(const OtherCopy& other, const IssueMap& /*issues*/, const MergeChoices& choices,
                         MergeSurvey& survey)
{
    ACCORD_TRY(TextMap map, other.createMap<TextMap>());
    ACCORD_CHECK(other.execute(R"sql(
        INSERT INTO map_text (there, issue, version)
        SELECT d.id, d.text_id, d.version
        FROM other.numbered_text d
        WHERE d.import_id NOT IN (SELECT id FROM other.open_import)
    )sql"));
    ACCORD_CHECK(findTexts(other));
    ACCORD_CHECK(leaveOutTexts(other, choices, survey));
    return map;
}

Result<Taken<TextMap>> takeTexts(const CopyComparison& compared, Taken<IssueMap> /*issues*/, Taken<Imports> /*imports*/)
{
    const OtherCopy& other = *compared.copy;
    ACCORD_CHECK(findTexts(other));
    ACCORD_CHECK(other.executeAll(kTake));
    ACCORD_CHECK(other.execute(kShow));
    return Taken(compared.texts);
}

Status settleTexts(const TakenStudy& study, Prefer prefer)
{
    if (prefer == Prefer::Newest) {
        return {};
    }
    constexpr auto kRaise = R"sql(
        WITH wanted AS (
            SELECT i.shown AS document
            FROM map_issue i
            WHERE :ours
              AND i.touched = 1
              AND i.there IN (SELECT issue FROM map_text WHERE fresh = 1)
            UNION ALL
            SELECT x.here
            FROM (
                SELECT m.here, m.issue,
                    row_number() OVER (PARTITION BY m.issue ORDER BY m.version DESC, m.there DESC) AS place,
                    max(m.fresh) OVER (PARTITION BY m.issue) AS fresh
                FROM map_text m
                WHERE NOT :ours
            ) x
            JOIN map_issue i ON i.there = x.issue
            WHERE x.place = 1
              AND x.fresh = 1
              AND i.shown IS NOT NULL
        )
        UPDATE main.text_version
        SET version = 1 + (
            SELECT max(w.version)
            FROM main.document d
            JOIN main.document e ON e.text_id = d.text_id
            JOIN main.text_version w ON w.document_id = e.id
            WHERE d.id = text_version.document_id
        )
        WHERE document_id IN (SELECT document FROM wanted)
          AND document_id NOT IN (
              SELECT document_id
              FROM main.text
              WHERE id IN (SELECT here FROM map_issue WHERE touched = 1)
          )
    )sql";
    const OtherCopy& other = *study.compared->copy;
    ACCORD_CHECK(other.query(kRaise).bind(":ours", prefer == Prefer::Here).run());
    return other.execute(kShow);
}

} // namespace accord::store
