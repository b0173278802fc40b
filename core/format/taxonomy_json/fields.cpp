// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/taxonomy_json/fields.h"

#include "core/format/taxonomy_json/properties.h"

#include <algorithm>
#include <utility>

namespace accord::format {

std::string typeName(const nlohmann::json& value)
{
    return value.is_object()    ? "an object"
           : value.is_array()   ? "an array"
           : value.is_string()  ? "text"
           : value.is_number()  ? "a number"
           : value.is_boolean() ? "true or false"
                                : "null";
}

void Fields::complain(std::string complaint)
{
    if (m_complaint.empty()) {
        m_complaint = std::move(complaint);
    }
}

void Fields::allowOnly(std::span<const std::string_view> known)
{
    for (const auto& [key, value] : m_object.items()) {
        if (std::ranges::find(known, key) == known.end()) {
            complain("has the property \"" + key + "\", which the schema does not know");
        }
    }
}

std::string Fields::text(const char* key)
{
    const nlohmann::json* value = find(key);
    if (value == nullptr) {
        return {};
    }
    if (!value->is_string()) {
        misfit(key, *value, "text");
        return {};
    }
    return value->get<std::string>();
}

std::vector<std::string> Fields::texts(const char* key)
{
    std::vector<std::string> result;
    const nlohmann::json* value = find(key);
    if (value == nullptr) {
        return result;
    }
    if (!value->is_array()) {
        misfit(key, *value, "an array of texts");
        return result;
    }
    for (const nlohmann::json& element : *value) {
        if (!element.is_string()) {
            misfit(key, element, "text");
            return result;
        }
        result.push_back(element.get<std::string>());
    }
    return result;
}

bool Fields::flag(const char* key)
{
    const nlohmann::json* value = find(key);
    if (value != nullptr && !value->is_boolean()) {
        misfit(key, *value, "true or false");
        return false;
    }
    return value != nullptr && value->get<bool>();
}

Uuid Fields::uuid(const char* key)
{
    const std::string written = text(key);
    const auto uuid = Uuid::parse(written);
    if (!written.empty() && !uuid) {
        complain("found \"" + written + "\" in \"" + key + "\", expected a UUID");
    }
    return uuid.value_or(Uuid{});
}

std::vector<Uuid> Fields::uuids(const char* key)
{
    std::vector<Uuid> result;
    for (const std::string& written : texts(key)) {
        const auto uuid = Uuid::parse(written);
        if (!uuid) {
            complain("found \"" + written + "\" in \"" + key + "\", expected a UUID");
            return {};
        }
        result.push_back(*uuid);
    }
    return result;
}

std::int64_t Fields::number(const char* key, std::int64_t most)
{
    const nlohmann::json* value = find(key);
    if (value == nullptr) {
        return 0;
    }
    // Compared as what it was written: a number above the greatest signed one is unsigned.
    const bool fits = value->is_number_unsigned() && value->get<std::uint64_t>() <= static_cast<std::uint64_t>(most);
    if (!fits) {
        complain("found " + value->dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + " in \"" + key +
                 "\", expected a whole number from 0 to " + std::to_string(most));
        return 0;
    }
    return static_cast<std::int64_t>(value->get<std::uint64_t>());
}

SummaryKind Fields::summary(const char* key)
{
    const std::string written = text(key);
    for (const auto& [name, kind] : kSummaryKinds) {
        if (name == written) {
            return kind;
        }
    }
    if (!written.empty()) {
        complain("found \"" + written + "\" in \"" + key + "\", expected intent, expectation or symptom");
    }
    return SummaryKind::None;
}

const nlohmann::json* Fields::find(const char* key) const
{
    const auto found = m_object.find(key);
    return found == m_object.end() || found->is_null() ? nullptr : &*found;
}

void Fields::misfit(const char* key, const nlohmann::json& value, const char* expected)
{
    complain("found " + typeName(value) + " in \"" + key + "\", expected " + expected);
}

} // namespace accord::format
