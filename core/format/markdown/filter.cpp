// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/markdown/filter.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace accord::format {
namespace {

constexpr std::size_t kMostContainers = 32;
constexpr std::size_t kMostColumns = 100;
constexpr std::size_t kMostCells = 100000;
constexpr std::size_t kMostDeclarations = 200;
constexpr std::ptrdiff_t kMostAddresses = 1000;

struct QuotedLine
{
    std::string_view text;     ///< without its end
    std::size_t following = 0; ///< lines behind it up to the next blank one
};

bool isBlankLine(std::string_view line)
{
    return line.find_first_not_of(" \t\r") == std::string_view::npos;
}

std::vector<QuotedLine> linesOf(std::string_view text)
{
    std::vector<QuotedLine> lines;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        lines.push_back({text.substr(from, end - from), 0});
        from = end + 1;
    }
    for (std::size_t i = lines.size(); i-- > 1;) {
        lines[i - 1].following = isBlankLine(lines[i].text) ? 0 : lines[i].following + 1;
    }
    return lines;
}

// Where the container marker at `at` ends, or `at` if there is none.
std::size_t behindMarker(std::string_view line, std::size_t at)
{
    const char c = line[at];
    if (c == '>') {
        return at + 1;
    }
    std::size_t end = at;
    while (end < line.size() && end < at + 9 && line[end] >= '0' && line[end] <= '9') {
        ++end;
    }
    const bool bullet = c == '-' || c == '*' || c == '+';
    const bool number = end > at && end < line.size() && (line[end] == '.' || line[end] == ')');
    if (!bullet && !number) {
        return at;
    }
    ++end;
    const bool spaced = end == line.size() || line[end] == ' ' || line[end] == '\t' || line[end] == '\r';
    return bullet && spaced ? at + 1 : number && spaced ? end : at;
}

// Where the container markers become too many, or npos.
std::size_t tooDeepAt(std::string_view line)
{
    std::size_t markers = 0;
    for (std::size_t at = 0; at < line.size();) {
        if (line[at] == ' ' || line[at] == '\t') {
            ++at;
            continue;
        }
        const std::size_t end = behindMarker(line, at);
        if (end == at) {
            return std::string_view::npos;
        }
        if (++markers > kMostContainers) {
            return at;
        }
        at = end;
    }
    return std::string_view::npos;
}

// Where a delimiter row that makes too large a table starts, or npos.
std::size_t tooLargeTableAt(const QuotedLine& line)
{
    const std::size_t start = line.text.find_first_not_of(" \t>");
    if (start == std::string_view::npos || std::string_view("|:-").find(line.text[start]) == std::string_view::npos) {
        return std::string_view::npos;
    }
    const std::string_view row = line.text.substr(start);
    if (row.find_first_not_of("|:- \t\r") != std::string_view::npos) {
        return std::string_view::npos;
    }
    const auto columns = static_cast<std::size_t>(std::ranges::count(row, '|')) + 1;
    return columns > kMostColumns || columns * line.following > kMostCells ? start : std::string_view::npos;
}

// Copies a line and disarms declarations beyond the limit; `count` goes from line to line of a paragraph.
void appendLine(std::string& out, std::string_view line, std::size_t& count)
{
    std::size_t from = 0;
    for (std::size_t at = line.find('<'); at != std::string_view::npos; at = line.find('<', at + 1)) {
        const char next = at + 1 < line.size() ? line[at + 1] : ' ';
        if ((next == '?' || next == '!') && ++count > kMostDeclarations) {
            out.append(line, from, at - from).append("\\");
            from = at;
        }
    }
    out.append(line, from);
}

// Longer tags carry a picture within themselves, which is not shown, or are there to burn time.
constexpr std::size_t kLongestTag = 2048;

// Each tag without an end is looked through to the end of the text. Nobody leaves so many open; more are text.
constexpr int kMostUnclosedTags = 50;

enum class Sort { Void, Implied, Format, Phrase, Container };

