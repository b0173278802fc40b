// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace accord {

/// What a text is. Numbers are those of the project file. An address alone does not always tell, and is taken for that
/// of a document then, until somebody says better.
enum class TextKind : std::uint8_t {
    Document,
    Issue,
    Post, ///< a question, an answer, a contribution to a forum
    Commit,
    PullRequest,
    ReviewComment,
    Transcript,
    Last = Transcript
};

std::string_view textKindName(TextKind kind); ///< "issue", "pull_request"
std::optional<TextKind> textKindNamed(std::string_view name);

/// What people call a text: "vllm-project/vllm#12", "Interviews P03".
std::string textName(std::string_view group, std::string_view name, TextKind kind);

/// Where a text comes from and what it is called there. Two spellings of one address give the same link.
struct TextLink
{
    std::string host;  ///< "github.com", "gitee.com" or a self-hosted one; empty where no host has the text
    std::string group; ///< of an issue the repository: "vllm-project/vllm"
    std::string name;  ///< of an issue its number: "16071"; Gitee's are alphanumeric ("IBZ414")
    std::string url;   ///< canonical: "https://github.com/vllm-project/vllm/issues/16071"; see addressOf()
    TextKind kind = TextKind::Issue;

    bool operator==(const TextLink&) const = default;
};

/// The address of an issue whose link is taken apart, as TextLink::url has it.
inline std::string canonicalUrl(std::string_view host, std::string_view repository, std::string_view number)
{
    std::string url = "https://";
    url.append(host).append("/").append(repository).append("/issues/").append(number);
    return url;
}

/// Before the group and the name of a text that no host has: "text:Interviews/P03".
inline constexpr std::string_view kTextScheme = "text:";

/// The address of a text: its link; without one that of an issue of the host; and without a host the group and the
/// name, percent signs and slashes in the name being written "%25" and "%2F". What is no link of the web is taken for
/// none.
std::string addressOf(std::string_view host, std::string_view group, std::string_view name, std::string_view link);

/// The link of a text that no host has.
TextLink localLink(std::string group, std::string name, TextKind kind);

/// What a project has to write down of a link's address: empty where addressOf() makes it of the rest.
std::string_view storedLink(const TextLink& link);

/// What two spellings of one address have in common. Hosts of repositories tell no case of letters apart, nor do names
/// of ours; what else stands on the web may.
std::string addressKey(std::string_view address);

/// One contribution to the discussion of an issue, one turn of a transcript.
struct Comment
{
    std::string author;
    std::string role; ///< the host's author association, such as "MEMBER"; empty if not told
    std::string createdAt;
    std::string body;                     ///< Markdown as collected
    std::optional<std::int64_t> begins{}; ///< milliseconds from the beginning of the recording; none: of no recording

    [[nodiscard]] bool operator==(const Comment&) const = default;
};

/// What a host counts. It is told beside a text and no part of it: another count does not make another version.
struct HostCount
{
    std::int64_t value = 0;

    [[nodiscard]] bool operator==(const HostCount&) const { return true; }
};

/// One version of a text as it was collected. Empty strings: the host did not tell.
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

/// What two versions of a text have differently.
struct TextDifference
{
    bool title = false;
    bool body = false;
    bool discussion = false;

    [[nodiscard]] bool any() const { return title || body || discussion; }
};

/// A text with the newest version that the project has, or none if only its link is known.
struct Issue
{
    IssueId id;
    TextLink link;
    std::string language;             ///< as in BCP 47: "zh"; empty: not told
    DocumentId documentId;            ///< none while the text is missing
    std::optional<Document> document; ///< absent while the text is missing
};

/// What the project holds to label.
struct IssueCounts
{
    std::int64_t issues = 0;
    std::int64_t withText = 0; ///< the others are known by their link only
    std::int64_t comments = 0; ///< of the newest texts
    std::int64_t repositories = 0;
    std::int64_t others = 0; ///< of `issues`: texts that are none
};

/// How much of the project's texts a search can find yet. Texts are numbered in the order in which they came.
struct IndexState
{
    std::int64_t indexed = 0; ///< texts that are in the word index
    std::int64_t texts = 0;   ///< texts that the project has

    [[nodiscard]] bool complete() const { return indexed >= texts; }
};

/// A piece of a text, ready to be shown. Pieces follow each other from top to bottom; each can be laid out on
/// its own. It never makes anybody load something from elsewhere.
struct TextBlock
{
    enum class Kind : std::uint8_t {
        Flow, ///< headings, paragraphs, lists, quotes, tables: `html`
        Code, ///< a code block: `language` and `text`
        Fold, ///< what can be opened: `html` is its summary, `blocks` its content
    };

    Kind kind = Kind::Flow;

    /// Well-formed and safe HTML within Qt's rich text: no scripts, styles, event attributes or remote loads. Elements:
    /// p h1-h6 ul ol li blockquote div table tr th td hr br pre strong em u s code kbd sub sup small big span a. Links
    /// lead to http or https. Classes for a style sheet:
    ///
    ///     blockquote.quote   a quoted reply
    ///     p.continued        the rest of a paragraph that was split
    ///     div.indent         the rest of a list item that was split
    ///     table.data         a table
    ///     span.keyword       a word to highlight
    ///     a.image            an image that is not loaded; its address is "accord-image:https://..."
    std::string html;

    std::string language;          ///< Code: as the author named it, such as "cpp"; may be empty
    std::string text;              ///< Code: as written, not escaped, without a line end at its end
    std::vector<TextBlock> blocks; ///< Fold
    int depth = 0;                 ///< Code, Fold: how many quotes it stands in (within its fold)
    int indent = 0;                ///< Code, Fold: how many list items it stands in (within its fold)
    bool open = false;             ///< Fold: the author wants it open
};

} // namespace accord
