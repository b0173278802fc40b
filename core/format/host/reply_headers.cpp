// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/host/reply_headers.h"

#include "core/base/clock.h"
#include "core/base/text.h"
#include "core/format/json_values.h"

#include <gumbo.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <memory>
#include <optional>

namespace accord::format {
namespace {

// RFC 8288, appendix B.2 and B.3, for the parameters that lead on.
class LinkReading
{
public:
    explicit LinkReading(std::string_view rest)
        : m_rest(rest)
    {}

    PageLinks run()
    {
        PageLinks links;
        while (const auto target = nextTarget()) {
            const std::string relations = readRelations();
            take(relations, "next", *target, links.next);
            take(relations, "last", *target, links.last);
        }
        return links;
    }

private:
    static void take(std::string_view relations, std::string_view wanted, std::string_view target, std::string& into)
    {
        for (const std::string_view each : text::split(relations, ' ')) {
            if (into.empty() && text::equalsIgnoringCase(each, wanted)) {
                into = target;
            }
        }
    }

    void skip(std::string_view characters)
    {
        m_rest.remove_prefix(std::min(m_rest.find_first_not_of(characters), m_rest.size()));
    }

    bool takeOne(char c)
    {
        const bool there = m_rest.starts_with(c);
        m_rest.remove_prefix(there ? 1 : 0);
        return there;
    }

    std::optional<std::string_view> nextTarget()
    {
        skip(" \t,");
        const std::size_t end = m_rest.find('>');
        if (!takeOne('<') || end == std::string_view::npos) {
            return std::nullopt;
        }
        const std::string_view target = m_rest.substr(0, end - 1);
        m_rest.remove_prefix(end);
        return target;
    }

    // Everything up to the next link; the value of the first "rel".
    std::string readRelations()
    {
        std::optional<std::string> relations;
        for (skip(" \t"); takeOne(';'); skip(" \t")) {
            skip(" \t");
            const std::string_view name = takeUntil("=;, \t");
            skip(" \t");
            std::string value;
            if (takeOne('=')) {
                skip(" \t");
                value = takeOne('"') ? takeQuoted() : std::string(takeUntil(";, \t"));
            }
            if (!relations && text::equalsIgnoringCase(name, "rel")) {
                relations = std::move(value);
            }
        }
        return relations.value_or(std::string());
    }

    std::string_view takeUntil(std::string_view characters)
    {
        const std::string_view taken = m_rest.substr(0, m_rest.find_first_of(characters));
        m_rest.remove_prefix(taken.size());
        return taken;
    }

    std::string takeQuoted()
    {
        std::string value;
        while (!m_rest.empty() && !takeOne('"')) {
            if (m_rest.front() == '\\' && m_rest.size() > 1) {
                m_rest.remove_prefix(1);
            }
            value += m_rest.front();
            m_rest.remove_prefix(1);
        }
        return value;
    }

