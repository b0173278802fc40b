// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/collect/keyword_matcher.h"
#include "core/model/collect/fetched.h"
#include "core/model/collect/source.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace accord::collect {

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
