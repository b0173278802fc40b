// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/issue.h"

#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace accord::format {

/// The issue that a web address names, or nothing if it names none.
///
/// Understood are GitHub, Gitee and hosts that build their addresses in the same way (GitHub Enterprise, Gitea,
/// Forgejo), on the web (`/owner/name/issues/12`) and in the API (`api.github.com/repos/...`, `/api/v3/repos/...`).
/// http or https or neither, `www.`, a trailing slash, a query and a fragment make no difference: they all give
/// `https://host/owner/name/issues/12`, with the host in lower case, the repository as spelled, and the numbers of
/// Gitee (`IBZ414`) in upper case. A pull request is not an issue.
std::optional<IssueLink> parseIssueLink(std::string_view address);

/// The link of an issue whose parts are known; they are taken as they are.
IssueLink makeIssueLink(std::string host, std::string repository, std::string number);

/// What stands where the link of an issue was expected, in quotes, for a message; only its size where it is long.
Argument quotedAddress(std::string_view address);

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
