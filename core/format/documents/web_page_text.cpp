// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/format/documents/document_text.h"
#include "core/format/tables/encoding.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <sstream>
#include <utility>

namespace accord::format {
namespace {

template <std::size_t size>
bool isOneOf(const std::array<std::string_view, size>& names, std::string_view name)
{
    return std::ranges::find(names, name) != names.end();
}

// What is in them is not for reading.
constexpr auto kPassedOver = std::to_array<std::string_view>(
    {"script", "style", "template", "noscript", "svg", "math", "iframe", "object", "select", "textarea"});

constexpr auto kBlocks = std::to_array<std::string_view>(
    {"p",    "div",        "section",    "article",  "header",  "footer",  "main",   "aside",
     "nav",  "address",    "table",      "caption",  "thead",   "tbody",   "tr",     "td",
     "th",   "ul",         "ol",         "dl",       "dt",      "dd",      "figure", "form",
     "body", "figcaption", "blockquote", "fieldset", "details", "summary", "hr"});

std::string charactersOf(char32_t point)
{
    std::string bytes;
    const auto put = [&bytes](char32_t byte) { bytes += static_cast<char>(byte); };
    if (point < 0x80) {
        put(point);
    } else if (point < 0x800) {
        put(0xc0U | (point >> 6U));
        put(0x80U | (point & 0x3fU));
    } else if (point < 0x10000) {
        put(0xe0U | (point >> 12U));
        put(0x80U | ((point >> 6U) & 0x3fU));
        put(0x80U | (point & 0x3fU));
    } else {
        put(0xf0U | (point >> 18U));
        put(0x80U | ((point >> 12U) & 0x3fU));
        put(0x80U | ((point >> 6U) & 0x3fU));
        put(0x80U | (point & 0x3fU));
    }
    return bytes;
}

// What "&name;" stands for; nothing where it is for Markdown to say, which knows all names.
std::string entityNamed(std::string_view name)
{
    static constexpr auto kNamed = std::to_array<std::pair<std::string_view, std::string_view>>(
        {{"amp", "&"}, {"lt", "<"}, {"gt", ">"}, {"quot", "\""}, {"apos", "'"}, {"nbsp", " "}});
    if (const auto* known = std::ranges::find(kNamed, name, [](const auto& each) { return each.first; });
        known != kNamed.end()) {
        return std::string(known->second);
    }
    if (name.size() < 2 || name.front() != '#') {
        return {};
    }
    const bool hex = name[1] == 'x' || name[1] == 'X';
    const std::string_view digits = name.substr(hex ? 2 : 1);
    std::uint32_t point = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), point, hex ? 16 : 10);
    const bool sound = read.ec == std::errc{} && read.ptr == digits.data() + digits.size() && point >= 0x20 &&
                       point <= 0x10ffff && (point < 0xd800 || point > 0xdfff) && (point < 0x7f || point > 0x9f);
    return sound ? charactersOf(point) : std::string();
}

std::string withoutEntities(std::string_view words)
{
    constexpr std::size_t kLongestName = 10;
    std::string text;
    for (std::size_t at = 0; at < words.size(); ++at) {
        const std::size_t end =
            words[at] == '&' ? words.substr(at, kLongestName + 2).find(';') : std::string_view::npos;
        const std::string meant =
            end == std::string_view::npos ? std::string() : entityNamed(words.substr(at + 1, end - 1));
        if (meant.empty()) {
            text += words[at];
        } else {
            text += meant;
            at += end;
        }
    }
    return text;
}

/// Reads a page tag by tag. Tags need not match: what a browser makes of such a page nobody asks here.
class WebPageReader
{
public:
    explicit WebPageReader(std::string_view page)
        : m_page(page)
    {}

    std::string read()
    {
        while (m_at < m_page.size()) {
            const std::size_t tag = std::min(m_page.find('<', m_at), m_page.size());
            words(m_page.substr(m_at, tag - m_at));
            m_at = tag;
            if (m_at < m_page.size()) {
                readTag();
            }
        }
        return m_text.take();
    }

private:
    void words(std::string_view between)
    {
        if (m_exact) {
            m_text.exact(withoutEntities(between));
        } else {
            m_text.add(withoutEntities(between));
        }
    }

    void readTag()
    {
        if (m_page.substr(m_at).starts_with("<!--")) {
            const std::size_t end = m_page.find("-->", m_at + 4);
            m_at = end == std::string_view::npos ? m_page.size() : end + 3;
            return;
        }
        const std::size_t from = m_at + 1;
        const bool closes = from < m_page.size() && m_page[from] == '/';
        const std::string name = nameAt(from + (closes ? 1 : 0));
        const bool declares = from < m_page.size() && (m_page[from] == '!' || m_page[from] == '?');
        if (name.empty() && !closes && !declares) {
            words("<"); // "a < b"
            m_at = from;
            return;
        }
        m_at = behindTag(from);
        if (!closes && isOneOf(kPassedOver, name)) {
            passOver(name);
            return;
        }
        take(name, closes);
    }

