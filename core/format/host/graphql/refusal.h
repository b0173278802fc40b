// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace accord::format {

/// The type of a refusal because the host does not know what was asked for; hosts have no type of their own for it.
constexpr const char* kUnknownField = "UNKNOWN_FIELD";

/// What GraphQL refuses, it refuses within a reply of status 200.
struct GraphQlRefusal
{
    std::string type;    ///< "RATE_LIMITED", "NOT_FOUND", "FORBIDDEN", ...; empty where a query took too long
    std::string message; ///< one line

    [[nodiscard]] bool rateLimited() const { return type == "RATE_LIMITED" || type == "RATE_LIMIT"; }
};

/// The first of the reply's errors that leaves a hole in what was asked for. Errors in what a host tells beside the
/// text are none: what refers to an issue may lie in a repository that the token must not see. Nothing also for a reply
/// that is no JSON object; the readers of page.h say what it is.
std::optional<GraphQlRefusal> readGraphQlRefusal(std::string_view body);

/// The same for a reply that is parsed already.
std::optional<GraphQlRefusal> refusalIn(const nlohmann::json& reply);

} // namespace accord::format
