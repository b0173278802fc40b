// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/raters/pair_matrix.h"

namespace accord::agreement {

std::vector<PairAgreement> pairMatrix(const RatingTable& table, const Weights& weights)
{
    return pairMatrix(pairCounts(table), weights);
}

std::vector<PairAgreement> pairMatrix(const std::vector<PairCounts>& pairs, const Weights& weights)
{
    std::vector<PairAgreement> result;
    result.reserve(pairs.size());
    for (const PairCounts& pair : pairs) {
        result.push_back(cohenKappa(pair, weights));
    }
    return result;
}

std::vector<PairAgreement> againstFinal(const RatingTable& table, std::span<const int> final, const Weights& weights)
{
    std::vector<PairAgreement> result;
    std::vector<int> column(static_cast<std::size_t>(table.items()));
    for (int rater = 0; rater < table.raters; ++rater) {
        for (int item = 0; item < table.items(); ++item) {
            column[static_cast<std::size_t>(item)] = table.at(item, rater);
        }
        PairCounts pair = pairCounts(column, final, table.categories);
        pair.first = rater;
        pair.second = -1;
        result.push_back(cohenKappa(pair, weights));
    }
    return result;
}

} // namespace accord::agreement
