// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/host/message.h"

#include "core/base/text.h"
#include "core/format/json_depth.h"

#include <gumbo.h>
#include <nlohmann/json.hpp>

#include <memory>

namespace accord::format {
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
