// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/format/host/graphql/refusal.h"
#include "core/model/collect/fetched.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace accord::format {

/// A discussion that is longer than its page.
struct OpenDiscussion
{
    std::string number; ///< of the issue
    std::string cursor; ///< where it goes on

    bool operator==(const OpenDiscussion&) const = default;
};

/// What a request cost and what is left.
struct GraphQlLimit
{
    std::int64_t cost = 0;
    std::int64_t limit = 0; ///< 0: the host does not tell, as where limits are switched off
    std::int64_t left = 0;
    std::optional<std::chrono::sys_seconds> resetsAt;
};

/// What the queries of query.h bring.
struct GraphQlPage
{
    std::vector<FetchedIssue> issues; ///< `document.comments` stays empty: they are among `comments`
    std::vector<FetchedComment> comments;
    std::vector<OpenDiscussion> open; ///< of this page's issues; the discussions of all others are whole
    std::string endCursor;            ///< where the issues go on
    bool more = false;
    std::int64_t issuesInAll = 0;     ///< that the filter lets through
    std::vector<LeftOutPart> leftOut; ///< issues and comments that cannot be read
    std::string repository;           ///< as the host spells it: after a rename the new name
    GraphQlLimit limit;
};

/// The reply to issuesQuery and countQuery, in the shape that REST's replies are read into: states in lower case,
/// reactions by the names of REST, comments by its numbers. Errc::NotFound: there is no such repository;
/// Errc::NotPermitted: the token does not reach it; Errc::Network: refused for another reason (see readGraphQlRefusal);
/// each with `name` (the address) as subject and the host's message as detail. Errc::BadSyntax, Errc::BadEncoding: the
/// reply is torn or has another shape.
Result<GraphQlPage> readGraphQlPage(std::string_view body, std::string_view name);

/// The reply to commentsQuery: `comments`, and `open` if there is more. Errors as above, Errc::NotFound also for an
/// issue that is gone.
Result<GraphQlPage> readGraphQlDiscussion(std::string_view body, std::string_view name);

} // namespace accord::format
