// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/uncertainty/student.h"

#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>

#include <algorithm>
#include <cmath>

namespace accord::agreement {

double studentQuantile(double probability, double df)
{
    return boost::math::quantile(boost::math::students_t(df), probability);
}

double studentTwoSided(double t, double df)
{
    return 2 * boost::math::cdf(boost::math::complement(boost::math::students_t(df), std::abs(t)));
}

double normalTwoSided(double z)
{
    return 2 * boost::math::cdf(boost::math::complement(boost::math::normal(), std::abs(z)));
}

std::optional<Interval> studentInterval(double value, double standardError, Count df)
{
    if (df < 1) {
        return std::nullopt;
    }
    const double reach = studentQuantile(0.975, static_cast<double>(df)) * standardError;
    return Interval{value - reach, std::min(1.0, value + reach)};
}

void setUncertainty(Estimate& estimate, std::optional<double> standardError, Count items)
{
    estimate.standardError = standardError;
    if (standardError && items >= 2) {
        estimate.degreesOfFreedom = items - 1;
        estimate.interval = studentInterval(estimate.value, *standardError, items - 1);
    }
}

} // namespace accord::agreement
