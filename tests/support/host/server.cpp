// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/host/server.h"

#include "tests/support/host/graphql.h"

#include <httplib.h>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <string_view>

namespace accord::test::host {

namespace {

constexpr std::string_view kPage = "<!DOCTYPE html>\n<html><head><title>Unicorn! &middot; Service</title></head>\n"
                                   "<body>We had issues producing the response to your request.</body></html>\n";

std::string prefixOf(Dialect dialect)
{
    return dialect == Dialect::Gitee ? "/api/v5" : dialect == Dialect::Gitea ? "/api/v1" : "";
}

std::string webOf(Dialect dialect)
{
    return dialect == Dialect::Gitee   ? "https://gitee.com"
           : dialect == Dialect::Gitea ? "https://codeberg.org"
                                       : "https://github.com";
}

std::string httpDate(std::int64_t seconds)
{
    const std::time_t time = seconds;
    std::tm parts{};
    gmtime_r(&time, &parts);
    std::array<char, 40> text{};
    std::strftime(text.data(), text.size(), "%a, %d %b %Y %H:%M:%S GMT", &parts);
    return text.data();
}

/// What stands behind a prefix of the interface's address, if it stands there.
std::string below(const std::string& path, std::string_view prefix)
{
    return path.starts_with(prefix) ? path.substr(prefix.size()) : path;
}

Parameters parametersOf(const httplib::Request& request)
{
    return {request.params.begin(), request.params.end()};
}

} // namespace

FakeHost::Server::Server(World world, HostSettings settings)
    : m_settings(std::move(settings))
    , m_http(std::make_unique<httplib::Server>())
{
    const auto dialect = world.dialect;
    m_state.world = std::move(world);
    m_http->set_tcp_nodelay(true); // headers and body are written apart: each would wait for the other's receipt
    m_http->set_keep_alive_max_count(1'000'000);
    m_http->set_keep_alive_timeout(1);
    m_http->new_task_queue = [] { return new httplib::ThreadPool(16); };
    const auto handler = [this](const httplib::Request& request, httplib::Response& response) {
        serve(request, response);
    };
    m_http->Get(".*", handler);
    m_http->Post(".*", handler);
    m_port = m_http->bind_to_any_port("127.0.0.1");
    m_places.api = origin() + prefixOf(dialect);
    m_places.web = m_settings.web.empty() ? webOf(dialect) : m_settings.web;
    m_thread = std::thread([this] { m_http->listen_after_bind(); });
    while (!m_http->is_running()) {
        std::this_thread::yield();
    }
}

FakeHost::Server::~Server()
{
    m_stopping = true;
    m_http->stop();
    m_thread.join();
}

std::int64_t FakeHost::Server::now() const
{
    const auto now =
        m_settings.now ? m_settings.now() : std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    return now.time_since_epoch().count();
}

FakeHost::Server::Window& FakeHost::Server::windowOf(const HostRequest& request)
{
    auto& window = m_state.windows[request.asked == Asked::GraphQl ? 1 : 0];
    if (now() >= window.endsAt) {
        window = {0, now() + m_settings.window.count()};
    }
    return window;
}

HostRequest FakeHost::Server::arrived(const httplib::Request& sent, const std::string& path)
{
    HostRequest request;
    request.index = m_state.requests.size();
    const bool graphQl = sent.method == "POST" && path.ends_with("/graphql");
    request.asked = graphQl ? Asked::GraphQl : routeOf(path).asked;
    request.method = sent.method;
    request.target = sent.target;
    request.body = sent.body;
    request.authorization = sent.get_header_value("Authorization");
    request.userAgent = sent.get_header_value("User-Agent");
    request.ifNoneMatch = sent.get_header_value("If-None-Match");
    request.at = std::chrono::sys_seconds(std::chrono::seconds(now()));
    request.fault = m_state.plan ? m_state.plan(request.index) : Fault::None;
    const bool told = m_state.world.dialect == Dialect::GitHub && windowOf(request).used >= m_settings.limit;
    request.tooEarly = now() < m_state.heldUntil || told;
    return request;
}

void FakeHost::Server::serve(const httplib::Request& sent, httplib::Response& response)
{
    const auto path = below(below(sent.path, prefixOf(m_state.world.dialect)), "/api/v3");
    Answer answer;
    HostRequest request;
    {
        const std::scoped_lock lock(m_mutex);
        m_state.mostAtOnce = std::max(m_state.mostAtOnce, ++m_state.atOnce);
        request = arrived(sent, path);
        if (m_state.beforeEach) {
            m_state.beforeEach(request.index, m_state.world);
            m_state.order.reset();
        }
        answer = this->answer(request, sent, path);
        addHeaders(answer, request);
        request.status = answer.status;
        m_state.requests.push_back(request);
    }
    write(answer, request.fault, response);
}

void FakeHost::Server::leave()
{
    const std::scoped_lock lock(m_mutex);
    --m_state.atOnce;
}

Answer FakeHost::Server::answer(HostRequest& request, const httplib::Request& sent, const std::string& path)
{
    if (const auto no = refusal(request)) {
        request.fault = Fault::None;
        return *no;
    }
    if (request.fault >= Fault::PrimaryLimit && request.fault <= Fault::HtmlError) {
        return faulty(request);
    }
    auto answer = answerWell(request, sent, path);
    if (answer.status == 200 && request.method == "GET") {
        const auto tag = "W/\"" + std::to_string(std::hash<std::string>()(answer.body)) + "\"";
        answer.headers.emplace_back("ETag", tag);
        if (request.ifNoneMatch == tag) {
            --windowOf(request).used; // such a reply does not count against the limit
            answer = {304, {{"ETag", tag}}, ""};
        }
    }
    if (answer.body.empty()) {
        request.fault = Fault::None; // nothing that could be torn
    }
    return answer;
}

std::optional<Answer> FakeHost::Server::refusal(const HostRequest& request)
{
    if (now() < m_state.heldUntil) {
        const auto left = m_state.heldUntil - now();
        return holdFor(left, 429, "You have exceeded a secondary rate limit.", std::to_string(left));
    }
    const auto& token = m_settings.token;
    if (!token.empty() && !request.authorization.empty() && !request.authorization.ends_with(" " + token)) {
        return errorAnswer(m_state.world.dialect, 401, "Bad credentials");
    }
    if (request.asked == Asked::GraphQl && request.authorization.empty()) {
        return errorAnswer(m_state.world.dialect, 401, "This endpoint requires you to be authenticated.");
    }
    return limitReached(request);
}

std::optional<Answer> FakeHost::Server::limitReached(const HostRequest& request)
{
    auto& window = windowOf(request);
    if (window.used < m_settings.limit) {
        ++window.used;
        return std::nullopt;
    }
    if (request.asked == Asked::GraphQl) {
        return Answer{
            200, {}, R"({"errors":[{"type":"RATE_LIMITED","message":"API rate limit exceeded for user ID 1."}]})"};
    }
    if (m_state.world.dialect == Dialect::Gitee) {
        return errorAnswer(m_state.world.dialect, 403, "403 Forbidden (Rate Limit Exceeded)");
    }
    return errorAnswer(m_state.world.dialect, 403, "API rate limit exceeded for user ID 1.");
}

Answer FakeHost::Server::holdFor(std::int64_t seconds, int status, const std::string& message,
                                 const std::string& retryAfter)
{
    m_state.heldUntil = now() + seconds;
    auto answer = errorAnswer(m_state.world.dialect, status, message);
    if (!retryAfter.empty()) {
        answer.headers.emplace_back("Retry-After", retryAfter);
    }
    return answer;
}

Answer FakeHost::Server::faulty(const HostRequest& request)
{
    const std::string secondary = "You have exceeded a secondary rate limit. Please wait a few minutes.";
    const auto dialect = m_state.world.dialect;
    switch (request.fault) {
    case Fault::PrimaryLimit:
    case Fault::PrimaryLimit429:
        windowOf(request) = {m_settings.limit, now() + 90};
        return errorAnswer(dialect, request.fault == Fault::PrimaryLimit ? 403 : 429, "API rate limit exceeded");
    case Fault::SecondaryLimit:
        return holdFor(7, 403, secondary, "7");
    case Fault::SecondaryLimitDate:
        return holdFor(11, 429, secondary, httpDate(now() + 11));
    case Fault::SecondaryLimitBare:
        return holdFor(60, 403, secondary, "");
    case Fault::Error500:
        return errorAnswer(dialect, 500, "Internal Server Error");
    case Fault::Error502:
        return errorAnswer(dialect, 502, "Server Error");
    case Fault::Error503:
        return holdFor(3, 503, "Service Unavailable", "3");
    case Fault::Error504:
        return errorAnswer(dialect, 504, "We couldn't respond to your request in time.");
    default:
        break;
    }
    return {request.fault == Fault::HtmlError ? 502 : 200,
            {{"Content-Type", "text/html; charset=utf-8"}},
            std::string(kPage)};
}

std::optional<Answer> FakeHost::Server::redirection(const Route& route, const httplib::Request& sent)
{
    const auto to = [this](const std::string& address) {
        auto answer = errorAnswer(m_state.world.dialect, 301, "Moved Permanently");
        answer.headers.emplace_back("Location", address);
        return answer;
    };
    if (!m_state.redirectedTo.empty()) {
        return to(m_state.redirectedTo + sent.target);
    }
    if (std::ranges::count(m_state.world.formerNames, route.repository) == 0) {
        return std::nullopt;
    }
    const bool github = m_state.world.dialect == Dialect::GitHub;
    const auto question = sent.target.find('?');
    const auto query = question == std::string::npos ? std::string() : sent.target.substr(question);
    return to(m_places.api +
              (github ? "/repositories/" + std::to_string(m_state.world.repositoryId)
                      : "/repos/" + m_state.world.repository) +
              route.rest + query);
}

Answer FakeHost::Server::answerWell(const HostRequest& request, const httplib::Request& sent, const std::string& path)
{
    const auto& world = m_state.world;
    if (request.asked == Asked::GraphQl) {
        const auto& window = windowOf(request);
        return world.dialect != Dialect::GitHub ? errorAnswer(world.dialect, 404, "Not Found")
                                                : graphQlAnswer(world, m_places, sent.body,
                                                                {m_settings.limit, m_settings.limit - window.used,
                                                                 window.endsAt, m_settings.graphQlMost});
    }
    const auto route = routeOf(path);
    if (const auto there = redirection(route, sent)) {
        return *there;
    }
    const auto number = std::to_string(world.repositoryId);
    if (const auto there = transferred(world, route)) {
        return Rest(*there, commentOrder(*there), m_places, m_settings.paging)
            .answer(route, parametersOf(sent), "/repos/" + route.repository + route.rest);
    }
    if (route.repository != world.repository && route.repository != number) {
        return errorAnswer(world.dialect, 404, "Not Found");
    }
    if (!m_state.order) {
        m_state.order = commentOrder(world);
    }
    const bool github = world.dialect == Dialect::GitHub;
    const auto linkPath = (github ? "/repositories/" + number : "/repos/" + world.repository) + route.rest;
    return Rest(world, *m_state.order, m_places, m_settings.paging).answer(route, parametersOf(sent), linkPath);
}

void FakeHost::Server::addHeaders(Answer& answer, const HostRequest& request)
{
    answer.headers.emplace_back("Date", httpDate(now()));
    const auto& window = windowOf(request);
    const auto left = std::to_string(std::max<std::int64_t>(m_settings.limit - window.used, 0));
    const auto dialect = m_state.world.dialect;
    if (dialect != Dialect::Gitea) {
        answer.headers.emplace_back("X-RateLimit-Limit", std::to_string(m_settings.limit));
        answer.headers.emplace_back("X-RateLimit-Remaining", left);
    }
    if (dialect == Dialect::GitHub) {
        answer.headers.emplace_back("X-RateLimit-Used", std::to_string(window.used));
        answer.headers.emplace_back("X-RateLimit-Reset", std::to_string(window.endsAt));
        answer.headers.emplace_back("X-RateLimit-Resource", request.asked == Asked::GraphQl ? "graphql" : "core");
    }
}

} // namespace accord::test::host
