// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/category.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace accord::cli {

inline constexpr std::array<Level, 3> kLevels{Level::Type, Level::Theme, Level::Subtheme};

std::string_view levelKey(Level level);  ///< "type", "theme", "subtheme": options and JSON keys
std::string_view levelText(Level level); ///< "type", "theme", "sub-theme": for people

std::string grouped(std::int64_t number); ///< "38,742"
std::string fourDigits(double figure);    ///< "0.7621"
std::string percent(double share);        ///< "43.25 %"

/// "1 label", "2 labels"; "2 people" of "person".
std::string counted(std::int64_t number, std::string_view thing);

} // namespace accord::cli
