// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/console.h"
#include "core/base/result.h"
#include "core/project/board.h"
#include "core/project/feed.h"
#include "core/project/live_levels.h"
#include "core/project/project.h"

#include <optional>
#include <string>

namespace accord::cli {

/// A round that is followed live: its labels in memory and, unless it is blind, agreement at each level.
class WatchedRound
{
public:
    static Result<WatchedRound> load(Project& project, const Round& round);

    [[nodiscard]] const Round& round() const { return m_round; }

    /// Takes over one change at a time. False when the round must be loaded anew.
    bool apply(const LabelChange& change);
    bool apply(const DecisionChange& change);

    /// How many labels there are, "cannot tell" included.
    [[nodiscard]] std::int64_t labels() const { return m_labels; }
    [[nodiscard]] int items() const { return m_board.rows(); }

    /// {"type", "theme", "subtheme"}, null where undefined; null for a blind round.
    [[nodiscard]] Json kappaJson() const;
    /// "type 0.9634  theme 0.7621  sub-theme undefined"; for a blind round how many labels there are.
    [[nodiscard]] std::string kappaText() const;

private:
    WatchedRound(Round round, Board board);
    bool applyChanges(const Changes& changes);

    Round m_round;
    Board m_board;
    std::optional<LiveLevels> m_levels;
    std::int64_t m_labels = 0;
};

} // namespace accord::cli
