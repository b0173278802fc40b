// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/ratings/figure_tree.h"
#include "core/exchange/ratings/rating_figures.h"
#include "tests/core/agreement/study.h"
#include "tests/support/expected_numbers.h"
#include "tests/support/files.h"
#include "tests/support/real_data.h"

#include <cmath>
#include <iostream>

using namespace accord;
using namespace accord::test;
using nlohmann::json;

namespace {

json readJson(const std::filesystem::path& file)
{
    return json::parse(readFile(file));
}

exchange::RatingScale scaleNamed(const std::string& name)
{
    static const std::map<std::string, exchange::RatingScale> scales{
        {"nominal", exchange::RatingScale::Nominal}, {"ordinal", exchange::RatingScale::Ordinal},
        {"numeric", exchange::RatingScale::Numeric}, {"hierarchical", exchange::RatingScale::Hierarchical},
        {"sets", exchange::RatingScale::Sets},
    };
    return scales.at(name);
}

json figuresOf(const exchange::LabelledRatings& ratings, const exchange::FigureOptions& options = {})
{
    const auto figures = exchange::ratingFigures(ratings, options);
    REQUIRE(figures.ok());
    return exchange::toJson(*figures);
}

json computeCase(const json& test, const std::filesystem::path& file)
{
    const auto call = ratingCase(test, readFile(file));
    NoProgress progress;
    auto read = exchange::readRatings(file, {}, progress, {});
    REQUIRE(read.ok());
    const auto ratings = exchange::onScale(std::move(*read), {scaleNamed(call.scale), call.order, call.codebook});
    REQUIRE(ratings.ok());
    return figuresOf(*ratings, {call.groups, 0, 1});
}

void report(const std::string& what, const Compared& compared)
{
    std::cout << what << ": " << compared.summary() << "\n";
    CHECK(compared.fine());
}

/// The study's table as the figures take it; the labels may be cut to their type.
exchange::LabelledRatings ratingsOf(const LabelledTable& table, bool hierarchical)
{
    exchange::LabelledRatings ratings;
    ratings.scale = hierarchical ? exchange::RatingScale::Hierarchical : exchange::RatingScale::Nominal;
    ratings.raters = table.raters;
    ratings.labels = table.labels;
    ratings.table = table.table;
    return ratings;
}

} // namespace

TEST_CASE("Rating tables from the literature, degenerate and random ones give the expected numbers")
{
    ACCORD_REAL_DATA(folder, "agreement");
    Compared all;
    const auto expected = readJson(folder / "expected.json");
    for (const auto& [name, test] : expected.at("cases").items()) {
        const auto computed = computeCase(test, folder / test.at("file").get<std::string>());
        all.add(compareNumbers(test.at("expected"), computed), name);
    }
    report("expected.json", all);
}

TEST_CASE("Rounded values that were published are met")
{
    ACCORD_REAL_DATA(folder, "agreement");
    const auto expected = readJson(folder / "expected.json");
    int compared = 0;
    for (const auto& [name, test] : expected.at("cases").items()) {
        const auto literature = test.value("published", json::object());
        if (literature.empty()) {
            continue;
        }
        const auto computed = computeCase(test, folder / test.at("file").get<std::string>());
        for (const auto& [path, published] : literature.items()) {
            CAPTURE(name, path, published.at("where"));
            const auto found = computed.at(json::json_pointer("/" + path));
            REQUIRE(found.is_number());
            const double half = 0.5000001 * std::pow(10, -published.at("digits").get<int>());
            CHECK(std::abs(found.get<double>() - published.at("value").get<double>()) <= half);
            ++compared;
        }
    }
    std::cout << "published: " << compared << " numbers compared\n";
    CHECK(compared > 0);
}

TEST_CASE("The study's labels give the expected numbers")
{
    ACCORD_REAL_DATA(numbers, "agreement");
    ACCORD_REAL_DATA(labels, "llm-dl-challenges");
    const auto study = readStudy(labels);
    REQUIRE(study.text.rows.size() == 38742);
    Compared all;
    const auto expected = readJson(numbers / "dataset_expected.json");
    for (const auto& [name, test] : expected.at("cases").items()) {
        auto text = selected(study, test.at("select"));
        const bool withFinal = test.at("select").value("with_final", false);
        auto annotators = text.columns;
        annotators.pop_back();
        const auto table = numbered(withFinal ? text : columnsOf(text, annotators));
        auto ratings = ratingsOf(table, test.at("select").value("hierarchical", false));
        for (int item = 0; withFinal && item < table.table.items(); ++item) {
            ratings.final.push_back(table.table.at(item, table.table.raters - 1));
        }
        all.add(compareNumbers(test.at("expected"), figuresOf(ratings)), name);
    }
    report("dataset_expected.json", all);
}
