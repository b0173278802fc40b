// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/model/category.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace accord::format {

/// "an object", "text", ...: what a JSON value is, for messages.
std::string typeName(const nlohmann::json& value);

/// Reads the properties of one JSON object and keeps the first complaint about them. Absent and null give an empty
/// value.
class Fields
{
public:
    explicit Fields(const nlohmann::json& object)
        : m_object(object)
    {}

    [[nodiscard]] const std::string& complaint() const { return m_complaint; } ///< empty: none
    void complain(std::string complaint);

    void allowOnly(std::span<const std::string_view> known);
    std::string text(const char* key);
    std::vector<std::string> texts(const char* key);
    bool flag(const char* key);
    Uuid uuid(const char* key);
    std::vector<Uuid> uuids(const char* key);
    std::int64_t number(const char* key, std::int64_t most); ///< from 0; absent is 0
    SummaryKind summary(const char* key);

private:
    [[nodiscard]] const nlohmann::json* find(const char* key) const;
    void misfit(const char* key, const nlohmann::json& value, const char* expected);

    const nlohmann::json& m_object;
    std::string m_complaint;
};

} // namespace accord::format
