// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <variant>

namespace accord::agreement {

/// Counts of items, ratings or pairs of raters.
using Count = std::int64_t;

/// Why a coefficient has no value. Decided on integers, never on a rounded expected agreement.
enum class NotComputable : std::uint8_t {
    NoPairs,         ///< no item has two ratings
    OneCategory,     ///< a single category in use: expected agreement is 1, and 0/0 says nothing
    SmallCodebook,   ///< the codebook has fewer than two categories
    NoCommonItems,   ///< the two raters rated no item both
    NoDefinedPair,   ///< no pair of raters has a defined kappa
    NoCompleteItems, ///< no item was rated by all raters
    CategoryUnused,  ///< nobody used the category
    FewItems,        ///< so few that a coefficient would say nothing; said by whoever shows figures, not computed
    NoCategory,      ///< nobody gave a category: all that was said is that none belongs (RatingTable::noCategory)
};

/// An interval of confidence (95 % unless said otherwise). The upper end is cut at 1, the lower is not cut.
struct Interval
{
    double low = 0;
    double high = 0;

    bool operator==(const Interval&) const = default;
};

/// Which items a figure rests on.
struct ItemUse
{
    Count items = 0;    ///< rows of the table
    Count rated = 0;    ///< with at least one rating; they give the category shares
    Count pairable = 0; ///< with at least two ratings; they give observed agreement

    [[nodiscard]] Count leftOut() const { return items - pairable; }
    bool operator==(const ItemUse&) const = default;
};

/// A coefficient that could be computed. For Krippendorff's alpha `observed` and `expected` are disagreement (Do and
/// De, in units of the difference function); for every other coefficient they are agreement (p_a and p_e).
struct Estimate
{
    double value = 0;
    std::optional<double> observed;
    std::optional<double> expected;
    std::optional<double> standardError; ///< linearised over items; absent where a single item is all there is
    std::optional<Interval> interval;    ///< value +- t(0.975, degreesOfFreedom) standardError
    std::optional<Count> degreesOfFreedom;
    ItemUse use;
};

/// The reason why there is no value, with the observed agreement where that exists.
struct NoEstimate
{
    NotComputable why = NotComputable::NoPairs;
    std::optional<double> observed;
    ItemUse use;
};

/// An Estimate, or the reason why there is none.
class [[nodiscard]] Outcome
{
public:
    Outcome(Estimate estimate)
        : m_state(estimate)
    {}
    Outcome(NoEstimate reason)
        : m_state(reason)
    {}

    [[nodiscard]] bool defined() const { return std::holds_alternative<Estimate>(m_state); }
    explicit operator bool() const { return defined(); }

    /// Only when defined().
    [[nodiscard]] const Estimate& operator*() const { return std::get<Estimate>(m_state); }
    [[nodiscard]] const Estimate* operator->() const { return &std::get<Estimate>(m_state); }

    /// Only when not defined().
    [[nodiscard]] NotComputable why() const { return std::get<NoEstimate>(m_state).why; }

    /// In both cases.
    [[nodiscard]] std::optional<double> observed() const
    {
        return defined() ? std::get<Estimate>(m_state).observed : std::get<NoEstimate>(m_state).observed;
    }
    [[nodiscard]] const ItemUse& use() const
    {
        return defined() ? std::get<Estimate>(m_state).use : std::get<NoEstimate>(m_state).use;
    }

private:
    std::variant<Estimate, NoEstimate> m_state;
};

} // namespace accord::agreement
