// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/host/shapes.h"

#include "core/base/clock.h"

#include <functional>

namespace accord::test::host {

namespace {

using nlohmann::json;

template <class T>
json orNull(const T& text)
{
    return text.empty() ? json(nullptr) : json(text);
}

std::int64_t countOf(const World& world, const WorldIssue& issue)
{
    return issue.comments.empty() ? 0 : std::ssize(issue.comments) + world.countedBeyond;
}

std::string repositoryApi(const World& world, const Places& places)
{
    return places.api + "/repos/" + world.repository;
}

json githubUser(const std::optional<std::string>& login)
{
    if (!login) {
        return nullptr;
    }
    const bool bot = login->ends_with("[bot]");
    return {{"login", *login},
            {"id", static_cast<std::int64_t>(std::hash<std::string>()(*login) % 100'000'000)},
            {"node_id", "MDQ6VXNlcg=="},
            {"avatar_url", "https://avatars.githubusercontent.com/u/1?v=4"},
            {"html_url", "https://github.com/" + *login},
            {"type", bot ? "Bot" : "User"},
            {"site_admin", false}};
}

json githubReactions(const std::map<std::string, std::int64_t>& counts, const std::string& url)
{
    json reactions{{"url", url + "/reactions"}};
    std::int64_t total = 0;
    for (const char* name : {"+1", "-1", "laugh", "hooray", "confused", "heart", "rocket", "eyes"}) {
        const auto found = counts.find(name);
        reactions[name] = found == counts.end() ? 0 : found->second;
        total += reactions[name].get<std::int64_t>();
    }
    reactions["total_count"] = total;
    return reactions;
}

json githubIssue(const World& world, const WorldIssue& issue, const Places& places)
{
    const auto url = repositoryApi(world, places) + "/issues/" + issue.number;
    json labels = json::array();
    for (const auto& name : issue.labels) {
        labels.push_back({{"id", 1}, {"node_id", "LA_1"}, {"name", name}, {"color", "d73a4a"}, {"default", false}});
    }
    json value{{"url", url},
               {"repository_url", repositoryApi(world, places)},
               {"labels_url", url + "/labels{/name}"},
               {"comments_url", url + "/comments"},
               {"events_url", url + "/events"},
               {"html_url", webAddress(world, issue, places)},
               {"id", issue.id},
               {"node_id", "I_" + std::to_string(issue.id)},
               {"number", std::stoll(issue.number)},
               {"title", issue.title},
               {"user", githubUser(issue.author)},
               {"labels", labels},
               {"state", issue.closed ? "closed" : "open"},
               {"locked", false},
               {"assignee", nullptr},
               {"assignees", json::array()},
               {"milestone", nullptr},
               {"comments", countOf(world, issue)},
               {"created_at", timeJson(world.dialect, issue.createdAt)},
               {"updated_at", timeJson(world.dialect, issue.updatedAt)},
               {"closed_at", timeJson(world.dialect, issue.closedAt)},
               {"author_association", issue.role},
               {"active_lock_reason", nullptr},
               {"body", issue.body ? json(*issue.body) : json(nullptr)},
               {"closed_by", nullptr},
               {"reactions", githubReactions(issue.reactions, url)},
               {"timeline_url", url + "/timeline"},
               {"performed_via_github_app", nullptr},
               {"state_reason", orNull(issue.reason)}};
    if (!issue.milestone.empty()) {
        value["milestone"] = {{"number", 1}, {"title", issue.milestone}, {"state", "open"}, {"description", nullptr}};
    }
    if (issue.pullRequest) {
        value["draft"] = false;
        value["pull_request"] = {{"url", repositoryApi(world, places) + "/pulls/" + issue.number},
                                 {"html_url", webAddress(world, issue, places)},
                                 {"merged_at", nullptr}};
    }
    return value;
}

json githubComment(const World& world, const WorldIssue& issue, const WorldComment& comment, const Places& places)
{
    const auto id = std::to_string(comment.id);
    const auto url = repositoryApi(world, places) + "/issues/comments/" + id;
    return {{"url", url},
            {"html_url", webAddress(world, issue, places) + "#issuecomment-" + id},
            {"issue_url", repositoryApi(world, places) + "/issues/" + issue.number},
            {"id", comment.id},
            {"node_id", "IC_" + id},
            {"user", githubUser(comment.author)},
            {"created_at", timeJson(world.dialect, comment.createdAt)},
            {"updated_at", timeJson(world.dialect, comment.updatedAt)},
            {"author_association", comment.role},
            {"body", comment.body},
            {"reactions", githubReactions({}, url)},
            {"performed_via_github_app", nullptr}};
}

json giteeUser(const std::optional<std::string>& login)
{
    if (!login) {
        return nullptr;
    }
    return {{"id", 77}, {"login", *login}, {"name", "N. " + *login}, {"html_url", "https://gitee.com/" + *login}};
}

json giteeIssue(const World& world, const WorldIssue& issue, const Places& places)
{
    const auto url = repositoryApi(world, places) + "/issues/" + issue.number;
    json labels = json::array();
    for (const auto& name : issue.labels) {
        labels.push_back({{"id", 5}, {"color", "d73a4a"}, {"name", name}, {"repository_id", world.repositoryId}});
    }
    const std::string state = issue.closed ? (issue.reason == "not_planned" ? "rejected" : "closed")
                                           : (issue.id % 3 == 0 ? "progressing" : "open");
    return {{"id", issue.id},
            {"url", url},
            {"repository_url", repositoryApi(world, places)},
            {"labels_url", url + "/labels"},
            {"comments_url", url + "/comments"},
            {"html_url", webAddress(world, issue, places)},
            {"parent_url", nullptr},
            {"number", issue.number},
            {"parent_id", 0},
            {"depth", 0},
            {"state", state},
            {"title", issue.title},
            {"body", issue.body ? json(*issue.body) : json(nullptr)},
            {"user", giteeUser(issue.author)},
            {"labels", labels},
            {"assignee", nullptr},
            {"collaborators", json::array()},
            {"repository", {{"id", world.repositoryId}, {"full_name", world.repository}}},
            {"milestone", issue.milestone.empty() ? json(nullptr) : json{{"number", 1}, {"title", issue.milestone}}},
            {"created_at", timeJson(world.dialect, issue.createdAt)},
            {"updated_at", timeJson(world.dialect, issue.updatedAt)},
            {"plan_started_at", nullptr},
            {"deadline", nullptr},
            {"finished_at", timeJson(world.dialect, issue.closedAt)},
            {"scheduled_time", 0},
            {"comments", countOf(world, issue)},
            {"priority", 0},
            {"issue_type", "Bug-Report"},
            {"program", nullptr},
            {"security_hole", false},
            {"issue_state", issue.closed ? "DONE" : "BACKLOG"}};
}

json giteeComment(const World& world, const WorldIssue& issue, const WorldComment& comment)
{
    return {
        {"id", comment.id},
        {"body", comment.body},
        {"user", giteeUser(comment.author)},
        {"source", nullptr},
        {"target",
         {{"issue", {{"id", issue.id}, {"title", issue.title}, {"number", issue.number}}}, {"pull_request", nullptr}}},
        {"created_at", timeJson(world.dialect, comment.createdAt)},
        {"updated_at", timeJson(world.dialect, comment.updatedAt)}};
}

json giteaUser(const std::optional<std::string>& login)
{
    const auto name = login.value_or("Ghost"); // what Gitea puts in the place of a deleted user
    return {{"id", login ? 7 : -1}, {"login", name}, {"full_name", ""}, {"username", name}};
}

json giteaIssue(const World& world, const WorldIssue& issue, const Places& places)
{
    json labels = json::array();
    for (const auto& name : issue.labels) {
        labels.push_back({{"id", 5}, {"name", name}, {"exclusive", false}, {"color", "d73a4a"}, {"description", ""}});
    }
    return {{"id", issue.id},
            {"url", repositoryApi(world, places) + "/issues/" + issue.number},
            {"html_url", webAddress(world, issue, places)},
            {"number", std::stoll(issue.number)},
            {"user", giteaUser(issue.author)},
            {"original_author", ""},
            {"original_author_id", 0},
            {"title", issue.title},
            {"body", issue.body.value_or("")},
            {"ref", ""},
            {"assets", json::array()},
            {"labels", labels},
            {"milestone", issue.milestone.empty() ? json(nullptr) : json{{"id", 1}, {"title", issue.milestone}}},
            {"assignee", nullptr},
            {"assignees", nullptr},
            {"state", issue.closed ? "closed" : "open"},
            {"is_locked", false},
            {"comments", countOf(world, issue)},
            {"created_at", timeJson(world.dialect, issue.createdAt)},
            {"updated_at", timeJson(world.dialect, issue.updatedAt)},
            {"closed_at", timeJson(world.dialect, issue.closedAt)},
            {"due_date", nullptr},
            {"pull_request", issue.pullRequest ? json{{"merged", false}, {"merged_at", nullptr}} : json(nullptr)},
            {"repository", {{"id", world.repositoryId}, {"full_name", world.repository}}},
            {"pin_order", 0}};
}

json giteaComment(const World& world, const WorldIssue& issue, const WorldComment& comment, const Places& places)
{
    const auto page = webAddress(world, issue, places);
    return {{"id", comment.id},
            {"html_url", page + "#issuecomment-" + std::to_string(comment.id)},
            {"pull_request_url", issue.pullRequest ? page : ""},
            {"issue_url", issue.pullRequest ? "" : page},
            {"user", giteaUser(comment.author)},
            {"original_author", ""},
            {"body", comment.body},
            {"assets", json::array()},
            {"created_at", timeJson(world.dialect, comment.createdAt)},
            {"updated_at", timeJson(world.dialect, comment.updatedAt)}};
}

} // namespace

json timeJson(Dialect dialect, std::int64_t time)
{
    if (time == 0) {
        return nullptr;
    }
    if (dialect != Dialect::Gitee) {
        return timeOf(time);
    }
    auto local = timeOf(time + 8 * 3600);
    local.pop_back();
    return local + "+08:00";
}

std::string webAddress(const World& world, const WorldIssue& issue, const Places& places)
{
    const std::string kind = !issue.pullRequest ? "/issues/" : world.dialect == Dialect::GitHub ? "/pull/" : "/pulls/";
    return places.web + "/" + world.repository + kind + issue.number;
}

json issueJson(const World& world, const WorldIssue& issue, const Places& places)
{
    switch (world.dialect) {
    case Dialect::GitHub:
        return githubIssue(world, issue, places);
    case Dialect::Gitee:
        return giteeIssue(world, issue, places);
    case Dialect::Gitea:
        break;
    }
    return giteaIssue(world, issue, places);
}

json commentJson(const World& world, const WorldIssue& issue, const WorldComment& comment, const Places& places)
{
    switch (world.dialect) {
    case Dialect::GitHub:
        return githubComment(world, issue, comment, places);
    case Dialect::Gitee:
        return giteeComment(world, issue, comment);
    case Dialect::Gitea:
        break;
    }
    return giteaComment(world, issue, comment, places);
}

} // namespace accord::test::host
