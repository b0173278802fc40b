// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/dawid_skene.h"
#include "core/base/random.h"
#include "core/base/reason.h"
#include "tests/core/agreement/study.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"
#include "tests/support/real_data.h"

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace accord;
using namespace accord::agreement;
using namespace accord::test;

namespace {

/// Raters of different skill over items of known categories, with cells missing.
RatingTable drawnTable(std::uint64_t seed)
{
    Random random(seed);
    RatingTable table{static_cast<int>(2 + below(random, 7)), static_cast<int>(2 + below(random, 5)), {}};
    const auto items = static_cast<int>(5 + below(random, 80));
    const double missing = random.unit() * 0.6;
    for (int item = 0; item < items; ++item) {
        const auto categories = static_cast<std::uint64_t>(table.categories);
        const auto right = static_cast<int>(std::min(below(random, categories), below(random, categories)));
        for (int rater = 0; rater < table.raters; ++rater) {
            const double skill = 0.9 - 0.5 * rater / table.raters;
            const int said = random.unit() < skill ? right : static_cast<int>(below(random, categories));
            table.cells.push_back(random.unit() < missing ? kMissing : said);
        }
    }
    return table;
}

/// The same model, written another way: every item for itself, each probability from its definition in logarithms.
struct Plain
{
    std::vector<std::vector<double>> right;                  ///< by item and category
    std::vector<std::vector<std::vector<double>>> confusion; ///< by rater, right and given category
    std::vector<double> prevalence;
    double logLikelihood = 0;
};

bool isRated(const RatingTable& table, int item)
{
    return rowUse(table, item) != RowUse::NoRating;
}

void plainMaximise(const RatingTable& table, double smoothing, Plain& model)
{
    const auto size = static_cast<std::size_t>(table.categories);
    model.prevalence.assign(size, 0);
    double rated = 0;
    for (std::size_t k = 0; k < size; ++k) {
        for (int item = 0; item < table.items(); ++item) {
            model.prevalence[k] += isRated(table, item) ? model.right[static_cast<std::size_t>(item)][k] : 0;
        }
        rated += model.prevalence[k] + smoothing;
    }
    for (double& share : model.prevalence) {
        share = (share + smoothing) / rated;
    }
    model.confusion.assign(static_cast<std::size_t>(table.raters),
                           std::vector<std::vector<double>>(size, std::vector<double>(size, 1.0 / table.categories)));
    for (int rater = 0; rater < table.raters; ++rater) {
        for (std::size_t k = 0; k < size; ++k) {
            std::vector<double> given(size, smoothing);
            for (int item = 0; item < table.items(); ++item) {
                if (table.at(item, rater) != kMissing) {
                    given[static_cast<std::size_t>(table.at(item, rater))] +=
                        model.right[static_cast<std::size_t>(item)][k];
                }
            }
            const double sum = std::accumulate(given.begin(), given.end(), 0.0);
            for (std::size_t l = 0; l < size && sum > 0; ++l) {
                model.confusion[static_cast<std::size_t>(rater)][k][l] = given[l] / sum;
            }
        }
    }
}

void plainExpect(const RatingTable& table, Plain& model)
{
    model.logLikelihood = 0;
    for (int item = 0; item < table.items(); ++item) {
        std::vector<double>& right = model.right[static_cast<std::size_t>(item)];
        for (std::size_t k = 0; k < right.size(); ++k) {
            right[k] = std::log(model.prevalence[k]);
            for (int rater = 0; rater < table.raters; ++rater) {
                if (const int said = table.at(item, rater); said != kMissing) {
                    right[k] +=
                        std::log(model.confusion[static_cast<std::size_t>(rater)][k][static_cast<std::size_t>(said)]);
                }
            }
        }
        const double most = *std::ranges::max_element(right);
        double sum = 0;
        for (const double each : right) {
            sum += std::exp(each - most);
        }
        const double whole = most + std::log(sum);
        for (double& each : right) {
            each = std::exp(each - whole);
        }
        model.logLikelihood += isRated(table, item) ? whole : 0;
    }
}

Plain plainFit(const RatingTable& table, double smoothing, int iterations)
{
    Plain model;
    for (int item = 0; item < table.items(); ++item) {
        std::vector<double>& right = model.right.emplace_back(static_cast<std::size_t>(table.categories));
        const int* row = table.row(item);
        const auto ratings = static_cast<double>(table.raters - std::count(row, row + table.raters, kMissing));
        for (int rater = 0; rater < table.raters; ++rater) {
            if (row[rater] != kMissing) {
                right[static_cast<std::size_t>(row[rater])] += 1 / ratings;
            }
        }
    }
    for (int i = 0; i < iterations; ++i) {
        plainMaximise(table, smoothing, model);
        plainExpect(table, model);
    }
    return model;
}

double farthest(const RatingTable& table, const DawidSkene& model, const Plain& plain)
{
    double most = std::abs(model.logLikelihood() - plain.logLikelihood);
    for (int item = 0; item < table.items(); ++item) {
        for (std::size_t k = 0; k < model.prevalence().size(); ++k) {
            most =
                std::max(most, std::abs(model.probabilities(item)[k] - plain.right[static_cast<std::size_t>(item)][k]));
        }
    }
    for (std::size_t k = 0; k < model.prevalence().size(); ++k) {
        most = std::max(most, std::abs(model.prevalence()[k] - plain.prevalence[k]));
        for (int rater = 0; rater < table.raters; ++rater) {
            for (std::size_t l = 0; l < model.prevalence().size(); ++l) {
                most = std::max(most, std::abs(model.confusion(rater, static_cast<int>(k))[l] -
                                               plain.confusion[static_cast<std::size_t>(rater)][k][l]));
            }
        }
    }
    return most;
}

} // namespace

