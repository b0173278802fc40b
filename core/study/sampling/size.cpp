// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/sampling/size.h"

#include "core/base/numbers.h"
#include "core/base/reason.h"

#include <boost/math/distributions/normal.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace accord::study {
namespace {

constexpr double kMost = 1e12; // items; more than any number of issues

Status check(const ProportionAim& aim)
{
    const auto inside = [](double value) { return value > 0 && value < 1; };
    if (!inside(aim.confidence)) {
        return Error{Errc::Invalid, Reason::ConfidenceOutOfRange};
    }
    if (!inside(aim.margin)) {
        return Error{Errc::Invalid, Reason::MarginOutOfRange};
    }
    if (!inside(aim.expected)) {
        return Error{Errc::Invalid, Reason::ProportionOutOfRange};
    }
    if (aim.population && *aim.population < 1) {
        return Error{Errc::Invalid, Reason::EmptyPopulation};
    }
    return {};
}

// As short as it is exact to so many digits: "5", "2.5", "0.05".
std::string shortest(double value, int digits)
{
    std::string text = text::fixed(value, digits);
    if (text.find('.') != std::string::npos) {
        text.erase(text.find_last_not_of('0') + 1);
        text.erase(text.find_last_not_of('.') + 1);
    }
    return text;
}

std::string precision(const ProportionAim& aim)
{
    const std::string points = shortest(aim.margin * 100, 3);
    return "with a margin of error of at most " + points +
           (points == "1" ? " percentage point" : " percentage points") + " at a confidence level of " +
           shortest(aim.confidence * 100, 3) + " %";
}

std::string source(const ProportionAim& aim, bool finite)
{
    return "(Cochran 1977, " +
           (aim.expected == 0.5 ? std::string("for the proportion of 0.5 that asks for most")
                                : "for an expected proportion of " + shortest(aim.expected, 4)) +
           (finite ? ", with finite population correction)." : ").");
}

} // namespace

double normalQuantile(double confidence)
{
    return boost::math::quantile(boost::math::normal(), (1 + confidence) / 2);
}

Result<std::int64_t> sampleSize(const ProportionAim& aim)
{
    ACCORD_CHECK(check(aim));
    const double z = normalQuantile(aim.confidence);
    const double many = z * z * aim.expected * (1 - aim.expected) / (aim.margin * aim.margin);
    if (many > kMost) {
        return Error{Errc::Invalid, Reason::MarginOutOfReach};
    }
    const double exact = aim.population ? many / (1 + (many - 1) / static_cast<double>(*aim.population)) : many;
    // What is a whole number but for the rounding of the machine is that number.
    const auto items = std::max<std::int64_t>(1, std::llround(std::ceil(exact - 1e-9)));
    return aim.population ? std::min(items, *aim.population) : items;
}

Result<double> marginOf(const ProportionAim& aim, std::int64_t items)
{
    ACCORD_CHECK(check(aim));
    if (items < 1) {
        return Error{Errc::Invalid, Reason::NoItems};
    }
    auto many = static_cast<double>(items);
    if (aim.population) {
        if (items >= *aim.population) {
            return 0.0;
        }
        const auto all = static_cast<double>(*aim.population);
        many = many * (all - 1) / (all - many);
    }
    return normalQuantile(aim.confidence) * std::sqrt(aim.expected * (1 - aim.expected) / many);
}

Result<std::vector<std::int64_t>> sampleSizes(const ProportionAim& aim, const std::vector<std::int64_t>& strata)
{
    std::vector<std::int64_t> sizes;
    for (const std::int64_t items : strata) {
        ProportionAim own = aim;
        own.population = std::max<std::int64_t>(1, items);
        ACCORD_TRY(const std::int64_t size, sampleSize(own));
        sizes.push_back(std::min(size, items));
    }
    return sizes;
}

std::string sizeSentence(const ProportionAim& aim, std::int64_t items)
{
    return "A random sample of " + text::grouped(items) +
           (aim.population ? " of " + text::grouped(*aim.population) : "") + " issues estimates a proportion " +
           precision(aim) + " " + source(aim, aim.population.has_value());
}

std::string sizesSentence(const ProportionAim& aim, const std::vector<std::int64_t>& sizes)
{
    const std::int64_t all = std::accumulate(sizes.begin(), sizes.end(), std::int64_t{0});
    return "Random samples from " + text::grouped(static_cast<std::int64_t>(sizes.size())) + " strata, " +
           text::grouped(all) + " issues together, estimate a proportion in each stratum " + precision(aim) + " " +
           source(aim, true);
}

std::string kappaSentence(double kappa, double halfWidth, double confidence, int annotators, std::int64_t items)
{
    return "With " + text::grouped(items) + " issues, each labelled by " + std::to_string(annotators) +
           " annotators, the " + shortest(confidence * 100, 3) +
           " % confidence interval of Fleiss' kappa is expected " + "to reach at most " + shortest(halfWidth, 4) +
           " to each side of an expected kappa of " + shortest(kappa, 4) + ".";
}

} // namespace accord::study
