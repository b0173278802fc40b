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

/// The comments of one page of a host's list, in its order. `number` is that of the issue; where the page is one of the
/// whole repository it is empty, and each comment names its issue ("issue_url", "pull_request_url", on Gitee "target").
/// A comment that names none, because its issue is gone, is left out, and told with `leftOut` (LeftOut::Stray). Null
/// counts as absent, a deleted person is an empty author, times are in UTC.
///
/// With `leftOut`, what is wrong with a comment goes there ("comment 3: found ...") and the comment is left out.
/// Errc::BadSyntax with `name` (the address) and what stood where; Errc::BadEncoding: not UTF-8.
Result<std::vector<FetchedComment>> readCommentPage(std::string_view body, Dialect dialect, std::string_view name,
                                                    std::string_view number,
                                                    std::vector<LeftOutPart>* leftOut = nullptr);

} // namespace accord::format
