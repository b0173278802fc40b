// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/collect/source.h"
#include "core/model/issue.h"
#include "core/store/sqlite/database.h"

namespace accord::collect {

/// Which issue of the project a fetched one is.
struct Identity
{
    IssueLink link; ///< that the project has it under, or will
    IssueId known;  ///< none if the project does not have it yet
};

/// An issue of a repository that was renamed stays the one that the project has under the name before; what the
/// project does not have yet gets the name that the host tells.
Result<Identity> identityOf(store::Database& database, const Source& source, const IssueLink& told);

} // namespace accord::collect
