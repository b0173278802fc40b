// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/distance.h"
#include "core/base/result.h"
#include "core/base/text.h"
#include "core/exchange/ratings/rating_file.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace accord::exchange {

/// Whether nothing can be seen in a cell: empty, or white space of any script alone. Everything else is a label.
inline bool isBlank(std::string_view cell)
{
    for (std::size_t at = 0; at < cell.size();) {
        const char32_t point = text::nextCodePoint(cell, at);
        const bool blank = (point >= 0x09 && point <= 0x0d) || point == 0x20 || point == 0x85 || point == 0xa0 ||
                           point == 0x1680 || (point >= 0x2000 && point <= 0x200a) || point == 0x2028 ||
                           point == 0x2029 || point == 0x202f || point == 0x205f || point == 0x3000;
        if (!blank) {
            return false;
        }
    }
    return true;
}

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

/// A finite decimal number and nothing else around it: "2", "-0.5", "1e3".
[[nodiscard]] std::optional<double> numberOf(std::string_view label);

/// "A.1.i" as A, A.1, A.1.i. Nothing when a part is empty.
[[nodiscard]] std::optional<agreement::CodePath> pathOf(std::string_view label);

/// "Q|P" as P, Q; "{}" as none. Nothing when a member is empty, or {} stands beside others.
[[nodiscard]] std::optional<agreement::CodeSet> setOf(std::string_view label);

/// The one spelling of a set: its members sorted, each once.
[[nodiscard]] std::string spelled(const agreement::CodeSet& set);

/// The codes of a list such as a,"b,c",d. `option` names it in errors (Errc::Invalid: not CSV, an empty code, one that
/// stands there twice).
[[nodiscard]] Result<std::vector<std::string>> codeList(const std::string& option, const std::string& text);

} // namespace accord::exchange
