// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/expected_numbers.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <sstream>

namespace accord::test {
namespace {

using nlohmann::json;

double toleranceOf(const std::string& path)
{
    if (path.find("/ci95") != std::string::npos) {
        return 1e-9;
    }
    const auto key = path.substr(path.rfind('/') + 1);
    return key.starts_with("se") || key.ends_with("_se") ? 1e-10 : 1e-12;
}

void compareLeaf(const json& expected, const json& computed, const std::string& path, Compared& result)
{
    bool right = false;
    if (expected.is_number()) {
        const auto wanted = expected.get<double>();
        const double tolerance = toleranceOf(path) * std::max(1.0, std::abs(wanted));
        right = computed.is_number() && std::abs(computed.get<double>() - wanted) <= tolerance;
        ++result.numbers;
    } else {
        right = expected == computed;
        ++result.others;
    }
    if (!right) {
        result.wrong.push_back(path + ": " + computed.dump() + " instead of " + expected.dump());
    }
}

/// Whether a figure that is not in the expected tree is one of a kind that the files have elsewhere.
bool mayBeAdded(const std::string& path, const std::string& name)
{
    static const std::set<std::string> weights{"linear", "quadratic", "ordinal", "radical",
                                               "ratio",  "circular",  "bipolar"};
    // Some cases of the files were made without leaving out items.
    return path.empty() || path == "/cohen_to_final" || name == "jackknife_se" ||
           (path.starts_with("/cohen_pairwise/") && weights.contains(name));
}

std::string below(std::string path, const std::string& name)
{
    path += '/';
    path += name;
    return path;
}

void walk(const json& expected, const json& computed, const std::string& path, Compared& result)
{
    if (expected.is_object() && computed.is_object()) {
        for (const auto& [key, value] : expected.items()) {
            // What other programs answered is evidence in the file, not something to be met.
            if (key == "also_undefined") {
                continue;
            }
            if (computed.contains(key)) {
                walk(value, computed.at(key), below(path, key), result);
            } else {
                result.missing.push_back(below(path, key));
            }
        }
        for (const auto& [key, value] : computed.items()) {
            if (!expected.contains(key) && !mayBeAdded(path, key)) {
                result.unexpected.push_back(below(path, key));
            }
        }
    } else if (expected.is_array() && computed.is_array() && expected.size() == computed.size()) {
        for (std::size_t i = 0; i < expected.size(); ++i) {
            walk(expected[i], computed[i], path + "/" + std::to_string(i), result);
        }
    } else {
        compareLeaf(expected, computed, path, result);
    }
}

std::string field(const std::string& code)
{
    if (code.find_first_of(",\"\r\n") == std::string::npos) {
        return code;
    }
    std::string quoted = "\"";
    for (const char c : code) {
        quoted += c == '"' ? "\"\"" : std::string(1, c);
    }
    return quoted + "\"";
}

std::string line(const std::vector<std::string>& codes)
{
    std::string result;
    for (const auto& code : codes) {
        result += (result.empty() ? "" : ",") + field(code);
    }
    return result;
}

/// Labels of a table without quoted fields, which is all that tables with a codebook are.
std::vector<std::string> labelsIn(const std::string& csv)
{
    std::set<std::string> labels;
    std::istringstream lines(csv);
    std::string row;
    std::getline(lines, row);
    while (std::getline(lines, row)) {
        std::istringstream fields(row);
        std::string cell;
        std::getline(fields, cell, ',');
        while (std::getline(fields, cell, ',')) {
            if (!cell.empty()) {
                labels.insert(cell);
            }
        }
    }
    return {labels.begin(), labels.end()};
}

} // namespace

void Compared::add(const Compared& other, const std::string& name)
{
    numbers += other.numbers;
    others += other.others;
    const auto append = [&](std::vector<std::string>& to, const std::vector<std::string>& from) {
        for (const auto& flaw : from) {
            to.push_back(name + flaw);
        }
    };
    append(wrong, other.wrong);
    append(missing, other.missing);
    append(unexpected, other.unexpected);
}

std::string Compared::summary() const
{
    std::string text = std::to_string(numbers) + " numbers and " + std::to_string(others) +
                       " reasons and texts compared, " + std::to_string(wrong.size()) + " wrong, " +
                       std::to_string(missing.size()) + " missing, " + std::to_string(unexpected.size()) +
                       " unexpected";
    int shown = 0;
    const auto show = [&](const std::vector<std::string>& flaws, const char* what) {
        for (std::size_t i = 0; i < flaws.size() && shown < 40; ++i, ++shown) {
            text += std::string("\n  ") + what + " " + flaws[i];
        }
    };
    show(wrong, "wrong");
    show(missing, "missing");
    show(unexpected, "unexpected");
    return text;
}

Compared compareNumbers(const json& expected, const json& computed)
{
    Compared result;
    walk(expected, computed, "", result);
    return result;
}

RatingCase ratingCase(const json& test, const std::string& csv)
{
    RatingCase result;
    result.scale = test.at("scale") == "ordered" ? "ordinal" : test.at("scale").get<std::string>();
    if (const auto type = test.value("label_type", ""); !type.empty()) {
        result.scale = type == "path" ? "hierarchical" : "sets";
    }
    if (test.contains("order")) {
        result.order = line(test.at("order").get<std::vector<std::string>>());
    }
    if (test.contains("extra_categories")) {
        auto codes = labelsIn(csv);
        for (const auto& extra : test.at("extra_categories")) {
            codes.push_back(extra);
        }
        result.codebook = line(codes);
    }
    for (const auto& group : test.at("spec").value("groups", json::array())) {
        result.groups.push_back(line(group.get<std::vector<std::string>>()));
    }
    return result;
}

} // namespace accord::test
