// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/measures.h"
#include "core/base/result.h"
#include "core/model/category.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace accord::study {

/// One figure and what it has to be.
struct Condition
{
    enum class Figure : std::uint8_t {
        Value,         ///< of a coefficient at a level
        Lower,         ///< the lower bound of its interval
        NewCategories, ///< used for the first time in the last hundred issues
        Proposals,     ///< for the codebook, raised by the last hundred issues
        Seconds,       ///< the median time per issue
    };
    enum class Is : std::uint8_t { AtLeast, Above, AtMost, Below };

    Figure figure = Figure::Value;
    Level level = Level::Theme;                                   ///< of Value and Lower
    const agreement::Measure* measure = &agreement::kFleissKappa; ///< likewise
    Is is = Is::AtLeast;
    double bound = 0;

    [[nodiscard]] bool ofAgreement() const { return figure == Figure::Value || figure == Figure::Lower; }

    bool operator==(const Condition&) const = default;
};

/// What a study asks for before it goes on: all of the conditions. None: there is no gate.
struct Gate
{
    std::vector<Condition> conditions;

    [[nodiscard]] bool empty() const { return conditions.empty(); }
    bool operator==(const Gate&) const = default;
};

inline constexpr std::size_t kMostConditions = 20;

/// Understands "theme fleiss-kappa >= 0.7 and lower > 0.6". A condition is LEVEL COEFFICIENT [lower], a comparison and
/// a number; level and coefficient go on from the condition before (at first: theme, fleiss-kappa). Instead of a
/// coefficient it may be new-categories, proposals or seconds. Levels: type, theme, subtheme. Coefficients: their keys
/// and short names (agreement::measureNamed), with "-" or "_". An empty text is the empty gate. Errc::Invalid names
/// the word that is not understood and what may stand there.
Result<Gate> parseGate(std::string_view text);

/// The one way of writing it: the same gate gives the same text, and parseGate() gives the same gate back.
std::string gateText(const Gate& gate);

/// The figure of a condition in the words of the expression: "theme fleiss-kappa", "theme fleiss-kappa lower",
/// "new-categories".
std::string figureText(const Condition& condition);
std::string comparisonText(Condition::Is is); ///< ">=", ">", "<=", "<"

} // namespace accord::study
