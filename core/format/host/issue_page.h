// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/collect/fetched.h"
#include "core/model/collect/source.h"

#include <string>
#include <string_view>
#include <vector>

namespace accord::format {

/// The issues of one page of a host's list, in its order; `document.comments` stays empty. Null counts as absent, a
/// deleted person is an empty author, times are in UTC. States are as the host names them: "open" and "closed", on
/// Gitee also "progressing" (open) and "rejected" (closed). Of the reactions those that somebody gave are counted.
/// Pull requests are told by `pullRequest`; their links are those of issues, with which hosts number them together.
///
/// Errc::BadSyntax with `name` (the address) and what stood where: no JSON, no array, wrong types, an issue without its
/// link or its times. Errc::BadEncoding: not UTF-8.
///
/// With `leftOut`, what is wrong with an issue goes there ("issue 3 (#17): found ...") and the issue is left out, as
/// long as any of the page is sound.
Result<std::vector<FetchedIssue>> readIssuePage(std::string_view body, Dialect dialect, std::string_view name,
                                                std::vector<LeftOutPart>* leftOut = nullptr);

/// The same for a reply that is one issue.
Result<FetchedIssue> readHostIssue(std::string_view body, Dialect dialect, std::string_view name);

/// The link of an issue by any of its addresses, those of pull requests too; `pullRequest` becomes true for them.
std::optional<IssueLink> hostLink(std::string_view address, bool& pullRequest);

} // namespace accord::format
