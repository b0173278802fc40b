// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/coefficients/weights.h"
#include "tests/core/agreement/compute.h"
#include "tests/core/agreement/study.h"
#include "tests/support/files.h"
#include "tests/support/real_data.h"

#include <cmath>
#include <iostream>

using namespace accord::test;
using nlohmann::json;

namespace {

json readJson(const std::filesystem::path& file)
{
    return json::parse(readFile(file));
}

std::vector<std::string> orderOf(const json& test, const TextTable& text)
{
    std::vector<std::string> order;
    if (test.at("scale") == "numeric") {
        order = byValue(text);
    } else if (test.at("scale") == "ordered") {
        order = test.at("order").get<std::vector<std::string>>();
    }
    for (const auto& extra : test.value("extra_categories", json::array())) {
        order.push_back(extra);
    }
    return order;
}

std::vector<double> valuesOf(const json& test, const LabelledTable& table)
{
    if (test.at("scale") != "numeric") {
        return accord::agreement::rankValues(table.table.categories);
    }
    std::vector<double> values;
    for (const auto& label : table.labels) {
        values.push_back(std::stod(label));
    }
    return values;
}

Computed computeCase(const json& test, const TextTable& text)
{
    const auto table = numbered(text, orderOf(test, text));
    auto computed = computeNominal(table);
    if (test.at("scale") != "nominal") {
        computeOrdered(table, valuesOf(test, table), computed);
    }
    const auto type = test.value("label_type", "");
    if (type == "path") {
        computeHierarchical(table, computed);
    }
    if (type == "set") {
        computeSets(table, computed);
    }
    if (test.at("spec").contains("groups")) {
        computeDifference(text, test.at("spec").at("groups").get<std::vector<std::vector<std::string>>>(), computed);
    }
    return computed;
}

void report(const std::string& what, const Compared& compared)
{
    int missing = 0;
    for (const auto& [path, count] : compared.notComputed) {
        missing += count;
        UNSCOPED_INFO("not computed: " << count << " x " << path);
    }
    std::cout << what << ": " << compared.numbers << " numbers and " << compared.others
              << " reasons and texts compared, " << compared.wrong.size() << " wrong, " << missing << " not computed\n";
    for (const auto& line : compared.wrong) {
        std::cout << line << "\n";
    }
    CHECK(compared.numbers > 0);
    CHECK(compared.wrong.empty());
    CHECK(compared.notComputed.empty());
}

} // namespace

TEST_CASE("Rating tables from the literature, degenerate and random ones give the expected numbers")
{
    ACCORD_REAL_DATA(folder, "agreement");
    Compared all;
    const auto expected = readJson(folder / "expected.json");
    for (const auto& [name, test] : expected.at("cases").items()) {
        const auto text = readCsv(folder / test.at("file").get<std::string>());
        auto compared = compare(test.at("expected"), computeCase(test, text));
        for (auto& line : compared.wrong) {
            line.insert(0, name + "/");
        }
        all.add(compared);
    }
    report("expected.json", all);
}

TEST_CASE("Rounded values that were published are met")
{
    ACCORD_REAL_DATA(folder, "agreement");
    const auto expected = readJson(folder / "expected.json");
    int compared = 0;
    for (const auto& [name, test] : expected.at("cases").items()) {
        const auto computed = computeCase(test, readCsv(folder / test.at("file").get<std::string>()));
        const auto literature = test.value("published", json::object());
        for (const auto& [path, published] : literature.items()) {
            CAPTURE(name, path, published.at("where"));
            const auto* found = computed.find(path);
            REQUIRE(found != nullptr);
            REQUIRE(std::holds_alternative<double>(*found));
            const double half = 0.5000001 * std::pow(10, -published.at("digits").get<int>());
            CHECK(std::abs(std::get<double>(*found) - published.at("value").get<double>()) <= half);
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
        const auto whole = numbered(text);
        const auto table = withFinal ? whole : numbered(columnsOf(text, annotators));
        auto computed = computeNominal(table);
        if (test.at("select").value("hierarchical", false)) {
            computeHierarchical(table, computed);
        }
        if (withFinal) {
            std::vector<int> final;
            for (int item = 0; item < whole.table.items(); ++item) {
                final.push_back(whole.table.at(item, whole.table.raters - 1));
            }
            computeAgainstFinal(whole, final, computed);
        }
        auto compared = compare(test.at("expected"), computed);
        for (auto& line : compared.wrong) {
            line.insert(0, name + "/");
        }
        all.add(compared);
    }
    report("dataset_expected.json", all);
}
