// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/host/rest.h"

#include "core/base/clock.h"
#include "core/base/text.h"

#include <algorithm>
#include <tuple>

namespace accord::test::host {

namespace {

std::string valueOf(const Parameters& parameters, const std::string& name, const std::string& otherwise)
{
    const auto found = parameters.find(name);
    return found == parameters.end() ? otherwise : found->second;
}

std::size_t numberOf(const Parameters& parameters, const std::string& name, std::size_t otherwise)
{
    const auto text = valueOf(parameters, name, "");
    const bool digits = !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
    return digits ? std::stoul(text) : otherwise;
}

/// Since when, in seconds; hosts also take other zones than UTC.
std::int64_t sinceOf(const Parameters& parameters)
{
    const auto text = valueOf(parameters, "since", "");
    const auto seconds = secondsOf(text).value_or(0);
    return text.ends_with("+08:00") ? seconds - 8 * 3600 : seconds;
}

std::string encoded(const std::string& text)
{
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    std::string result;
    for (const char each : text) {
        const auto byte = static_cast<unsigned char>(each);
        const bool plain = std::isalnum(byte) != 0 || each == '-' || each == '_' || each == '.' || each == '~';
        result += plain ? std::string(1, each) : std::string{'%', kDigits[byte >> 4U], kDigits[byte & 15U]};
    }
    return result;
}

std::string queryOf(Parameters parameters, const Parameters& changed)
{
    for (const auto& [name, value] : changed) {
        parameters[name] = value;
    }
    std::string text;
    for (const auto& [name, value] : parameters) {
        if (!value.empty()) {
            text += (text.empty() ? "?" : "&") + name + "=" + encoded(value);
        }
    }
    return text;
}

/// A cursor: time and id of the last entry.
std::string cursorOf(std::int64_t time, std::int64_t id)
{
    return "Y3Vyc29y:" + std::to_string(time) + ":" + std::to_string(id) + "==";
}

std::pair<std::int64_t, std::int64_t> placeOf(const std::string& cursor)
{
    const auto parts = text::split(cursor, ':');
    if (parts.size() != 3) {
        return {0, 0};
    }
    return {std::stoll(std::string(parts[1])), std::stoll(std::string(parts[2]))};
}

std::size_t pagesFor(std::size_t count, std::size_t perPage)
{
    return (count + perPage - 1) / perPage;
}

} // namespace

Route routeOf(const std::string& path)
{
    Route route;
    const auto parts = text::split(path, '/'); // the first one is empty
    const auto part = [&parts](std::size_t i) { return i < parts.size() ? std::string(parts[i]) : std::string(); };
    std::size_t at = 0;
    if (part(1) == "repos" && parts.size() > 3) {
        route.repository = part(2) + "/" + part(3);
        at = 4;
    } else if (part(1) == "repositories" && parts.size() > 2) {
        route.repository = part(2);
        at = 3;
    } else {
        return route;
    }
    for (auto i = at; i < parts.size(); ++i) {
        route.rest += "/" + part(i);
    }
    if (part(at) != "issues") {
        return route;
    }
    const auto left = parts.size() - at;
    if (left == 1) {
        route.asked = Asked::Issues;
    } else if (left == 2 && part(at + 1) == "comments") {
        route.asked = Asked::Comments;
    } else if (left == 2) {
        route.asked = Asked::Issue;
        route.number = part(at + 1);
    } else if (left == 3 && part(at + 2) == "comments") {
        route.asked = Asked::Discussion;
        route.number = part(at + 1);
    }
    return route;
}

CommentOrder commentOrder(const World& world)
{
    CommentOrder order;
    for (std::size_t i = 0; i < world.issues.size(); ++i) {
        for (std::size_t k = 0; k < world.issues[i].comments.size() && !world.issues[i].gone; ++k) {
            order.emplace_back(i, k);
        }
    }
    const auto key = [&world](const auto& place) {
        const auto& comment = world.issues[place.first].comments[place.second];
        return std::pair(comment.createdAt, comment.id);
    };
    std::ranges::sort(order, {}, key);
    return order;
}

std::optional<World> transferred(const World& world, const Route& route)
{
    for (const auto& issue : world.issues) {
        if (!issue.newRepository.empty() && issue.newRepository == route.repository &&
            issue.newNumber == route.number) {
            World there;
            there.dialect = world.dialect;
            there.repository = issue.newRepository;
            there.issues = {issue};
            there.issues.front().number = issue.newNumber;
            there.issues.front().gone = false;
            return there;
        }
    }
    return std::nullopt;
}

Answer errorAnswer(Dialect dialect, int status, const std::string& message)
{
    nlohmann::json body{{"message", message}};
    if (dialect == Dialect::GitHub) {
        body["documentation_url"] = "https://docs.github.com/rest";
        body["status"] = std::to_string(status);
    }
    return {status, {}, body.dump()};
}

Rest::Rest(const World& world, const CommentOrder& order, Places places, Paging paging)
    : m_world(world)
    , m_order(order)
    , m_places(std::move(places))
    , m_paging(paging)
{}

Answer Rest::answer(const Route& route, const Parameters& parameters, const std::string& path) const
{
    const auto since = valueOf(parameters, "since", "");
    if (!since.empty() && !secondsOf(since)) {
        return errorAnswer(m_world.dialect, 422, "Invalid since");
    }
    switch (route.asked) {
    case Asked::Issues:
        return list(issues(parameters), parameters, path);
    case Asked::Comments:
        return list(comments(parameters), parameters, path);
    case Asked::Issue:
        return single(route.number);
    case Asked::Discussion:
        break;
    case Asked::GraphQl:
    case Asked::Other:
        return errorAnswer(m_world.dialect, 404, "Not Found");
    }
    const auto* issue = m_world.find(route.number);
    if (issue == nullptr) {
        return single(route.number);
    }
    if (issue->gone) {
        return gone(*issue, "/comments" + queryOf(parameters, {}));
    }
    const auto entries = discussion(*issue, parameters);
    if (m_world.dialect == Dialect::Gitea) {
        return {200, {}, body(entries, 0, entries.size())}; // Gitea does not page a discussion
    }
    return list(entries, parameters, path);
}

Rest::Entries Rest::issues(const Parameters& parameters) const
{
    const auto since = sinceOf(parameters);
    const auto state = valueOf(parameters, "state", "open");
    const bool pulls = valueOf(parameters, "type", "") != "issues";
    const bool onlyPulls = valueOf(parameters, "type", "") == "pulls";
    Entries entries;
    for (const auto& issue : m_world.issues) {
        const bool rightState = state == "all" || (state == "closed") == issue.closed;
        const bool rightKind = issue.pullRequest ? pulls : !onlyPulls;
        if (!issue.gone && rightState && rightKind && issue.updatedAt >= since) {
            entries.push_back({&issue, nullptr});
        }
    }
    // Gitea knows neither of these two: newest first.
    const bool sorts = m_world.dialect != Dialect::Gitea;
    const bool byUpdate = sorts && valueOf(parameters, "sort", "created") == "updated";
    std::ranges::sort(entries, {}, [byUpdate](const Entry& entry) {
        return std::pair(byUpdate ? entry.updatedAt() : entry.createdAt(), entry.id());
    });
    if (!sorts || valueOf(parameters, "direction", "desc") != "asc") {
        std::ranges::reverse(entries);
    }
    return entries;
}

Rest::Entries Rest::comments(const Parameters& parameters) const
{
    const auto since = sinceOf(parameters);
    Entries entries;
    for (const auto& [issue, comment] : m_order) {
        const Entry entry{&m_world.issues[issue], &m_world.issues[issue].comments[comment]};
        if (entry.updatedAt() >= since) {
            entries.push_back(entry);
        }
    }
    if (valueOf(parameters, "direction", "asc") == "desc" && m_world.dialect != Dialect::Gitea) {
        std::ranges::reverse(entries);
    }
    return entries;
}

Rest::Entries Rest::discussion(const WorldIssue& issue, const Parameters& parameters) const
{
    const auto since = sinceOf(parameters);
    Entries entries;
    for (const auto& comment : issue.comments) {
        if (comment.updatedAt >= since) {
            entries.push_back({&issue, &comment});
        }
    }
    return entries;
}

std::size_t Rest::perPage(const Parameters& parameters) const
{
    const bool gitea = m_world.dialect == Dialect::Gitea;
    const auto wished = std::max<std::size_t>(numberOf(parameters, gitea ? "limit" : "per_page", 30), 1);
    return std::min<std::size_t>(wished, gitea ? 50 : 100);
}

std::string Rest::body(const Entries& entries, std::size_t first, std::size_t count) const
{
    auto page = nlohmann::json::array();
    for (auto i = first; i < std::min(first + count, entries.size()); ++i) {
        const auto& entry = entries[i];
        page.push_back(entry.comment != nullptr ? commentJson(m_world, *entry.issue, *entry.comment, m_places)
                                                : issueJson(m_world, *entry.issue, m_places));
    }
    return page.dump();
}

Answer Rest::list(const Entries& entries, const Parameters& parameters, const std::string& path) const
{
    const auto size = perPage(parameters);
    const bool github = m_world.dialect == Dialect::GitHub; // nobody else has cursors
    const bool ascending = valueOf(parameters, "direction", "desc") == "asc";
    return github && m_paging.cursors && ascending ? listByCursor(entries, size, parameters, path)
                                                   : listByPage(entries, size, parameters, path);
}

Answer Rest::listByCursor(const Entries& entries, std::size_t perPage, const Parameters& parameters,
                          const std::string& path) const
{
    const auto page = std::max<std::size_t>(numberOf(parameters, "page", 1), 1);
    const auto after = placeOf(valueOf(parameters, "after", ""));
    const auto key = [](const Entry& entry) { return std::pair(entry.createdAt(), entry.id()); };
    const auto begin = std::ranges::upper_bound(entries, after, {}, key) - entries.begin();
    const auto first = static_cast<std::size_t>(begin);
    const bool empty = m_paging.emptyEvery > 1 && page % m_paging.emptyEvery == 0;
    const auto end = empty ? first : std::min(first + perPage, entries.size());

    Answer answer{200, {}, body(entries, first, end - first)};
    if (end < entries.size()) {
        const auto place = end == first ? after : key(entries[end - 1]);
        const auto query =
            queryOf(parameters, {{"after", cursorOf(place.first, place.second)}, {"page", std::to_string(page + 1)}});
        answer.headers.emplace_back("Link", "<" + m_places.api + path + query + ">; rel=\"next\"");
    }
    return answer;
}

Answer Rest::listByPage(const Entries& entries, std::size_t perPage, const Parameters& parameters,
                        const std::string& path) const
{
    const auto page = std::max<std::size_t>(numberOf(parameters, "page", 1), 1);
    const auto every = m_paging.emptyEvery > 1 ? m_paging.emptyEvery : 0;
    const bool empty = every != 0 && page % every == 0;
    const auto real = every == 0 ? page : page - page / every;
    const auto pages = pagesFor(entries.size(), perPage);
    const auto last = every == 0 || pages == 0 ? pages : pages + (pages - 1) / (every - 1);

    Answer answer{200, {}, empty ? "[]" : body(entries, (real - 1) * perPage, perPage)};
    const auto to = [&](std::size_t number, const std::string& relation) {
        const auto query = queryOf(parameters, {{"page", std::to_string(number)}});
        return "<" + m_places.api + path + query + ">; rel=\"" + relation + "\"";
    };
    std::vector<std::string> links;
    if (page > 1) {
        links.push_back(to(page - 1, "prev"));
    }
    if (page < last) {
        links.push_back(to(page + 1, "next"));
        links.push_back(to(last, "last"));
    }
    if (page > 1) {
        links.push_back(to(1, "first"));
    }
    if (m_paging.links && !links.empty()) {
        answer.headers.emplace_back("Link", text::join(links, ", "));
    }
    if (m_world.dialect == Dialect::Gitee) {
        answer.headers.emplace_back("total_count", std::to_string(entries.size()));
        answer.headers.emplace_back("total_page", std::to_string(last));
    } else if (m_world.dialect == Dialect::Gitea) {
        answer.headers.emplace_back("X-Total-Count", std::to_string(entries.size()));
    }
    return answer;
}

Answer Rest::single(const std::string& number) const
{
    const auto* issue = m_world.find(number);
    if (issue == nullptr) {
        return errorAnswer(m_world.dialect, 404, "Not Found");
    }
    return issue->gone ? gone(*issue, "") : Answer{200, {}, issueJson(m_world, *issue, m_places).dump()};
}

Answer Rest::gone(const WorldIssue& issue, const std::string& below) const
{
    if (!issue.newRepository.empty()) {
        auto answer = errorAnswer(m_world.dialect, 301, "Moved Permanently");
        answer.headers.emplace_back("Location", m_places.api + "/repos/" + issue.newRepository + "/issues/" +
                                                    issue.newNumber + below);
        return answer;
    }
    const bool github = m_world.dialect == Dialect::GitHub;
    return errorAnswer(m_world.dialect, github ? 410 : 404, github ? "This issue was deleted" : "Not Found");
}

} // namespace accord::test::host