// The elements of HTML that issues use. Implied ones end where the next of their kind begins.
constexpr std::pair<std::string_view, Sort> kKnown[] = {
    {"a", Sort::Format},
    {"abbr", Sort::Phrase},
    {"address", Sort::Container},
    {"article", Sort::Container},
    {"aside", Sort::Container},
    {"audio", Sort::Container},
    {"b", Sort::Format},
    {"bdi", Sort::Phrase},
    {"bdo", Sort::Phrase},
    {"big", Sort::Format},
    {"blockquote", Sort::Container},
    {"br", Sort::Void},
    {"caption", Sort::Implied},
    {"center", Sort::Container},
    {"cite", Sort::Phrase},
    {"code", Sort::Format},
    {"col", Sort::Void},
    {"colgroup", Sort::Implied},
    {"dd", Sort::Implied},
    {"del", Sort::Phrase},
    {"details", Sort::Container},
    {"dfn", Sort::Phrase},
    {"div", Sort::Container},
    {"dl", Sort::Container},
    {"dt", Sort::Implied},
    {"em", Sort::Format},
    {"figcaption", Sort::Container},
    {"figure", Sort::Container},
    {"font", Sort::Format},
    {"footer", Sort::Container},
    {"h1", Sort::Phrase},
    {"h2", Sort::Phrase},
    {"h3", Sort::Phrase},
    {"h4", Sort::Phrase},
    {"h5", Sort::Phrase},
    {"h6", Sort::Phrase},
    {"header", Sort::Container},
    {"hr", Sort::Void},
    {"i", Sort::Format},
    {"img", Sort::Void},
    {"ins", Sort::Phrase},
    {"kbd", Sort::Phrase},
    {"li", Sort::Implied},
    {"main", Sort::Container},
    {"mark", Sort::Phrase},
    {"nav", Sort::Container},
    {"nobr", Sort::Format},
    {"ol", Sort::Container},
    {"p", Sort::Implied},
    {"picture", Sort::Phrase},
    {"pre", Sort::Container},
    {"q", Sort::Phrase},
    {"s", Sort::Format},
    {"samp", Sort::Phrase},
    {"section", Sort::Container},
    {"small", Sort::Format},
    {"source", Sort::Void},
    {"span", Sort::Phrase},
    {"strike", Sort::Format},
    {"strong", Sort::Format},
    {"sub", Sort::Phrase},
    {"summary", Sort::Container},
    {"sup", Sort::Phrase},
    {"table", Sort::Container},
    {"tbody", Sort::Implied},
    {"td", Sort::Implied},
    {"tfoot", Sort::Implied},
    {"th", Sort::Implied},
    {"thead", Sort::Implied},
    {"tr", Sort::Implied},
    {"tt", Sort::Format},
    {"u", Sort::Format},
    {"ul", Sort::Container},
    {"var", Sort::Phrase},
    {"video", Sort::Container},
    {"wbr", Sort::Void},
};

const std::pair<std::string_view, Sort>* knownElement(std::string_view name)
{
    const auto* const found = std::ranges::lower_bound(kKnown, name, {}, [](const auto& entry) { return entry.first; });
    return found != std::end(kKnown) && found->first == name ? found : nullptr;
}

