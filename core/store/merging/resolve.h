// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/merging.h"
#include "core/store/merging/other_copy.h"

#include <cstdint>
#include <string_view>

namespace accord::store {

/// SQL for whether a round that both copies have ("h" here, "t" there, paired by map_round "m") is blind in their
/// union. It is what the last event says of it; but what a round was from its start on, or became since, is not blind
/// any more. Where no event says anything (older projects): blind only where both have it so.
inline constexpr std::string_view kBlindInUnion = R"sql((
    WITH said (blind, state, clock, uuid) AS (
        SELECT json_extract(a.detail, '$.blind'), coalesce(a.state, 0), a.clock, a.uuid
        FROM main.event a
        WHERE a.round_id = h.id AND a.round_id IS NOT NULL AND a.kind = 10
          AND CASE WHEN json_valid(a.detail) THEN json_type(a.detail, '$.blind') IN ('true', 'false') ELSE 0 END
        UNION
        SELECT json_extract(a.detail, '$.blind'), coalesce(a.state, 0), a.clock, a.uuid
        FROM package.event a
        WHERE a.round_id = t.id AND a.round_id IS NOT NULL AND a.kind = 10
          AND CASE WHEN json_valid(a.detail) THEN json_type(a.detail, '$.blind') IN ('true', 'false') ELSE 0 END
    )
    SELECT CASE
        WHEN count(*) = 0 THEN min(h.blind, t.blind)
        WHEN max(state > 1 AND blind = 0) THEN 0
        ELSE (SELECT blind FROM said ORDER BY clock DESC, uuid DESC LIMIT 1)
    END
    FROM said
))sql";

/// In takeStudy(), for full copies: `lift`: also where it ends that a round is blind.
Status settleBlindness(const OtherCopy& other, bool lift);

/// After takeStudy(): which text of an issue is shown.
Status settleTexts(const OtherCopy& other, Prefer prefer);

/// After takeEvents(): which label of a person holds that gave two. `at` is now. Answers how many labels were given.
Result<std::int64_t> settleTwice(const OtherCopy& other, Prefer prefer, const std::string& at);

/// After takeEvents(): labels of the other copy with a category that is retired now.
Result<std::int64_t> settleRetired(const OtherCopy& other, RetiredLabels what, const std::string& at);

} // namespace accord::store