TEST_CASE("Dawid and Skene's model is that of plain loops, with and without smoothing and with missing ratings")
{
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= 260; ++seed) {
        const RatingTable table = drawnTable(seed);
        DawidSkeneOptions options;
        options.smoothing = seed % 3 == 0 ? 0.0 : seed % 3 == 1 ? 0.01 : 1.0;
        options.mostIterations = 200;
        const DawidSkene model = must(DawidSkene::fit(table, options));
        if (!model.defined()) {
            continue;
        }
        INFO("seed " << seed);
        CHECK(farthest(table, model, plainFit(table, options.smoothing, model.iterations())) < 1e-8);
        ++compared;
    }
    CHECK(compared >= 250);
}

TEST_CASE("The objective never falls, and what is reached from a seed stays where it is")
{
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        INFO("seed " << seed);
        const RatingTable table = drawnTable(1000 + seed);
        DawidSkeneOptions options;
        options.seed = seed;
        options.smoothing = 0.1;
        const DawidSkene model = must(DawidSkene::fit(table, options));
        CHECK(model.converged());
        for (std::size_t i = 1; i < model.objectives().size(); ++i) {
            CHECK(model.objectives()[i] >= model.objectives()[i - 1] - 1e-9);
        }
        Plain plain;
        for (int item = 0; item < table.items(); ++item) {
            const auto probabilities = model.probabilities(item);
            plain.right.emplace_back(probabilities.begin(), probabilities.end());
            CHECK(std::accumulate(probabilities.begin(), probabilities.end(), 0.0) == Approx(1));
        }
        plainMaximise(table, options.smoothing, plain);
        plainExpect(table, plain);
        CHECK(farthest(table, model, plain) < 1e-3);
        CHECK(must(DawidSkene::fit(table, options)).objectives() == model.objectives());
    }
}

TEST_CASE("A rater who errs is outvoted by a better one")
{
    // Three raters err on one item of twenty, each on others; two say the opposite of the right category on half of
    // them.
    RatingTable table{5, 2, {}};
    for (int item = 0; item < 800; ++item) {
        const int right = item % 2;
        const auto saying = [right](bool errs) { return errs ? 1 - right : right; };
        table.cells.insert(table.cells.end(), {saying(item % 20 == 0), saying(item % 20 == 7), saying(item % 20 == 13),
                                               saying(item / 20 % 2 == 1), saying(item / 40 % 2 == 1)});
    }
    const DawidSkene model = must(DawidSkene::fit(table));
    REQUIRE(model.defined());
    CHECK(model.converged());
    CHECK(model.accuracy(0) == Approx(0.95).margin(0.01));
    CHECK(model.accuracy(3) == Approx(0.5).margin(0.05));
    // Of item 60 the first and the two who err half the time say 1, and two who seldom err say 0.
    CHECK(model.mostProbable(60) == 0);
}

TEST_CASE("Without two ratings of an item there is no model, and it stops when asked to")
{
    CHECK_FALSE(must(DawidSkene::fit(RatingTable{2, 2, {0, kMissing, kMissing, 1}})).defined());
    CHECK_FALSE(must(DawidSkene::fit(RatingTable{})).defined());
    std::stop_source stop;
    stop.request_stop();
    CHECK(DawidSkene::fit(drawnTable(3), {}, stop.get_token()).error().code == Errc::Cancelled);
}

TEST_CASE("The plurality of an item is what most said, and several where they are even")
{
    const RatingTable table{3, 3, {2, 1, 2, 0, 1, kMissing, kMissing, kMissing, kMissing}};
    CHECK(plurality(table, 0) == std::vector<int>{2});
    CHECK(plurality(table, 1) == std::vector<int>{0, 1});
    CHECK(plurality(table, 2).empty());
}

TEST_CASE("On the study the most probable category is nearly always what most annotators said")
{
    ACCORD_REAL_DATA(folder, "llm-dl-challenges");
    TextTable text = readStudy(folder).text;
    for (auto& row : text.rows) {
        row.resize(7);
    }
    text.columns.resize(7);
    const RatingTable table = numbered(text).table;
    const DawidSkene model = must(DawidSkene::fit(table));
    CHECK(model.converged());
    CHECK(model.logLikelihood() == Approx(-251896.5).margin(0.1));
    int differ = 0;
    for (int item = 0; item < table.items(); ++item) {
        differ += plurality(table, item) == std::vector<int>{model.mostProbable(item)} ? 0 : 1;
    }
    CHECK(differ == 23);
    for (int rater = 1; rater < table.raters; ++rater) {
        CHECK(model.accuracy(rater) < model.accuracy(rater - 1));
    }
}
