// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/format/taxonomy_forms/collector.h"

#include <algorithm>
#include <utility>

namespace accord::format {
namespace {

constexpr std::string_view kWideColon = "：";
constexpr std::array<std::string_view, 5> kBeforeDefinition{": ", kWideColon, " — ", " – ", " -- "};
constexpr int kTabWidth = 4;
constexpr int kHeading = -100; ///< the indentation of headings, below that of every list

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isUpper(char c)
{
    return c >= 'A' && c <= 'Z';
}

bool isAlnum(char c)
{
    return isDigit(c) || isUpper(c) || (c >= 'a' && c <= 'z');
}

// A, 3, B12: what numbers something; no word.
bool numbers(std::string_view part)
{
    const auto digits = std::ranges::find_if(part, isDigit);
    return !part.empty() && part.size() <= 6 && std::all_of(digits, part.end(), isDigit) &&
           std::all_of(part.begin(), digits, isUpper) && (digits != part.end() || part.size() == 1);
}

// "A", "12", "B3", "A.1", "C.9.iv", "BUG.2": a code that nobody takes for the first word of a name.
bool looksLikeCode(std::string_view word)
{
    const auto parts = text::split(word, '.');
    if (parts.size() == 1) {
        return numbers(word);
    }
    const auto counts = [](std::string_view part) {
        const bool roman = std::ranges::all_of(part, [](char c) { return c == 'i' || c == 'v' || c == 'x'; });
        const bool letter = part.size() == 1 && isAlnum(part.front());
        return !part.empty() && (roman || letter || std::ranges::all_of(part, isDigit));
    };
    return !parts.front().empty() && parts.front().size() <= 8 && std::ranges::all_of(parts.front(), isAlnum) &&
           std::all_of(parts.begin() + 1, parts.end(), counts);
}

/// "A.1 Name: definition" taken apart.
struct Head
{
    std::string code;
    std::string name;
    std::string definition;
    bool marked = false; ///< the code stands in brackets