bool isLetterOrDigit(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

// Behind the '>' that ends the tag at `at`; npos if there is none.
std::size_t behindTag(std::string_view text, std::size_t at)
{
    char quote = 0;
    for (; at < text.size(); ++at) {
        const char c = text[at];
        if (quote != 0) {
            quote = c == quote ? '\0' : quote;
        } else if (c == '"' || c == '\'') {
            quote = c;
        } else if (c == '>') {
            return at + 1;
        }
    }
    return std::string_view::npos;
}

// Goes once through raw HTML. A text of only openers takes time in proportion to its length: what was looked for in
// vain is not looked for again.
class RawFilter
{
public:
    explicit RawFilter(std::string_view text)
        : m_text(text)
    {
        m_out.html.reserve(text.size());
    }

    RawHtml run()
    {
        std::size_t at = 0;
        while (at < m_text.size()) {
            const std::size_t next = std::min(m_text.find('<', at), m_text.size());
            m_out.html.append(m_text, at, next - at);
            at = next;
            if (at == m_text.size()) {
                break;
            }
            std::size_t behind = skipDeclaration(at);
            if (behind == at) {
                behind = takeTag(at);
            }
            if (behind == at) {
                m_out.html += "&lt;";
                ++behind;
            }
            at = behind;
        }
        return std::move(m_out);
    }

private:
    // Takes the tag at `at` and returns what is behind it; `at` itself if it is no known tag.
    std::size_t takeTag(std::size_t at)
    {
        const bool closes = at + 1 < m_text.size() && m_text[at + 1] == '/';
        const std::size_t from = at + (closes ? 2 : 1);
        std::size_t end = from;
        while (end < m_text.size() && isLetterOrDigit(m_text[end])) {
            ++end;
        }
        const auto name = text::lowerAscii(m_text.substr(from, std::min<std::size_t>(end - from, 16)));
        const auto* const known = knownElement(name);
        const bool delimited =
            end < m_text.size() && std::string_view(" \t\r\n/>").find(m_text[end]) != std::string_view::npos;
        if (known == nullptr || !delimited || m_unclosedTags >= kMostUnclosedTags) {
            return at;
        }
        const std::size_t behind = behindTag(m_text, end);
        if (behind == std::string_view::npos) {
            ++m_unclosedTags;
            return at;
        }
        if (behind - at <= kLongestTag) {
            m_out.html.append(m_text, at, behind - at);
            m_out.tags.push_back({known->first, closes});
        }
        return behind;
    }

    // Takes the comment, declaration or instruction at `at` and returns what is behind it; `at` if there is none.
    std::size_t skipDeclaration(std::size_t at)
    {
        const std::string_view rest = m_text.substr(at);
        if (!rest.starts_with("<!") && !rest.starts_with("<?")) {
            return at;
        }
        const bool comment = rest.starts_with("<!--");
        const bool data = rest.starts_with("<![CDATA[");
        const std::size_t kind = comment ? 0 : data ? 1 : rest[1] == '?' ? 2 : 3;
        const std::string_view close = kCloses[kind];
        // Behind a place from which no end was found, there is none either.
        const std::size_t end = m_endless[kind] ? std::string_view::npos : m_text.find(close, at + (comment ? 4 : 2));
        if (end == std::string_view::npos) {
            m_endless[kind] = true;
            return comment ? m_text.size() : at;
        }
        return end + close.size();
    }

    static constexpr std::array<std::string_view, 4> kCloses{"-->", "]]>", "?>", ">"};

    std::string_view m_text;
    RawHtml m_out;
    std::array<bool, 4> m_endless{};
    int m_unclosedTags = 0;
};

} // namespace

std::string guardedMarkdown(std::string_view markdown)
{
    std::string out;
    out.reserve(markdown.size() + 1);
    std::size_t declarations = 0;
    for (const QuotedLine& line : linesOf(markdown)) {
        if (isBlankLine(line.text)) {
            declarations = 0;
        }
        const std::size_t at = std::min(tooDeepAt(line.text), tooLargeTableAt(line));
        if (at != std::string_view::npos) {
            out.append(line.text, 0, at).append("\\");
            appendLine(out, line.text.substr(at), declarations);
        } else {
            appendLine(out, line.text, declarations);
        }
        out += '\n';
    }
    return out;
}

bool mayLinkAddresses(std::string_view markdown)
{
    return std::ranges::count(markdown, '@') <= kMostAddresses;
}

RawHtml filteredHtml(std::string_view literal)
{
    return RawFilter(literal).run();
}

bool isContainer(std::string_view name)
{
    const auto* const known = knownElement(name);
    return known != nullptr && known->second == Sort::Container;
}

void NestingEstimate::add(const RawTag& tag)
{
    const auto* const known = knownElement(tag.name);
    if (known == nullptr || known->second == Sort::Void || known->second == Sort::Implied) {
        return;
    }
    m_hasTable = m_hasTable || tag.name == "table";
    auto open = std::ranges::find(m_open, tag.name, [](const auto& entry) { return entry.first; });
    if (open == m_open.end()) {
        open = m_open.insert(open, {tag.name, 0});
    }
    if (tag.closes && open->second == 0) {
        return;
    }
    const bool format = known->second == Sort::Format;
    if (tag.closes) {
        --open->second;
        --m_depth;
        m_formats -= format ? 1U : 0U;
        return;
    }
    ++open->second;
    m_worst = std::max(m_worst, ++m_depth);
    m_formats += format ? 1U : 0U;
    m_worstFormats = std::max(m_worstFormats, m_formats);
}

} // namespace accord::format
