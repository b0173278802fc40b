// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/json_fields.h"

#include <nlohmann/json.hpp>

namespace accord::store {

namespace {

// Takes the texts of an array until it has enough.
struct FirstTexts final : nlohmann::json_sax<nlohmann::json>
{
    explicit FirstTexts(std::size_t wanted)
        : most(wanted)
    {}

    bool null() override { return depth > 0; }
    bool boolean(bool /*value*/) override { return depth > 0; }
    bool number_integer(number_integer_t /*value*/) override { return depth > 0; }
    bool number_unsigned(number_unsigned_t /*value*/) override { return depth > 0; }
    bool number_float(number_float_t /*value*/, const string_t& /*text*/) override { return depth > 0; }
    bool binary(binary_t& /*value*/) override { return false; }
    bool start_object(std::size_t /*size*/) override { return ++depth <= kDeepest && depth > 1; }
    bool key(string_t& /*name*/) override { return true; }
    bool end_object() override { return --depth > 0; }
    bool start_array(std::size_t /*size*/) override { return ++depth <= kDeepest; }
    bool end_array() override { return --depth > 0; }
    bool parse_error(std::size_t /*at*/, const std::string& /*token*/,
                     const nlohmann::detail::exception& /*error*/) override
    {
        return false;
    }
    bool string(string_t& text) override
    {
        if (depth == 1) {
            texts.push_back(std::move(text));
        }
        return depth > 0 && texts.size() < most;
    }

    static constexpr int kDeepest = 100;
    std::vector<std::string> texts;
    std::size_t most;
    int depth = 0;
};

} // namespace

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

std::vector<std::string> fromJsonList(std::string_view json, std::size_t most)
{
    FirstTexts first(most);
    if (json.size() > 2 && most > 0) {
        (void)nlohmann::json::sax_parse(json, &first);
    }
    return std::move(first.texts);
}

} // namespace accord::store
