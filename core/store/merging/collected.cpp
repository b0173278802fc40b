// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/merging/merge_steps.h"

#include <array>
#include <string_view>

namespace accord::store {
namespace {

constexpr std::string_view kNewFacts = R"sql(
    SELECT count(*)
    FROM other.issue_fact f
    JOIN map_issue i ON i.there = f.text_id
    LEFT JOIN main.issue_fact h ON h.text_id = i.here
    WHERE i.here IS NOT NULL
      AND (
          h.text_id IS NULL
          OR (f.updated_at, f.milestone, f.reactions, f.closed_by, f.referred_by)
              > (h.updated_at, h.milestone, h.reactions, h.closed_by, h.referred_by)
      )
)sql";

constexpr std::array<std::string_view, 3> kTakeCollected{
    R"sql(
        INSERT INTO main.issue_fact (text_id, updated_at, milestone, reactions, closed_by, referred_by)
        SELECT i.here, f.updated_at, f.milestone, f.reactions, f.closed_by, f.referred_by
        FROM other.issue_fact f
        JOIN map_issue i ON i.there = f.text_id
        WHERE i.here IS NOT NULL
        ON CONFLICT DO UPDATE
        SET updated_at = excluded.updated_at, milestone = excluded.milestone, reactions = excluded.reactions,
            closed_by = excluded.closed_by, referred_by = excluded.referred_by
        WHERE (excluded.updated_at, excluded.milestone, excluded.reactions, excluded.closed_by, excluded.referred_by)
            > (
                issue_fact.updated_at, issue_fact.milestone, issue_fact.reactions, issue_fact.closed_by,
                issue_fact.referred_by
            )
    )sql",
    "INSERT OR IGNORE INTO main.keyword (text) SELECT text FROM other.keyword ORDER BY id",
    // Where they stand follows from the text and the keyword, but not in which parts of it they were looked for.
    R"sql(
        INSERT INTO main.hit (keyword_id, document_id, places)
        SELECT k.id, m.here, max(h.places)
        FROM other.hit h
        JOIN map_text m ON m.there = h.document_id
        JOIN other.keyword t ON t.id = h.keyword_id
        JOIN main.keyword k ON k.text = t.text
        WHERE m.here IS NOT NULL
        GROUP BY k.id, m.here
        ON CONFLICT DO UPDATE SET places = excluded.places
        WHERE excluded.places > places
    )sql",
};

} // namespace

Result<std::int64_t> newFacts(const OtherCopy& other, const IssueMap& /*issues*/)
{
    return other.isPackage() ? Result<std::int64_t>(0) : other.number(kNewFacts);
}

Status takeCollected(const OtherCopy& other, Taken<IssueMap> /*issues*/, Taken<TextMap> /*texts*/)
{
    return other.isPackage() ? Status() : other.executeAll(kTakeCollected);
}

} // namespace accord::store
