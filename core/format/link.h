// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/issue.h"

#include <optional>
#include <string>
#include <string_view>

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
std::string quotedAddress(std::string_view address);

} // namespace accord::format
