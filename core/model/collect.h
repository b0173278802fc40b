// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/model/issue.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace accord {

/// The API that a host speaks. The numbers are in project files.
enum class Dialect : std::uint8_t {
    GitHub = 1, ///< REST v3 and GraphQL v4; GitHub Enterprise too
    Gitee = 2,  ///< API v5
    Gitea = 3,  ///< API v1; Forgejo too
    kLast = Gitea,
};

/// How issues and their discussions are asked for. The numbers are in project files.
enum class Way : std::uint8_t {
    Automatic = 1, ///< GraphQL where there is a token for it, else REST with the fewest requests
    Rest = 2,      ///< issues page by page; comments in bulk or per issue, whichever costs fewer requests
    RestBulk = 3,
    RestPerIssue = 4,
    GraphQl = 5, ///< issues with their comments in one request
    kLast = GraphQl,
};

/// One word or phrase to look for.
struct Keyword
{
    std::string text;
    bool regex = false;      ///< `text` is a regular expression (RE2's syntax)
    std::string className{}; ///< what it names, such as "model names"; empty: not said
    std::string origin{};    ///< where it is from, such as "HuggingFace"; empty: not said

    bool operator==(const Keyword&) const = default;
};

/// Where keywords are looked for.
struct KeywordPlaces
{
    bool title = true;
    bool body = true;
    bool comments = false;

    bool operator==(const KeywordPlaces&) const = default;
};

enum class PeriodOf : std::uint8_t { Created = 1, Updated = 2, kLast = Updated };
enum class IssueState : std::uint8_t { Any = 1, Open = 2, Closed = 3, kLast = Closed };

/// Which of the issues of a source are for the project. What is empty does not restrict.
struct IssueSelection
{
    PeriodOf periodOf = PeriodOf::Created;
    std::string from; ///< first day, "2023-01-01"
    std::string to;   ///< last day, included
    IssueState state = IssueState::Any;
    std::vector<std::string> labels; ///< the issue has at least one of these labels of the host
    std::vector<Keyword> keywords;   ///< at least one of them stands in it
    KeywordPlaces places;
    bool pullRequests = false; ///< they count as issues

    bool operator==(const IssueSelection&) const = default;
};

/// Where issues are collected from: a repository, or single issues of it.
struct Source
{
    Uuid uuid;
    Dialect dialect = Dialect::GitHub;
    std::string host;                 ///< of the issues' addresses: "github.com"
    std::string base;                 ///< of the API, without a slash at the end: "https://api.github.com"
    std::string repository;           ///< "vllm-project/vllm"
    std::vector<std::string> numbers; ///< only these issues; empty: all of the repository
    Way way = Way::Automatic;
    IssueSelection selection;
    bool removed = false; ///< nobody wants it any more; what it brought stays

    bool operator==(const Source&) const = default;
};

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
    TextLink link;     ///< as the host spells it: after a rename the new name
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
    std::string id;  ///< by which the host tells it from others; empty: it does not
    Message problem; ///< "issue 3 (#17): found ..."
};

/// What a pass over a source is at. The numbers are in project files.
enum class FetchPhase : std::uint8_t {
    Idle = 1,     ///< no pass has begun, or the last one is finished
    Issues = 2,   ///< pages of issues (with GraphQL: with their comments)
    Comments = 3, ///< pages of comments of the whole repository
    Each = 4,     ///< what is missing, issue by issue: discussions, single issues
};

