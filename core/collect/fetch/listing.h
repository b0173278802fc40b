// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/collect/fetch/fetch.h"
#include "core/collect/fetch/fetch_context.h"
#include "core/collect/fetch/shared_project.h"
#include "core/collect/http/rate_limiter.h"

#include <memory>
#include <stop_token>

namespace accord::collect {

/// Goes on with the pass over a source that was cut off, or begins one, and carries it to its end if it can.
FetchOutcome runPass(SharedProject& shared, const Network& network, std::shared_ptr<RateLimiter> pace,
                     const Source& source, const std::stop_token& stop);

/// How a pass over the source that begins now would ask, with or without a token. Never Way::Automatic.
Way wayFor(const Source& source, bool token);

/// One page of the repository's issues by REST, of which those come that the source wants. A host that says that
/// nothing changed ends the list at once.
Status listIssues(FetchContext& context);

/// The rows of a page of issues.
Status writeIssues(FetchContext& context, sqlite::Database& database, FetchedWriter& writer,
                   const std::vector<FetchedIssue>& issues);

} // namespace accord::collect