    std::string_view m_rest;
};

} // namespace

PageLinks readLinkHeader(std::string_view header)
{
    return LinkReading(header).run();
}

namespace {

namespace ch = std::chrono;

std::optional<std::int64_t> wholeNumber(std::string_view text)
{
    text = text::trimmed(text);
    // Some hosts write "59.0".
    const std::size_t point = text.find('.');
    if (point != std::string_view::npos && text.find_first_not_of('0', point + 1) == std::string_view::npos) {
        text = text.substr(0, point);
    }
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = error == std::errc() && end == text.data() + text.size() && !text.empty();
    // Beyond this, sums of times would not fit.
    constexpr std::int64_t kMost = 100'000'000'000;
    return whole && value >= 0 && value <= kMost ? std::optional(value) : std::nullopt;
}

} // namespace

LimitNews readLimits(const std::vector<std::pair<std::string, std::string>>& headers, ch::sys_seconds now)
{
    LimitNews news;
    std::optional<std::int64_t> reset;
    std::string_view retry;
    for (const auto& [header, value] : headers) {
        const std::string_view name = std::string_view(header).substr(header.starts_with("x-") ? 2 : 0);
        if (name == "ratelimit-limit") {
            news.limit = wholeNumber(value);
        } else if (name == "ratelimit-remaining") {
            news.left = wholeNumber(value);
        } else if (name == "ratelimit-reset") {
            reset = wholeNumber(value);
        } else if (name == "retry-after") {
            retry = value;
        } else if (name == "date") {
            news.date = parseHttpDate(value);
        }
    }
    const ch::sys_seconds from = news.date.value_or(now);
    if (reset) {
        constexpr std::int64_t kTenYears = 10LL * 365 * 86400;
        const ch::seconds told(*reset);
        news.resetsAt = *reset < kTenYears ? from + told : ch::sys_seconds(told);
    }
    if (const auto seconds = wholeNumber(retry)) {
        news.retryAfter = ch::seconds(*seconds);
    } else if (const auto date = parseHttpDate(retry)) {
        news.retryAfter = std::max(ch::seconds(0), *date - from);
    }
    return news;
}

namespace {

using Json = nlohmann::json;

// The title stands near the beginning; whole pages nest deeper than the parser's recursion should go.
constexpr std::size_t kMostHtml = std::size_t{16} * 1024;

const GumboNode* childNamed(const GumboNode* node, GumboTag tag)
{
    if (node == nullptr || node->type != GUMBO_NODE_ELEMENT) {
        return nullptr;
    }
    const GumboVector& children = node->v.element.children;
    for (unsigned int i = 0; i < children.length; ++i) {
        const auto* child = static_cast<const GumboNode*>(children.data[i]);
        if (child->type == GUMBO_NODE_ELEMENT && child->v.element.tag == tag) {
            return child;
        }
    }
    return nullptr;
}

std::string titleOf(std::string_view html)
{
    html = html.substr(0, kMostHtml);
    const auto destroy = [](GumboOutput* output) { gumbo_destroy_output(&kGumboDefaultOptions, output); };
    const std::unique_ptr<GumboOutput, decltype(destroy)> output(
        gumbo_parse_with_options(&kGumboDefaultOptions, html.data(), html.size()), destroy);
    const GumboNode* title = childNamed(childNamed(output->root, GUMBO_TAG_HEAD), GUMBO_TAG_TITLE);
    if (title == nullptr || title->v.element.children.length == 0) {
        return {};
    }
    const auto* text = static_cast<const GumboNode*>(title->v.element.children.data[0]);
    return text->type == GUMBO_NODE_TEXT ? text->v.text.text : std::string();
}

std::string messageIn(const Json& reply)
{
    if (!reply.is_object()) {
        return {};
    }
    // Gitee answers a refused token as OAuth does.
    for (const char* const key : {"message", "error_description", "error"}) {
        const auto found = reply.find(key);
        if (found != reply.end() && found->is_string()) {
            return found->get<std::string>();
        }
    }
    return {};
}

} // namespace

std::string messageLine(std::string_view text)
{
    constexpr std::string_view kRest = "...";
    text = text.substr(0, text::invalidUtf8At(text).value_or(text.size()));
    std::string line;
    for (std::size_t at = 0; at < text.size() && line.size() <= kLongestMessage;) {
        const std::size_t from = at;
        const char32_t c = text::nextCodePoint(text, at);
        if (c > ' ' && (c < 0x7f || c > 0xa0)) {
            line += text.substr(from, at - from);
        } else if (!line.empty() && !line.ends_with(' ')) {
            line += ' ';
        }
    }
    if (line.ends_with(' ')) {
        line.pop_back();
    }
    if (line.size() > kLongestMessage) {
        line.resize(kLongestMessage - kRest.size());
        line.resize(text::invalidUtf8At(line).value_or(line.size())); // no half character
        line += kRest;
    }
    return line;
}

std::string messageOf(std::string_view body)
{
    const std::string_view begin = text::trimmed(body);
    if (begin.starts_with('<')) {
        return messageLine(titleOf(begin));
    }
    if (begin.starts_with('{') || begin.starts_with('[')) {
        return tooDeepAt(begin) ? std::string()
                                : messageLine(messageIn(Json::parse(begin.begin(), begin.end(), nullptr, false)));
    }
    return messageLine(begin.substr(0, begin.find_first_of("\r\n")));
}

} // namespace accord::format
