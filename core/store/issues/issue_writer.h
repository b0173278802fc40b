// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/issue.h"
#include "core/sqlite/database.h"

#include <cstdint>
#include <string>
#include <unordered_map>

namespace accord::store {

/// Brings issues and their texts into the file, inside transactions that the caller holds. An issue that is there
/// already is found by its link; a text that did not change is not written again.
class IssueWriter
{
public:
    enum class IssueOutcome : std::uint8_t { Added, TextAdded, TextChanged, Unchanged, Older };

    /// What to do about a text that tells of an earlier change than the one that is there.
    enum class Earlier : std::uint8_t { Take, LeaveOut };

    struct Written
    {
        IssueId issue;
        IssueOutcome outcome = IssueOutcome::Added;
    };

    static Result<IssueWriter> begin(sqlite::Database& database, ImportId import);

    /// An issue of which only the link is known; one that is there already is left alone.
    Result<Written> link(const IssueLink& link);

    /// An issue with its text and discussion.
    Result<Written> issue(const IssueLink& link, const Document& document, Earlier earlier = Earlier::Take);

    /// Transactions of a bulk import end and begin anew; what others wrote meanwhile must be seen.
    void forget() { m_repositories.clear(); }

private:
    IssueWriter(sqlite::Database& database, ImportId import)
        : m_database(&database)
        , m_import(import)
    {}

    Result<std::int64_t> repository(const IssueLink& link);
    Result<IssueOutcome> compared(DocumentId document, const Document& wanted, Earlier earlier);
    Status addDocument(IssueId issue, const Document& document);
    Status addComments(DocumentId id, const Document& document);

    sqlite::Database* m_database;
    ImportId m_import;
    std::unordered_map<std::string, std::int64_t> m_repositories;
};

} // namespace accord::store
