// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/collect/duplicates/shingles.h"

#include <array>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

/// Finds sets that are alike without comparing each with each.
namespace accord::collect {

constexpr std::size_t kHashes = 128;

/// The least number of a set under each of 128 orders of all numbers: two sets have as many of them in common as their
/// similarity says (Broder 1997).
using Signature = std::array<std::uint32_t, kHashes>;

Signature signatureOf(const Shingles& shingles);

/// How signatures are cut: pairs that agree in all rows of some band are compared.
struct Bands
{
    std::size_t bands = 1;
    std::size_t rows = 1;
};

/// The longest bands with which a pair of this similarity is missed less than once in a million.
Bands bandsFor(double similarity);

struct AlikeSets
{
    std::uint32_t first = 0; ///< the lesser position
    std::uint32_t second = 0;
    double similarity = 0;

    bool operator==(const AlikeSets&) const = default;
};

/// Pairs of sets at least so similar (more than 0, at most 1), by position. Sets without elements are like nothing.
/// Errc::Cancelled.
Result<std::vector<AlikeSets>> alikeSets(std::span<const Shingles> sets, double similarity, Ticker& ticker,
                                         const std::stop_token& stop);

} // namespace accord::collect
