// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/keyword_list.h"

#include "core/base/reason.h"
#include "core/base/text.h"

#include <algorithm>
#include <set>
#include <utility>

namespace accord::format {
namespace {

constexpr std::string_view kRegex = "re:";

bool isNameByte(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

// Adds keywords to one list, the first of those that differ only in case.
class Collector
{
public:
    explicit Collector(std::vector<Keyword>& into)
        : m_into(into)
    {}

    void add(Keyword keyword)
    {
        // A regular expression says by itself what case means: \B is not \b.
        std::string key = keyword.regex ? spelling(keyword) : text::lowerAscii(keyword.text);
        if (m_seen.insert(std::move(key)).second) {
            m_into.push_back(std::move(keyword));
        }
    }

private:
    std::vector<Keyword>& m_into;
    std::set<std::string> m_seen;
};

// Walks over lists in Python's spelling.
class ListParser
{
public:
    ListParser(std::string_view text, std::string_view name)
        : m_text(text)
        , m_name(name)
    {}

    // Whether the text begins with `name = [`.
    bool atList()
    {
        const std::size_t at = m_at;
        skipBlank();
        const bool found = !word().empty() && take('=') && take('[');
        m_at = at;
        return found;
    }

    Result<std::vector<KeywordList>> lists()
    {
        std::vector<KeywordList> lists;
        for (skipBlank(); m_at < m_text.size(); skipBlank()) {
            KeywordList list;
            list.name = word();
            if (list.name.empty()) {
                return expected(Reason::ListName);
            }
            if (!take('=') || !take('[')) {
                return expected(Reason::ListStart);
            }
            ACCORD_CHECK(keywords(list));
            lists.push_back(std::move(list));
        }
        return lists;
    }

private:
    Status keywords(KeywordList& list)
    {
        Collector collector(list.keywords);
        while (!take(']')) {
            ACCORD_TRY(const std::string written, string());
            auto keyword = parseKeyword(written);
            if (!keyword.ok()) {
                return expected(Reason::KeywordNotEmpty);
            }
            collector.add(std::move(keyword).value());
            skipBlank();
            if (!take(',') && !at(']')) {
                return expected(Reason::KeywordEnd);
            }
        }
        return {};
    }

    Result<std::string> string()
    {
        skipBlank();
        const bool raw = (at('r') || at('R')) && m_at + 1 < m_text.size() && isQuote(m_text[m_at + 1]);
        m_at += raw ? 1 : 0;
        if (m_at >= m_text.size() || !isQuote(m_text[m_at])) {
            return expected(Reason::KeywordInQuotes);
        }
        const char quote = m_text[m_at++];
        std::string written;
        while (!at(quote)) {
            if (m_at >= m_text.size() || at('\n')) {
                return expected(Reason::ClosingQuote);
            }
            if (!raw && at('\\')) {
                written += escaped();
            } else {
                written += m_text[m_at++];
            }
        }
        ++m_at;
        return written;
    }

    // What a backslash and the character behind it stand for; Python leaves it as it is where it stands for nothing.
    std::string escaped()
    {
        ++m_at;
        static constexpr std::string_view kWritten = "\\'\"nt";
        static constexpr std::string_view kMeant = "\\'\"\n\t";
        const std::size_t which = m_at < m_text.size() ? kWritten.find(m_text[m_at]) : std::string_view::npos;
        if (which == std::string_view::npos) {
            return "\\";
        }
        ++m_at;
        return {kMeant[which]};
    }

    std::string_view word()
    {
        const std::size_t from = m_at;
        while (m_at < m_text.size() && isNameByte(m_text[m_at])) {
            ++m_at;
        }
        return m_text.substr(from, m_at - from);
    }

    void skipBlank()
    {
        static constexpr std::string_view kBlank = " \t\r\n\f\v";
        while (m_at < m_text.size()) {
            if (at('#')) {
                m_at = std::min(m_text.find('\n', m_at), m_text.size());
            } else if (kBlank.find(m_text[m_at]) != std::string_view::npos) {
                ++m_at;
            } else {
                return;
            }
        }
    }

    [[nodiscard]] bool at(char c) const { return m_at < m_text.size() && m_text[m_at] == c; }
    static bool isQuote(char c) { return c == '\'' || c == '"'; }

    bool take(char c)
    {
        skipBlank();
        const bool there = at(c);
        m_at += there ? 1 : 0;
        return there;
    }

    [[nodiscard]] Error expected(Reason what) const
    {
        const auto line = 1 + std::count(m_text.begin(), m_text.begin() + static_cast<std::ptrdiff_t>(m_at), '\n');
        Argument found = Reason::EndOfFile;
        if (at('\n')) {
            found = Reason::EndOfLine;
        } else if (m_at < m_text.size()) {
            std::size_t end = m_at;
            (void)text::nextCodePoint(m_text, end);
            found = Message{Reason::Quoted, {m_text.substr(m_at, end - m_at)}};
        }
        return {Errc::BadSyntax, Reason::Unexpected, {std::string(m_name) + ":" + std::to_string(line), found, what}};
    }

    std::string_view m_text;
    std::string_view m_name;
    std::size_t m_at = 0;
};

Result<std::vector<KeywordList>> plainList(std::string_view content, std::string_view name)
{
    std::vector<KeywordList> lists(1);
    Collector collector(lists.front().keywords);
    std::size_t number = 0;
    for (const std::string_view line : text::split(content, '\n')) {
        ++number;
        const std::string_view written = text::trimmed(line);
        if (written.empty() || written.front() == '#') {
            continue;
        }
        auto keyword = parseKeyword(written);
        if (!keyword.ok()) {
            return Error{Errc::BadSyntax, Reason::NoKeywordInLine, {std::string(name) + ":" + std::to_string(number)}};
        }
        collector.add(std::move(keyword).value());
    }
    return lists;
}

} // namespace

std::string spelling(const Keyword& keyword)
{
    return keyword.regex ? std::string(kRegex) + keyword.text : keyword.text;
}

Result<Keyword> parseKeyword(std::string_view written)
{
    std::string_view left = text::trimmed(written);
    Keyword keyword;
    keyword.regex = left.starts_with(kRegex);
    if (keyword.regex) {
        left = text::trimmed(left.substr(kRegex.size()));
    }
    if (left.empty()) {
        return Error{Errc::Invalid, Reason::NoKeyword, {written}};
    }
    keyword.text = left;
    return keyword;
}

Result<std::vector<KeywordList>> readKeywordLists(std::string_view text, std::string_view name)
{
    if (text.starts_with("\xEF\xBB\xBF")) {
        text.remove_prefix(3);
    }
    if (const auto bad = text::invalidUtf8At(text)) {
        const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(*bad), '\n');
        return Error{Errc::BadEncoding, Reason::NotUtf8, {std::string(name) + ":" + std::to_string(line)}};
    }
    ListParser parser(text, name);
    return parser.atList() ? parser.lists() : plainList(text, name);
}

} // namespace accord::format
