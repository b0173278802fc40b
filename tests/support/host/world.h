// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/collect.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// A repository that a fake host has: the truth that collecting is compared with.
namespace accord::test::host {

struct WorldComment
{
    std::int64_t id = 0;
    std::optional<std::string> author; ///< none: a deleted user
    std::string role;                  ///< author association
    std::int64_t createdAt = 0;        ///< seconds since 1970, as all times here
    std::int64_t updatedAt = 0;
    std::string body;
};

struct WorldIssue
{
    std::int64_t id = 0;
    std::string number; ///< digits; on Gitee letters too
    std::string title;
    std::optional<std::string> body; ///< none: null
    std::optional<std::string> author;
    std::string role;
    bool pullRequest = false;
    bool closed = false;
    std::string reason; ///< "completed", "not_planned"; empty: null
    std::int64_t createdAt = 0;
    std::int64_t updatedAt = 0;
    std::int64_t closedAt = 0; ///< 0: null
    std::vector<std::string> labels;
    std::string milestone;
    std::map<std::string, std::int64_t> reactions; ///< by REST names: "+1", "heart"
    std::string closedByPull;                      ///< number of a pull request of this repository
    std::vector<std::string> referredBy;           ///< numbers of issues and pull requests of this repository
    std::vector<WorldComment> comments;            ///< by time
    bool gone = false;                             ///< deleted: 410, and in no list
    std::string newRepository; ///< where it was transferred to; here it is gone, and redirects there
    std::string newNumber;
};

struct WorldSize
{
    std::size_t issues = 40; ///< without pull requests
    std::size_t pullRequests = 10;
    std::size_t comments = 120; ///< in all; one issue has more than 100 of them where there are 400 or more
};

struct World
{
    Dialect dialect = Dialect::GitHub;
    std::string repository = "alice/engine";
    std::vector<std::string> formerNames; ///< which still lead to it
    std::int64_t repositoryId = 599547518;
    std::vector<WorldIssue> issues; ///< by time of creation

    [[nodiscard]] const WorldIssue* find(const std::string& number) const;
    WorldIssue* find(const std::string& number);
    [[nodiscard]] std::size_t commentCount() const; ///< pull requests and what is gone left out
    [[nodiscard]] std::size_t issueCount() const;   ///< likewise

    /// A comment on an issue at that time: both count as updated.
    WorldComment& say(WorldIssue& issue, std::int64_t at, const std::string& body);

    /// A new issue, put where its time of creation belongs (lists move if that is not the end).
    WorldIssue& open(std::int64_t createdAt, std::int64_t updatedAt, const std::string& title);

    std::int64_t countedBeyond = 0; ///< so many comments are counted in each discussion that nobody can see
    std::int64_t nextId = 1'000'000;
    std::int64_t nextNumber = 1;
};

/// The same seed gives the same world: bodies that are null, deleted users, Chinese, markup, equal times, and issues
/// without, with few and (from 400 comments on) with more than 100 comments. All times lie in 2020 to 2024.
World makeWorld(Dialect dialect, std::uint64_t seed, const WorldSize& size);

} // namespace accord::test::host
