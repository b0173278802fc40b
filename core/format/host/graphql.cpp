// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/host/graphql.h"

#include "core/base/clock.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/format/host/pages.h"
#include "core/format/host/reply_headers.h"
#include "core/format/json_values.h"
#include "core/format/link.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <utility>

namespace accord::format {
namespace {

using Json = nlohmann::json;

std::string textOf(const Json& object, const char* key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

// Hosts of an older version, and those that only speak like GitHub, do not know everything that is asked for: "Field
// 'reactionGroups' doesn't exist on type 'Issue'", "Cannot query field ...".
bool tellsOfUnknown(const Json& error)
{
    const auto extensions = error.find("extensions");
    const std::string code =
        extensions != error.end() && extensions->is_object() ? textOf(*extensions, "code") : std::string();
    constexpr std::string_view kCodes[] = {"undefinedField", "undefinedType", "argumentNotAccepted",
                                           "GRAPHQL_VALIDATION_FAILED"};
    const std::string message = textOf(error, "message");
    return std::ranges::find(kCodes, code) != std::end(kCodes) || message.starts_with("Cannot query field") ||
           message.find("doesn't exist on type") != std::string::npos ||
           message.find("doesn't accept argument") != std::string::npos;
}

// By the names that a query gives to what stands beside the text.
bool besideTheText(const Json& error)
{
    constexpr std::string_view kBeside[] = {"closing", "referring", "milestone", "reactionGroups"};
    const auto path = error.find("path");
    return path != error.end() && path->is_array() && std::ranges::any_of(*path, [&](const Json& step) {
               return step.is_string() && std::ranges::find(kBeside, step.get<std::string>()) != std::end(kBeside);
           });
}

} // namespace

std::optional<GraphQlRefusal> refusalIn(const Json& reply)
{
    if (!reply.is_object()) {
        return std::nullopt;
    }
    const auto errors = reply.find("errors");
    if (errors == reply.end() || !errors->is_array()) {
        return std::nullopt;
    }
    for (const Json& error : *errors) {
        if (!error.is_object()) {
            return GraphQlRefusal{};
        }
        if (!besideTheText(error)) {
            std::string type = textOf(error, "type");
            if (type.empty() && tellsOfUnknown(error)) {
                type = kUnknownField;
            }
            return GraphQlRefusal{std::move(type), messageLine(textOf(error, "message"))};
        }
    }
    return std::nullopt;
}

std::optional<GraphQlRefusal> readGraphQlRefusal(std::string_view body)
{
    return tooDeepAt(body) ? std::nullopt : refusalIn(Json::parse(body.begin(), body.end(), nullptr, false));
}

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

namespace {

using Json = nlohmann::json;

constexpr std::pair<std::string_view, std::string_view> kReactions[] = {
    {"THUMBS_UP", "+1"},      {"THUMBS_DOWN", "-1"}, {"LAUGH", "laugh"},   {"HOORAY", "hooray"},
    {"CONFUSED", "confused"}, {"HEART", "heart"},    {"ROCKET", "rocket"}, {"EYES", "eyes"},
};

std::string nameOfReaction(std::string_view content)
{
    for (const auto& [here, there] : kReactions) {
        if (here == content) {
            return std::string(there);
        }
    }
    return text::lowerAscii(content);
}

Errc codeOf(std::string_view refusal)
{
    if (refusal == "NOT_FOUND") {
        return Errc::NotFound;
    }
    const bool refused = refusal == "FORBIDDEN" || refusal == "INSUFFICIENT_SCOPES" || refusal == kUnknownField;
    return refused ? Errc::NotPermitted : Errc::Network;
}

Error refused(Errc code, std::string_view name, const std::string& message)
{
    const Reason reason = code == Errc::NotFound       ? Reason::NotOnHost
                          : code == Errc::NotPermitted ? Reason::AccessRefused
                                                       : Reason::FetchFailed;
    return {code, reason, {name, Message{Reason::Verbatim, {message}}}};
}

class Reading
{
public:
    Result<GraphQlPage> issues(std::string_view body, std::string_view name);
    Result<GraphQlPage> discussion(std::string_view body, std::string_view name);

private:
    struct Cursor
    {
        bool more = false;
        std::string end;
    };

    Result<Json> repositoryOf(std::string_view body, std::string_view name);
    void readLimit(const ReplyFields& data);
    void readIssue(const ReplyFields& fields, const Argument& where);
    void readReactions(const ReplyFields& fields, const Argument& where, IssueFacts& facts);
    void readFacts(const ReplyFields& fields, const Argument& where, FetchedIssue& issue);
    Cursor readCursor(const ReplyFields& connection, const Argument& where);
    void readComments(const ReplyFields& connection, const std::string& number);
    FetchedComment readComment(const ReplyFields& fields, const Argument& where);
    bool isSound(LeftOut what, std::string id, const Argument& where);

