// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/issue_json/issue_reader.h"

#include "core/base/text.h"
#include "core/format/link.h"
#include "core/model/bounds.h"

#include <optional>
#include <utility>

namespace accord::format {
namespace {

// Hosts count issues and pull requests together, so that one link stands for either.
std::optional<IssueLink> parsePullRequestLink(std::string_view address)
{
    for (const std::string_view word : {"/pull/", "/pulls/"}) {
        if (address.find(word) != std::string_view::npos) {
            return parseIssueLink(text::replacedAll(address, word, "/issues/"));
        }
    }
    return std::nullopt;
}

// The address of a comment is that of its issue with more behind it: taken for one, it would replace the issue's text.
bool isComment(const HostObject& object)
{
    return object.htmlUrl.find("#issuecomment-") != std::string::npos ||
           (!object.issueUrl.empty() && object.document.title.empty());
}

} // namespace

IssueReader::IssueReader(std::istream& in, std::string name)
    : m_name(std::move(name))
    , m_splitter(in, m_name)
{}

Status IssueReader::takeLink(CollectedIssue& issue)
{
    if (isComment(m_object)) {
        return Error{Errc::BadSyntax, m_name + ":" + std::to_string(issue.line),
                     "found a comment, expected an issue; comments belong in a file of their own whose name ends in "
                     "\"comments\", such as issues-comments.jsonl"};
    }
    issue.pullRequest = m_object.pullRequest;
    m_object.document.commentsTold.value = m_object.commentsTold;
    for (const std::string* address : {&m_object.htmlUrl, &m_object.url}) {
        if (auto link = parseIssueLink(*address)) {
            issue.link = std::move(*link);
            return {};
        }
        if (auto link = parsePullRequestLink(*address)) {
            issue.link = std::move(*link);
            issue.pullRequest = true;
            return {};
        }
    }
    const std::string& address = m_object.htmlUrl.empty() ? m_object.url : m_object.htmlUrl;
    return Error{Errc::BadSyntax, m_name + ":" + std::to_string(issue.line),
                 "found " + (address.empty() ? "no \"html_url\"" : quotedAddress(address) + " in \"html_url\"") +
                     ", expected the link of an issue"};
}

Result<bool> IssueReader::next(CollectedIssue& issue)
{
    JsonPiece piece;
    ACCORD_TRY(const bool more, m_splitter.next(piece));
    if (!more) {
        return false;
    }
    issue.line = piece.line;
    // The strings of the last issue are filled again.
    std::swap(m_object.document, issue.document);
    ACCORD_CHECK(parseHostObject(piece, HostShape::Issue, m_name, m_object));
    ACCORD_CHECK(takeLink(issue));
    if (const auto excess = bounds::excess(m_object.document)) {
        return Error{Errc::BadSyntax, m_name + ":" + std::to_string(issue.line), issue.link.url + ": " + *excess};
    }
    std::swap(m_object.document, issue.document);
    return true;
}

} // namespace accord::format
