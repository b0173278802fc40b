// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/markdown/source/raw_html.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace accord::format {
namespace {

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
        m_out.plain = m_out.plain && m_text.find('&') == std::string_view::npos;
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
            m_out.plain = false;
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
