// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/estimate.h"

#include <cstdint>
#include <span>
#include <vector>

namespace accord::agreement {

/// A passage that a rater marked. Lengths count whatever the continuum is counted in, such as code points.
struct TextUnit
{
    std::int64_t start = 0;
    std::int64_t length = 0;
    int category = 0;
};

/// A text, and what each of its raters marked in it, in any order. A rater who marked nothing says that there is
/// nothing to mark. Units of one rater and category that touch or overlap are one unit.
struct Continuum
{
    std::int64_t length = 0;
    std::vector<std::vector<TextUnit>> raters;
};

/// How well people agree on the passages that they mark: Krippendorff's unitizing alpha.
///
///     alpha = 1 - Do / De
///
/// Of each text and category Do is the mean over ordered pairs of raters of the squared differences between their units
/// and gaps, in shares of the text: for two units that overlap the squares of how far their beginnings and their ends
/// lie apart, for a unit that lies wholly in a gap of the other the square of its length. De is the same for all places
/// that these units and gaps can take. Do and De are summed over categories and texts before they are divided.
///
/// Krippendorff, K. (1995): On the reliability of unitizing continuous data. Sociological Methodology 25, 47-76.
/// Krippendorff, K. (2004): Measuring the reliability of qualitative text analysis data. Quality & Quantity 38,
/// 787-800, formulas for Doc, Dec and the sum over categories. Krippendorff, Mathet, Bouvry and Widloecher (2016,
/// Quality & Quantity 50, 2347-2364) discuss what it measures.
///
/// Texts of fewer than two raters, and those in which nobody marked anything, are left out. `observed` and `expected`
/// are Do and De; there is no standard error. NotComputable::NoPairs where no text is left,
/// OneCategory where De is 0.
[[nodiscard]] Outcome unitizingAlpha(std::span<const Continuum> continua);

} // namespace accord::agreement
