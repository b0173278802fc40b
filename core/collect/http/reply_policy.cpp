// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/http/reply_policy.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/format/host/graphql.h"
#include "core/format/host/reply_headers.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdint>

namespace accord::collect {

namespace {

constexpr std::chrono::seconds kHour{3600};

std::int64_t doubled(int repetition)
{
    return std::int64_t{1} << static_cast<unsigned int>(std::clamp(repetition, 1, 7) - 1);
}

} // namespace

std::chrono::milliseconds longestBackOff(int repetition)
{
    return std::chrono::seconds(doubled(repetition));
}

std::chrono::milliseconds backOff(Random& random, int repetition)
{
    const auto longest = static_cast<std::uint64_t>(longestBackOff(repetition).count());
    return std::chrono::milliseconds(below(random, longest + 1));
}

std::chrono::seconds limitPause(Random& random, int repetition)
{
    const auto pause = std::min(kHour, std::chrono::seconds(60 * doubled(repetition)));
    const auto more = below(random, static_cast<std::uint64_t>(pause.count()) / 10 + 1);
    return pause + std::chrono::seconds(more);
}

namespace {

std::chrono::seconds toldPause(const format::LimitNews& news, std::chrono::sys_seconds now)
{
    auto pause = news.retryAfter.value_or(std::chrono::seconds(0));
    const auto hostNow = news.date.value_or(now);
    if (news.left && *news.left <= 0 && news.resetsAt && *news.resetsAt > hostNow) {
        pause = std::max(pause, std::chrono::seconds(*news.resetsAt - hostNow));
    }
    return pause;
}

Message reasonOf(const net::Reply& reply)
{
    const auto said = format::messageOf(reply.body);
    return said.empty() ? Message{Reason::HttpStatus, {reply.status}}
                        : Message{Reason::HttpStatusSaid, {reply.status, said}};
}

/// A refusal because of a limit looks like any other (403) but for what comes with it.
bool tellsOfLimit(const net::Reply& reply, const format::LimitNews& news)
{
    const auto said = text::lowerAscii(format::messageOf(reply.body));
    return news.retryAfter || (news.left && *news.left <= 0) || said.find("rate limit") != std::string::npos ||
           said.find("abuse") != std::string::npos || said.find("too many requests") != std::string::npos;
}

bool isHtml(const net::Reply& reply)
{
    const auto start = text::trimmed(reply.body).substr(0, 1);
    return start == "<" || reply.header("content-type").find("html") != std::string_view::npos;
}

ReplyVerdict judgeContent(const net::Reply& reply, const format::LimitNews& news, std::chrono::sys_seconds now)
{
    if (isHtml(reply)) {
        const auto title = format::messageOf(reply.body);
        return {Meaning::Passing,
                title.empty() ? Message{Reason::AnHtmlPage, {}} : Message{Reason::AnHtmlPageCalled, {title}},
                toldPause(news, now)};
    }
    if (!nlohmann::json::accept(reply.body)) {
        return {Meaning::Passing, {reply.body.empty() ? Reason::AnEmptyReply : Reason::ATornReply, {}}, {}};
    }
    // GraphQL tells of limits, and of queries that took too long, within a good reply.
    if (reply.body.find("\"errors\"") != std::string::npos) {
        const auto refusal = format::readGraphQlRefusal(reply.body);
        if (refusal && refusal->rateLimited()) {
            return {Meaning::Limited, {Reason::Verbatim, {refusal->message}}, toldPause(news, now)};
        }
        if (refusal && refusal->type.empty()) {
            return {Meaning::Passing, {Reason::Verbatim, {refusal->message}}, {}};
        }
    }
    return {};
}

} // namespace

ReplyVerdict judge(const net::Reply& reply, const format::LimitNews& news, std::chrono::sys_seconds now)
{
    const int status = reply.status;
    if (status == 304) {
        return {};
    }
    if (status >= 200 && status < 300) {
        return judgeContent(reply, news, now);
    }
    const auto said = [&](Meaning meaning) { return ReplyVerdict{meaning, reasonOf(reply), toldPause(news, now)}; };
    if (status == 301 || status == 302 || status == 307 || status == 308) {
        return said(Meaning::Elsewhere);
    }
    if (status == 429 || (status == 403 && tellsOfLimit(reply, news))) {
        return said(Meaning::Limited);
    }
    // What a host does not do at all (405, 501) it does not do a second time either.
    if (status == 401 || status == 403 || status == 405 || status == 501) {
        return said(Meaning::Refused);
    }
    if (status == 404 || status == 410 || status == 422 || status == 451) {
        return said(Meaning::Gone);
    }
    // Proxies and networks of distribution have numbers of their own above 500; all tell of a failure on the way.
    return said(status == 408 || status >= 500 ? Meaning::Passing : Meaning::Bad);
}

Message whyOf(const Error& error)
{
    if (error.arguments.size() == 2 && error.arguments[1].message() != nullptr) {
        return *error.arguments[1].message();
    }
    return error.reason == Reason::FetchFailed ? Message{Reason::Verbatim, {error.argument(1)}} : error.message();
}

} // namespace accord::collect
