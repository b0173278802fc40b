// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/collect/keywords.h"
#include "core/model/collect.h"
#include "core/model/issue.h"
#include "core/sqlite/database.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace accord::collect {

/// Which issue of the project a fetched one is.
struct Identity
{
    TextLink link; ///< that the project has it under, or will
    IssueId known; ///< none if the project does not have it yet
};

/// An issue of a repository that was renamed stays the one that the project has under the name before; what the
/// project does not have yet gets the name that the host tells.
Result<Identity> identityOf(sqlite::Database& database, const Source& source, const TextLink& told);

/// Says which of the fetched issues of a source are for the project.
class SelectionFilter
{
public:
    /// Errc::Invalid for a keyword that cannot be looked for.
    static Result<SelectionFilter> of(const Source& source);

    /// The keywords that stand in an issue that is wanted (none where the selection has no keywords); nothing for one
    /// that is not wanted. Days are those of UTC, both ends included; an issue whose time the host did not tell is in
    /// no period. Labels count in either case of ASCII letters. An issue is closed or open as a whole: Gitee's
    /// "rejected" is closed, its "progressing" open.
    [[nodiscard]] std::optional<std::vector<KeywordHit>> wanted(const FetchedIssue& issue) const;

    [[nodiscard]] const Matcher& matcher() const { return m_matcher; }

private:
    SelectionFilter(const Source& source, Matcher matcher);

    IssueSelection m_selection;
    std::set<std::string> m_numbers; ///< only these; empty: all
    Matcher m_matcher;
};

/// Tells two selections apart, in one word: what both would choose from the same issues is the same.
std::string markOf(const Source& source);

} // namespace accord::collect
