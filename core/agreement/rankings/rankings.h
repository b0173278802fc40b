// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/estimate.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace accord::agreement {

/// Who ranks what where: 1 is first. Whoever ranks only the first few leaves the others without a rank.
struct Rankings
{
    std::size_t objects = 0;
    std::vector<std::vector<std::optional<double>>>
        judges; ///< judges x objects; any numbers, of which the order counts
};

/// The ranks of one judge from 1 to the number of objects: equal ones share the mean of their places, those without a
/// rank the mean of the places that are left. So the sum is the same for everybody.
std::vector<double> sharedRanks(const std::vector<std::optional<double>>& given);

/// Kendall's coefficient of concordance (M. G. Kendall, "Rank Correlation Methods", 4th edition 1970, chapter 6).
struct Concordance
{
    double value = 0;       ///< corrected for ties, 0 to 1
    double uncorrected = 0; ///< as if no ranks were equal
    double chiSquared = 0;  ///< judges (objects - 1) value
    double degreesOfFreedom = 0;
    double pValue = 0;  ///< of that many or more by chance alone; good from about seven objects on
    Count unranked = 0; ///< ranks that nobody gave and that stand at the mean of the places left
};

/// Nothing for fewer than two judges or objects, and where every judge ranks all alike.
std::optional<Concordance> kendallW(const Rankings& rankings);

/// Mean shared rank of each object; the least is first. Its order is Borda's.
std::vector<double> meanRanks(const Rankings& rankings);

inline constexpr std::size_t kMostKemenyObjects = 16; ///< there is a number for each subset of them

/// The orders with the fewest disagreements with the judges (J. G. Kemeny, "Mathematics without numbers", Daedalus 88,
/// 1959): for each judge and pair of objects 2 where the judge has them the other way round, 1 where the judge has them
/// equal. Two objects that a judge did not rank both say nothing; a ranked one stands before one without a rank.
struct KemenyOrders
{
    std::vector<std::vector<std::size_t>> orders; ///< all of the best, by the numbers of objects; at most `most`
    Count distance = 0;                           ///< of the best, to all judges
    bool all = true;                              ///< false: there are more orders than `most`
};

/// Nothing for no objects or more than kMostKemenyObjects.
std::optional<KemenyOrders> kemenyOrders(const Rankings& rankings, std::size_t most = 100);

/// What a comparison of two groups can show at all, before any answer is in: by an exact permutation test of a rank or
/// of a share, two-sided, the least p is that of the two splits that lie furthest out, of all ways to choose who is in
/// the first group.
struct Attainable
{
    double least = 1;     ///< p of one comparison
    double afterHolm = 1; ///< the same times the number of comparisons, at most 1 (S. Holm, 1979)

    [[nodiscard]] bool significant(double level) const { return afterHolm <= level; }
};

/// Both groups have at least one person; `comparisons` is at least 1.
Attainable attainable(std::size_t first, std::size_t second, std::size_t comparisons);

} // namespace accord::agreement
