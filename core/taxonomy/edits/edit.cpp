// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/taxonomy/edits/edit.h"

#include "core/base/reason.h"
#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace accord::taxonomy {
namespace {

constexpr std::array<std::pair<std::string_view, Field>, 8> kFieldNames{{{"definition", Field::Definition},
                                                                         {"use_when", Field::UseWhen},
                                                                         {"not_when", Field::NotWhen},
                                                                         {"examples", Field::Examples},
                                                                         {"counter_examples", Field::CounterExamples},
                                                                         {"synonyms", Field::Synonyms},
                                                                         {"notes", Field::Notes},
                                                                         {"summary", Field::Summary}}};

constexpr std::array<std::string_view, 4> kSummaries{"", "intent", "expectation", "symptom"};

std::string inQuotes(std::string_view text)
{
    std::string result = "\"";
    for (const char c : text) {
        switch (c) {
        case '"':
        case '\\':
            result += '\\';
            result += c;
            break;
        case '\n':
            result += "\\n";
            break;
        case '\t':
            result += "\\t";
            break;
        default:
            result += c;
        }
    }
    return result + "\"";
}

// A code as people write it; one that could be taken for something else is quoted.
std::string code(const std::string& code)
{
    const bool plain = !code.empty() && code != "top" && code.find_first_of(" \t\n\r\"\\#") == std::string::npos;
    return plain ? code : inQuotes(code);
}

std::string asCode(const Edit& edit)
{
    return edit.code.empty() ? std::string() : " as " + code(edit.code);
}

std::string inLanguage(const Edit& edit)
{
    return edit.language.empty() ? std::string() : " in " + edit.language;
}

// Where the field is kept; neither for notes and summary, which are not said in other languages.
std::string CategoryText::*textMember(Field field)
{
    return field == Field::Definition ? &CategoryText::definition
           : field == Field::UseWhen  ? &CategoryText::useWhen
           : field == Field::NotWhen  ? &CategoryText::notWhen
                                      : nullptr;
}

std::vector<std::string> CategoryText::*listMember(Field field)
{
    return field == Field::Examples          ? &CategoryText::examples
           : field == Field::CounterExamples ? &CategoryText::counterExamples
           : field == Field::Synonyms        ? &CategoryText::synonyms
                                             : nullptr;
}

std::vector<std::string> asList(const std::string& text)
{
    return text.empty() ? std::vector<std::string>() : std::vector<std::string>{text};
}

const CategoryTranslation* translationNamed(const Category& category, std::string_view language)
{
    const auto found = std::ranges::find(category.translations, language, &CategoryTranslation::language);
    return found == category.translations.end() ? nullptr : &*found;
}

// Changes the words in a language, in the category's own for none; a translation that says nothing any more goes.
template <class Change>
void changeText(Category& category, std::string_view language, const Change& change)
{
    if (language.empty()) {
        change(static_cast<CategoryText&>(category));
        return;
    }
    std::vector<CategoryTranslation> all = category.translations.all();
    auto at = std::ranges::lower_bound(all, language, {}, &CategoryTranslation::language);
    if (at == all.end() || at->language != language) {
        at = all.insert(at, CategoryTranslation{std::string(language), {}});
    }
    change(at->text);
    if (at->text == CategoryText{}) {
        all.erase(at);
    }
    category.translations = Translations(std::move(all));
}

std::string names(const Edit& edit)
{
    std::string result;
    for (const std::string& text : edit.texts) {
        result += " " + inQuotes(text);
    }
    return result;
}

std::string levelWord(Level level)
{
    return level == Level::Type ? "type" : level == Level::Theme ? "theme" : "subtheme";
}

} // namespace

std::string_view fieldName(Field field)
{
    return kFieldNames[static_cast<std::size_t>(field)].first;
}

Result<Field> fieldNamed(std::string_view name)
{
    std::vector<std::string> all;
    for (const auto& [word, field] : kFieldNames) {
        if (word == name) {
            return field;
        }
        all.emplace_back(word);
    }
    return Error{Errc::Invalid, Reason::FieldUnknown, {name, all}};
}

bool isList(Field field)
{
    return listMember(field) != nullptr;
}

bool isTranslated(Field field)
{
    return field != Field::Notes && field != Field::Summary;
}

