// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/issue.h"

#include <istream>
#include <string_view>
#include <vector>

namespace accord::format {

/// A link with its place in the file.
struct ListedLink
{
    IssueLink link;
    std::size_t line = 0; ///< 1-based
};

/// What a list of links holds, repeated links included, and the lines that could not be understood.
struct LinkList
{
    std::vector<ListedLink> links;
    std::vector<Error> errors;  ///< Errc::BadSyntax or Errc::BadEncoding with "name:line"; the first thousand
    std::size_t errorCount = 0; ///< all of them
};

/// Reads a text file with one link per line. Blank lines are skipped, and so is what follows a `#` at the start of a
/// line or after white space. A line has at most 64 KB. `name` is the file's name for errors.
LinkList readLinkList(std::istream& in, std::string_view name);

} // namespace accord::format
