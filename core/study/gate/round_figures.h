// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/meeting/proposal.h"
#include "core/project/label_matrix.h"
#include "core/project/project.h"
#include "core/study/gate/saturation.h"

#include <vector>

namespace accord::study {

/// What a round shows beside its labels.
struct RoundFigures
{
    Saturation saturation;           ///< over the items that somebody labelled, in the order of their first label
    std::vector<double> seconds;     ///< in view, of each item and person for whom it is known
    std::vector<Proposal> proposals; ///< raised by an item of the round, oldest first; without anybody's opinions
};

/// Errc::NotPermitted while the round is blind.
Result<RoundFigures> roundFigures(Project& project, const LabelMatrix& labelMatrix);

} // namespace accord::study