/// How far fetching from a source has come. Written together with each page.
struct Fetching
{
    FetchPhase phase = FetchPhase::Idle;
    Way way = Way::Rest;          ///< of the running pass; never Automatic
    std::int64_t pass = 0;        ///< number of the running pass, or of the last one; 0: none yet
    std::string next;             ///< address or cursor of the page to be asked for next; empty: the first one. In Each
                                  ///< the issue's number and a space stand before it; with GraphQL the numbers and
                                  ///< cursors of discussions to be continued follow it, a line each
    std::string since;            ///< the pass asks for what changed since then; empty: for everything
    std::string beganAt;          ///< the host's time when the pass began: the next one asks from there
    std::string finishedAt;       ///< when the last whole pass ended; empty: never
    std::string address;          ///< first page of the last pass, whose
    std::string etag;             ///< mark tells whether anything changed
    std::int64_t pages = 0;       ///< of this phase so far
    std::int64_t pagesInAll = 0;  ///< as the host told; 0: not known
    std::int64_t requests = 0;    ///< in this pass
    std::int64_t added = 0;       ///< issues that this pass brought
    std::int64_t changed = 0;     ///< issues that this pass changed
    std::string renamedTo;        ///< the repository's new name, if the host redirected
    std::string listedTo;         ///< the last issue on the pages of the list so far: number, time of creation, and how
                                  ///< many issues the list had then (0: the host does not tell)
    std::string restHeldUntil;    ///< by this machine's clock: the host wants no request before; empty: it takes them
    std::string graphQlHeldUntil; ///< the same for GraphQL
    std::int64_t heldWithToken = 0; ///< 1: that was told to somebody with a token, 0: without

    bool operator==(const Fetching&) const = default;
};

/// What can happen while fetching. The numbers are in project files.
enum class FetchEvent : std::uint8_t {
    Began = 1,     ///< subject: way; detail: since
    Finished = 2,  ///< subject: issues new and changed; detail: requests
    Stopped = 3,   ///< by somebody
    Failed = 4,    ///< subject: address; detail: reason
    Waited = 5,    ///< for a limit of the host; subject: seconds; detail: which limit
    Repeated = 6,  ///< a request that failed; subject: address; detail: reason
    Renamed = 7,   ///< subject: old name; detail: new name
    Missing = 8,   ///< an issue that is gone; subject: its address
    Unchanged = 9, ///< nothing new since the last pass
    LeftOut = 10,  ///< what nobody can read; subject: address; detail: what is wrong with it
};

/// One line of the log.
struct FetchLine
{
    Uuid source;
    std::string at;
    FetchEvent event = FetchEvent::Began;
    std::string subject;
    std::string detail;

    bool operator==(const FetchLine&) const = default;
};

/// What is there of a source.
struct FetchedCounts
{
    std::int64_t issues = 0; ///< without pull requests
    std::int64_t pullRequests = 0;
    std::int64_t comments = 0;
    std::int64_t withoutDiscussion = 0; ///< whose comments are still to be fetched

    bool operator==(const FetchedCounts&) const = default;
};

/// A stretch of an issue's text.
struct TextPlace
{
    static constexpr int kTitle = -2;
    static constexpr int kBody = -1;

    int part = kBody;         ///< kTitle, kBody, or the position of a comment in the discussion, from 0
    std::uint32_t start = 0;  ///< in bytes of the Markdown as collected
    std::uint32_t length = 0; ///< in bytes

    bool operator==(const TextPlace&) const = default;
};

/// A keyword and where it stands in one issue.
struct KeywordHit
{
    std::string keyword;
    std::vector<TextPlace> places; ///< title, body, comments; by start; at most kMostPlaces

    static constexpr std::size_t kMostPlaces = 50;

    bool operator==(const KeywordHit&) const = default;
};

/// In how many issues a keyword stands.
struct KeywordCount
{
    std::string keyword;
    std::int64_t issues = 0; ///< in which it stands
    std::int64_t alone = 0;  ///< in which no other keyword of the same list stands

    /// One more issue in which it stands, with so many others.
    void add(std::size_t others)
    {
        ++issues;
        alone += others == 0 ? 1 : 0;
    }
};

/// What somebody found of an issue that a keyword brought.
enum class Relevance : std::uint8_t {
    NotSaid = 0,
    Relevant = 1,
    FalsePositive = 2,
    kLast = FalsePositive,
};

} // namespace accord