    // Every object among the nodes of a connection; the API answers null for what it could not find.
    template <class Visit>
    void nodes(const ReplyFields& connection, const Argument& where, Visit&& visit)
    {
        const Json* list = connection.array("nodes");
        if (list == nullptr) {
            return;
        }
        for (const Json& node : *list) {
            if (node.is_object()) {
                visit(ReplyFields(node, where, m_misfit));
            } else if (!node.is_null()) {
                m_misfit.note(typeOf(node), "nodes", where, Reason::Objects);
            }
        }
    }

    Misfit m_misfit;
    GraphQlPage m_page;
};

// What stands under "data", "repository"; an error where it is refused.
Result<Json> Reading::repositoryOf(std::string_view body, std::string_view name)
{
    ACCORD_TRY(Json reply, parseReply(body, name));
    if (!reply.is_object()) {
        m_misfit.note(typeOf(reply), "", Reason::TheReply, Reason::AnObject);
        return m_misfit.status(name).error();
    }
    if (const auto refusal = refusalIn(reply)) {
        return refused(codeOf(refusal->type), name, refusal->message);
    }
    const ReplyFields data = ReplyFields(reply, Reason::TheReply, m_misfit).within("data");
    readLimit(data);
    const Json* repository = data.object("repository");
    if (repository == nullptr) {
        m_misfit.note(Reason::NothingThere, "repository", Reason::TheReply, Reason::AnObject);
        return m_misfit.status(name).error();
    }
    return Json(*repository);
}

void Reading::readLimit(const ReplyFields& data)
{
    const ReplyFields told = data.within("rateLimit");
    m_page.limit.cost = told.count("cost");
    m_page.limit.limit = told.count("limit");
    m_page.limit.left = told.count("remaining");
    if (const auto seconds = secondsOf(told.time("resetAt"))) {
        m_page.limit.resetsAt = std::chrono::sys_seconds(std::chrono::seconds(*seconds));
    }
}

void Reading::readReactions(const ReplyFields& fields, const Argument& where, IssueFacts& facts)
{
    const Json* groups = fields.array("reactionGroups");
    if (groups == nullptr) {
        return;
    }
    for (const Json& group : *groups) {
        if (!group.is_object()) {
            m_misfit.note(typeOf(group), "reactionGroups", where, Reason::Objects);
            return;
        }
        const ReplyFields fieldsOfGroup(group, where, m_misfit);
        const std::int64_t given = fieldsOfGroup.within("reactors").count("totalCount");
        if (given > 0) {
            facts.reactions[nameOfReaction(fieldsOfGroup.text("content"))] = given;
        }
    }
}

void Reading::readFacts(const ReplyFields& fields, const Argument& where, FetchedIssue& issue)
{
    issue.facts.milestone = fields.within("milestone").text("title");
    readReactions(fields, where, issue.facts);
    nodes(fields.within("closing"), where, [&](const ReplyFields& event) {
        issue.facts.closedBy = issue.document.state == "closed" ? event.within("closer").text("url") : std::string();
    });
    nodes(fields.within("referring"), where, [&](const ReplyFields& event) {
        std::string address = event.within("source").text("url");
        if (!address.empty() && std::ranges::find(issue.facts.referredBy, address) == issue.facts.referredBy.end()) {
            issue.facts.referredBy.push_back(std::move(address));
        }
    });
}

FetchedComment Reading::readComment(const ReplyFields& fields, const Argument& where)
{
    FetchedComment comment;
    const std::string address = fields.text("url");
    constexpr std::string_view kMark = "#issuecomment-";
    const std::size_t at = address.find(kMark);
    if (at != std::string::npos) {
        comment.hostId = address.substr(at + kMark.size());
    }
    if (comment.hostId.empty()) {
        m_misfit.note(address.empty() ? Argument(Reason::NothingThere) : quotedAddress(address), "url", where,
                      Reason::LinkOfComment);
    }
    comment.comment.author = authorIn(fields, "author");
    comment.comment.role = fields.text("authorAssociation");
    comment.comment.createdAt = fields.time("createdAt");
    comment.comment.body = fields.text("body");
    comment.updatedAt = fields.time("updatedAt");
    if (comment.comment.createdAt.empty()) {
        m_misfit.note(Reason::NothingThere, "createdAt", where, Reason::ATime);
    }
    if (comment.updatedAt.empty()) {
        comment.updatedAt = comment.comment.createdAt;
    }
    return comment;
}

// Otherwise it is left out and told.
bool Reading::isSound(LeftOut what, std::string id, const Argument& where)
{
    if (m_misfit.first) {
        m_page.leftOut.push_back({what, std::move(id), {Reason::AtPlace, {where, *m_misfit.first}}});
    }
    return !m_misfit.first;
}

// A page that does not tell whether there is more must not be taken for the last one.
Reading::Cursor Reading::readCursor(const ReplyFields& connection, const Argument& where)
{
    const ReplyFields info = connection.within("pageInfo");
    const Cursor cursor{info.has("hasNextPage") && info.truth("hasNextPage"), info.text("endCursor")};
    if (!info.has("hasNextPage") || (cursor.more && cursor.end.empty())) {
        m_misfit.note(Reason::NothingThere, "pageInfo", where, Reason::WhereItGoesOn);
    }
    return cursor;
}

void Reading::readComments(const ReplyFields& connection, const std::string& number)
{
    const Argument where = Message{Reason::CommentOnIssue, {number}};
    nodes(connection, where, [&](const ReplyFields& fields) {
        const Misfit before = std::exchange(m_misfit, {});
        FetchedComment comment = readComment(fields, where);
        comment.number = number;
        if (isSound(LeftOut::Comment, comment.hostId, where)) {
            m_page.comments.push_back(std::move(comment));
        }
        m_misfit = before;
    });
    const Cursor cursor = readCursor(connection, Reason::ADiscussion);
    if (cursor.more) {
        m_page.open.push_back({number, cursor.end});
    }
}

void Reading::readIssue(const ReplyFields& fields, const Argument& where)
{
    FetchedIssue issue;
    const std::string address = fields.text("url");
    if (auto link = hostLink(address, issue.pullRequest)) {
        issue.link = std::move(*link);
    } else {
        m_misfit.note(address.empty() ? Argument(Reason::NothingThere) : quotedAddress(address), "url", where,
                      Reason::LinkOfIssue);
        return;
    }
    Document& document = issue.document;
    document.title = fields.text("title");
    document.body = fields.text("body");
    document.state = text::lowerAscii(fields.text("state"));
    document.stateReason = text::lowerAscii(fields.text("stateReason"));
    document.author = authorIn(fields, "author");
    document.role = fields.text("authorAssociation");
    document.createdAt = fields.time("createdAt");
    document.updatedAt = fields.time("updatedAt");
    document.closedAt = fields.time("closedAt");
    if (document.updatedAt.empty() || document.createdAt.empty()) {
        m_misfit.note(Reason::NothingThere, "updatedAt", where, Reason::ATime);
    }
    nodes(fields.within("labels"), where, [&](const ReplyFields& label) {
        if (std::string text = label.text("name"); !text.empty()) {
            document.hostLabels.push_back(std::move(text));
        }
    });
    readFacts(fields, where, issue);
    const ReplyFields connection = fields.within("comments");
    issue.commentCount = connection.count("totalCount");
    readComments(connection, issue.link.name);
    m_page.issues.push_back(std::move(issue));
}

Result<GraphQlPage> Reading::issues(std::string_view body, std::string_view name)
{
    ACCORD_TRY(const Json repository, repositoryOf(body, name));
    const ReplyFields fields(repository, Reason::TheRepository, m_misfit);
    m_page.repository = fields.text("nameWithOwner");
    const ReplyFields connection = fields.within("issues");
    m_page.issuesInAll = connection.count("totalCount");
    if (!connection.has("nodes")) {
        if (!connection.has("totalCount")) {
            m_misfit.note(Reason::NothingThere, "issues", Reason::TheRepository, Reason::AnObject);
        }
        ACCORD_CHECK(m_misfit.status(name));
        return std::move(m_page); // only the count was asked for
    }
    Cursor cursor = readCursor(connection, Reason::TheIssues);
    m_page.more = cursor.more;
    m_page.endCursor = std::move(cursor.end);
    std::size_t position = 0;
    Misfit first;
    nodes(connection, Reason::TheIssues, [&](const ReplyFields& issue) {
        const Argument where = Message{Reason::IssueAtPlace, {++position}};
        const Misfit before = std::exchange(m_misfit, {});
        const std::size_t issues = m_page.issues.size();
        const std::size_t comments = m_page.comments.size();
        const std::size_t open = m_page.open.size();
        readIssue(issue.named(where), where);
        first = first.first ? first : m_misfit;
        if (!isSound(LeftOut::Issue, {}, where)) {
            m_page.issues.resize(issues);
            m_page.comments.resize(comments);
            m_page.open.resize(open);
        }
        m_misfit = before;
    });
    // A page of which nothing can be read is none.
    ACCORD_CHECK(m_page.issues.empty() ? first.status(name) : Status());
    ACCORD_CHECK(m_misfit.status(name));
    return std::move(m_page);
}

Result<GraphQlPage> Reading::discussion(std::string_view body, std::string_view name)
{
    ACCORD_TRY(const Json repository, repositoryOf(body, name));
    const ReplyFields fields(repository, Reason::TheRepository, m_misfit);
    m_page.repository = fields.text("nameWithOwner");
    const Json* issue = fields.object("issue");
    if (issue == nullptr) {
        ACCORD_CHECK(m_misfit.status(name));
        return Error{Errc::NotFound, Reason::NotOnHost, {name, Reason::NoSuchIssue}};
    }
    const ReplyFields told(*issue, Reason::TheIssue, m_misfit);
    readComments(told.within("comments"), told.name("number"));
    ACCORD_CHECK(m_misfit.status(name));
    return std::move(m_page);
}

} // namespace

Result<GraphQlPage> readGraphQlPage(std::string_view body, std::string_view name)
{
    return Reading().issues(body, name);
}

Result<GraphQlPage> readGraphQlDiscussion(std::string_view body, std::string_view name)
{
    return Reading().discussion(body, name);
}

} // namespace accord::format