std::vector<std::string> textsOf(const Category& category, Field field, std::string_view language)
{
    if (!isTranslated(field)) {
        return !language.empty() ? std::vector<std::string>()
               : field == Field::Notes
                   ? asList(category.notes)
                   : asList(std::string(kSummaries[static_cast<std::size_t>(category.summaryKind)]));
    }
    const CategoryTranslation* translation = language.empty() ? nullptr : translationNamed(category, language);
    const CategoryText* text = language.empty()         ? static_cast<const CategoryText*>(&category)
                               : translation != nullptr ? &translation->text
                                                        : nullptr;
    if (text == nullptr) {
        return {};
    }
    return isList(field) ? text->*listMember(field) : asList(text->*textMember(field));
}

Status setTexts(Category& category, Field field, const std::vector<std::string>& texts, std::string_view language)
{
    const std::string one = texts.empty() ? std::string() : texts.front();
    if (!isTranslated(field)) {
        if (!language.empty()) {
            return Error{Errc::Invalid, Reason::NotTranslated, {fieldName(field)}};
        }
        if (field == Field::Notes) {
            category.notes = one;
            return {};
        }
        const auto found = std::ranges::find(kSummaries, one);
        if (found == kSummaries.end()) {
            return Error{Errc::Invalid, Reason::SummaryUnknown};
        }
        if (category.level != Level::Type) {
            return Error{Errc::Invalid, Reason::SummaryOfTypesOnly, {category.code}};
        }
        category.summaryKind = static_cast<SummaryKind>(found - kSummaries.begin());
        return {};
    }
    changeText(category, language, [&](CategoryText& text) {
        if (isList(field)) {
            text.*listMember(field) = texts;
        } else {
            text.*textMember(field) = one;
        }
    });
    return {};
}

std::string translatedName(const Category& category, std::string_view language)
{
    const CategoryTranslation* translation = translationNamed(category, language);
    return translation == nullptr ? std::string() : translation->text.name;
}

void setTranslatedName(Category& category, std::string_view language, const std::string& name)
{
    changeText(category, language, [&](CategoryText& text) { text.name = name; });
}

std::string editText(const Edit& edit)
{
    const std::string category = " " + code(edit.category);
    switch (edit.kind) {
    case EditKind::Add:
        return "add " + levelWord(edit.level) + (edit.level == Level::Type ? "" : category) + names(edit) +
               asCode(edit);
    case EditKind::Rename:
        return "rename" + category + names(edit) + inLanguage(edit);
    case EditKind::Recode:
        return "recode" + category + asCode(edit);
    case EditKind::Define:
        return "define" + category + " " + std::string(fieldName(edit.field)) + names(edit) + inLanguage(edit) +
               (edit.meaning ? " meaning" : " minor");
    case EditKind::Move:
        return "move" + category + " to " + (edit.target.empty() ? "top" : code(edit.target)) + asCode(edit);
    case EditKind::Merge:
        return "merge" + category + " into " + code(edit.target);
    case EditKind::Split:
        return "split" + category + " into" + names(edit);
    case EditKind::Retire:
        return "retire" + category;
    case EditKind::Restore:
        return "restore" + category + asCode(edit);
    }
    return {};
}

std::string editsText(const std::vector<Edit>& edits)
{
    std::string result;
    for (const Edit& edit : edits) {
        result += editText(edit) + "\n";
    }
    return result;
}

namespace {

struct Token
{
    std::string text;
    bool quoted = false;
};

/// One line while it is read.
class EditLine
{
public:
    explicit EditLine(std::string_view line)
        : m_line(line)
    {}

    Result<Edit> edit();

private:
    using ReadEdit = Status (EditLine::*)(Edit&);

    Status tokens();
    Status quotedText(std::size_t& at);
    [[nodiscard]] Error misfit(const Argument& expected) const;
    [[nodiscard]] bool atEnd() const { return m_next == m_tokens.size(); }

    bool word(std::string_view wanted); ///< takes it if it comes next
    Status require(std::string_view wanted);
    Status code(std::string& into);
    Status name(Edit& edit); ///< one text
    void texts(Edit& edit);  ///< as many as there are
    Status optionalCode(Edit& edit);
    Status optionalLanguage(Edit& edit);

