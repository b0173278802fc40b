// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/collect/fetch/fetch_context.h"
#include "core/format/host/graphql.h"
#include "core/model/collect.h"

#include <map>
#include <string>
#include <vector>

namespace accord::collect {

/// The issues of a repository with their discussions by GraphQL: a page of issues at a time, and after each the
/// discussions that were longer than what comes with an issue. Where the host cannot answer in time, fewer issues are
/// asked for.
class GraphIssues
{
public:
    explicit GraphIssues(FetchContext& context)
        : m_context(context)
    {}

    Status page(); ///< one request's worth

private:
    /// What `Fetching::next` says.
    struct Position
    {
        std::string after; ///< cursor of the list
        std::vector<format::OpenDiscussion> open;
        bool listed = false; ///< there are no further pages of issues

        [[nodiscard]] std::string text() const;
        static Position parse(const std::string& next);
    };

    Status issues(const Position& position);
    Status discussion(Position position);
    Result<GraphReply> ask(const std::string& after);
    Status write(sqlite::Database& database, FetchedWriter& writer, const format::GraphQlPage& page);
    Status discussed(sqlite::Database& database, FetchedWriter& writer, const std::string& number);
    void grow();
    static void goOn(Fetching& after, const Position& position);

    FetchContext& m_context;
    int m_size = kLargest;
    int m_answered = 0;                                         ///< in a row, at this size
    std::map<std::string, std::vector<FetchedComment>> m_soFar; ///< of open discussions, from their start

    static constexpr int kLargest = 100;
    static constexpr int kSmallest = 10;
};

} // namespace accord::collect
