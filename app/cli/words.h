// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/numbers.h"
#include "core/base/result.h"
#include "core/model/category.h"
#include "core/report/words.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace accord::cli {

std::string_view levelKey(Level level);  ///< "type", "theme", "subtheme": options and JSON keys
std::string_view levelText(Level level); ///< "type", "theme", "sub-theme": for people

using text::grouped;
using text::percent;
std::string fourDigits(double figure); ///< "0.7621"

/// Words for values of the field, as documents have them.
const report::Words& english();

/// "1 label", "2 labels"; "2 people" of "person".
std::string counted(std::int64_t number, std::string_view thing);

/// The error as one or more whole sentences: what happened, to what, and what to do with which command.
std::string sentence(const Error& error);

/// Text for a terminal: without characters that steer it. Control characters (C0 but for line ends and tabs, DEL, C1),
/// marks that turn the direction of writing, and bytes that are no UTF-8 become U+FFFD; a line end stays one.
std::string withoutControls(std::string_view text);

/// The same for JSON that was written: what its rules allow unescaped becomes "\u009b".
std::string withEscapedControls(std::string_view json);

/// How many columns of a terminal a line takes.
std::size_t widthOf(std::string_view line);

/// As much of a line as fits into so many columns of a terminal, on a single line.
std::string cutToWidth(std::string_view line, std::size_t columns);

} // namespace accord::cli
