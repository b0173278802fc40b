// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/selection/identity.h"

#include "core/store/issues/issues.h"

#include <optional>

namespace accord::collect {

Result<Identity> identityOf(store::Database& database, const Source& source, const IssueLink& told)
{
    IssueLink before = told;
    before.repository = source.repository;
    before.url = store::canonicalUrl(before.host, before.repository, before.number);
    if (before.url != told.url) {
        ACCORD_TRY(const std::optional<IssueId> known, store::issueByUrl(database, before.url));
        if (known) {
            return Identity{before, *known};
        }
    }
    ACCORD_TRY(const std::optional<IssueId> known, store::issueByUrl(database, told.url));
    return Identity{told, known.value_or(IssueId{})};
}

} // namespace accord::collect
