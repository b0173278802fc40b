// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/issue.h"
#include "core/sqlite/database.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>

namespace accord::store {

/// Brings texts into the file, inside transactions that the caller holds. One that is there
/// already is found by its address; a text that did not change is not written again.
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

    /// A text of which only the link is known; of one that is there already, the kind where the link tells it better.
    Result<Written> link(const TextLink& link);

    /// A text with its words and its discussion.
    /// `language` holds where none was told before.
    Result<Written> issue(const TextLink& link, const Document& document, Earlier earlier = Earlier::Take,
                          std::string_view language = {});

    /// Transactions of a bulk import end and begin anew; what others wrote meanwhile must be seen.
    void forget() { m_groups.clear(); }

private:
    IssueWriter(sqlite::Database& database, ImportId import)
        : m_database(&database)
        , m_import(import)
    {}

    Result<std::int64_t> group(const TextLink& link);
    Result<Written> knownBetter(IssueId text, TextKind kind);
    Result<IssueOutcome> compared(DocumentId document, const Document& wanted, Earlier earlier);
    Status setLanguage(IssueId text, std::string_view language);
    Status addDocument(IssueId issue, const Document& document);
    Status addComments(DocumentId id, const Document& document);

    sqlite::Database* m_database;
    ImportId m_import;
    std::unordered_map<std::string, std::int64_t> m_groups;
};

} // namespace accord::store
