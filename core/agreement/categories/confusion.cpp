// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/categories/confusion.h"

namespace accord::agreement {

Count ConfusionMatrix::pairs() const
{
    Count sum = 0;
    for (int k = 0; k < categories; ++k) {
        for (int l = k; l < categories; ++l) {
            sum += at(k, l);
        }
    }
    return sum;
}

ConfusionMatrix confusionMatrix(const ItemPatterns& patterns)
{
    ConfusionMatrix result(patterns.categories());
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        const auto pattern = patterns.at(i);
        for (const auto& [k, countK] : pattern.counts) {
            for (const auto& [l, countL] : pattern.counts) {
                result.at(k, l) += pattern.items * (k == l ? Count{countK} * (countK - 1) / 2 : Count{countK} * countL);
            }
        }
    }
    return result;
}

ConfusionMatrix confusionMatrix(const RatingTable& table)
{
    return confusionMatrix(ItemPatterns::of(table));
}

} // namespace accord::agreement
