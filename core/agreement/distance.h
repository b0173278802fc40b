// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace accord::agreement {

/// How much two categories differ, delta_kl: 0 on the diagonal, symmetric. Coefficients of the kappa family read it as
/// 1 - w_kl with the weights of agreement w (so that the largest is 1), Krippendorff's alpha as it is. Disagreement
/// rather than agreement is what is kept, since that is what loses no digits.
class DistanceFunction
{
public:
    enum class Metric : std::uint8_t { Nominal, Ordinal, Given };

    /// [k != l]
    DistanceFunction() = default;

    /// (sum of n_g from k to l, less half of n_k and n_l)^2, with the counts of ratings of pairable items; categories
    /// are in their order. For alpha alone: it depends on the ratings themselves.
    static DistanceFunction ordinal();
    /// (a - b)^2
    static DistanceFunction interval(std::span<const double> values);
    /// ((a - b) / (a + b))^2, 0 for 0/0
    static DistanceFunction ratio(std::span<const double> values);
    /// Row-major, symmetric, 0 on the diagonal.
    static DistanceFunction given(std::vector<double> delta);

    [[nodiscard]] Metric metric() const { return m_metric; }
    [[nodiscard]] bool nominal() const { return m_metric == Metric::Nominal; }

    /// delta_kl; not for the ordinal metric.
    [[nodiscard]] double disagreement(int k, int l) const
    {
        if (nominal()) {
            return k == l ? 0.0 : 1.0;
        }
        return m_delta[static_cast<std::size_t>(k) * m_categories + static_cast<std::size_t>(l)];
    }

    /// The sum of delta_kl over all pairs of the codebook's categories; not for the ordinal metric.
    [[nodiscard]] double total(int categories) const;

    /// delta_kl for all categories, row-major. `pairableCounts` is used by the ordinal metric alone.
    [[nodiscard]] std::vector<double> matrix(std::span<const double> pairableCounts) const;

private:
    Metric m_metric = Metric::Nominal;
    std::size_t m_categories = 0;
    std::vector<double> m_delta;
};

/// A set of codes that one cell may hold, sorted, each code once; empty means "looked, chose nothing", which is a
/// rating and differs completely from every other set.
using CodeSet = std::vector<std::string>;

/// 1 - |A and B| / |A or B| (Jaccard).
[[nodiscard]] DistanceFunction jaccardDifference(const std::vector<CodeSet>& categories);

/// 1 - J M with Jaccard's J and M = 1 equal, 2/3 one contains the other, 1/3 overlap, 0 disjoint (MASI; Passonneau
/// 2006), in exact thirds.
[[nodiscard]] DistanceFunction masiDifference(const std::vector<CodeSet>& categories);

/// A category as its path through the levels of a taxonomy, such as {"A", "A.1", "A.1.i"}.
using CodePath = std::vector<std::string>;

/// How many levels the longest path has.
[[nodiscard]] std::size_t depthOf(const std::vector<CodePath>& paths);

/// sum over levels of v_l [the paths differ down to level l]; a code that ends earlier differs from one that goes on,
/// and a level that neither code reaches counts nothing. `levelWeights` defaults to 1/depth each. When all codes reach
/// the same depth, Do and De are the v-weighted sums of the nominal ones of the levels. Not a published metric, but a
/// plain special case of Krippendorff's.
[[nodiscard]] DistanceFunction pathDifference(const std::vector<CodePath>& categories,
                                              std::vector<double> levelWeights = {});

/// The weights of Gwet 2014 and 2021 for ordered and numeric scales.
enum class Scale : std::uint8_t {
    Linear,    ///< 1 - |x-y| / D, D = max - min
    Quadratic, ///< 1 - ((x-y) / D)^2
    Ordinal,   ///< 1 - C(|k-l|+1, 2) / C(q, 2) on ranks; not Krippendorff's ordinal metric
    Radical,   ///< 1 - sqrt(|x-y| / D)
    Ratio,     ///< 1 - ((x-y)/(x+y))^2 / ((max-min)/(max+min))^2
    Circular,  ///< s = sin^2(pi (x-y) / (D+1)), 1 - s / max s
    Bipolar,   ///< b = (x-y)^2 / ((x+y-2min) (2max-x-y)), 1 - b / max b
};

/// `values` holds the numeric value of each category, in the order of the codebook; for an ordered scale without
/// numbers its ranks 1, 2, ... (rankValues). Nominal without values.
[[nodiscard]] DistanceFunction weightsOf(Scale scale, std::span<const double> values);
[[nodiscard]] std::vector<double> rankValues(int categories);

} // namespace accord::agreement
