// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/http/http_client.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/base/url.h"
#include "core/collect/http/reply_policy.h"
#include "core/collect/http/tokens.h"
#include "core/messages/catalogue.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace accord::collect {

namespace {

constexpr int kMostRedirects = 5;

template <class Function, class... Values>
void tell(const Function& function, const Values&... values)
{
    if (function) {
        function(values...);
    }
}

/// Without the percent signs of an address, behind which a token may stand as well.
std::string unescaped(std::string_view text)
{
    std::string plain;
    for (std::size_t at = 0; at < text.size(); ++at) {
        unsigned int byte = 0;
        const bool escaped =
            text[at] == '%' && at + 2 < text.size() &&
            std::from_chars(text.data() + at + 1, text.data() + at + 3, byte, 16).ptr == text.data() + at + 3;
        plain += escaped ? static_cast<char>(byte) : text[at];
        at += escaped ? 2 : 0;
    }
    return plain;
}

/// A host may repeat the token in an address or a mark, which would be written to the project and to logs: such a
/// header is taken for one that did not come.
void dropEchoes(net::Reply& reply, const net::Secret& token)
{
    if (!token.empty()) {
        std::erase_if(reply.headers, [&token](const auto& header) {
            return header.second.find(token.reveal()) != std::string::npos ||
                   unescaped(header.second).find(token.reveal()) != std::string::npos;
        });
    }
}

/// For people: a wait of a moment is one second.
std::int64_t wholeSeconds(std::chrono::milliseconds time)
{
    return std::chrono::ceil<std::chrono::seconds>(time).count();
}

} // namespace

HttpClient::HttpClient(const Network& network, const Source& source, std::shared_ptr<RateLimiter> pace,
                       HttpEvents events)
    : m_transport(network.transport())
    , m_time(network.time)
    , m_limiter(std::move(pace))
    , m_events(std::move(events))
    , m_dialect(source.dialect)
    , m_host(tokenHost(source))
    , m_base(source.base)
    , m_token(network.token ? network.token(m_host) : net::Secret())
    , m_random(permanentNumber(source.uuid, network.seed))
{}

Result<net::Reply> HttpClient::get(const std::string& address, const std::string& etag, const std::stop_token& stop)
{
    auto pending = requestTo(address, Bucket::Rest);
    if (!etag.empty()) {
        pending.request.headers.emplace_back("If-None-Match", etag);
    }
    ACCORD_TRY(auto reply, ask(std::move(pending), stop));
    return std::move(*reply);
}

Result<std::optional<net::Reply>> HttpClient::post(const std::string& address, const std::string& json,
                                                   bool smallerHelps, const std::stop_token& stop)
{
    auto pending = requestTo(address, Bucket::GraphQl);
    pending.request.method = "POST";
    pending.request.headers.emplace_back("Content-Type", "application/json");
    pending.request.body = json;
    pending.smallerHelps = smallerHelps;
    return ask(std::move(pending), stop);
}

HttpClient::PendingRequest HttpClient::requestTo(const std::string& address, Bucket bucket) const
{
    const bool github = m_dialect == Dialect::GitHub;
    PendingRequest pending;
    pending.bucket = bucket;
    pending.request.address = address;
    pending.request.headers.emplace_back("Accept", github ? "application/vnd.github+json" : "application/json");
    if (github) {
        pending.request.headers.emplace_back("X-GitHub-Api-Version", "2022-11-28");
    }
    pending.request.token = m_token;
    pending.request.scheme = github ? "Bearer" : "token";
    return pending;
}

namespace {

// A host may repeat in its words what it does not accept.
void hideIn(Message& message, const std::string& token)
{
    for (Argument& argument : message.arguments) {
        if (argument.message() == nullptr) {
            argument = text::replacedAll(argument.text(), token, "...");
        } else {
            Message inner = *argument.message();
            hideIn(inner, token);
            argument = std::move(inner);
        }
    }
}

} // namespace

Status HttpClient::checkOrigin(const std::string& address) const
{
    ACCORD_TRY(const auto home, parseUrl(m_base));
    ACCORD_TRY(const auto there, parseUrl(address));
    if (home.origin() != there.origin()) {
        return Error{Errc::Invalid, Reason::AddressElsewhere, {printableUrl(address), home.origin()}};
    }
    return {};
}

Result<RateLimiter::Turn> HttpClient::turnFor(const PendingRequest& pending, const std::stop_token& stop)
{
    const auto before = [this](std::chrono::milliseconds time, const Message& why) {
        tell(m_events.waits, wholeSeconds(time), why);
    };
    auto turn = m_limiter->turn(pending.bucket, before, stop);
    if (!turn.ok() && turn.error().code == Errc::Network) {
        return turn.error().about(printableUrl(pending.request.address));
    }
    return turn;
}