    Status add(Edit& edit);
    Status rename(Edit& edit);
    Status recode(Edit& edit);
    Status define(Edit& edit);
    Status move(Edit& edit);
    Status merge(Edit& edit);
    Status split(Edit& edit);
    Status retire(Edit& edit);
    Status restore(Edit& edit);

    std::string_view m_line;
    std::vector<Token> m_tokens;
    std::size_t m_next = 0;
};

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

Error EditLine::misfit(const Argument& expected) const
{
    const Argument found =
        atEnd() ? Argument(Reason::EndOfLine) : Argument(Message{Reason::Quoted, {m_tokens[m_next].text}});
    return Error{Errc::Invalid, Reason::EditExpected, {m_line, found, expected}};
}

Status EditLine::quotedText(std::size_t& at)
{
    std::string text;
    for (++at; at < m_line.size() && m_line[at] != '"'; ++at) {
        if (m_line[at] != '\\') {
            text += m_line[at];
            continue;
        }
        ++at;
        const char escaped = at < m_line.size() ? m_line[at] : '\0';
        if (escaped != '"' && escaped != '\\' && escaped != 'n' && escaped != 't') {
            return Error{Errc::Invalid, Reason::EditEscape, {m_line}};
        }
        text += escaped == 'n' ? '\n' : escaped == 't' ? '\t' : escaped;
    }
    if (at >= m_line.size()) {
        return Error{Errc::Invalid, Reason::EditTextOpen, {m_line}};
    }
    ++at;
    m_tokens.push_back(Token{std::move(text), true});
    return {};
}

Status EditLine::tokens()
{
    for (std::size_t at = 0; at < m_line.size();) {
        if (isBlank(m_line[at])) {
            ++at;
        } else if (m_line[at] == '"') {
            ACCORD_CHECK(quotedText(at));
        } else {
            const std::size_t begin = at;
            while (at < m_line.size() && !isBlank(m_line[at]) && m_line[at] != '"') {
                ++at;
            }
            m_tokens.push_back(Token{std::string(m_line.substr(begin, at - begin)), false});
        }
    }
    return {};
}

bool EditLine::word(std::string_view wanted)
{
    const bool found = !atEnd() && !m_tokens[m_next].quoted && text::equalsIgnoringCase(m_tokens[m_next].text, wanted);
    m_next += found ? 1U : 0U;
    return found;
}

Status EditLine::require(std::string_view wanted)
{
    return word(wanted) ? Status() : misfit(Message{Reason::Quoted, {wanted}});
}

Status EditLine::code(std::string& into)
{
    if (atEnd() || text::trimmed(m_tokens[m_next].text).empty()) {
        return misfit(Reason::CategoryCode);
    }
    into = std::string(text::trimmed(m_tokens[m_next++].text));
    return {};
}

Status EditLine::name(Edit& edit)
{
    if (atEnd() || !m_tokens[m_next].quoted) {
        return misfit(Reason::NameInQuotes);
    }
    edit.texts.push_back(m_tokens[m_next++].text);
    return {};
}

void EditLine::texts(Edit& edit)
{
    while (!atEnd() && m_tokens[m_next].quoted) {
        edit.texts.push_back(m_tokens[m_next++].text);
    }
}

Status EditLine::optionalCode(Edit& edit)
{
    return word("as") ? code(edit.code) : Status();
}

Status EditLine::optionalLanguage(Edit& edit)
{
    if (!word("in")) {
        return {};
    }
    if (atEnd() || !isLanguage(m_tokens[m_next].text)) {
        return misfit(Reason::LanguageTag);
    }
    edit.language = m_tokens[m_next++].text;
    return {};
}

Status EditLine::add(Edit& edit)
{
    edit.kind = EditKind::Add;
    if (word("type")) {
        edit.level = Level::Type;
    } else if (word("theme")) {
        edit.level = Level::Theme;
    } else if (word("subtheme") || word("sub-theme")) {
        edit.level = Level::Subtheme;
    } else {
        return misfit(Reason::LevelName);
    }
    if (edit.level != Level::Type) {
        ACCORD_CHECK(code(edit.category));
    }
    ACCORD_CHECK(name(edit));
    return optionalCode(edit);
}

Status EditLine::rename(Edit& edit)
{
    edit.kind = EditKind::Rename;
    ACCORD_CHECK(code(edit.category));
    ACCORD_CHECK(name(edit));
    return optionalLanguage(edit);
}

Status EditLine::recode(Edit& edit)
{
    edit.kind = EditKind::Recode;
    ACCORD_CHECK(code(edit.category));
    ACCORD_CHECK(require("as"));
    return code(edit.code);
}

Status EditLine::define(Edit& edit)
{
    edit.kind = EditKind::Define;
    ACCORD_CHECK(code(edit.category));
    if (atEnd()) {
        return misfit(Reason::AField);
    }
    const Result<Field> field = fieldNamed(m_tokens[m_next].text);
    if (!field.ok()) {
        return Error{Errc::Invalid, Reason::EditRefused, {m_line, field.error()}};
    }
    ++m_next;
    edit.field = *field;
    texts(edit);
    if (!isList(edit.field) && edit.texts.size() != 1) {
        return misfit(Reason::OneText);
    }
    if (!isList(edit.field) && edit.texts.front().empty()) {
        edit.texts.clear();
    }
    ACCORD_CHECK(optionalLanguage(edit));
    edit.meaning = word("meaning");
    if (!edit.meaning) {
        (void)word("minor");
    }
    return {};
}

Status EditLine::move(Edit& edit)
{
    edit.kind = EditKind::Move;
    ACCORD_CHECK(code(edit.category));
    ACCORD_CHECK(require("to"));
    if (!word("top")) {
        ACCORD_CHECK(code(edit.target));
    }
    return optionalCode(edit);
}

Status EditLine::merge(Edit& edit)
{
    edit.kind = EditKind::Merge;
    ACCORD_CHECK(code(edit.category));
    ACCORD_CHECK(require("into"));
    return code(edit.target);
}

Status EditLine::split(Edit& edit)
{
    edit.kind = EditKind::Split;
    ACCORD_CHECK(code(edit.category));
    ACCORD_CHECK(require("into"));
    texts(edit);
    return edit.texts.size() < 2 ? Status(misfit(Reason::TwoNames)) : Status();
}

Status EditLine::retire(Edit& edit)
{
    edit.kind = EditKind::Retire;
    return code(edit.category);
}

Status EditLine::restore(Edit& edit)
{
    edit.kind = EditKind::Restore;
    ACCORD_CHECK(code(edit.category));
    return optionalCode(edit);
}

Result<Edit> EditLine::edit()
{
    constexpr std::array<std::pair<std::string_view, ReadEdit>, 9> kRules{{{"add", &EditLine::add},
                                                                           {"rename", &EditLine::rename},
                                                                           {"recode", &EditLine::recode},
                                                                           {"define", &EditLine::define},
                                                                           {"move", &EditLine::move},
                                                                           {"merge", &EditLine::merge},
                                                                           {"split", &EditLine::split},
                                                                           {"retire", &EditLine::retire},
                                                                           {"restore", &EditLine::restore}}};
    if (text::invalidUtf8At(m_line)) {
        return Error{Errc::Invalid, Reason::EditNotUtf8};
    }
    ACCORD_CHECK(tokens());
    for (const auto& [verb, rule] : kRules) {
        if (word(verb)) {
            Edit edit;
            ACCORD_CHECK((this->*rule)(edit));
            return atEnd() ? Result<Edit>(std::move(edit)) : Result<Edit>(misfit(Reason::EndOfLine));
        }
    }
    return misfit(Reason::EditVerb);
}

} // namespace

Result<Edit> parseEdit(std::string_view line)
{
    return EditLine(text::trimmed(line)).edit();
}

Result<std::vector<Edit>> parseEdits(std::string_view lines)
{
    std::vector<Edit> edits;
    for (const std::string_view each : text::split(lines, '\n')) {
        const std::string_view line = text::trimmed(each);
        if (line.empty() || line.front() == '#') {
            continue;
        }
        Result<Edit> edit = parseEdit(line);
        if (!edit.ok()) {
            return Error{edit.error().code, Reason::EditLine, {edits.size() + 1, edit.error()}};
        }
        edits.push_back(std::move(edit).value());
    }
    return edits;
}

} // namespace accord::taxonomy
