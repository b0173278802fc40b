// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace accord::study {

/// What an issue brought, in the order in which issues were labelled.
struct SaturationItem
{
    std::vector<int> categories; ///< that anybody gave it, as numbers of any kind
    int proposals = 0;           ///< for the codebook that it was the first to raise
};

/// A stretch of issues, and what was new in it.
struct SaturationStretch
{
    int from = 1;          ///< place of its first issue, 1-based
    int to = 0;            ///< of its last one
    int newCategories = 0; ///< used for the first time
    int proposals = 0;     ///< raised for the first time

    [[nodiscard]] int issues() const { return to - from + 1; }
    /// For a stretch that is shorter than a hundred too.
    [[nodiscard]] double categoriesPer100() const { return issues() == 0 ? 0 : 100.0 * newCategories / issues(); }
    [[nodiscard]] double proposalsPer100() const { return issues() == 0 ? 0 : 100.0 * proposals / issues(); }

    bool operator==(const SaturationStretch&) const = default;
};

/// Whether new issues still bring something new: stretches of `length` issues, the last one may be shorter.
struct Saturation
{
    std::vector<SaturationStretch> stretches;
    SaturationStretch last; ///< the last `length` issues, all if there are fewer

    bool operator==(const Saturation&) const = default;
};

inline constexpr int kSaturationLength = 100;

Saturation saturation(std::span<const SaturationItem> items, int length = kSaturationLength);

} // namespace accord::study
