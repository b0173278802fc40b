// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/link_list.h"

#include "core/base/text.h"
#include "core/format/link.h"

#include <string>

namespace accord::format {
namespace {

// A '#' within an address starts its fragment, one on its own starts a comment.
std::string_view withoutComment(std::string_view line)
{
    for (std::size_t at = line.find('#'); at != std::string_view::npos; at = line.find('#', at + 1)) {
        if (at == 0 || line[at - 1] == ' ' || line[at - 1] == '\t') {
            return text::trimmed(line.substr(0, at));
        }
    }
    return line;
}

std::string shortened(std::string_view line)
{
    constexpr std::size_t kLongest = 120;
    if (line.size() <= kLongest) {
        return std::string(line);
    }
    std::size_t end = kLongest;
    while (end > 0 && (static_cast<unsigned char>(line[end]) & 0xc0U) == 0x80U) {
        --end;
    }
    return std::string(line.substr(0, end)) + "...";
}

} // namespace

LinkList readLinkList(std::istream& in, std::string_view name)
{
    LinkList list;
    std::string text;
    for (std::size_t number = 1; std::getline(in, text); ++number) {
        std::string_view line = text;
        if (number == 1 && line.starts_with("\xEF\xBB\xBF")) {
            line.remove_prefix(3);
        }
        const std::string subject = std::string(name) + ":" + std::to_string(number);
        if (const auto bad = text::invalidUtf8At(line)) {
            list.errors.push_back(
                {Errc::BadEncoding, subject, "found bytes that are not UTF-8 at byte " + std::to_string(*bad + 1)});
            continue;
        }
        line = withoutComment(text::trimmed(line));
        if (line.empty()) {
            continue;
        }
        if (auto link = parseIssueLink(line)) {
            list.links.push_back({std::move(*link), number});
        } else {
            list.errors.push_back(
                {Errc::BadSyntax, subject, "found \"" + shortened(line) + "\", expected the link of an issue"});
        }
    }
    return list;
}

} // namespace accord::format
