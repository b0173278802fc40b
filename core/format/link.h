// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/issue.h"

#include <cstdint>
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
std::optional<TextLink> parseIssueLink(std::string_view address);

/// The link of an issue whose parts are known; they are taken as they are.
TextLink makeIssueLink(std::string host, std::string repository, std::string number);

/// The text that an address names, or nothing where it is no address. Beside issues (see above) these are understood:
///
///     /owner/name/pull/12, pulls/12             a pull request
///     /owner/name/pull/12#discussion_r34        a comment in its review
///     /owner/name/commit/1a2b3c4                a commit, as long as it is given
///     /owner/name/discussions/12                a post
///     /group/name/-/issues/12 and so on         the same on GitLab
///     stackoverflow.com/questions/12, /q/12     a post; likewise answers (/a/12) and the other sites of Stack Exchange
///     text:Interviews/P03                       a text without a host; see addressOf()
///     http://..., https://...                   a document, whatever it is; its group is the host
///
/// Only what follows the last of these needs its scheme. Of it the query counts and the fragment does not.
std::optional<TextLink> parseTextLink(std::string_view address);

/// What stands where the link of an issue was expected, in quotes, for a message; only its size where it is long.
Argument quotedAddress(std::string_view address);

/// A link with its place in the file.
struct ListedLink
{
    TextLink link;
    std::size_t line = 0; ///< 1-based
};

/// What a list of links holds, repeated links included, and the lines that could not be understood.
struct LinkList
{
    std::vector<ListedLink> links;
    std::vector<Error> errors;  ///< Errc::BadSyntax or Errc::BadEncoding with "name:line"; the first thousand
    std::size_t errorCount = 0; ///< all of them
};

/// What a list may have links of.
enum class Listed : std::uint8_t { Texts, Issues };

/// Reads a text file with one link per line. Blank lines are skipped, and so is what follows a `#` at the start of a
/// line or after white space. A line has at most 64 KB. `name` is the file's name for errors.
LinkList readLinkList(std::istream& in, std::string_view name, Listed listed = Listed::Texts);

} // namespace accord::format
