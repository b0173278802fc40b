// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/issue_json/comment_sidecar.h"

#include "core/base/text.h"
#include "core/format/issue_json/issue_sax.h"
#include "core/format/issue_json/object_splitter.h"
#include "core/format/link.h"

#include <algorithm>

namespace accord::format {

std::optional<std::string> sidecarOf(std::string_view fileName)
{
    const std::string lower = text::lowerAscii(fileName);
    std::string_view stem = lower;
    const std::size_t dot = stem.rfind('.');
    if (dot == std::string_view::npos || (stem.substr(dot) != ".json" && stem.substr(dot) != ".jsonl")) {
        return std::nullopt;
    }
    stem = stem.substr(0, dot);
    constexpr std::string_view kWord = "comments";
    if (!stem.ends_with(kWord)) {
        return std::nullopt;
    }
    stem.remove_suffix(kWord.size());
    if (stem.empty()) {
        return std::string();
    }
    const bool separated = stem.size() > 1 && std::string_view("._-").find(stem.back()) != std::string_view::npos;
    return separated ? std::optional(std::string(fileName.substr(0, stem.size() - 1))) : std::nullopt;
}

CommentSidecar::CommentSidecar(std::istream& in, std::string name)
    : m_in(in)
    , m_name(std::move(name))
{
    ObjectSplitter splitter(m_in, m_name);
    JsonPiece piece;
    HostObject object;
    for (;;) {
        const auto more = splitter.next(piece);
        if (!more) {
            addError(more.error());
            continue;
        }
        if (!*more) {
            return;
        }
        if (const Status parsed = parseHostObject(piece, HostShape::Comment, m_name, object); !parsed) {
            addError(parsed.error());
            continue;
        }
        const auto issue = parseIssueLink(object.issueUrl);
        if (!issue && !object.issueUrl.empty()) {
            addError({Errc::BadSyntax, m_name + ":" + std::to_string(piece.line),
                      "found " + quotedAddress(object.issueUrl) + " in \"issue_url\", expected the link of an issue"});
            continue;
        }
        m_places[issue ? text::lowerAscii(issue->url) : std::string()].push_back(
            {piece.offset, piece.text.size(), piece.line});
        ++m_count;
    }
}

// Nobody reads more of them, and a file may consist of nothing else.
void CommentSidecar::addError(Error error)
{
    constexpr std::size_t kMostErrors = 1000;
    if (m_errors.size() < kMostErrors) {
        m_errors.push_back(std::move(error));
    }
}

std::map<std::string, std::size_t> CommentSidecar::perIssue() const
{
    std::map<std::string, std::size_t> counts;
    for (const auto& [address, places] : m_places) {
        counts.emplace(address, places.size());
    }
    return counts;
}

Result<Comment> CommentSidecar::read(const Place& place)
{
    std::string text(place.size, '\0');
    m_in.clear();
    m_in.seekg(static_cast<std::streamoff>(place.offset));
    m_in.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (!m_in) {
        return Error{Errc::Unreadable, m_name, "it became shorter while it was read"};
    }
    HostObject object;
    ACCORD_CHECK(parseHostObject({text, place.line, place.offset}, HostShape::Comment, m_name, object));
    return std::move(object.comment);
}

Result<std::vector<Comment>> CommentSidecar::commentsOf(const IssueLink& issue, bool only)
{
    std::vector<Comment> comments;
    for (const std::string& key : {text::lowerAscii(issue.url), std::string()}) {
        const auto found = m_places.find(key);
        if (found == m_places.end() || (key.empty() && !only)) {
            continue;
        }
        for (const Place& place : found->second) {
            ACCORD_TRY(Comment comment, read(place));
            comments.push_back(std::move(comment));
        }
    }
    const bool timed = std::ranges::none_of(comments, [](const Comment& comment) { return comment.createdAt.empty(); });
    if (timed) {
        std::ranges::stable_sort(comments, {}, &Comment::createdAt);
    }
    return comments;
}

} // namespace accord::format
