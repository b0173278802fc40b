// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/format/issue_json/collected.h"
#include "core/format/issue_json/host_object.h"
#include "core/format/issue_json/object_splitter.h"
#include "core/model/issue.h"

#include <cstdint>
#include <istream>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace accord::format {

/// The name of the issues that a file name declares itself the sidecar of, or nothing if it is no sidecar. A file is
/// a sidecar of comments when its name, without ".json" or ".jsonl", ends in "comments" and that word is the whole name
/// or follows '.', '_' or '-', in either case of letters:
///
///     "1234.comments.json", "1234_comments.jsonl"   the comments of "1234.json" or "1234.jsonl"    -> "1234"
///     "issues-comments.jsonl"                       the comments of "issues.json" or "issues.jsonl" -> "issues"
///     "comments.json"                               the comments of all files in its folder         -> ""
std::optional<std::string> sidecarOf(std::string_view fileName);

/// Comments that stand in a file of their own, in the shape of GitHub's issue comments: a JSON array, JSON Lines, or
/// one object. A comment belongs to the issue that its "issue_url" names; one without it belongs to the only issue of
/// the file that this is the sidecar of.
///
/// Only the places of the comments are kept in memory (about 50 bytes each); their text is read from the stream when it
/// is asked for.
class CommentSidecar
{
public:
    /// Goes through the stream once; it must be able to seek and stay alive. Malformed comments are left out and told
    /// by errors(), the first thousand of them.
    CommentSidecar(std::istream& in, std::string name);

    [[nodiscard]] const std::vector<Error>& errors() const { return m_errors; } ///< Errc::BadSyntax, BadEncoding
    [[nodiscard]] std::size_t size() const { return m_count; }

    /// How many comments there are by the address of their issue in lower case; "": they name none.
    [[nodiscard]] std::map<std::string, std::size_t> perIssue() const;

    /// The comments of that issue, oldest first where they tell their time. `only`: it is the only issue of its file,
    /// so comments that name no issue are its own.
    Result<std::vector<Comment>> commentsOf(const TextLink& issue, bool only);

private:
    struct Place
    {
        std::uint64_t offset = 0;
        std::size_t size = 0;
        std::size_t line = 0;
    };

    void addError(Error error);
    Result<Comment> read(const Place& place);

    std::istream& m_in;
    std::string m_name;
    HostObjectParser m_parser;
    std::unordered_map<std::string, std::vector<Place>>
        m_places; ///< by the issue's link in lower case; "": names no issue
    std::vector<Error> m_errors;
    std::size_t m_count = 0;
};

/// Reads issues in the shape of GitHub's REST API or Gitee's API v5 from a stream, one at a time: a JSON object, a JSON
/// array, or JSON Lines. The discussion is read from "comments_list" (or from "comments" where that is a list). Labels
/// are objects with a "name", or text. Null counts as absent. The issue's link is its "html_url", or else its "url".
/// Times are given in UTC.
///
/// A text that is no issue says so by its "link", or by a "name" within its "group", and by its "kind"; see identify().
/// It may have a "title", "author", "date", "language" and "text" (or "body"), and "parts" with "author", "date",
/// "text" and "begins", the place in a recording in seconds or as "1:02:03".
///
/// Errors begin with "name:line". Errc::BadSyntax: JSON that stops in the middle, wrong shapes, an object without
/// the link of an issue, names, titles and labels without end (see bounds.h). Errc::BadEncoding: not UTF-8. After an
/// error the next call goes on behind the object, where that is possible: in JSON Lines always.
class IssueReader final : public TextReader
{
public:
    /// `name` is the file's name for errors. The stream must stay alive.
    IssueReader(std::istream& in, std::string name, TextDefaults defaults = {});

    /// The next issue into `issue`, whose memory is used again; false behind the last one.
    Result<bool> next(CollectedIssue& issue) override;

    [[nodiscard]] std::uint64_t bytesRead() const override { return m_splitter.bytesRead(); }

private:
    Status takeLink(CollectedIssue& issue);
    Status identifyTold(const std::string& address, const std::string& place, CollectedIssue& issue);

    std::string m_name;
    TextDefaults m_defaults;
    ObjectSplitter m_splitter;
    HostObjectParser m_parser;
    HostObject m_object;
};

} // namespace accord::format
