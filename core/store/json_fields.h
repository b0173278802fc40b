// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

/// What the content of an event is read with: it may come from another copy.
namespace accord::store {

/// The property of an object, where it is there and of that type; otherwise `into` stays what it is, and it answers
/// false.
template <class Value>
bool take(const nlohmann::json& object, const char* key, Value& into)
{
    const auto found = object.find(key);
    bool fits = found != object.end();
    if constexpr (std::is_same_v<Value, std::string>) {
        fits = fits && found->is_string();
    } else if constexpr (std::is_same_v<Value, bool>) {
        fits = fits && found->is_boolean();
    } else if constexpr (std::is_floating_point_v<Value>) {
        fits = fits && found->is_number();
    } else {
        fits = fits && found->is_number_integer();
    }
    if (fits) {
        into = found->template get<Value>();
    }
    return fits;
}

/// A list of texts; what is no text in it is passed over.
inline void takeTexts(const nlohmann::json& object, const char* key, std::vector<std::string>& into)
{
    const auto found = object.find(key);
    if (found == object.end() || !found->is_array()) {
        return;
    }
    into.clear();
    for (const auto& each : *found) {
        if (each.is_string()) {
            into.push_back(each.get<std::string>());
        }
    }
}

/// A number of an enumeration from 1 up to `last`.
template <class Enum>
void takeEnum(const nlohmann::json& object, const char* key, Enum last, Enum& into)
{
    int number = 0;
    take(object, key, number);
    if (number >= 1 && number <= static_cast<int>(last)) {
        into = static_cast<Enum>(number);
    }
}

/// As text that is UTF-8 for certain.
inline std::string toText(const nlohmann::json& object)
{
    return object.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

/// The object that the text is; an empty one for anything else.
inline nlohmann::json toObject(std::string_view text)
{
    nlohmann::json object = nlohmann::json::parse(text, nullptr, false);
    return object.is_object() ? object : nlohmann::json::object();
}

/// A list of texts as it is kept in one column: a JSON array of strings.
std::string jsonList(const std::vector<std::string>& texts);
std::vector<std::string> fromJsonList(std::string_view json); ///< what is no text in it is passed over

/// The first texts of it only: the rest is not even looked at, so that a list without end takes no time.
std::vector<std::string> fromJsonList(std::string_view json, std::size_t most);

} // namespace accord::store
