// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/issue.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace accord {

/// What a host tells of an issue beside its text. Empty: it did not.
struct IssueFacts
{
    std::string milestone;
    std::map<std::string, std::int64_t> reactions; ///< by the host's names: "+1", "heart", ...
    std::string closedBy;                          ///< the address of the pull request that closed it
    std::vector<std::string> referredBy;           ///< addresses of issues and pull requests that mention it

    bool operator==(const IssueFacts&) const = default;
};

/// A contribution to a discussion as a host hands it out.
struct FetchedComment
{
    std::string hostId; ///< the host's number of it: comes again on a page that moved
    std::string number; ///< of the issue
    std::string updatedAt;
    Comment comment;

    bool operator==(const FetchedComment&) const = default;
};

/// An issue as a host hands it out.
struct FetchedIssue
{
    IssueLink link;    ///< as the host spells it: after a rename the new name
    Document document; ///< `comments` is empty while they are fetched apart from it
    IssueFacts facts;
    bool pullRequest = false;
    std::int64_t commentCount = 0; ///< as the host told it

    bool operator==(const FetchedIssue&) const = default;
};

/// What a fetch does not keep, or what nothing can be selected from.
enum class LeftOut : std::uint8_t {
    PullRequest = 1, ///< that the source's selection does not ask for
    Issue,           ///< that nobody can read
    Comment,         ///< the same
    Stray,           ///< a comment that names no issue, or one that was not listed
    Gone,            ///< an issue that is not there any more, or elsewhere
};

/// A part of a host's reply that is left out.
struct LeftOutPart
{
    LeftOut what = LeftOut::Issue;
    std::string id;      ///< by which the host tells it from others; empty: it does not
    std::string problem; ///< "issue 3 (#17): found ..."
};

} // namespace accord
