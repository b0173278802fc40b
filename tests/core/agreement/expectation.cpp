// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/core/agreement/expectation.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace accord::test {

using agreement::Undefined;

std::string wording(Undefined why)
{
    switch (why) {
    case Undefined::NoPairs:
        return "no item has two ratings";
    case Undefined::OneCategory:
    case Undefined::CategoryUnused:
        return "no variation: expected agreement is 1 (a single category in use)";
    case Undefined::SmallCodebook:
        return "needs at least two categories";
    case Undefined::NoCommonItems:
        return "no item rated by both";
    case Undefined::NoDefinedPair:
        return "no rater pair with a defined kappa";
    case Undefined::NoCompleteItems:
        return "no item rated by all raters";
    }
    return {};
}

void Computed::set(const std::string& path, std::optional<double> value)
{
    m_values[path] = value ? Value(*value) : Value();
}

void Computed::setOutcome(const std::string& path, const agreement::Outcome& outcome, bool alpha)
{
    set(path + (alpha ? "/do" : "/pa"), outcome.observed());
    if (!outcome) {
        set(path + "/value", std::nullopt);
        setText(path + "/undefined", wording(outcome.why()));
        return;
    }
    set(path + "/value", outcome->value);
    set(path + (alpha ? "/de" : "/pe"), outcome->expected);
    set(path + "/se", outcome->standardError);
    if (outcome->interval) {
        set(path + "/ci95/0", outcome->interval->low);
        set(path + "/ci95/1", outcome->interval->high);
        set(path + "/df", static_cast<double>(*outcome->degreesOfFreedom));
    } else {
        set(path + "/ci95", std::nullopt);
    }
}

const Computed::Value* Computed::find(const std::string& path) const
{
    const auto place = m_values.find(path);
    return place == m_values.end() ? nullptr : &place->second;
}

void Compared::add(const Compared& other)
{
    numbers += other.numbers;
    others += other.others;
    wrong.insert(wrong.end(), other.wrong.begin(), other.wrong.end());
    for (const auto& [path, count] : other.notComputed) {
        notComputed[path] += count;
    }
}

namespace {

double toleranceOf(const std::string& path)
{
    if (path.find("/ci95") != std::string::npos) {
        return 1e-9;
    }
    const auto key = path.substr(path.rfind('/') + 1);
    return key.starts_with("se") || key.ends_with("_se") ? 1e-10 : 1e-12;
}

/// Names of raters and of categories are data.
std::string general(const std::string& path)
{
    for (const std::string group : {"cohen_pairwise/", "per_category/", "cohen_to_final/"}) {
        if (path.starts_with(group)) {
            return group + "*" + path.substr(path.rfind('/'));
        }
    }
    return path;
}

void compareLeaf(const nlohmann::json& expected, const std::string& path, const Computed& computed, Compared& result)
{
    const auto* found = computed.find(path);
    if (found == nullptr) {
        ++result.notComputed[general(path)];
        return;
    }
    const auto* number = std::get_if<double>(found);
    const auto* text = std::get_if<std::string>(found);
    bool right = false;
    if (expected.is_number()) {
        const auto wanted = expected.get<double>();
        const double tolerance = toleranceOf(path) * std::max(1.0, std::abs(wanted));
        right = number != nullptr && std::abs(*number - wanted) <= tolerance;
        ++result.numbers;
    } else {
        right = expected.is_null() ? number == nullptr && text == nullptr
                                   : text != nullptr && *text == expected.get<std::string>();
        ++result.others;
    }
    if (!right) {
        char shown[32] = "undefined";
        if (number != nullptr) {
            std::snprintf(shown, sizeof shown, "%.17g", *number);
        }
        result.wrong.push_back(path + ": " + (text != nullptr ? *text : shown) + " instead of " + expected.dump());
    }
}

void walk(const nlohmann::json& expected, const std::string& path, const Computed& computed, Compared& result)
{
    // What other programs answered is evidence in the file, not something to be met.
    if (path.ends_with("/also_undefined")) {
        return;
    }
    if (expected.is_object()) {
        for (const auto& [key, value] : expected.items()) {
            walk(value, path.empty() ? key : path + "/" + key, computed, result);
        }
    } else if (expected.is_array()) {
        for (std::size_t i = 0; i < expected.size(); ++i) {
            walk(expected[i], path + "/" + std::to_string(i), computed, result);
        }
    } else {
        compareLeaf(expected, path, computed, result);
    }
}

} // namespace

Compared compare(const nlohmann::json& expected, const Computed& computed)
{
    Compared result;
    walk(expected, "", computed, result);
    return result;
}

} // namespace accord::test
