// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/coefficient.h"
#include "core/agreement/explain/explanation.h"
#include "core/agreement/insight/levels.h"
#include "core/project/project.h"
#include "core/project/ratings.h"

#include <array>
#include <stop_token>
#include <vector>

namespace accord {

/// A coefficient at one level.
struct LevelValue
{
    Level level = Level::Theme;
    agreement::Outcome value = agreement::NoEstimate{};
    int notSpecified = 0; ///< labels that stop above the level
};

/// A coefficient in one round, at every level.
struct RoundValue
{
    RoundId round;
    bool blind = false; ///< the round refuses: there are no figures
    int items = 0;      ///< in the selection
    int annotators = 0;
    std::array<LevelValue, 3> levels{};
};

/// The coefficient in every round of the project, in the order in which they were made ("kappa by round"). A blind
/// round is listed, and says nothing but its name. The selection's level is not asked; a repository, type or person
/// that a round does not have leaves nothing to compare there. Reads each round anew; when stopped it returns what it
/// has.
Result<std::vector<RoundValue>> agreementByRound(Project& project, const Selection& selection,
                                                 agreement::Coefficient coefficient, const std::stop_token& stop = {});

/// The same for a round that is in memory already.
RoundValue roundValue(const LabelMatrix& labelMatrix, const Selection& selection, agreement::Coefficient coefficient);

/// Krippendorff's alpha along the whole path, with labels as they stand: two that part at a type are further apart than
/// two that part below a theme, each level counts the same. The one figure that needs no choice of a level.
agreement::Outcome hierarchicalAlpha(const LabelMatrix& labelMatrix, const Selection& selection);

/// Where in the taxonomy people part, and how many labels stop where.
struct LevelLoss
{
    agreement::DisagreementByLevel parts; ///< partAt[0]: across types, [1]: within a type, [2]: within a theme
    std::array<int, 3> labelsStopAt{};    ///< labels that go as deep as a type, a theme, a sub-theme
    int notForStudy = 0;                  ///< labels out of the study, which part from every type
    agreement::ItemUse use;
};
LevelLoss lossByLevel(const LabelMatrix& labelMatrix, const Selection& selection);

/// "Explain this number" for a round: what the room of statistics knows of the table, with what was left out before.
agreement::Explanation explain(const Ratings& ratings, agreement::Coefficient coefficient);
agreement::Explanation explainHierarchical(const LabelMatrix& labelMatrix, const Selection& selection);

} // namespace accord
