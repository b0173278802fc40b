// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/collect/fetch/steps/fetch_context.h"

namespace accord::collect {

/// One page of the repository's issues by REST, of which those come that the source wants. A host that says that
/// nothing changed ends the list at once.
Status listIssues(FetchContext& context);

/// The rows of a page of issues.
Status writeIssues(FetchContext& context, store::Database& database, store::FetchedWriter& writer,
                   const std::vector<FetchedIssue>& issues);

} // namespace accord::collect
