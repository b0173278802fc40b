// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

namespace accord::exchange {

/// A table of figures as people read it: cells are text already, every row as long as the heads.
struct Sheet
{
    std::string title;
    std::vector<std::string> columns;
    std::vector<std::vector<std::string>> rows;
};

/// CSV with its heads (RFC 4180, lines end in LF); the title is left out, so that any program reads it.
[[nodiscard]] std::string toCsv(const Sheet& sheet);

/// A table environment of LaTeX with booktabs: the title as its caption, the first column to the left, all others to
/// the right. Characters that mean something to LaTeX are escaped.
[[nodiscard]] std::string toLatex(const Sheet& sheet);

} // namespace accord::exchange
