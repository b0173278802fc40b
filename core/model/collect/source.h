// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"

#include <cstdint>
#include <string>
#include <vector>

namespace accord {

/// The API that a host speaks. The numbers are in project files.
enum class Dialect : std::uint8_t {
    GitHub = 1, ///< REST v3 and GraphQL v4; GitHub Enterprise too
    Gitee = 2,  ///< API v5
    Gitea = 3,  ///< API v1; Forgejo too
};

/// How issues and their discussions are asked for. The numbers are in project files.
enum class Way : std::uint8_t {
    Automatic = 1, ///< GraphQL where there is a token for it, else REST with the fewest requests
    Rest = 2,      ///< issues page by page; comments in bulk or per issue, whichever costs fewer requests
    RestBulk = 3,
    RestPerIssue = 4,
    GraphQl = 5, ///< issues with their comments in one request
};

/// One word or phrase to look for.
struct Keyword
{
    std::string text;
    bool regex = false; ///< `text` is a regular expression (RE2's syntax)

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

enum class PeriodOf : std::uint8_t { Created = 1, Updated = 2 };
enum class IssueState : std::uint8_t { Any = 1, Open = 2, Closed = 3 };

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

} // namespace accord
