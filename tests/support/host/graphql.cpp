// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/host/graphql.h"

#include "core/base/clock.h"
#include "tests/support/host/graphql_query.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <functional>
#include <iterator>
#include <map>
#include <optional>
#include <utility>

namespace accord::test::host {

namespace {

using nlohmann::json;
using Fields = std::vector<Field>;
using Resolve = std::function<json(const Field&)>;

/// An object with what can be asked of it.
struct Object
{
    std::string type;
    std::map<std::string, Resolve> fields;
};

json select(const Object& object, const Fields& fields)
{
    json result = json::object();
    for (const auto& field : fields) {
        if (field.name.empty()) {
            if (field.onType == object.type) {
                result.update(select(object, field.fields));
            }
            continue;
        }
        if (field.name == "__typename") {
            result[field.key] = object.type;
            continue;
        }
        const auto found = object.fields.find(field.name);
        if (found == object.fields.end()) {
            throw QueryError{"Field '" + field.name + "' doesn't exist on type '" + object.type + "'", ""};
        }
        result[field.key] = found->second(field);
    }
    return result;
}

Resolve scalar(json value)
{
    return [value = std::move(value)](const Field& field) {
        if (!field.fields.empty()) {
            throw QueryError{"Selections can't be made on scalars (field '" + field.name + "')", ""};
        }
        return value;
    };
}

Resolve object(std::function<std::optional<Object>()> make)
{
    return [make = std::move(make)](const Field& field) -> json {
        if (field.fields.empty()) {
            throw QueryError{"Field must have selections (field '" + field.name + "')", ""};
        }
        const auto made = make();
        return made ? select(*made, field.fields) : json(nullptr);
    };
}

Resolve counted(std::int64_t count)
{
    return object([count] { return Object{"Connection", {{"totalCount", scalar(count)}}}; });
}

json orNull(const std::string& text)
{
    return text.empty() ? json(nullptr) : json(text);
}

/// The things of a list, each with its cursor.
struct Listed
{
    std::string cursor;
    std::function<Object()> make;
};

bool asksForNodes(const Field& field)
{
    return std::ranges::any_of(field.fields, [](const auto& each) { return each.name == "nodes"; });
}

std::size_t countOf(const Field& field)
{
    const auto& arguments = field.arguments;
    const auto given = [&](const char* name) { return arguments.contains(name) && arguments[name].is_number(); };
    if (!given("first") && !given("last")) {
        if (!asksForNodes(field)) {
            return 0;
        }
        throw QueryError{"You must provide a `first` or `last` value to properly paginate the `" + field.name +
                             "` connection.",
                         "MISSING_PAGINATION_BOUNDARIES"};
    }
    const auto count = arguments[given("first") ? "first" : "last"].get<std::int64_t>();
    if (count < 1 || count > 100) {
        throw QueryError{"Requesting " + std::to_string(count) + " records on the `" + field.name +
                             "` connection exceeds the `first` limit of 100 records.",
                         "EXCESSIVE_PAGINATION"};
    }
    return static_cast<std::size_t>(count);
}

json connection(const std::vector<Listed>& all, const Field& field)
{
    const auto count = countOf(field);
    const auto after = field.arguments.value("after", json(nullptr));
    std::size_t begin = 0;
    if (after.is_string()) {
        const auto found = std::ranges::find(all, after.get<std::string>(), &Listed::cursor);
        if (found == all.end()) {
            throw QueryError{"`" + after.get<std::string>() + "` does not appear to be a valid cursor.",
                             "INVALID_CURSOR_ARGUMENTS"};
        }
        begin = static_cast<std::size_t>(found - all.begin()) + 1;
    }
    if (field.arguments.contains("last")) {
        begin = all.size() - std::min(all.size(), count);
    }
    const auto end = std::min(all.size(), begin + count);
    const auto nodes = [&](const Field& asked) {
        json list = json::array();
        for (auto i = begin; i < end; ++i) {
            list.push_back(select(all[i].make(), asked.fields));
        }
        return list;
    };
    const auto pageInfo = [&] {
        return Object{"PageInfo",
                      {{"hasNextPage", scalar(end < all.size())},
                       {"hasPreviousPage", scalar(begin > 0)},
                       {"startCursor", scalar(begin < end ? json(all[begin].cursor) : json(nullptr))},
                       {"endCursor", scalar(begin < end ? json(all[end - 1].cursor) : json(nullptr))}}};
    };
    return select(
        {"Connection", {{"totalCount", scalar(all.size())}, {"nodes", nodes}, {"pageInfo", object(pageInfo)}}},
        field.fields);
}

/// GitHub's names of reactions: by REST, by GraphQL.
constexpr std::array<std::pair<const char*, const char*>, 8> kReactions{{{"+1", "THUMBS_UP"},
                                                                         {"-1", "THUMBS_DOWN"},
                                                                         {"laugh", "LAUGH"},
                                                                         {"hooray", "HOORAY"},
                                                                         {"confused", "CONFUSED"},
                                                                         {"heart", "HEART"},
                                                                         {"rocket", "ROCKET"},
                                                                         {"eyes", "EYES"}}};

/// The schema over one world.
class Schema
{
public:
    Schema(const World& world, const Places& places, const GraphQlMeter& meter)
        : m_world(world)
        , m_places(places)
        , m_meter(meter)
    {}

