// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/ratings/rating_file.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace accord::exchange {

/// What the labels of a table are to each other.
enum class RatingScale : std::uint8_t {
    Nominal,      ///< equal or not
    Ordinal,      ///< in an order that somebody gave
    Numeric,      ///< numbers, ordered by value
    Hierarchical, ///< paths such as A.1.i
    Sets,         ///< several codes in a cell, such as P|Q; {} is none
};

/// What is said about the labels beside the table. The lists are a line of CSV each: a,"b,c",d.
struct ScaleOptions
{
    std::optional<RatingScale> scale; ///< if not said: ordinal where there is an order, otherwise nominal
    std::string order;                ///< the whole ordinal scale, lowest first, also what nobody chose
    std::string codebook;             ///< every code that could have been chosen
};

/// A table of ratings whose categories have their final numbers, with what the scale needs.
struct LabelledRatings
{
    RatingScale scale = RatingScale::Nominal;
    std::vector<std::string> raters;
    std::vector<std::string> labels; ///< by category; sets in one spelling (P|Q for Q|P)
    std::vector<double> values;      ///< by category: the number, or the rank; ordinal and numeric scales only
    agreement::RatingTable table;
    std::vector<int> final; ///< one per item, if there is such a column
};

/// Puts the labels of a file in the order of their scale, behind which stand the unused codes of the codebook.
///
/// Errors: Errc::BadSyntax with "file:line" of the first label that is no number, no path or no set, or that the order
/// or the codebook lacks; Errc::Invalid for an order or a codebook that cannot be understood, for an order where the
/// scale takes none, and for an ordinal scale of words without one.
[[nodiscard]] Result<LabelledRatings> onScale(RatingFile file, const ScaleOptions& options);

} // namespace accord::exchange
