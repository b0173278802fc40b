// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/core/format/markdown/well_formed.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <iterator>

namespace accord::test {
namespace {

constexpr std::array kElements = {"p",     "h1", "h2",  "h3",  "h4",  "h5",   "h6",    "ul",  "ol",  "li", "blockquote",
                                  "div",   "tr", "th",  "td",  "hr",  "br",   "em",    "pre", "u",   "s",  "strong",
                                  "table", "a",  "sub", "sup", "kbd", "code", "small", "big", "span"};

bool isNumber(std::string_view text)
{
    return !text.empty() && text.size() < 10 && text.find_first_not_of("0123456789") == std::string_view::npos;
}

bool isOneOf(std::string_view value, std::initializer_list<std::string_view> allowed)
{
    return std::ranges::find(allowed, value) != allowed.end();
}

bool isAllowedAttribute(std::string_view element, std::string_view name, std::string_view value)
{
    if (name == "href") {
        const bool leads =
            value.starts_with("http://") || value.starts_with("https://") || value.starts_with("accord-image:https://");
        return element == "a" && leads && value.find_first_of(" \t\n\r") == std::string_view::npos;
    }
    if (name == "class") {
        return isOneOf(value, {"quote", "continued", "indent", "data", "keyword", "image"});
    }
    if (name == "align") {
        return isOneOf(value, {"left", "center", "right"});
    }
    return isOneOf(name, {"start", "colspan", "rowspan", "border", "cellspacing", "cellpadding"}) && isNumber(value);
}

// What is wrong with ` name="value" name="value"`.
std::string attributesProblem(std::string_view element, std::string_view attributes)
{
    while (!attributes.empty()) {
        const std::size_t equals = attributes.find("=\"");
        const std::size_t end = attributes.find('"', equals == std::string_view::npos ? equals : equals + 2);
        if (attributes.front() != ' ' || end == std::string_view::npos) {
            return "attributes " + std::string(attributes);
        }
        if (!isAllowedAttribute(element, attributes.substr(1, equals - 1),
                                attributes.substr(equals + 2, end - equals - 2))) {
            return "attribute of " + std::string(element) + ":" + std::string(attributes.substr(0, end + 1));
        }
        attributes.remove_prefix(end + 1);
    }
    return {};
}

std::string tagProblem(std::string_view tag, std::vector<std::string>& open)
{
    const bool closes = tag.starts_with('/');
    const bool single = tag.ends_with('/');
    tag = tag.substr(closes ? 1 : 0, tag.size() - (closes ? 1 : 0) - (single ? 1 : 0));
    const std::string name(tag.substr(0, tag.find(' ')));
    if (std::ranges::find(kElements, name) == kElements.end()) {
        return "element " + name;
    }
    if (single != (name == "br" || name == "hr")) {
        return "closing of " + name;
    }
    const std::string_view attributes = tag.substr(name.size());
    if (closes && !attributes.empty()) {
        return "attributes of the end of " + name;
    }
    if (std::string problem = attributesProblem(name, attributes); !problem.empty()) {
        return problem;
    }
    if (closes) {
        if (open.empty() || open.back() != name) {
            return "end of " + name + " within " + (open.empty() ? "nothing" : open.back());
        }
        open.pop_back();
    } else if (!single) {
        open.push_back(name);
    }
    return {};
}

} // namespace

std::string htmlProblem(std::string_view html)
{
    std::vector<std::string> open;
    for (std::size_t at = html.find_first_of("<&>"); at != std::string_view::npos; at = html.find_first_of("<&>", at)) {
        if (html[at] == '>') {
            return "a '>' on its own";
        }
        if (html[at] == '&') {
            const auto rest = html.substr(at, 6);
            if (!rest.starts_with("&amp;") && !rest.starts_with("&lt;") && !rest.starts_with("&gt;") &&
                rest != "&quot;") {
                return "an '&' on its own: " + std::string(rest);
            }
            ++at;
            continue;
        }
        const std::size_t end = html.find('>', at);
        if (end == std::string_view::npos) {
            return "a tag without end";
        }
        if (auto problem = tagProblem(html.substr(at + 1, end - at - 1), open); !problem.empty()) {
            return problem;
        }
        at = end + 1;
    }
    if (std::ranges::any_of(html,
                            [](char c) { return static_cast<unsigned char>(c) < 0x20U && c != '\n' && c != '\t'; })) {
        return "a control character";
    }
    if (text::invalidUtf8At(html)) {
        return "bytes that are not UTF-8";
    }
    return open.empty() ? std::string() : "no end of " + open.back();
}

std::string blockProblem(const std::vector<TextBlock>& blocks)
{
    for (const TextBlock& block : blocks) {
        std::string problem = htmlProblem(block.html);
        if (problem.empty()) {
            problem = blockProblem(block.blocks);
        }
        if (!problem.empty()) {
            return problem;
        }
    }
    return {};
}

std::string shownText(const std::vector<TextBlock>& blocks)
{
    static const std::pair<std::string_view, std::string_view> kEntities[] = {
        {"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&amp;", "&"}};
    std::string shown;
    for (const TextBlock& block : blocks) {
        std::string text;
        for (std::size_t at = 0; at < block.html.size(); ++at) {
            if (block.html[at] == '<') {
                at = block.html.find('>', at);
                text += ' ';
            } else {
                text += block.html[at];
            }
        }
        for (const auto& [entity, character] : kEntities) {
            text = text::replacedAll(text, entity, character);
        }
        shown += text + "\n" + block.text + "\n" + shownText(block.blocks);
    }
    return shown;
}

std::vector<TextBlock> blocksOf(std::string_view markdown, const format::MarkdownOptions& options)
{
    format::MarkdownSteps steps(markdown, options);
    std::vector<TextBlock> all;
    for (std::vector<TextBlock> some = steps.next(); !some.empty(); some = steps.next()) {
        all.insert(all.end(), std::make_move_iterator(some.begin()), std::make_move_iterator(some.end()));
    }
    return all;
}

} // namespace accord::test