    /// A repository that is not there is null in the data, and an error beside it.
    json answer(const Fields& fields)
    {
        json errors = json::array();
        const auto repository = [this, &errors](const Field& field) -> json {
            const auto wanted =
                field.arguments.value("owner", std::string()) + "/" + field.arguments.value("name", std::string());
            if (wanted == m_world.repository || std::ranges::count(m_world.formerNames, wanted) > 0) {
                return select(this->repository(), field.fields);
            }
            errors.push_back({{"type", "NOT_FOUND"},
                              {"path", {field.key}},
                              {"message", "Could not resolve to a Repository with the name '" + wanted + "'."}});
            return nullptr;
        };
        const Object query{"Query",
                           {{"rateLimit", object([this] { return rateLimit(); })}, {"repository", repository}}};
        json reply{{"data", select(query, fields)}};
        if (!errors.empty() || !m_errors.empty()) {
            std::ranges::copy(m_errors, std::back_inserter(errors));
            reply["errors"] = errors;
        }
        return reply;
    }

private:
    [[nodiscard]] std::optional<Object> rateLimit() const
    {
        return Object{"RateLimit",
                      {{"cost", scalar(1)},
                       {"limit", scalar(m_meter.limit)},
                       {"remaining", scalar(m_meter.left)},
                       {"used", scalar(m_meter.limit - m_meter.left)},
                       {"nodeCount", scalar(100)},
                       {"resetAt", scalar(timeOf(m_meter.resetsAt))}}};
    }

    Object repository()
    {
        return {"Repository",
                {{"id", scalar("R_" + std::to_string(m_world.repositoryId))},
                 {"databaseId", scalar(m_world.repositoryId)},
                 {"nameWithOwner", scalar(m_world.repository)},
                 {"url", scalar(m_places.web + "/" + m_world.repository)},
                 {"issues", [this](const Field& field) { return issues(field); }},
                 {"issue", [this](const Field& field) { return issueByNumber(field); }}}};
    }

    json issues(const Field& field)
    {
        if (m_meter.most > 0 && countOf(field) > static_cast<std::size_t>(m_meter.most)) {
            throw std::pair(502, "We couldn't respond to your request in time.");
        }
        const auto filter = field.arguments.value("filterBy", json(nullptr));
        std::int64_t since = 0;
        if (filter.is_object() && filter.contains("since") && filter["since"].is_string()) {
            since = secondsOf(filter["since"].get<std::string>()).value_or(0);
        }
        std::vector<const WorldIssue*> found;
        for (const auto& issue : m_world.issues) {
            if (!issue.gone && !issue.pullRequest && issue.updatedAt >= since) {
                found.push_back(&issue);
            }
        }
        std::ranges::sort(found, {}, [](const auto* issue) { return std::pair(issue->createdAt, issue->id); });
        if (field.arguments.value("orderBy", json::object()).value("direction", "ASC") == "DESC") {
            std::ranges::reverse(found);
        }
        std::vector<Listed> all;
        for (const auto* issue : found) {
            all.push_back({"Y3Vyc29y" + std::to_string(issue->id), [this, issue] { return this->issue(*issue); }});
        }
        return connection(all, field);
    }

    json issueByNumber(const Field& field)
    {
        const auto number = std::to_string(field.arguments.value("number", std::int64_t{0}));
        const auto* issue = m_world.find(number);
        if (issue != nullptr && !issue->gone && !issue->pullRequest) {
            return select(this->issue(*issue), field.fields);
        }
        m_errors.push_back({{"type", "NOT_FOUND"},
                            {"path", {"repository", field.key}},
                            {"message", "Could not resolve to an Issue with the number of " + number + "."}});
        return nullptr;
    }

    /// Robots carry "[bot]" in REST's names and not here.
    static Resolve author(const std::optional<std::string>& login)
    {
        return object([login]() -> std::optional<Object> {
            if (!login) {
                return std::nullopt;
            }
            const auto robot = login->find("[bot]");
            const auto name = login->substr(0, robot);
            return Object{robot == std::string::npos ? "User" : "Bot",
                          {{"login", scalar(name)}, {"url", scalar("https://github.com/" + name)}}};
        });
    }

    Object reference(const std::string& number) const
    {
        const auto* issue = m_world.find(number);
        const auto url = issue == nullptr ? std::string() : webAddress(m_world, *issue, m_places);
        const bool pull = issue != nullptr && issue->pullRequest;
        return {pull ? "PullRequest" : "Issue", {{"url", scalar(url)}, {"number", scalar(std::stoll(number))}}};
    }

