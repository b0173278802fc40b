// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace accord::format {

/// The same Markdown without what makes its parser take time or memory out of all proportion. Backslashes are put in
/// front of container markers beyond the 32nd of a line, of the delimiter rows of tables with more than 100 columns or
/// 100,000 cells, and of declarations and processing instructions beyond the 200th of a paragraph, so that these count
/// as text. Nobody writes these by hand, and everything else stays as it is.
std::string guardedMarkdown(std::string_view markdown);

/// Whether addresses may be looked for: the parser's search for them is slow where thousands of '@' follow each other.
bool mayLinkAddresses(std::string_view markdown);

} // namespace accord::format
