// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/issue.h"
#include "core/store/sqlite/database.h"

#include <string>
#include <vector>

namespace accord::store {

/// One version of an issue's text, and since when the project has had it.
struct TextVersion
{
    DocumentId document;
    std::string since;
};

/// The texts of an issue in the order in which the project got them; the issue's present one is not always the last.
Result<std::vector<TextVersion>> textVersions(Database& database, IssueId issue);

/// When somebody last labelled an item of the issue; empty: never.
Result<std::string> labelledAt(Database& database, IssueId issue, PersonId by);

} // namespace accord::store
