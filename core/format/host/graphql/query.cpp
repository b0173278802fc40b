// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/host/graphql/query.h"

#include <nlohmann/json.hpp>

#include <charconv>
#include <cstdint>

namespace accord::format {
namespace {

using Json = nlohmann::json;

// Comments are named by their address, whose end is the number that REST gives them: "databaseId" has 32 bits, which
// such numbers have outgrown. Of what refers to an issue the first hundred are asked for.
constexpr std::string_view kComments = R"(comments(first: $comments, after: $commentsAfter) {
  totalCount
  pageInfo { hasNextPage endCursor }
  nodes { url body createdAt updatedAt authorAssociation author { __typename login } }
})";

constexpr std::string_view kIssueFields = R"(number url title body state stateReason createdAt updatedAt closedAt
authorAssociation
author { __typename login }
labels(first: 100) { nodes { name } }
milestone { title }
reactionGroups { content reactors { totalCount } }
closing: timelineItems(last: 1, itemTypes: [CLOSED_EVENT]) {
  nodes { ... on ClosedEvent { closer { ... on PullRequest { url } } } }
}
referring: timelineItems(first: 100, itemTypes: [CROSS_REFERENCED_EVENT]) {
  nodes { ... on CrossReferencedEvent { source { ... on Issue { url } ... on PullRequest { url } } } }
}
)";

constexpr std::string_view kLimit = "rateLimit { cost limit remaining resetAt }\n";

// The repository's two names as variables; the API follows renames and tells the new name.
Json repositoryVariables(std::string_view repository)
{
    const std::size_t slash = repository.find('/');
    return Json{{"owner", repository.substr(0, slash)},
                {"name", slash == std::string_view::npos ? std::string_view() : repository.substr(slash + 1)}};
}

std::string requestBody(const std::string& query, const Json& variables)
{
    return Json{{"query", query}, {"variables", variables}}.dump(-1, ' ', false, Json::error_handler_t::replace);
}

void addFilter(Json& variables, std::string_view since)
{
    if (!since.empty()) {
        variables["filter"] = Json{{"since", since}};
    }
}

} // namespace

std::string issuesQuery(const IssuesAsk& ask)
{
    std::string query = "query($owner: String!, $name: String!, $issues: Int!, $after: String, $filter: IssueFilters, "
                        "$comments: Int!, $commentsAfter: String) {\n";
    query.append(kLimit);
    query += "repository(owner: $owner, name: $name) {\nnameWithOwner\n"
             "issues(first: $issues, after: $after, orderBy: {field: CREATED_AT, direction: ASC}, filterBy: $filter) "
             "{\ntotalCount\npageInfo { hasNextPage endCursor }\nnodes {\n";
    query.append(kIssueFields).append(kComments).append("\n}\n}\n}\n}");
    Json variables = repositoryVariables(ask.repository);
    variables["issues"] = ask.issues;
    variables["comments"] = ask.comments;
    if (!ask.after.empty()) {
        variables["after"] = ask.after;
    }
    addFilter(variables, ask.since);
    return requestBody(query, variables);
}

std::string commentsQuery(const CommentsAsk& ask)
{
    std::string query = "query($owner: String!, $name: String!, $number: Int!, $comments: Int!, $commentsAfter: String)"
                        " {\n";
    query.append(kLimit);
    query += "repository(owner: $owner, name: $name) {\nnameWithOwner\nissue(number: $number) {\nnumber\n";
    query.append(kComments).append("\n}\n}\n}");
    std::int32_t number = 0;
    std::from_chars(ask.number.data(), ask.number.data() + ask.number.size(), number);
    Json variables = repositoryVariables(ask.repository);
    variables["number"] = number;
    variables["comments"] = ask.comments;
    if (!ask.after.empty()) {
        variables["commentsAfter"] = ask.after;
    }
    return requestBody(query, variables);
}

std::string countQuery(std::string_view repository, std::string_view since)
{
    std::string query = "query($owner: String!, $name: String!, $filter: IssueFilters) {\n";
    query.append(kLimit);
    query += "repository(owner: $owner, name: $name) {\nnameWithOwner\nissues(filterBy: $filter) { totalCount }\n}\n}";
    Json variables = repositoryVariables(repository);
    addFilter(variables, since);
    return requestBody(query, variables);
}

} // namespace accord::format