    bool operator==(const Head&) const = default;
};

// From behind the opening sign to the closing one, which stands for itself where it is doubled.
std::optional<std::string> takeQuoted(std::string_view& rest, char close)
{
    std::string inner;
    for (std::size_t at = 1; at < rest.size(); ++at) {
        if (rest[at] != close) {
            inner += rest[at];
        } else if (at + 1 < rest.size() && rest[at + 1] == close) {
            inner += rest[at++];
        } else {
            rest = text::trimmed(rest.substr(at + 1));
            return inner;
        }
    }
    return std::nullopt;
}

std::string_view withoutColon(std::string_view text)
{
    text.remove_suffix(text.ends_with(kWideColon) ? kWideColon.size() : text.ends_with(':') ? 1 : 0);
    return text::trimmed(text);
}

void takeName(std::string_view rest, Head& head)
{
    if (rest.starts_with('"')) {
        std::string_view behind = rest;
        if (const auto quoted = takeQuoted(behind, '"')) {
            head.name = *quoted;
            for (const std::string_view sign : {std::string_view(":"), kWideColon}) {
                behind = text::trimmed(behind.substr(behind.starts_with(sign) ? sign.size() : 0));
            }
            head.definition = behind;
            return;
        }
    }
    std::size_t at = std::string_view::npos;
    std::size_t size = 0;
    for (const std::string_view sign : kBeforeDefinition) {
        if (const std::size_t found = rest.find(sign); found < at) {
            at = found;
            size = sign.size();
        }
    }
    head.name = withoutColon(rest.substr(0, at));
    head.definition = at == std::string_view::npos ? std::string_view() : text::trimmed(rest.substr(at + size));
}

Head headOf(std::string_view content)
{
    Head head;
    std::string_view rest = text::trimmed(content);
    if (rest.starts_with('[')) {
        std::string_view behind = rest;
        if (const auto code = takeQuoted(behind, ']'); code && !text::trimmed(*code).empty()) {
            head.code = *code;
            head.marked = true;
            takeName(behind, head);
            return head;
        }
    }
    for (const std::string_view strong : {"**", "__", "`"}) {
        const std::size_t end = rest.starts_with(strong) ? rest.find(strong, strong.size()) : std::string_view::npos;
        if (end == std::string_view::npos) {
            continue;
        }
        std::string_view inner = text::trimmed(rest.substr(strong.size(), end - strong.size()));
        const std::string_view behind = text::trimmed(rest.substr(end + strong.size()));
        inner.remove_suffix(inner.ends_with('.') || inner.ends_with(':') ? 1 : 0);
        if (looksLikeCode(inner)) {
            head.code = inner;
            takeName(behind, head);
            return head;
        }
        // A strong name, and what it means behind it.
        head = headOf(inner);
        if (head.definition.empty()) {
            Head further;
            takeName("\"\" " + std::string(behind), further);
            head.definition = further.definition;
            for (const std::string_view dash : {"—", "–", "-"}) {
                if (head.definition.starts_with(dash)) {
                    head.definition = text::trimmed(std::string_view(head.definition).substr(dash.size()));
                    break;
                }
            }
        }
        return head;
    }
    std::string_view word = rest.substr(0, rest.find_first_of(" \t"));
    std::string_view code = word;
    code.remove_suffix(code.ends_with('.') || code.ends_with(')') || code.ends_with(':') ? 1 : 0);
    if (looksLikeCode(code)) {
        head.code = code;
        rest = text::trimmed(rest.substr(word.size()));
    }
    takeName(rest, head);
    return head;
}

/// A line without its indentation and its list mark.
struct OutlineLine
{
    std::string_view content;
    int indent = 0;
    std::size_t column = 1; ///< of the content
    int heading = 0;        ///< 1 to 6
    bool listed = false;    ///< an item of a list
};

std::size_t markSize(std::string_view content, bool markdown)
{
    for (const std::string_view mark : {"- ", "* ", "+ ", "• ", "· "}) {
        if (content.starts_with(mark)) {
            return mark.size();
        }
    }
    const auto digits = static_cast<std::size_t>(std::ranges::find_if_not(content, isDigit) - content.begin());
    const std::string_view behind = content.substr(digits, 2);
    return markdown && digits > 0 && digits < 4 && (behind == ". " || behind == ") ") ? digits + 2 : 0;
}

OutlineLine lineOf(std::string_view raw, bool markdown)
{
    OutlineLine line;
    std::size_t at = 0;
    for (; at < raw.size() && (raw[at] == ' ' || raw[at] == '\t' || raw.substr(at).starts_with("\u3000")); ++at) {
        line.indent += raw[at] == '\t' ? kTabWidth - line.indent % kTabWidth : raw[at] == ' ' ? 1 : 2;
        at += raw[at] == ' ' || raw[at] == '\t' ? 0U : 2U; // an ideographic space has three bytes
    }
    line.content = raw.substr(at);
    const auto sharps = static_cast<std::size_t>(
        std::ranges::find_if_not(line.content, [](char c) { return c == '#'; }) - line.content.begin());
    if (sharps > 0 && sharps <= 6 && (sharps == line.content.size() || line.content[sharps] == ' ')) {
        line.heading = static_cast<int>(sharps);
        at += sharps;
    } else if (const std::size_t mark = markSize(line.content, markdown)) {
        line.listed = true;
        at += mark;
    }
    while (line.heading + (line.listed ? 1 : 0) > 0 && at < raw.size() && (raw[at] == ' ' || raw[at] == '\t')) {
        ++at;
    }
    line.content = raw.substr(at);
    line.column = at + 1;
    return line;
}

/// "use when: ...", "*Use when:* ...", "适用：..."
struct OutlineField
{
    TaxonomyField field;
    std::string_view value;
};

std::optional<OutlineField> fieldOf(std::string_view content)
{
    const auto emphasis = [](std::string_view text) {
        return text.substr(0, std::min(text.find_first_not_of("*_"), text.size()));
    };
    const std::string_view open = emphasis(content);
    std::string_view rest = content.substr(open.size());
    const std::size_t colon = rest.find(':');
    const std::size_t wide = rest.find(kWideColon);
    const std::size_t end = std::min(colon, wide);
    if (end == std::string_view::npos || end > 40) {
        return std::nullopt;
    }
    std::string_view key = rest.substr(0, end);
    const bool closed = !open.empty() && key.ends_with(open); // **Use when**: ...
    key.remove_suffix(closed ? open.size() : 0);
    const auto field = taxonomyFieldNamed(key);
    if (!field || *field == TaxonomyField::Code || *field == TaxonomyField::Name || *field == TaxonomyField::Parent) {
        return std::nullopt;
    }
    rest.remove_prefix(end + (end == colon ? 1 : kWideColon.size()));
    rest.remove_prefix(!open.empty() && !closed && rest.starts_with(open) ? open.size() : 0);
    rest.remove_prefix(rest.starts_with(' ') ? 1 : 0);
    return OutlineField{*field, rest};
}

class OutlineReader
{
public:
    OutlineReader(std::string_view text, bool markdown, TaxonomyCollector& collector)
        : m_text(text)
        , m_markdown(markdown)
        , m_collector(collector)
    {}

