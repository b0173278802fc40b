// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/clock.h"
#include "core/base/text.h"
#include "core/format/host/graphql.h"
#include "core/format/host/pages.h"
#include "core/format/host/reply_headers.h"
#include "core/format/link.h"
#include "tests/core/must.h"
#include "tests/fuzz/target.h"

#include <algorithm>

namespace {

using accord::Dialect;
using accord::fuzz::require;

void checkIssue(const accord::FetchedIssue& issue)
{
    const auto link = accord::format::parseIssueLink(issue.link.url);
    require(link && *link == issue.link, "an issue has a link that names it");
    require(accord::isUtcTime(issue.document.updatedAt), "an issue tells when it changed");
    require(issue.commentCount >= 0, "a count is none below zero");
}

void checkComment(const accord::FetchedComment& comment)
{
    require(!comment.number.empty() && !comment.hostId.empty(), "a comment has a number and an issue");
    require(accord::isUtcTime(comment.comment.createdAt), "a comment tells when it was written");
}

template <class T>
void checkError(const accord::Result<T>& result)
{
    require(result.ok() ||
                (result.error().argument(0) == "x" && !accord::text::invalidUtf8At(accord::test::said(result.error()))),
            "an error names the reply and is text");
}

} // namespace

// Reads any bytes as each of a host's replies, and as headers of one.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view body = accord::fuzz::textOf(data, size);
    for (const Dialect dialect : {Dialect::GitHub, Dialect::Gitee, Dialect::Gitea}) {
        const auto issues = accord::format::readIssuePage(body, dialect, "x");
        checkError(issues);
        if (issues.ok()) {
            std::ranges::for_each(*issues, checkIssue);
        }
        const auto comments = accord::format::readCommentPage(body, dialect, "x", "");
        checkError(comments);
        if (comments.ok()) {
            std::ranges::for_each(*comments, checkComment);
        }
    }
    const auto page = accord::format::readGraphQlPage(body, "x");
    checkError(page);
    if (page.ok()) {
        std::ranges::for_each(page->issues, checkIssue);
        std::ranges::for_each(page->comments, checkComment);
        require(!page->more || !page->endCursor.empty(), "a list that goes on says where");
    }
    checkError(accord::format::readGraphQlDiscussion(body, "x"));

    const std::string message = accord::format::messageOf(body);
    require(message.size() <= accord::format::kLongestMessage && !accord::text::invalidUtf8At(message) &&
                message.find('\n') == std::string::npos,
            "a message is one line");
    const auto links = accord::format::readLinkHeader(body);
    require(links.next.size() <= size && links.last.size() <= size, "a link stands in its header");
    const std::string value(body);
    const auto limits = accord::format::readLimits(
        {{"retry-after", value}, {"date", value}, {"x-ratelimit-reset", value}, {"x-ratelimit-remaining", value}}, {});
    require(!limits.retryAfter || limits.retryAfter->count() >= 0, "nobody waits into the past");
    return 0;
}
