// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/support/host/shapes.h"
#include "tests/support/host/world.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// What the hosts' REST interfaces answer, faults apart.
namespace accord::test::host {

struct Answer
{
    int status = 200;
    std::vector<std::pair<std::string, std::string>> headers;
    std::string body;
};

/// What was asked for, by which requests are counted.
enum class Asked : std::uint8_t { Issues, Comments, Discussion, Issue, GraphQl, Other };

/// A path below the API's base, taken apart: "/repos/alice/engine/issues/12/comments".
struct Route
{
    Asked asked = Asked::Other;
    std::string repository; ///< "alice/engine", or the number of a repository
    std::string rest;       ///< behind it: "/issues/12/comments"
    std::string number;     ///< of the issue
};
Route routeOf(const std::string& path);

/// How a host turns pages.
struct Paging
{
    bool cursors = false;       ///< GitHub's newer lists: after= instead of page=, and no rel="last"
    bool links = true;          ///< a Link header; Gitee tells the number of pages in headers of its own as well
    std::size_t emptyEvery = 0; ///< every n-th page (n > 1) has nothing on it, though the list goes on
};

using Parameters = std::map<std::string, std::string>;

/// Where each comment of the world stands, by time of creation; made once and used for every page.
using CommentOrder = std::vector<std::pair<std::size_t, std::size_t>>;
CommentOrder commentOrder(const World& world);

class Rest
{
public:
    Rest(const World& world, const CommentOrder& order, Places places, Paging paging);

    /// `path`: below the base.
    [[nodiscard]] Answer answer(const Route& route, const Parameters& parameters, const std::string& path) const;

private:
    struct Entry
    {
        const WorldIssue* issue = nullptr;
        const WorldComment* comment = nullptr;

        [[nodiscard]] std::int64_t id() const { return comment != nullptr ? comment->id : issue->id; }
        [[nodiscard]] std::int64_t createdAt() const
        {
            return comment != nullptr ? comment->createdAt : issue->createdAt;
        }
        [[nodiscard]] std::int64_t updatedAt() const
        {
            return comment != nullptr ? comment->updatedAt : issue->updatedAt;
        }
    };
    using Entries = std::vector<Entry>;

    [[nodiscard]] Entries issues(const Parameters& parameters) const;
    [[nodiscard]] Entries comments(const Parameters& parameters) const;
    [[nodiscard]] Entries discussion(const WorldIssue& issue, const Parameters& parameters) const;
    [[nodiscard]] Answer list(const Entries& entries, const Parameters& parameters, const std::string& path) const;
    [[nodiscard]] Answer listByCursor(const Entries& entries, std::size_t perPage, const Parameters& parameters,
                                      const std::string& path) const;
    [[nodiscard]] Answer listByPage(const Entries& entries, std::size_t perPage, const Parameters& parameters,
                                    const std::string& path) const;
    [[nodiscard]] Answer single(const std::string& number) const;
    [[nodiscard]] Answer gone(const WorldIssue& issue, const std::string& below) const;
    [[nodiscard]] std::string body(const Entries& entries, std::size_t first, std::size_t count) const;
    [[nodiscard]] std::size_t perPage(const Parameters& parameters) const;

    const World& m_world;
    const CommentOrder& m_order;
    Places m_places;
    Paging m_paging;
};

/// What the world looks like from another repository to which one of its issues was transferred: that issue alone.
std::optional<World> transferred(const World& world, const Route& route);

Answer errorAnswer(Dialect dialect, int status, const std::string& message);

} // namespace accord::test::host