    void run();
    [[nodiscard]] bool isFlat() const { return m_flat; }

private:
    struct Open
    {
        int indent;
        std::size_t category;
    };

    void takeLine(std::string_view raw);
    bool takeDetail(const OutlineLine& line);
    void takeCategory(const OutlineLine& line);
    void goOn(std::string_view more);
    void endField();
    [[nodiscard]] bool isTitle(const OutlineLine& line) const;

    std::string_view m_text;
    bool m_markdown;
    TaxonomyCollector& m_collector;
    std::vector<Open> m_open;
    std::size_t m_line = 0;
    bool m_titled = false;
    bool m_flat = true;
    std::optional<std::size_t> m_last; ///< the category that details belong to
    std::optional<TaxonomyField> m_field;
    std::string m_value;
    Spot m_valueSpot;
    int m_listBelow = -1; ///< indentation of a field of a list that has its texts below it as items
};

void OutlineReader::run()
{
    std::string_view rest = m_text;
    while (!rest.empty() && !m_collector.full()) {
        const std::size_t end = std::min(rest.find_first_of("\r\n"), rest.size());
        ++m_line;
        takeLine(rest.substr(0, end));
        rest.remove_prefix(end);
        rest.remove_prefix(rest.starts_with("\r\n") ? 2 : rest.empty() ? 0 : 1);
    }
    endField();
}

void OutlineReader::endField()
{
    if (m_last && m_field) {
        m_collector.set(*m_last, *m_field, m_value, m_valueSpot);
    }
    m_field.reset();
    m_value.clear();
}

bool OutlineReader::isTitle(const OutlineLine& line) const
{
    if (line.heading == 0 || m_titled || !m_collector.empty()) {
        return false;
    }
    // Where several headings are as high, they are categories.
    const std::string mark = "\n" + std::string(static_cast<std::size_t>(line.heading), '#') + " ";
    const std::size_t first = ("\n" + std::string(m_text.substr(0, mark.size()))).find(mark);
    std::size_t found = first == 0 ? 1 : 0;
    for (std::size_t at = m_text.find(mark); at != std::string_view::npos && found < 2;
         at = m_text.find(mark, at + 1)) {
        ++found;
    }
    return !m_markdown || found < 2;
}

void OutlineReader::takeLine(std::string_view raw)
{
    const OutlineLine line = lineOf(raw, m_markdown);
    const std::string_view content = text::trimmed(line.content);
    if (content.starts_with('|') && m_last && !line.listed) {
        std::string_view more = line.content.substr(line.content.find('|') + 1);
        more.remove_prefix(more.starts_with(' ') ? 1 : 0);
        goOn(more);
        return;
    }
    const bool rule = content.size() >= 3 && content.find_first_not_of("-=*_ ") == std::string_view::npos;
    if (content.empty() || (m_markdown && rule)) {
        return;
    }
    if (isTitle(line)) {
        m_collector.setName(content);
        m_titled = true;
    } else if (line.heading > 0 && !m_markdown) {
        return; // a remark
    } else if (!takeDetail(line)) {
        if (line.heading > 0 || line.listed || !m_markdown) {
            takeCategory(line);
        } else if (m_last) { // what stands before the first category is nobody's definition
            goOn(content);
        }
    }
}

bool OutlineReader::takeDetail(const OutlineLine& line)
{
    if (!m_last || line.heading > 0) {
        return false;
    }
    const auto field = fieldOf(line.content);
    if (field) {
        endField();
        m_field = field->field;
        m_value = field->value;
        m_valueSpot = {m_line, line.column};
        const bool list = field->field == TaxonomyField::Examples || field->field == TaxonomyField::CounterExamples ||
                          field->field == TaxonomyField::Synonyms;
        m_listBelow = list && text::trimmed(field->value).empty() ? line.indent : -1;
        return true;
    }
    // Texts of a list below "Examples:", or beside it where headings are what is nested.
    const bool below = line.indent > m_listBelow && (line.listed || !m_markdown);
    const bool beside = line.listed && !m_open.empty() && m_open.back().indent < 0;
    if (m_listBelow >= 0 && m_field && (below || beside)) {
        const TaxonomyField list = *m_field;
        endField();
        m_field = list;
        m_value = line.content;
        return true;
    }
    return false;
}

void OutlineReader::takeCategory(const OutlineLine& line)
{
    endField();
    m_listBelow = -1;
    const Spot spot{m_line, line.column};
    const int indent = line.heading > 0 ? kHeading + line.heading : line.indent;
    bool closed = false;
    while (!m_open.empty() && m_open.back().indent > indent) {
        closed = m_open.back().indent >= 0;
        m_open.pop_back();
    }
    if (!m_open.empty() && m_open.back().indent == indent) {
        m_open.pop_back();
    } else if (closed && line.heading == 0) {
        m_collector.problem(spot, Errc::BadSyntax, {Reason::IndentUnmatched, {}});
    }
    const auto above = m_open.empty() ? std::nullopt : std::optional(m_open.back().category);
    m_flat = m_flat && !above;
    const std::size_t index = m_collector.add(spot, above);
    m_open.push_back({indent, index});
    m_last = index;
    const Head head = headOf(line.content);
    for (const auto& [field, text] :
         {std::pair(TaxonomyField::Code, &head.code), std::pair(TaxonomyField::Name, &head.name),
          std::pair(TaxonomyField::Definition, &head.definition)}) {
        if (!text->empty()) {
            m_collector.set(index, field, *text, spot);
        }
    }
    if (head.marked && !above) {
        m_collector.nameParent(index, "-", spot);
    }
}

// Goes on with the field before, else with the definition.
void OutlineReader::goOn(std::string_view more)
{
    if (!m_field) {
        m_field = TaxonomyField::Definition;
        m_value = m_collector.at(*m_last).definition;
    }
    m_value += (m_value.empty() ? "" : "\n") + std::string(more);
}

// The first way of writing that is read as what it says.
std::string headText(const Category& category, bool markdown)
{
    const std::string name = asOneLine(category.name);
    const bool plain =
        looksLikeCode(category.code) && (category.level != Level::Type || category.code.find('.') == std::string::npos);
    const std::string code = !plain     ? "[" + text::replacedAll(category.code, "]", "]]") + "]"
                             : markdown ? "**" + category.code + "**"
                                        : category.code;
    std::string written = code + " " + name;
    if (headOf(written) != Head{category.code, name, {}, !plain}) {
        written = code + " \"" + text::replacedAll(name, "\"", "\"\"") + "\"";
    }
    return written;
}

void addField(TaxonomyField field, const std::string& text, const std::string& indent, bool markdown, std::string& out)
{
    bool first = true;
    const std::string heading(headingOf(field));
    for (const std::string_view line : text::split(text, '\n')) {
        out += indent;
        out += !first ? (line.empty() ? "|" : "| ") : markdown ? "- *" + heading + ":* " : heading + ": ";
        out += line;
        out += '\n';
        first = false;
    }
}

} // namespace

void readTaxonomyOutline(std::string_view text, bool markdown, TaxonomyCollector& collector, bool& flat)
{
    OutlineReader reader(text, markdown, collector);
    reader.run();
    flat = reader.isFlat();
}

std::string writeTaxonomyOutline(const Taxonomy& taxonomy, std::string_view name, bool markdown)
{
    constexpr std::array kDetails{TaxonomyField::Definition, TaxonomyField::UseWhen,         TaxonomyField::NotWhen,
                                  TaxonomyField::Examples,   TaxonomyField::CounterExamples, TaxonomyField::Synonyms,
                                  TaxonomyField::Notes,      TaxonomyField::Summary};
    const std::string title = asOneLine(name);
    std::string out = title.empty() ? std::string() : "# " + title + "\n\n";
    for (const Category* category : offeredCategories(taxonomy)) {
        const std::size_t depth = static_cast<std::size_t>(category->level) - 1;
        const std::string indent(depth * (markdown ? 2 : 4), ' ');
        const std::string below(indent.size() + (markdown ? 2 : 4), ' ');
        out += indent + (markdown ? "- " : "") + headText(*category, markdown) + "\n";
        for (const TaxonomyField field : kDetails) {
            for (const std::string& each : textsOf(*category, field)) {
                addField(field, severalLines(each), below, markdown, out);
            }
        }
    }
    return out;
}

} // namespace accord::format
