// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/label.h"
#include "core/project/label_matrix.h"
#include "core/project/project.h"
#include "core/project/ratings.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace accord::study {

/// What became of the items of a repository, or of all. An item is out of the study when its decision says so or, while
/// it has none, when everybody who is to label it did and all said "not for this study".
struct ScreeningRow
{
    std::string repository; ///< "vllm-project/vllm"; empty: all
    int collected = 0;      ///< items of the round
    int excluded = 0;       ///< out of the study
    int disputed = 0;       ///< some say "not for this study" and others do not, no decision yet: for Reconcile
    int open = 0;           ///< somebody said "not for this study", others have still to say something
    std::map<Exclusion, int> reasons; ///< of those excluded; of several reasons the one named most often, of equals
                                      ///< the first in the study's order
    int byDecision = 0;               ///< of those excluded
    bool screened = false;            ///< somebody said of an item of the round that it is not for the study

    /// False positives among what was collected, 0..1. Where nobody screened, nothing is known of them.
    [[nodiscard]] std::optional<double> rate() const
    {
        return !screened       ? std::nullopt
               : collected > 0 ? std::optional(static_cast<double>(excluded) / collected)
                               : std::optional(0.0);
    }
};

struct Screening
{
    std::vector<ScreeningRow> repositories; ///< in the order of their names
    ScreeningRow all;
    int repeats = 0;        ///< of the collected: show an issue once more
    int repeatsLeftOut = 0; ///< as well, and not counted
    LaterLabels later;      ///< labels of these items that are no first labels: what is in the study follows them
};

/// Errc::NotPermitted while the round is blind.
Result<Screening> screening(Project& project, RoundId round, Repeats repeats = Repeats::AsTheyCame);

/// The same from a label matrix that is in memory.
Result<Screening> screening(Project& project, const LabelMatrix& labelMatrix, Repeats repeats = Repeats::AsTheyCame);

/// Whether anybody said of an item of the round that it is not for the study, or it was decided so.
[[nodiscard]] bool isScreened(const LabelMatrix& labelMatrix);

/// By row of the label matrix: whether the item is out of the study, as for ScreeningRow.
std::vector<bool> outOfStudy(const Project& project, const LabelMatrix& labelMatrix);

} // namespace accord::study
