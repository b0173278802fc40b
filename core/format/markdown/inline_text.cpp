// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/markdown/inline_text.h"

#include "core/base/text.h"
#include "core/base/url.h"

#include <algorithm>

namespace accord::format {
namespace {

// What browsers and servers accept at most, roughly; longer ones are no addresses that anybody follows.
constexpr std::size_t kLongest = 8192;

// The beginning of the character that the byte belongs to: whoever writes an address may leave out to encode it.
std::size_t characterAt(std::string_view text, std::size_t at)
{
    while (at > 0 && (static_cast<unsigned char>(text[at]) & 0xc0U) == 0x80U) {
        --at;
    }
    return at;
}

constexpr std::size_t kLongestRepository = 140; // hosts allow 39 and 100 characters for its parts

std::uint8_t byteAt(std::string_view text, std::size_t at)
{
    return static_cast<std::uint8_t>(text[at]);
}

bool isWordByte(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

bool isRepositoryByte(char c)
{
    return isWordByte(c) || c == '-' || c == '.' || c == '/';
}

// Whether a word goes on over the border in front of `at`. Characters of scripts without spaces are words of their own.
bool joinedAt(std::string_view text, std::size_t at)
{
    const auto isJoining = [&](std::size_t from) {
        if (byteAt(text, from) < 0x80U) {
            return isWordByte(text[from]);
        }
        std::size_t behind = from;
        const char32_t point = text::nextCodePoint(text, behind);
        // General punctuation, arrows and symbols, CJK punctuation and full-width forms separate words.
        const bool separates = point < 0xc0 || (point >= 0x2000 && point < 0x2c00) ||
                               (point >= 0x3000 && point < 0x3040) || (point >= 0xff00 && point < 0xff66) ||
                               point >= 0x1f000;
        return !separates && !text::isCjk(point);
    };
    if (at == 0 || at >= text.size()) {
        return false;
    }
    std::size_t before = at - 1;
    while (before > 0 && (byteAt(text, before) & 0xc0U) == 0x80U) {
        --before;
    }
    return isJoining(before) && isJoining(at);
}

std::string_view entityOf(char c)
{
    switch (c) {
    case '&':
        return "&amp;";
    case '<':
        return "&lt;";
    case '>':
        return "&gt;";
    case '"':
        return "&quot;";
    case '\t':
    case '\n':
        return c == '\t' ? "\t" : "\n";
    default:
        return {}; // a control character, which no XML has
    }
}

bool isEscaped(std::uint8_t byte)
{
    return byte < 0x20U || byte == 0x7fU || byte == '&' || byte == '<' || byte == '>' || byte == '"';
}

} // namespace

std::optional<std::string> linkTarget(std::string_view written, std::string_view repositoryUrl)
{
    const std::string url(text::trimmed(written));
    if (url.empty() || url.size() > kLongest || url.front() == '#') {
        return std::nullopt;
    }
    if (url.starts_with("//")) {
        return linkTarget("https:" + url, {});
    }
    if (isWebAddress(url)) {
        // As it was written, which is what a reader expects to see, but for the case of the scheme.
        const std::size_t colon = url.find(':');
        return text::lowerAscii(url.substr(0, colon)) + url.substr(colon);
    }
    const auto resolved = resolvedUrl(std::string(repositoryUrl) + "/blob/HEAD/", url);
    return resolved.ok() ? std::optional(*resolved) : std::nullopt;
}

std::optional<std::string> imageTarget(std::string_view written, std::string_view repositoryUrl)
{
    auto url = linkTarget(written, repositoryUrl);
    return url && url->starts_with("https://") ? url : std::nullopt;
}

std::string hostOf(const std::string& url)
{
    const auto parsed = parseUrl(url);
    return parsed.ok() ? parsed->authority() : url;
}

std::string fileNameOf(std::string_view url)
{
    std::string_view path = url.substr(0, url.find_first_of("?#"));
    while (path.ends_with('/')) {
        path.remove_suffix(1);
    }
    const std::size_t slash = path.rfind('/');
    return std::string(slash == std::string_view::npos ? path : path.substr(slash + 1));
}

std::string addressText(std::string_view url)
{
    constexpr std::size_t kLongestShown = 72;
    constexpr std::size_t kEnd = 24;
    constexpr std::string_view kScheme = "https://";
    const std::string_view address = url.starts_with(kScheme) ? url.substr(kScheme.size()) : url;
    if (address.size() <= kLongestShown) {
        return std::string(address);
    }
    return std::string(address.substr(0, characterAt(address, kLongestShown - kEnd))) + "..." +
           std::string(address.substr(characterAt(address, address.size() - kEnd)));
}

void appendEscaped(std::string& out, std::string_view text)
{
    std::size_t from = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (isEscaped(byteAt(text, at))) {
            out.append(text, from, at - from).append(entityOf(text[at]));
            from = at + 1;
        }
    }
    out.append(text, from);
}

InlineText::InlineText(const MarkdownOptions& options)
    : m_repositoryUrl(options.repositoryUrl)
{
    if (const auto url = parseUrl(m_repositoryUrl); url.ok()) {
        m_hostUrl = url->scheme + "://" + url->authority();
        m_alphanumeric = m_hostUrl != "https://github.com";
    }
    for (const std::string& keyword : options.keywords) {
        if (!text::trimmed(keyword).empty()) {
            m_keywords.push_back(text::lowerAscii(text::trimmed(keyword)));
        }
    }
    std::ranges::stable_sort(m_keywords, std::ranges::greater{},
                             [](const std::string& keyword) { return keyword.size(); });
    for (std::size_t byte = 0; byte < m_special.size(); ++byte) {
        m_special[byte] = isEscaped(static_cast<std::uint8_t>(byte));
    }
    for (const char c : {'#', 'G', 'g'}) {
        m_special[static_cast<std::uint8_t>(c)] = m_special[static_cast<std::uint8_t>(c)] || !m_hostUrl.empty();
    }
    for (std::size_t i = 0; i < m_keywords.size(); ++i) {
        const char first = m_keywords[i].front();
        const char upper = first >= 'a' && first <= 'z' ? static_cast<char>(first - 'a' + 'A') : first;
        m_byFirst[static_cast<std::uint8_t>(first)].push_back(i);
        m_special[static_cast<std::uint8_t>(first)] = true;
        if (upper != first) {
            m_byFirst[static_cast<std::uint8_t>(upper)].push_back(i);
            m_special[static_cast<std::uint8_t>(upper)] = true;
        }
    }
}

// The size of the keyword that stands at `at`, 0 if there is none.
std::size_t InlineText::keywordAt(std::string_view text, std::size_t at) const
{
    const auto& candidates = m_byFirst[byteAt(text, at)];
    if (candidates.empty() || joinedAt(text, at)) {
        return 0;
    }
    for (const std::size_t index : candidates) {
        const std::string& keyword = m_keywords[index];
        if (text::equalsIgnoringCase(text.substr(at, keyword.size()), keyword) &&
            !joinedAt(text, at + keyword.size())) {
            return keyword.size();
        }
    }
    return 0;
}

// Behind the issue number at `at`, or `at` itself.
std::size_t InlineText::behindNumber(std::string_view text, std::size_t at) const
{
    std::size_t end = at;
    while (end < text.size() && isWordByte(text[end])) {
        ++end;
    }
    const std::string_view number = text.substr(at, end - at);
    if (number.empty() || number.size() > 10 || number.front() == '0' || joinedAt(text, end)) {
        return at;
    }
    const bool digits = std::ranges::all_of(number, [](char c) { return c >= '0' && c <= '9'; });
    const bool alphanumeric = m_alphanumeric && number.size() >= 5 && number.front() == 'I' &&
                              std::ranges::none_of(number, [](char c) { return c == '_' || (c >= 'a' && c <= 'z'); });
    return digits || alphanumeric ? end : at;
}

// The reference whose '#' or "GH-" stands at `at`; nothing in front of `least` may belong to it.
bool InlineText::findReference(std::string_view text, std::size_t least, std::size_t at, Reference& reference) const
{
    const bool hash = text[at] == '#';
    if (!hash && !text::equalsIgnoringCase(text.substr(at, 3), "gh-")) {
        return false;
    }
    const std::size_t number = at + (hash ? 1 : 3);
    const std::size_t end = number < text.size() ? behindNumber(text, number) : number;
    if (end == number) {
        return false;
    }
    reference.from = at;
    reference.end = end;
    std::size_t from = at;
    while (from > least && at - from < kLongestRepository && isRepositoryByte(text[from - 1])) {
        --from;
    }
    // The rest of the name is marked as a keyword already, or the name is too long.
    if (from > 0 && isRepositoryByte(text[from - 1])) {
        return false;
    }
    const std::string_view repository = text.substr(from, at - from);
    std::string base = m_repositoryUrl;
    if (!repository.empty()) {
        const std::size_t slash = repository.find('/');
        if (!hash || slash == std::string_view::npos || slash == 0 || slash + 1 == repository.size() ||
            repository.find('/', slash + 1) != std::string_view::npos) {
            return false;
        }
        reference.from = from;
        base = m_hostUrl + "/" + std::string(repository);
    }
    reference.url = base + "/issues/" + std::string(text.substr(number, end - number));
    return reference.from == 0 || (text[reference.from - 1] != '#' && !joinedAt(text, reference.from));
}

void InlineText::append(std::string& out, std::string_view text, References references) const
{
    std::size_t from = 0; // what is in front of it has been written
    Reference reference;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (!m_special[byteAt(text, at)]) {
            continue;
        }
        if (const std::size_t size = keywordAt(text, at); size > 0) {
            out.append(text, from, at - from).append("<span class=\"keyword\">");
            appendEscaped(out, text.substr(at, size));
            out.append("</span>");
            from = at + size;
            at = from - 1;
            continue;
        }
        if (isEscaped(byteAt(text, at))) {
            out.append(text, from, at - from).append(entityOf(text[at]));
            from = at + 1;
            continue;
        }
        if (references == References::Link && !m_hostUrl.empty() && findReference(text, from, at, reference)) {
            out.append(text, from, reference.from - from).append("<a href=\"");
            appendEscaped(out, reference.url);
            out.append("\">").append(text, reference.from, reference.end - reference.from).append("</a>");
            from = reference.end;
            at = from - 1;
        }
    }
    out.append(text, from);
}

} // namespace accord::format
