// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/coefficients/krippendorff.h"
#include "core/agreement/coefficients/weights.h"
#include "core/agreement/tally/patterns.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace accord::agreement {

/// A coefficient as a function of sums over items, to which every kind of item contributes the same few numbers. That
/// is all that leaving out one item, or drawing items anew, needs: another sum, never another pass over the table.
struct Additive
{
    struct Part
    {
        std::uint32_t slot = 0;
        double value = 0;
    };

    std::size_t slotCount = 0;        ///< `slots` is a word of Qt
    std::vector<Count> items;         ///< how many items of each kind; kinds that take no part have 0
    std::vector<std::uint32_t> first; ///< where the parts of a kind begin; one more entry than kinds
    std::vector<Part> parts;
    /// The coefficient from the sums, or nothing when it is undefined for them.
    std::function<std::optional<double>(std::span<const double>)> value;

    [[nodiscard]] std::span<const Part> partsOf(std::size_t kind) const
    {
        return std::span(parts).subspan(first[kind], first[kind + 1] - first[kind]);
    }
    void add(std::vector<double>& sums, std::size_t kind, double times) const;
    [[nodiscard]] std::vector<double> total() const;
    [[nodiscard]] Count population() const;
};

/// The coefficients that share p_a and differ in p_e.
enum class Family : std::uint8_t { PercentAgreement, BrennanPrediger, Fleiss, Gwet };

/// Over rated items.
[[nodiscard]] Additive additiveFamily(Family family, const ItemPatterns& patterns, const Weights& weights = {});
/// Krippendorff's alpha, over pairable items.
[[nodiscard]] Additive additiveAlpha(const ItemPatterns& patterns, const DistanceFunction& difference = {});
/// Conger's kappa, over rated items.
[[nodiscard]] Additive additiveConger(const RowPatterns& patterns, const Weights& weights = {});

} // namespace accord::agreement
