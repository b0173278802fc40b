// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/json_list.h"

#include <nlohmann/json.hpp>

namespace accord::store {

std::string jsonList(const std::vector<std::string>& texts)
{
    if (texts.empty()) {
        return "[]";
    }
    return nlohmann::json(texts).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::vector<std::string> fromJsonList(std::string_view json)
{
    std::vector<std::string> texts;
    if (json.size() <= 2) {
        return texts;
    }
    const nlohmann::json parsed = nlohmann::json::parse(json, nullptr, false);
    if (parsed.is_array()) {
        for (const nlohmann::json& element : parsed) {
            if (element.is_string()) {
                texts.push_back(element.get<std::string>());
            }
        }
    }
    return texts;
}

} // namespace accord::store
