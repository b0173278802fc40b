// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/keyword_list.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/format/csv.h"
#include "core/format/tables/table_reader.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

namespace accord::format {
namespace {

constexpr std::string_view kRegex = "re:";

bool isNameByte(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

constexpr std::string_view kNoComment = "\\#";
constexpr std::string_view kClass = "class";
constexpr std::string_view kOrigin = "origin";
constexpr std::string_view kKeywordColumn = "keyword";
constexpr std::string_view kListColumn = "list";

/// What comments say of the keywords behind them.
class Provenance
{
public:
    /// `comment`: without the sign that begins it.
    void take(std::string_view comment)
    {
        const std::size_t colon = comment.find(':');
        if (colon == std::string_view::npos) {
            return;
        }
        const std::string_view what = text::trimmed(comment.substr(0, colon));
        for (const auto& [word, field] : {std::pair(kClass, &m_class), std::pair(kOrigin, &m_origin)}) {
            if (text::equalsIgnoringCase(what, word)) {
                *field = text::trimmed(comment.substr(colon + 1));
            }
        }
    }

    void forget() { *this = {}; }

    [[nodiscard]] Keyword of(Keyword keyword) const
    {
        keyword.className = m_class;
        keyword.origin = m_origin;
        return keyword;
    }

private:
    std::string m_class;
    std::string m_origin;
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
        while (!take(']')) {
            ACCORD_TRY(const std::string written, string());
            auto keyword = parseKeyword(written);
            if (!keyword.ok()) {
                return expected(Reason::KeywordNotEmpty);
            }
            list.keywords.push_back(m_provenance.of(std::move(keyword).value()));
            skipBlank();
            if (!take(',') && !at(']')) {
                return expected(Reason::KeywordEnd);
            }
        }
        list.keywords = withoutRepeats(std::move(list.keywords));
        m_provenance.forget();
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
                const std::size_t from = m_at + 1;
                m_at = std::min(m_text.find('\n', m_at), m_text.size());
                m_provenance.take(m_text.substr(from, m_at - from));
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
    Provenance m_provenance;
};

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

Result<std::vector<KeywordList>> readPlainKeywords(std::string_view content, std::string_view name)
{
    std::vector<KeywordList> lists(1);
    Provenance provenance;
    std::size_t number = 0;
    for (const std::string_view line : text::split(content, '\n')) {
        ++number;
        const std::string_view written = text::trimmed(line);
        if (written.empty() || written.front() == '#') {
            provenance.take(written.empty() ? written : written.substr(1));
            continue;
        }
        auto keyword = parseKeyword(written.starts_with(kNoComment) ? written.substr(1) : written);
        if (!keyword.ok()) {
            return Error{Errc::BadSyntax, Reason::NoKeywordInLine, {std::string(name) + ":" + std::to_string(number)}};
        }
        lists.front().keywords.push_back(provenance.of(std::move(keyword).value()));
    }
    lists.front().keywords = withoutRepeats(std::move(lists.front().keywords));
    return lists;
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
    return parser.atList() ? parser.lists() : readPlainKeywords(text, name);
}

namespace {

// The places of the columns in a heading; none where a column is not there.
struct KeywordColumns
{
    std::optional<std::size_t> keyword;
    std::optional<std::size_t> className;
    std::optional<std::size_t> origin;
    std::optional<std::size_t> list;

    void take(std::string_view heading, std::size_t column)
    {
        const std::string_view name = text::trimmed(heading);
        for (const auto& [word, place] : {std::pair(kKeywordColumn, &keyword), std::pair(kClass, &className),
                                          std::pair(kOrigin, &origin), std::pair(kListColumn, &list)}) {
            if (!*place && text::equalsIgnoringCase(name, word)) {
                *place = column;
            }
        }
    }

    [[nodiscard]] bool complete() const { return keyword && (className || origin || list); }
};

std::string cellAt(const CsvRecord& record, const std::optional<std::size_t>& column)
{
    return column && *column < record.fields.size() ? std::string(text::trimmed(record.fields[*column]))
                                                    : std::string();
}

} // namespace

bool isKeywordTable(std::string_view text)
{
    if (text.starts_with("\xEF\xBB\xBF")) {
        text.remove_prefix(3);
    }
    const std::string_view line = text.substr(0, text.find_first_of("\r\n"));
    return std::ranges::any_of(kSeparators, [line](const auto& separator) {
        KeywordColumns columns;
        std::size_t column = 0;
        for (std::string_view heading : text::split(line, separator.second)) {
            heading = text::trimmed(heading);
            if (heading.size() > 1 && heading.front() == '"' && heading.back() == '"') {
                heading = heading.substr(1, heading.size() - 2);
            }
            columns.take(heading, column++);
        }
        return columns.complete();
    });
}

Result<std::vector<KeywordList>> readKeywordTable(TableReader& table, std::string_view name)
{
    CsvRecord record;
    KeywordColumns columns;
    ACCORD_TRY(const bool any, table.next(record));
    for (std::size_t i = 0; any && i < record.fields.size(); ++i) {
        columns.take(record.fields[i], i);
    }
    if (!columns.keyword) {
        return Error{Errc::BadSyntax, Reason::NoKeywordInLine, {std::string(name) + ":1"}};
    }
    std::vector<KeywordList> lists;
    while (true) {
        ACCORD_TRY(const bool more, table.next(record));
        if (!more) {
            break;
        }
        const std::string written = cellAt(record, columns.keyword);
        if (written.empty()) {
            continue;
        }
        auto keyword = parseKeyword(written);
        if (!keyword.ok()) {
            return Error{
                Errc::BadSyntax, Reason::NoKeywordInLine, {std::string(name) + ":" + std::to_string(record.line)}};
        }
        keyword->className = cellAt(record, columns.className);
        keyword->origin = cellAt(record, columns.origin);
        const std::string listed = cellAt(record, columns.list);
        auto list = std::ranges::find(lists, listed, &KeywordList::name);
        if (list == lists.end()) {
            list = lists.insert(lists.end(), {listed, {}});
        }
        list->keywords.push_back(std::move(keyword).value());
    }
    for (KeywordList& list : lists) {
        list.keywords = withoutRepeats(std::move(list.keywords));
    }
    return lists;
}

std::string writeKeywords(std::span<const Keyword> keywords)
{
    std::string text;
    std::string className;
    std::string origin;
    for (const Keyword& keyword : keywords) {
        const auto say = [&text](std::string_view what, const std::string& now, std::string& before) {
            if (now != before) {
                text += "# " + std::string(what) + ":" + (now.empty() ? "" : " ") + now + "\n";
                before = now;
            }
        };
        say(kClass, keyword.className, className);
        say(kOrigin, keyword.origin, origin);
        const std::string written = spelling(keyword);
        text += (written.starts_with('#') ? "\\" : "") + written + "\n";
    }
    return text;
}

std::vector<Keyword> withoutRepeats(std::vector<Keyword> keywords)
{
    std::set<std::string> seen;
    std::erase_if(keywords, [&seen](const Keyword& keyword) { return !seen.insert(spelling(keyword)).second; });
    return keywords;
}

} // namespace accord::format
