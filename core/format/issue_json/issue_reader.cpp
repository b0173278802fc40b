// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/issue_json/issue_reader.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/format/issue_json/host_object.h"
#include "core/format/issue_json/object_splitter.h"
#include "core/format/link.h"
#include "core/model/bounds.h"

#include <algorithm>
#include <optional>
#include <utility>

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
        if (const Status parsed = m_parser.parse(piece, HostShape::Comment, m_name, object); !parsed) {
            addError(parsed.error());
            continue;
        }
        const auto issue = parseIssueLink(object.issueUrl);
        if (!issue && !object.issueUrl.empty()) {
            addError({Errc::BadSyntax,
                      Reason::UnexpectedInKey,
                      {m_name + ":" + std::to_string(piece.line), quotedAddress(object.issueUrl), "issue_url",
                       Reason::LinkOfIssue}});
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
        return Error{Errc::Unreadable, Reason::BecameShorter, {m_name}};
    }
    HostObject object;
    ACCORD_CHECK(m_parser.parse({text, place.line, place.offset}, HostShape::Comment, m_name, object));
    return std::move(object.comment);
}

Result<std::vector<Comment>> CommentSidecar::commentsOf(const TextLink& issue, bool only)
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

namespace {

// Hosts count issues and pull requests together, so that one link stands for either.
std::optional<TextLink> parsePullRequestLink(std::string_view address)
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

IssueReader::IssueReader(std::istream& in, std::string name, TextDefaults defaults)
    : m_name(std::move(name))
    , m_defaults(std::move(defaults))
    , m_splitter(in, m_name)
{}

Status IssueReader::takeLink(CollectedIssue& issue)
{
    if (isComment(m_object)) {
        return Error{Errc::BadSyntax, Reason::CommentAmongIssues, {m_name + ":" + std::to_string(issue.line)}};
    }
    issue.pullRequest = m_object.pullRequest;
    m_object.document.commentsTold.value = m_object.commentsTold;
    const std::string place = m_name + ":" + std::to_string(issue.line);
    const std::string& address = m_object.htmlUrl.empty() ? m_object.url : m_object.htmlUrl;
    if (!m_object.told.kind.empty()) {
        return identifyTold(address, place, issue);
    }
    for (const std::string* each : {&m_object.htmlUrl, &m_object.url}) {
        if (auto link = parseIssueLink(*each)) {
            issue.link = std::move(*link);
            return {};
        }
        if (auto link = parsePullRequestLink(*each)) {
            issue.link = std::move(*link);
            issue.pullRequest = true;
            return {};
        }
    }
    // Many objects have a name: it tells a text only within a group.
    const bool named = !m_object.told.name.empty() && !(m_object.told.group.empty() && m_defaults.group.empty());
    if (named || !m_object.told.link.empty()) {
        return identifyTold(address, place, issue);
    }
    if (auto link = parseTextLink(address); link && link->kind != TextKind::Document) {
        issue.link = std::move(*link);
        return {};
    }
    return Error{Errc::BadSyntax,
                 Reason::UnexpectedInKey,
                 {place, address.empty() ? Argument(Reason::NothingThere) : quotedAddress(address), "html_url",
                  Reason::LinkOfIssue}};
}

// An address stands where a link is told as well.
Status IssueReader::identifyTold(const std::string& address, const std::string& place, CollectedIssue& issue)
{
    issue.pullRequest = false;
    if (m_object.told.link.empty()) {
        m_object.told.link = address;
    }
    return identify(m_object.told, m_defaults, place, issue);
}

Result<bool> IssueReader::next(CollectedIssue& issue)
{
    JsonPiece piece;
    ACCORD_TRY(const bool more, m_splitter.next(piece));
    if (!more) {
        return false;
    }
    issue.line = piece.line;
    issue.language.clear();
    // The strings of the last issue are filled again.
    std::swap(m_object.document, issue.document);
    ACCORD_CHECK(m_parser.parse(piece, HostShape::Issue, m_name, m_object));
    ACCORD_CHECK(takeLink(issue));
    std::swap(m_object.document, issue.document);
    ACCORD_CHECK(checkBounds(issue, m_name + ":" + std::to_string(issue.line)));
    return true;
}

} // namespace accord::format
