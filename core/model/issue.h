// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace accord {

/// Where an issue lives, taken apart from its web address. Two spellings of one address give the same link.
struct IssueLink
{
    std::string host;       ///< "github.com", "gitee.com" or a self-hosted one
    std::string repository; ///< "vllm-project/vllm"
    std::string number;     ///< "16071"; Gitee's are alphanumeric ("IBZ414")
    std::string url;        ///< canonical: "https://github.com/vllm-project/vllm/issues/16071"

    bool operator==(const IssueLink&) const = default;
};

/// One contribution to the discussion of an issue.
struct Comment
{
    std::string author;
    std::string role; ///< the host's author association, such as "MEMBER"; empty if not told
    std::string createdAt;
    std::string body; ///< Markdown as collected

    [[nodiscard]] bool operator==(const Comment&) const = default;
};

/// What a host counts. It is told beside a text and no part of it: another count does not make another version.
struct HostCount
{
    std::int64_t value = 0;

    [[nodiscard]] bool operator==(const HostCount&) const { return true; }
};

/// One version of an issue's text as it was collected. Empty strings: the host did not tell.
struct Document
{
    std::string title;
    std::string body; ///< Markdown as collected
    std::string state;
    std::string stateReason;
    std::string author;
    std::string role;
    std::string createdAt;
    std::string updatedAt;
    std::string closedAt;
    std::vector<std::string> hostLabels;
    std::vector<Comment> comments; ///< in the order of the discussion
    HostCount commentsTold;        ///< how many the host counts, also where none of them came along

    [[nodiscard]] bool operator==(const Document&) const = default;
};

/// An issue with the newest text that the project has, or none if only its link is known.
struct Issue
{
    IssueId id;
    IssueLink link;
    DocumentId documentId;            ///< none while the text is missing
    std::optional<Document> document; ///< absent while the text is missing
};

} // namespace accord
