// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/taxonomy_forms/forms.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/format/taxonomy_forms/collector.h"
#include "core/format/taxonomy_json.h"
#include "core/model/bounds.h"
#include "core/model/words.h"

#include <algorithm>
#include <map>
#include <utility>

namespace accord::format {
namespace {

struct FieldHeading
{
    TaxonomyField field;
    std::string_view heading; ///< the first of a field is what writers call it
};

constexpr std::array kHeadings{
    FieldHeading{TaxonomyField::Code, "code"},
    FieldHeading{TaxonomyField::Code, "编码"},
    FieldHeading{TaxonomyField::Code, "代码"},
    FieldHeading{TaxonomyField::Code, "编号"},
    FieldHeading{TaxonomyField::Name, "name"},
    FieldHeading{TaxonomyField::Name, "category"},
    FieldHeading{TaxonomyField::Name, "title"},
    FieldHeading{TaxonomyField::Name, "label"},
    FieldHeading{TaxonomyField::Name, "名称"},
    FieldHeading{TaxonomyField::Name, "类别"},
    FieldHeading{TaxonomyField::Name, "类目"},
    FieldHeading{TaxonomyField::Definition, "definition"},
    FieldHeading{TaxonomyField::Definition, "description"},
    FieldHeading{TaxonomyField::Definition, "定义"},
    FieldHeading{TaxonomyField::Definition, "描述"},
    FieldHeading{TaxonomyField::Definition, "说明"},
    FieldHeading{TaxonomyField::UseWhen, "use when"},
    FieldHeading{TaxonomyField::UseWhen, "usewhen"},
    FieldHeading{TaxonomyField::UseWhen, "when to use"},
    FieldHeading{TaxonomyField::UseWhen, "适用"},
    FieldHeading{TaxonomyField::UseWhen, "何时使用"},
    FieldHeading{TaxonomyField::UseWhen, "适用情形"},
    FieldHeading{TaxonomyField::NotWhen, "not when"},
    FieldHeading{TaxonomyField::NotWhen, "notwhen"},
    FieldHeading{TaxonomyField::NotWhen, "when not to use"},
    FieldHeading{TaxonomyField::NotWhen, "不适用"},
    FieldHeading{TaxonomyField::NotWhen, "何时不用"},
    FieldHeading{TaxonomyField::NotWhen, "不适用情形"},
    FieldHeading{TaxonomyField::Examples, "examples"},
    FieldHeading{TaxonomyField::Examples, "example"},
    FieldHeading{TaxonomyField::Examples, "示例"},
    FieldHeading{TaxonomyField::Examples, "例子"},
    FieldHeading{TaxonomyField::Parent, "parent"},
    FieldHeading{TaxonomyField::Parent, "上级"},
    FieldHeading{TaxonomyField::Parent, "父级"},
    FieldHeading{TaxonomyField::Parent, "父类"},
    FieldHeading{TaxonomyField::CounterExamples, "counter examples"},
    FieldHeading{TaxonomyField::CounterExamples, "counter example"},
    FieldHeading{TaxonomyField::CounterExamples, "counterexamples"},
    FieldHeading{TaxonomyField::CounterExamples, "反例"},
    FieldHeading{TaxonomyField::Synonyms, "synonyms"},
    FieldHeading{TaxonomyField::Synonyms, "synonym"},
    FieldHeading{TaxonomyField::Synonyms, "also"},
    FieldHeading{TaxonomyField::Synonyms, "同义词"},
    FieldHeading{TaxonomyField::Notes, "notes"},
    FieldHeading{TaxonomyField::Notes, "note"},
    FieldHeading{TaxonomyField::Notes, "备注"},
    FieldHeading{TaxonomyField::Summary, "summary"},
    FieldHeading{TaxonomyField::Summary, "摘要"},
};

bool isList(TaxonomyField field)
{
    return field == TaxonomyField::Examples || field == TaxonomyField::CounterExamples ||
           field == TaxonomyField::Synonyms;
}

std::string* textIn(Category& category, TaxonomyField field)
{
    switch (field) {
    case TaxonomyField::Definition:
        return &category.definition;
    case TaxonomyField::UseWhen:
        return &category.useWhen;
    case TaxonomyField::NotWhen:
        return &category.notWhen;
    case TaxonomyField::Notes:
        return &category.notes;
    default:
        return nullptr;
    }
}

std::vector<std::string>& listIn(Category& category, TaxonomyField field)
{
    return field == TaxonomyField::Examples          ? category.examples
           : field == TaxonomyField::CounterExamples ? category.counterExamples
                                                     : category.synonyms;
}

// What stands in front of | and begins with it or with backslashes before it gets a backslash more.
bool beginsLikeContinuation(std::string_view line)
{
    const std::size_t at = line.find_first_not_of('\\');
    return at != std::string_view::npos && line[at] == '|';
}

std::string_view lastPart(std::string_view file)
{
    return file.substr(file.find_last_of("/\\") + 1);
}

// The first line that says something.
std::string_view firstLine(std::string_view text)
{
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text::trimmed(text.substr(0, end));
        if (!line.empty()) {
            return line;
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return {};
}

bool looksLikeTable(std::string_view line)
{
    for (const char separator : {',', ';', '\t'}) {
        const auto cells = text::split(line, separator);
        const auto known = std::ranges::count_if(cells, [](std::string_view cell) {
            return taxonomyFieldNamed(text::replacedAll(cell, "\"", "")).has_value();
        });
        if (cells.size() > 1 && known > 1) {
            return true;
        }
    }
    return false;
}

TaxonomyForm formOf(std::string_view text, std::string_view file)
{
    const std::string_view line = firstLine(text);
    if (line.starts_with('{') || line.starts_with("[{") || line == "[") {
        return TaxonomyForm::Nested;
    }
    if (const auto named = taxonomyFormOf(file)) {
        return *named == TaxonomyForm::Json ? TaxonomyForm::Nested : *named;
    }
    return looksLikeTable(line) ? TaxonomyForm::Csv : TaxonomyForm::Text;
}

} // namespace

bool isTaxonomyTable(std::string_view text)
{
    return looksLikeTable(firstLine(text));
}

std::optional<TaxonomyForm> taxonomyFormNamed(std::string_view name)
{
    const auto found = std::ranges::find(kTaxonomyForms, name);
    return found == kTaxonomyForms.end() ? std::nullopt
                                         : std::optional(static_cast<TaxonomyForm>(found - kTaxonomyForms.begin()));
}

std::optional<TaxonomyForm> taxonomyFormOf(std::string_view file)
{
    const std::string name = text::lowerAscii(lastPart(file));
    const std::size_t dot = name.rfind('.');
    const std::string end = dot == std::string::npos ? std::string() : name.substr(dot + 1);
    if (end == "json") {
        return TaxonomyForm::Json;
    }
    if (end == "csv" || end == "tsv") {
        return TaxonomyForm::Csv;
    }
    if (end == "md" || end == "markdown") {
        return TaxonomyForm::Markdown;
    }
    return end == "txt" ? std::optional(TaxonomyForm::Text) : std::nullopt;
}

std::optional<TaxonomyField> taxonomyFieldNamed(std::string_view written)
{
    std::string name = text::lowerAscii(text::trimmed(written));
    std::ranges::replace(name, '_', ' ');
    std::ranges::replace(name, '-', ' ');
    const auto found = std::ranges::find(kHeadings, name, &FieldHeading::heading);
    return found == kHeadings.end() ? std::nullopt : std::optional(found->field);
}

std::string_view headingOf(TaxonomyField field)
{
    return std::ranges::find(kHeadings, field, &FieldHeading::field)->heading;
}

std::string asOneLine(std::string_view text)
{
    std::string line(text);
    std::ranges::replace_if(
        line, [](char c) { return static_cast<unsigned char>(c) < 0x20; }, ' ');
    return std::string(text::trimmed(line));
}

std::string severalLines(std::string_view text)
{
    std::string lines = text::replacedAll(text, "\r\n", "\n");
    std::ranges::replace(lines, '\r', '\n');
    std::ranges::replace_if(
        lines, [](char c) { return static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t'; }, ' ');
    return std::string(text::trimmed(lines));
}

std::string joinedTexts(const std::vector<std::string>& texts)
{
    std::string joined;
    for (const std::string& each : texts) {
        bool first = true;
        for (const std::string_view line : text::split(each, '\n')) {
            joined += joined.empty() ? "" : "\n";
            joined += !first ? "| " : beginsLikeContinuation(line) ? "\\" : "";
            joined += line;
            first = false;
        }
    }
    return joined;
}

std::vector<std::string> splitTexts(std::string_view lines)
{
    std::vector<std::string> texts;
    const std::string several = severalLines(lines);
    for (const std::string_view line : text::split(several, '\n')) {
        const std::string_view begin = text::trimmed(line);
        if (begin.starts_with('|') && !texts.empty()) {
            std::string_view more = line.substr(line.find('|') + 1);
            more.remove_prefix(more.starts_with(' ') ? 1 : 0);
            texts.back() += "\n" + std::string(more);
        } else if (!begin.empty()) {
            texts.emplace_back(begin.substr(begin.starts_with('\\') && beginsLikeContinuation(begin) ? 1 : 0));
        }
    }
    for (std::string& each : texts) {
        each = severalLines(each);
    }
    std::erase(texts, std::string());
    return texts;
}

std::vector<std::string> textsOf(const Category& category, TaxonomyField field)
{
    Category copy = category;
    if (isList(field)) {
        return listIn(copy, field);
    }
    if (field == TaxonomyField::Summary) {
        const auto found =
            std::ranges::find(kSummaryKinds, category.summaryKind, &std::pair<std::string_view, SummaryKind>::second);
        return found == kSummaryKinds.end() ? std::vector<std::string>{}
                                            : std::vector<std::string>{std::string(found->first)};
    }
    const std::string* one = textIn(copy, field);
    return one == nullptr || one->empty() ? std::vector<std::string>{} : std::vector<std::string>{*one};
}

std::vector<const Category*> offeredCategories(const Taxonomy& taxonomy)
{
    std::vector<const Category*> offered;
    std::set<Uuid> retired;
    for (const Category& category : taxonomy.categories()) {
        if (category.retired || retired.contains(category.parent)) {
            retired.insert(category.uuid);
        } else {
            offered.push_back(&category);
        }
    }
    return offered;
}

std::string TaxonomyCollector::place(Spot spot) const
{
    return m_file + ":" + std::to_string(spot.line) + ":" + std::to_string(spot.column);
}

void TaxonomyCollector::problem(Spot spot, Errc code, const Message& what)
{
    problem(Error{code, what.at(place(spot))});
}

void TaxonomyCollector::problem(std::size_t index, const Message& what)
{
    problem(Error{Errc::BadTaxonomy, what.at(said(index))});
}

Argument TaxonomyCollector::said(std::size_t index) const
{
    const WrittenCategory& written = m_result.categories[index];
    const std::string& named = written.category.code.empty() ? written.category.name : written.category.code;
    return named.empty() ? Argument(written.place) : Argument(Message{Reason::CategoryIn, {named, written.place}});
}

std::size_t TaxonomyCollector::add(Spot spot, std::optional<std::size_t> above)
{
    m_result.categories.push_back(WrittenCategory{{}, above, place(spot)});
    return m_result.categories.size() - 1;
}

void TaxonomyCollector::set(std::size_t index, TaxonomyField field, std::string_view text, Spot spot)
{
    Category& category = at(index);
    tell(field);
    if (field == TaxonomyField::Code) {
        category.code = asOneLine(text);
    } else if (field == TaxonomyField::Name) {
        category.name = asOneLine(text);
    } else if (field == TaxonomyField::Parent) {
        nameParent(index, text, spot);
    } else if (field == TaxonomyField::Summary) {
        const std::string word = text::lowerAscii(asOneLine(text));
        const auto found = std::ranges::find(kSummaryKinds, word, &std::pair<std::string_view, SummaryKind>::first);
        category.summaryKind = found == kSummaryKinds.end() ? SummaryKind::None : found->second;
        if (found == kSummaryKinds.end() && !word.empty()) {
            problem(spot, Errc::BadTaxonomy,
                    {Reason::UnexpectedInKey, {Message{Reason::Quoted, {word}}, headingOf(field), Reason::ASummary}});
        }
    } else if (isList(field)) {
        const std::string one = severalLines(text);
        if (!one.empty()) {
            listIn(category, field).push_back(one);
        }
    } else if (std::string* into = textIn(category, field)) {
        *into = severalLines(text);
    }
}

void TaxonomyCollector::nameParent(std::size_t index, std::string_view parent, Spot spot)
{
    const std::string named = asOneLine(parent);
    if (named == "-") {
        m_explicit.insert(index);
    } else if (!named.empty()) {
        m_parents.push_back({index, named, spot});
    }
}

std::optional<std::size_t> TaxonomyCollector::coded(std::string_view code) const
{
    const auto found = m_codes.find(text::lowerAscii(code));
    return found == m_codes.end() ? std::nullopt : std::optional(found->second);
}

void TaxonomyCollector::checkWords(std::size_t index)
{
    const Category& category = m_result.categories[index].category;
    if (category.code.empty() && category.name.empty()) {
        problem(index, {Reason::NeedsCodeOrName, {}});
    }
    if (!category.code.empty() && !isCode(category.code)) {
        problem(index, {Reason::CodeUnsound, {}});
    }
    for (const std::string* words : {&category.code, &category.name}) {
        if (words->size() > bounds::kCategory) {
            problem(index, {Reason::CategoryTooLong, {bounds::kCategory}});
        }
    }
}

void TaxonomyCollector::checkCodes()
{
    std::map<Uuid, std::size_t> identifiers;
    for (std::size_t i = 0; i < m_result.categories.size(); ++i) {
        const Category& category = m_result.categories[i].category;
        if (!category.code.empty() && !category.retired) {
            const auto [first, added] = m_codes.emplace(text::lowerAscii(category.code), i);
            if (!added) {
                problem(i, {Reason::CodeTwiceOn, {m_result.categories[first->second].place}});
            }
        }
        if (!category.uuid.isNull()) {
            const auto [first, added] = identifiers.emplace(category.uuid, i);
            if (!added) {
                problem(i, {Reason::IdOfOther, {said(first->second), m_result.categories[first->second].place}});
            }
        }
    }
}

// What has no code is known by its name.
void TaxonomyCollector::checkNames()
{
    std::map<std::pair<std::optional<std::size_t>, std::string>, std::size_t> names;
    for (std::size_t i = 0; i < m_result.categories.size(); ++i) {
        const WrittenCategory& written = m_result.categories[i];
        const auto [first, added] = names.emplace(std::pair(written.above, text::lowerAscii(written.category.name)), i);
        if (!added && !written.category.name.empty() &&
            (written.category.code.empty() || m_result.categories[first->second].category.code.empty())) {
            problem(i, {Reason::NameTwiceOn, {m_result.categories[first->second].place}});
        }
    }
}

void TaxonomyCollector::findParent(const NamedParent& named)
{
    WrittenCategory& child = m_result.categories[named.child];
    if ((child.above = coded(named.parent))) {
        return;
    }
    const auto uuid = Uuid::parse(named.parent);
    std::vector<std::string> offered;
    for (std::size_t i = 0; i < m_result.categories.size(); ++i) {
        const Category& category = m_result.categories[i].category;
        if (text::equalsIgnoringCase(category.name, named.parent) || (uuid && category.uuid == *uuid)) {
            if (child.above) {
                problem(named.spot, Errc::BadTaxonomy,
                        {Reason::ParentAmbiguous, {named.parent, said(*child.above), said(i)}});
                return;
            }
            child.above = i;
        }
        offered.push_back(category.code.empty() ? category.name : category.code);
    }
    if (!child.above) {
        constexpr std::size_t kWithHelp = 20; // to look for what is near takes a while
        const std::vector<std::string> near =
            m_result.problems.size() < kWithHelp ? text::closest(named.parent, offered, 3) : std::vector<std::string>{};
        problem(named.spot, Errc::BadTaxonomy,
                near.empty() ? Message{Reason::ParentUnknown, {named.parent}}
                             : Message{Reason::ParentUnknownButNear, {named.parent, near}});
    }
}

void TaxonomyCollector::findParents(bool fromCodes)
{
    for (const NamedParent& named : m_parents) {
        m_explicit.insert(named.child);
        findParent(named);
    }
    for (std::size_t i = 0; fromCodes && i < m_result.categories.size(); ++i) {
        WrittenCategory& written = m_result.categories[i];
        std::string_view code = written.category.code;
        while (!written.above && !m_explicit.contains(i) && code.find('.') != std::string_view::npos) {
            code = code.substr(0, code.rfind('.'));
            written.above = coded(code);
        }
    }
}

void TaxonomyCollector::placeLevels()
{
    const auto nameOf = [this](std::size_t index) {
        const Category& category = m_result.categories[index].category;
        return category.code.empty() ? category.name : category.code;
    };
    for (std::size_t i = 0; i < m_result.categories.size(); ++i) {
        std::size_t level = 1;
        std::string path = nameOf(i);
        std::optional<std::size_t> above = m_result.categories[i].above;
        for (; above && *above != i && level <= m_result.categories.size(); ++level) {
            path += level < 10 ? " < " + nameOf(*above) : std::string();
            above = m_result.categories[*above].above;
        }
        Category& category = at(i);
        category.level = static_cast<Level>(std::min<std::size_t>(level, 3));
        if (above == i) {
            problem(i, {Reason::OwnAncestor, {path + " < " + nameOf(i)}});
        } else if (level > 3 && level <= m_result.categories.size()) {
            problem(i, {Reason::TooDeepCategory, {path}});
        }
        if (level > 1 && category.summaryKind != SummaryKind::None) {
            problem(i, {Reason::SummaryNotOfType, {}});
        }
    }
}

WrittenTaxonomy TaxonomyCollector::finish(bool fromCodes)
{
    if (full()) {
        problem({Errc::BadTaxonomy, Reason::TooManyInTaxonomy, {m_file, m_result.categories.size()}});
        m_result.categories.resize(bounds::kCategories);
        return std::move(m_result);
    }
    for (std::size_t i = 0; i < m_result.categories.size(); ++i) {
        checkWords(i);
    }
    checkCodes();
    findParents(fromCodes);
    checkNames();
    placeLevels();
    if (m_result.categories.empty() && m_result.problems.empty()) {
        problem({Errc::BadTaxonomy, Reason::NoCategoryInFile, {m_file}});
    }
    return std::move(m_result);
}

WrittenTaxonomy readWrittenTaxonomy(std::string_view text, std::string_view file)
{
    TaxonomyCollector collector(file);
    if (text.starts_with("\xEF\xBB\xBF")) {
        text.remove_prefix(3);
    }
    if (text.size() > kLargestTaxonomy) {
        collector.problem({Errc::BadSyntax, Reason::TaxonomyTooLarge, {std::string(file)}});
        return collector.finish(false);
    }
    const TaxonomyForm form = formOf(text, file);
    const auto bad = text::invalidUtf8At(text);
    if (bad && form != TaxonomyForm::Csv) { // its reader tells all lines, and what a workbook is
        const std::string_view before = text.substr(0, *bad);
        const auto line = static_cast<std::size_t>(std::ranges::count(before, '\n')) + 1;
        collector.problem({line, *bad - (before.rfind('\n') + 1) + 1}, Errc::BadEncoding, {Reason::NotUtf8, {}});
        return collector.finish(false);
    }
    bool fromCodes = true;
    switch (form) {
    case TaxonomyForm::Csv:
        readTaxonomyTable(text, collector);
        break;
    case TaxonomyForm::Text:
    case TaxonomyForm::Markdown:
        readTaxonomyOutline(text, form == TaxonomyForm::Markdown, collector, fromCodes);
        break;
    case TaxonomyForm::Json:
    case TaxonomyForm::Nested:
        readNestedTaxonomy(text, collector);
        break;
    }
    return collector.finish(fromCodes);
}

std::string writeTaxonomyAs(TaxonomyForm form, const Taxonomy& taxonomy, std::string_view name)
{
    switch (form) {
    case TaxonomyForm::Csv:
        return writeTaxonomyTable(taxonomy);
    case TaxonomyForm::Text:
    case TaxonomyForm::Markdown:
        return writeTaxonomyOutline(taxonomy, name, form == TaxonomyForm::Markdown);
    case TaxonomyForm::Nested:
        return writeNestedTaxonomy(taxonomy, name);
    case TaxonomyForm::Json:
        break;
    }
    return writeTaxonomy(taxonomy, name);
}

} // namespace accord::format
