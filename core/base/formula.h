// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

/// Cells of a CSV file that a spreadsheet would not show but run, because they begin as a formula does. They come from
/// names, summaries and notes that other people wrote. https://owasp.org/www-community/attacks/CSV_Injection
namespace accord::formula {

/// Whether a cell begins with = + - @ (or one of the four in full width), behind white space of any kind and characters
/// that nobody sees, or with a tab or a line end. A number is none, and neither is a single dash.
bool isFormula(std::string_view cell);

/// The cell as a spreadsheet shows it instead of running it: with an apostrophe in front of a formula. What is an
/// apostrophe, or several, in front of a formula already gets one more, so that originalCell() gives back every text.
std::string neutralCell(std::string_view cell);

/// The text that neutralCell() made the cell of.
std::string_view originalCell(std::string_view cell);

} // namespace accord::formula
