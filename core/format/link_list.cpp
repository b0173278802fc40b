// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/link_list.h"

#include "core/base/text.h"
#include "core/format/link.h"

#include <streambuf>
#include <string>
#include <utility>

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

// The next line into `line` without its end; what is beyond the longest is passed over, and `whole` is false then.
bool nextLine(std::istream& in, std::string& line, bool& whole)
{
    constexpr std::size_t kLongestLine = std::size_t{64} * 1024;
    line.clear();
    whole = true;
    std::streambuf& bytes = *in.rdbuf();
    constexpr int kEnd = std::streambuf::traits_type::eof();
    int c = bytes.sbumpc();
    if (c == kEnd) {
        return false;
    }
    for (; c != kEnd && c != '\n'; c = bytes.sbumpc()) {
        if (line.size() < kLongestLine) {
            line.push_back(static_cast<char>(c));
        } else {
            whole = false;
        }
    }
    return true;
}

void addError(LinkList& list, Errc code, const std::string& subject, std::string detail)
{
    constexpr std::size_t kMostErrors = 1000;
    if (++list.errorCount <= kMostErrors) {
        list.errors.push_back({code, subject, std::move(detail)});
    }
}

} // namespace

LinkList readLinkList(std::istream& in, std::string_view name)
{
    LinkList list;
    std::string text;
    bool whole = true;
    for (std::size_t number = 1; nextLine(in, text, whole); ++number) {
        std::string_view line = text;
        if (number == 1 && line.starts_with("\xEF\xBB\xBF")) {
            line.remove_prefix(3);
        }
        const std::string subject = std::string(name) + ":" + std::to_string(number);
        if (!whole) {
            addError(list, Errc::BadSyntax, subject, "found a line of more than 64 KB, expected the link of an issue");
            continue;
        }
        if (const auto bad = text::invalidUtf8At(line)) {
            addError(list, Errc::BadEncoding, subject,
                     "found bytes that are not UTF-8 at byte " + std::to_string(*bad + 1));
            continue;
        }
        line = withoutComment(text::trimmed(line));
        if (line.empty()) {
            continue;
        }
        if (auto link = parseIssueLink(line)) {
            list.links.push_back({std::move(*link), number});
        } else {
            addError(list, Errc::BadSyntax, subject,
                     "found \"" + shortened(line) + "\", expected the link of an issue");
        }
    }
    return list;
}

} // namespace accord::format