    json timeline(const WorldIssue& issue, const Field& field) const
    {
        const auto types = field.arguments.value("itemTypes", json::array());
        const auto wanted = [&](const char* type) { return std::ranges::count(types, json(type)) > 0; };
        std::vector<Listed> all;
        if (issue.closed && wanted("CLOSED_EVENT")) {
            const auto closer = issue.closedByPull;
            all.push_back({"closed", [this, closer] {
                               const auto make = [this, closer]() -> std::optional<Object> {
                                   return closer.empty() ? std::nullopt : std::optional(reference(closer));
                               };
                               return Object{"ClosedEvent", {{"closer", object(make)}}};
                           }});
        }
        if (wanted("CROSS_REFERENCED_EVENT")) {
            for (const auto& number : issue.referredBy) {
                all.push_back({"referred" + number, [this, number] {
                                   const auto make = [this, number] { return std::optional(reference(number)); };
                                   return Object{"CrossReferencedEvent", {{"source", object(make)}}};
                               }});
            }
        }
        return connection(all, field);
    }

    Object comment(const WorldIssue& issue, const WorldComment& comment) const
    {
        const auto id = std::to_string(comment.id);
        return {"IssueComment",
                {{"id", scalar("IC_" + id)},
                 {"fullDatabaseId", scalar(id)},
                 {"url", scalar(webAddress(m_world, issue, m_places) + "#issuecomment-" + id)},
                 {"body", scalar(comment.body)},
                 {"createdAt", scalar(timeOf(comment.createdAt))},
                 {"updatedAt", scalar(timeOf(comment.updatedAt))},
                 {"authorAssociation", scalar(comment.role)},
                 {"author", author(comment.author)}}};
    }

    json comments(const WorldIssue& issue, const Field& field) const
    {
        std::vector<Listed> all;
        for (const auto& each : issue.comments) {
            all.push_back(
                {"Y3Vyc29y" + std::to_string(each.id), [this, &issue, &each] { return comment(issue, each); }});
        }
        return connection(all, field);
    }

    static json labels(const WorldIssue& issue, const Field& field)
    {
        std::vector<Listed> all;
        for (const auto& name : issue.labels) {
            all.push_back({name, [name] {
                               return Object{"Label", {{"name", scalar(name)}, {"color", scalar("fff")}}};
                           }});
        }
        return connection(all, field);
    }

    static json reactionGroups(const WorldIssue& issue, const Field& field)
    {
        json groups = json::array();
        for (const auto& [rest, name] : kReactions) {
            const auto found = issue.reactions.find(rest);
            const auto count = found == issue.reactions.end() ? 0 : found->second;
            groups.push_back(
                select({"ReactionGroup", {{"content", scalar(name)}, {"reactors", counted(count)}}}, field.fields));
        }
        return groups;
    }

    Object issue(const WorldIssue& issue) const
    {
        const auto milestone = [name = issue.milestone]() -> std::optional<Object> {
            return name.empty() ? std::nullopt : std::optional(Object{"Milestone", {{"title", scalar(name)}}});
        };
        std::string reason = issue.reason;
        std::ranges::transform(reason, reason.begin(),
                               [](unsigned char each) { return static_cast<char>(std::toupper(each)); });
        const auto body = issue.body.value_or(""); // never null here
        return {"Issue",
                {{"id", scalar("I_" + std::to_string(issue.id))},
                 {"number", scalar(std::stoll(issue.number))},
                 {"url", scalar(webAddress(m_world, issue, m_places))},
                 {"title", scalar(issue.title)},
                 {"body", scalar(body)},
                 {"state", scalar(issue.closed ? "CLOSED" : "OPEN")},
                 {"stateReason", scalar(orNull(reason))},
                 {"createdAt", scalar(timeOf(issue.createdAt))},
                 {"updatedAt", scalar(timeOf(issue.updatedAt))},
                 {"closedAt", scalar(timeJson(m_world.dialect, issue.closedAt))},
                 {"authorAssociation", scalar(issue.role)},
                 {"author", author(issue.author)},
                 {"milestone", object(milestone)},
                 {"labels", [&issue](const Field& field) { return labels(issue, field); }},
                 {"reactionGroups", [&issue](const Field& field) { return reactionGroups(issue, field); }},
                 {"timelineItems", [this, &issue](const Field& field) { return timeline(issue, field); }},
                 {"comments", [this, &issue](const Field& field) { return comments(issue, field); }}}};
    }

    const World& m_world;
    const Places& m_places;
    const GraphQlMeter& m_meter;
    std::vector<json> m_errors;
};

} // namespace

Answer graphQlAnswer(const World& world, const Places& places, const std::string& body, const GraphQlMeter& meter)
{
    const auto request = json::parse(body, nullptr, false);
    if (!request.is_object() || !request.contains("query") || !request["query"].is_string()) {
        return errorAnswer(world.dialect, 400, "Problems parsing JSON");
    }
    try {
        const auto variables = request.value("variables", json::object());
        const auto fields = parseQuery(request["query"].get<std::string>(), variables);
        return {200, {}, Schema(world, places, meter).answer(fields).dump()};
    } catch (const QueryError& error) {
        json problem{{"message", error.message}};
        if (!error.type.empty()) {
            problem["type"] = error.type;
        }
        return {200, {}, json{{"errors", {problem}}}.dump()};
    } catch (const std::pair<int, const char*>& failure) {
        return errorAnswer(world.dialect, failure.first, failure.second);
    }
}

} // namespace accord::test::host
