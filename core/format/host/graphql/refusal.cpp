// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/host/graphql/refusal.h"

#include "core/format/host/message.h"
#include "core/format/json_depth.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace accord::format {
namespace {

using Json = nlohmann::json;

std::string textOf(const Json& object, const char* key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

// Hosts of an older version, and those that only speak like GitHub, do not know everything that is asked for: "Field
// 'reactionGroups' doesn't exist on type 'Issue'", "Cannot query field ...".
bool tellsOfUnknown(const Json& error)
{
    const auto extensions = error.find("extensions");
    const std::string code =
        extensions != error.end() && extensions->is_object() ? textOf(*extensions, "code") : std::string();
    constexpr std::string_view kCodes[] = {"undefinedField", "undefinedType", "argumentNotAccepted",
                                           "GRAPHQL_VALIDATION_FAILED"};
    const std::string message = textOf(error, "message");
    return std::ranges::find(kCodes, code) != std::end(kCodes) || message.starts_with("Cannot query field") ||
           message.find("doesn't exist on type") != std::string::npos ||
           message.find("doesn't accept argument") != std::string::npos;
}

// By the names that query.cpp gives to what stands beside the text.
bool besideTheText(const Json& error)
{
    constexpr std::string_view kBeside[] = {"closing", "referring", "milestone", "reactionGroups"};
    const auto path = error.find("path");
    return path != error.end() && path->is_array() && std::ranges::any_of(*path, [&](const Json& step) {
               return step.is_string() && std::ranges::find(kBeside, step.get<std::string>()) != std::end(kBeside);
           });
}

} // namespace

std::optional<GraphQlRefusal> refusalIn(const Json& reply)
{
    if (!reply.is_object()) {
        return std::nullopt;
    }
    const auto errors = reply.find("errors");
    if (errors == reply.end() || !errors->is_array()) {
        return std::nullopt;
    }
    for (const Json& error : *errors) {
        if (!error.is_object()) {
            return GraphQlRefusal{};
        }
        if (!besideTheText(error)) {
            std::string type = textOf(error, "type");
            if (type.empty() && tellsOfUnknown(error)) {
                type = kUnknownField;
            }
            return GraphQlRefusal{std::move(type), messageLine(textOf(error, "message"))};
        }
    }
    return std::nullopt;
}

std::optional<GraphQlRefusal> readGraphQlRefusal(std::string_view body)
{
    return tooDeepAt(body) ? std::nullopt : refusalIn(Json::parse(body.begin(), body.end(), nullptr, false));
}

} // namespace accord::format
