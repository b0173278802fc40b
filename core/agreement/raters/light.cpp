// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/raters/light.h"

namespace accord::agreement {

LightKappa lightKappa(const std::vector<PairAgreement>& pairs)
{
    LightKappa result;
    double sum = 0;
    for (const PairAgreement& pair : pairs) {
        if (pair.kappa) {
            sum += pair.kappa->value;
            ++result.pairs;
        } else {
            ++result.pairsUndefined;
        }
    }
    if (result.pairs > 0) {
        Estimate mean;
        mean.value = sum / result.pairs;
        result.mean = mean;
    }
    return result;
}

} // namespace accord::agreement
