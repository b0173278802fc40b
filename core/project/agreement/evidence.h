// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/estimate.h"
#include "core/base/result.h"
#include "core/project/agreement/figures.h"
#include "core/project/project.h"

#include <array>
#include <cstdint>
#include <stop_token>

namespace accord {

/// How well people agree on the passages that their labels cite.
struct EvidenceAgreement
{
    agreement::Outcome passages = agreement::NoEstimate{}; ///< whatever the labels say
    /// Type, theme, sub-theme: passages that are cited for different categories of the level are different.
    std::array<agreement::Outcome, 3> byLevel{agreement::NoEstimate{}, agreement::NoEstimate{},
                                              agreement::NoEstimate{}};
    std::int64_t labels = 0;    ///< that say something
    std::int64_t cited = 0;     ///< of these: that cite something
    std::int64_t citations = 0; ///< in all
    std::int64_t lost = 0;      ///< of these: which the present text does not have any more
    OtherwiseCounted otherwise; ///< `passages`; later are labels that say or cite something else now
};

/// Of the first labels of a round (see FirstLabelsEnd), by agreement::unitizingAlpha(). A text is title, body and
/// comments behind each other; its raters are those whose label of it cites something: who cites nothing does not say
/// that nothing matters. Reads the texts of the issues that two or more such labels are about. Errc::NotPermitted while
/// the round is blind, Cancelled.
Result<EvidenceAgreement> evidenceAgreement(Project& project, RoundId round, const std::stop_token& stop = {});

} // namespace accord
