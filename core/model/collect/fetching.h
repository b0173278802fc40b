// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/model/collect/source.h"

#include <cstdint>
#include <string>

namespace accord {

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

} // namespace accord
