// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace accord::format {

/// How deep objects and arrays may nest in JSON that we read. Hosts and our own files stay below ten.
constexpr std::size_t kDeepestJson = 100;

/// What kind of JSON value it is: Reason::ANumber.
Reason typeOf(const nlohmann::json& value);

/// The members of one JSON object by their names. Null counts as absent, and absent ones are empty; so is one of
/// another type, of which the first is told.
class JsonMembers
{
public:
    [[nodiscard]] bool has(const char* key) const { return present(key) != nullptr; }
    [[nodiscard]] std::string text(const char* key) const;
    [[nodiscard]] bool truth(const char* key) const;
    [[nodiscard]] const nlohmann::json* object(const char* key) const; ///< null if it is absent
    [[nodiscard]] const nlohmann::json* array(const char* key) const;  ///< null if it is absent

    /// The first one that has none of these names.
    [[nodiscard]] std::optional<std::string> unknown(std::span<const std::string_view> known) const;

protected:
    /// Where something is told already, nothing more is. Both must stay alive.
    JsonMembers(const nlohmann::json& object, std::optional<Message>& misfit)
        : m_object(object)
        , m_misfit(misfit)
    {}
    JsonMembers(const JsonMembers&) = default;
    JsonMembers& operator=(const JsonMembers&) = delete;
    virtual ~JsonMembers() = default;

    [[nodiscard]] const nlohmann::json* present(const char* key) const;

    /// The value if it `fits`; otherwise it is told, unless there is none.
    const nlohmann::json* expect(const char* key, const nlohmann::json* value, bool fits, Reason expected) const;

private:
    [[nodiscard]] virtual Message misfit(const char* key, const nlohmann::json& value, Reason expected) const = 0;

    const nlohmann::json& m_object;
    std::optional<Message>& m_misfit;
};

/// Where a text is no JSON, as nlohmann's parser sees it, and why, in its words.
struct JsonFault
{
    std::size_t at = 0;
    std::string reason; ///< empty: it is JSON
};

/// Builds no tree, so that it takes any text.
JsonFault faultIn(std::string_view text);

/// Where the text nests deeper than that, or nothing. The text need not be sound JSON.
std::optional<std::size_t> tooDeepAt(std::string_view json);

} // namespace accord::format
