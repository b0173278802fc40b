// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/format/issue_json/issue_sax.h"
#include "core/format/issue_json/object_splitter.h"
#include "core/model/issue.h"

#include <cstdint>
#include <istream>
#include <string>

namespace accord::format {

/// An issue as a host handed it out.
struct CollectedIssue
{
    IssueLink link;
    Document document;
    bool pullRequest = false; ///< hosts list pull requests among the issues
    std::size_t line = 0;     ///< 1-based line of the file on which it starts
};

/// Reads issues in the shape of GitHub's REST API or Gitee's API v5 from a stream, one at a time: a JSON object, a JSON
/// array, or JSON Lines. The discussion is read from "comments_list" (or from "comments" where that is a list). Labels
/// are objects with a "name", or text. Null counts as absent. The issue's link is its "html_url", or else its "url".
/// Times are given in UTC.
///
/// Errors carry "name:line" as subject. Errc::BadSyntax: JSON that stops in the middle, wrong shapes, an object without
/// the link of an issue, names, titles and labels without end (see bounds.h). Errc::BadEncoding: not UTF-8. After an
/// error the next call goes on behind the object, where that is possible: in JSON Lines always.
class IssueReader
{
public:
    /// `name` is the file's name for errors. The stream must stay alive.
    IssueReader(std::istream& in, std::string name);

    /// The next issue into `issue`, whose memory is used again; false behind the last one.
    Result<bool> next(CollectedIssue& issue);

    [[nodiscard]] std::uint64_t bytesRead() const { return m_splitter.bytesRead(); } ///< for progress

private:
    Status takeLink(CollectedIssue& issue);

    std::string m_name;
    ObjectSplitter m_splitter;
    HostObject m_object;
};

} // namespace accord::format
