// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/console.h"
#include "core/base/result.h"
#include "core/project/feed.h"
#include "core/project/label_matrix.h"
#include "core/project/project.h"
#include "core/project/ratings.h"
#include "core/study/progress.h"

#include <optional>
#include <string>

namespace accord::cli {

/// A round that is followed live: its labels and agreement at each level in memory; of a blind round only how much
/// there is.
class WatchedRound
{
public:
    static Result<WatchedRound> load(Project& project, const Round& round);

    [[nodiscard]] const Round& round() const { return m_round; }

    /// Of a blind round: how much there is now.
    Status countAgain(Project& project);

    /// Takes over one change at a time. False when the round must be loaded anew. Changes of a blind round say nothing.
    bool apply(const LabelChange& change);
    bool apply(const DecisionChange& change);

    /// How many labels there are, "cannot tell" included.
    [[nodiscard]] std::int64_t labels() const { return m_counts.labels; }
    [[nodiscard]] std::int64_t items() const { return m_counts.items; }

    /// {"type", "theme", "subtheme"}, null where undefined; null for a blind round.
    [[nodiscard]] Json kappaJson() const;
    /// "type 0.9634  theme 0.7621  sub-theme undefined"; for a blind round how many labels there are.
    [[nodiscard]] std::string kappaText() const;

private:
    WatchedRound(Round round, std::optional<LabelMatrix> labelMatrix, const RoundCounts& counts);
    bool applyChanges(const Changes& changes);

    Round m_round;
    std::optional<LabelMatrix> m_labelMatrix; ///< none while the round is blind
    std::optional<LiveLevels> m_levels;
    RoundCounts m_counts;
};

} // namespace accord::cli