// The turn ends with the request.
Result<net::Reply> HttpClient::sendOnce(const PendingRequest& pending, [[maybe_unused]] RateLimiter::Turn turn,
                                        const std::stop_token& stop)
{
    ++m_requests;
    auto reply = m_transport->send(pending.request, stop);
    if (reply.ok()) {
        dropEchoes(*reply, m_token);
        const auto news = format::readLimits(reply.value().headers, m_time->now());
        m_limiter->heard(pending.bucket, news, news.date.value_or(m_time->now()));
    } else {
        m_limiter->heardNothing(pending.bucket);
    }
    return reply;
}

HttpClient::Answer HttpClient::ask(PendingRequest pending, const std::stop_token& stop)
{
    ACCORD_CHECK(checkOrigin(pending.request.address));
    while (true) {
        ACCORD_TRY(auto turn, turnFor(pending, stop));
        auto reply = sendOnce(pending, std::move(turn), stop);
        if (!reply.ok() && reply.error().code != Errc::Network) {
            return reply.error();
        }
        ReplyVerdict verdict{Meaning::Passing, reply.ok() ? Message() : whyOf(reply.error()), {}};
        if (reply.ok()) {
            verdict = judge(*reply, format::readLimits(reply->headers, m_time->now()), m_time->now());
        }
        if (!m_token.empty()) {
            hideIn(verdict.reason, m_token.reveal());
        }
        if (verdict.meaning != Meaning::Passing && verdict.meaning != Meaning::Limited) {
            m_failures = 0;
            m_limits = 0;
        }
        const auto address = printableUrl(pending.request.address);
        switch (verdict.meaning) {
        case Meaning::Good:
            return std::optional(std::move(reply).value());
        case Meaning::Limited:
            ACCORD_CHECK(limited(pending, verdict.notBefore, verdict.reason));
            break;
        case Meaning::Passing:
            ACCORD_CHECK(failed(pending, verdict.notBefore, verdict.reason, stop));
            if (pending.smallerHelps) {
                return std::optional<net::Reply>();
            }
            break;
        case Meaning::Elsewhere:
            ACCORD_CHECK(follow(pending, *reply));
            break;
        case Meaning::Gone:
            return Error{Errc::NotFound,
                         reply->status == 410 || reply->status == 451 ? Reason::GoneFromHost : Reason::NotOnHost,
                         {address, verdict.reason}};
        case Meaning::Refused:
            return Error{Errc::NotPermitted, Reason::HostRefuses, {m_host, verdict.reason}};
        case Meaning::Bad:
            return Error{Errc::Network, Reason::FetchFailed, {address, verdict.reason}};
        }
    }
}

Status HttpClient::limited(const PendingRequest& pending, std::chrono::seconds told, const Message& reason)
{
    if (++m_limits >= kMostTries) {
        m_limits = 0;
        return Error{Errc::Network, Reason::FetchFailed, {printableUrl(pending.request.address), reason}};
    }
    const auto pause = told.count() > 0 ? told : limitPause(m_random, m_limits);
    m_limiter->hold(pending.bucket, pause, reason);
    return {};
}

Status HttpClient::failed(const PendingRequest& pending, std::chrono::seconds told, const Message& reason,
                          const std::stop_token& stop)
{
    const auto address = printableUrl(pending.request.address);
    if (++m_failures >= kMostTries) {
        m_failures = 0;
        return Error{Errc::Network, Reason::FetchFailed, {address, reason}};
    }
    if (told.count() > 0) {
        m_limiter->hold(pending.bucket, told, reason); // for every thread that asks there
    }
    tell(m_events.repeated, address, reason);
    const auto pause = backOff(m_random, m_failures);
    tell(m_events.waitsToRepeat, wholeSeconds(pause), reason);
    if (!m_time->wait(pause, stop)) {
        return Error{Errc::Cancelled, Reason::Cancelled};
    }
    return {};
}

Status HttpClient::follow(PendingRequest& pending, const net::Reply& reply)
{
    const auto from = printableUrl(pending.request.address);
    const bool keepsMethod = pending.request.method == "GET" || reply.status == 307 || reply.status == 308;
    const std::string there(reply.header("location"));
    if (++pending.redirects > kMostRedirects || !keepsMethod || there.empty()) {
        return Error{Errc::Network, Reason::RedirectNowhere, {from, reply.status}};
    }
    ACCORD_TRY(auto address, resolvedUrl(pending.request.address, there));
    if (!checkOrigin(address).ok()) {
        // A token must not go to somebody else because a host says so.
        return Error{Errc::Network, Reason::RedirectElsewhere, {from, printableUrl(address)}};
    }
    tell(m_events.renamed, from, printableUrl(address));
    pending.request.address = std::move(address);
    return {};
}

} // namespace accord::collect
