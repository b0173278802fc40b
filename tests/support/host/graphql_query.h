// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>
#include <vector>

/// Reads GraphQL queries (the October 2021 edition, as far as a query without named fragments and directives goes).
namespace accord::test::host {

/// A field that is asked for, or an inline fragment.
struct Field
{
    std::string key;                                     ///< its name in the reply: the alias if there is one
    std::string name;                                    ///< empty: an inline fragment
    std::string onType;                                  ///< of the fragment
    nlohmann::json arguments = nlohmann::json::object(); ///< variables are put in their places
    std::vector<Field> fields;
};

/// What a query does wrong; the message as the host would tell it.
struct QueryError
{
    std::string message;
    std::string type;
};

/// The fields of a query document. Throws QueryError.
std::vector<Field> parseQuery(std::string_view query, const nlohmann::json& variables);

} // namespace accord::test::host