    [[nodiscard]] std::string nameAt(std::size_t at) const
    {
        std::size_t end = at;
        while (end < m_page.size() &&
               ((m_page[end] >= 'a' && m_page[end] <= 'z') || (m_page[end] >= 'A' && m_page[end] <= 'Z') ||
                (end > at && m_page[end] >= '0' && m_page[end] <= '9'))) {
            ++end;
        }
        return text::lowerAscii(std::string(m_page.substr(at, end - at)));
    }

    // Quotes hide the sign that ends a tag.
    [[nodiscard]] std::size_t behindTag(std::size_t at) const
    {
        char quote = '\0';
        for (; at < m_page.size(); ++at) {
            const char c = m_page[at];
            if (quote != '\0') {
                quote = c == quote ? '\0' : quote;
            } else if (c == '"' || c == '\'') {
                quote = c;
            } else if (c == '>') {
                return at + 1;
            }
        }
        return at;
    }

    // Up to its end tag, whatever stands there.
    void passOver(const std::string& name)
    {
        while (m_at < m_page.size()) {
            const std::size_t end = m_page.find("</", m_at);
            if (end == std::string_view::npos) {
                m_at = m_page.size();
                return;
            }
            m_at = end + 2;
            if (nameAt(m_at) == name) {
                m_at = behindTag(m_at);
                return;
            }
        }
    }

    void take(const std::string& name, bool closes)
    {
        const bool heading = name.size() == 2 && name[0] == 'h' && name[1] >= '1' && name[1] <= '6';
        if (name == "pre") {
            pre(closes);
        } else if (name == "br") {
            m_text.line();
        } else if (name == "title" || heading) {
            const int level = heading ? name[1] - '0' : 1;
            m_text.begin(closes ? std::string() : std::string(static_cast<std::size_t>(level), '#') + " ");
        } else if (name == "li") {
            m_text.begin(closes ? "" : "- ", !closes);
        } else if (isOneOf(kBlocks, name)) {
            m_text.begin();
        }
    }

    void pre(bool closes)
    {
        if (!closes && !m_exact) {
            m_text.begin();
            m_text.exact("```\n");
        } else if (closes && m_exact) {
            m_text.exact("\n```");
            m_text.begin();
        }
        m_exact = !closes;
    }

    std::string_view m_page;
    std::size_t m_at = 0;
    BlockText m_text;
    bool m_exact = false;
};

// As a page says it of itself, which is worth more than what its bytes look like.
std::optional<Encoding> saidEncoding(std::string_view page)
{
    constexpr std::size_t kWhereItIsSaid = 4096;
    const std::string start = text::lowerAscii(std::string(page.substr(0, kWhereItIsSaid)));
    constexpr std::string_view kCharset = "charset=";
    const std::size_t at = start.find(kCharset);
    if (at == std::string::npos) {
        return std::nullopt;
    }
    std::string_view said = std::string_view(start).substr(at + kCharset.size());
    said.remove_prefix(said.starts_with('"') || said.starts_with('\'') ? 1 : 0);
    said = said.substr(0, said.find_first_of("\"' ;/>"));
    return said == "gb2312" ? Encoding::Gb18030 : said == "iso-8859-1" ? Encoding::Windows1252 : encodingNamed(said);
}

Result<std::string> decodedPage(std::string content, const std::string& name)
{
    const auto recognised = recognisedEncoding(content, true);
    const auto said = saidEncoding(content);
    // A page that is UTF-8 is nothing else, whatever it says.
    const auto encoding = recognised == Encoding::Utf8 || !said ? recognised : said;
    if (!encoding) {
        return Error{Errc::BadEncoding, Reason::NotUtf8, {name}};
    }
    if (*encoding == Encoding::Utf8) {
        if (const auto bad = text::invalidUtf8At(content)) {
            const auto line =
                1 + std::count(content.begin(), content.begin() + static_cast<std::ptrdiff_t>(*bad), '\n');
            return Error{Errc::BadEncoding, Reason::NotUtf8, {name + ":" + std::to_string(line)}};
        }
        content.erase(0, content.starts_with("\xEF\xBB\xBF") ? 3 : 0);
        return content;
    }
    std::istringstream nothing;
    DecodingBuffer buffer(nothing, std::move(content), *encoding, 0);
    std::string page{std::istreambuf_iterator<char>(&buffer), std::istreambuf_iterator<char>()};
    if (buffer.fault().found) {
        return Error{Errc::BadEncoding, Reason::NotUtf8, {name + ":" + std::to_string(buffer.fault().line)}};
    }
    page.erase(0, page.starts_with("\xEF\xBB\xBF") ? 3 : 0);
    return page;
}

} // namespace

Result<std::string> textOfWebPage(std::string content, const std::string& name)
{
    ACCORD_TRY(const std::string page, decodedPage(std::move(content), name));
    return WebPageReader(page).read();
}

} // namespace accord::format
