// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/ratings/figures/json.h"

#include <nlohmann/json.hpp>

namespace accord::exchange {
namespace {

using Json = nlohmann::ordered_json;

Json valueOf(const Figure& figure)
{
    if (const auto* below = std::get_if<Figures>(&figure)) {
        return toJson(*below);
    }
    if (const auto* count = std::get_if<std::int64_t>(&figure)) {
        return *count;
    }
    if (const auto* number = std::get_if<double>(&figure)) {
        return *number;
    }
    if (const auto* text = std::get_if<std::string>(&figure)) {
        return *text;
    }
    if (const auto* list = std::get_if<std::vector<double>>(&figure)) {
        return *list;
    }
    return nullptr;
}

} // namespace

Json toJson(const Figures& figures)
{
    // Names of raters and categories may be many: filling the object by its own search would be quadratic.
    Json::object_t object;
    object.reserve(figures.entries().size());
    for (const auto& [name, figure] : figures.entries()) {
        object.push_back({name, valueOf(figure)});
    }
    return object;
}

} // namespace accord::exchange
