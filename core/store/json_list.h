// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace accord::store {

/// A list of texts as it is kept in one column: a JSON array of strings.
std::string jsonList(const std::vector<std::string>& texts);
std::vector<std::string> fromJsonList(std::string_view json); ///< what is no text in it is passed over

/// The first texts of it only: the rest is not even looked at, so that a list without end takes no time.
std::vector<std::string> fromJsonList(std::string_view json, std::size_t most);

} // namespace accord::store
