// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/taxonomy/edits/edit.h"

#include <algorithm>
#include <array>
#include <utility>

namespace accord::taxonomy {
namespace {

constexpr std::array<std::pair<std::string_view, Field>, 8> kFields{{{"definition", Field::Definition},
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
    return kFields[static_cast<std::size_t>(field)].first;
}

Result<Field> fieldNamed(std::string_view name)
{
    std::string all;
    for (const auto& [word, field] : kFields) {
        if (word == name) {
            return field;
        }
        all += (all.empty() ? "" : ", ") + std::string(word);
    }
    return Error{Errc::Invalid, "field \"" + std::string(name) + "\"", "the fields are " + all};
}

bool isList(Field field)
{
    return field == Field::Examples || field == Field::CounterExamples || field == Field::Synonyms;
}

std::vector<std::string> textsOf(const Category& category, Field field)
{
    const auto one = [](const std::string& text) {
        return text.empty() ? std::vector<std::string>() : std::vector<std::string>{text};
    };
    switch (field) {
    case Field::Definition:
        return one(category.definition);
    case Field::UseWhen:
        return one(category.useWhen);
    case Field::NotWhen:
        return one(category.notWhen);
    case Field::Examples:
        return category.examples;
    case Field::CounterExamples:
        return category.counterExamples;
    case Field::Synonyms:
        return category.synonyms;
    case Field::Notes:
        return one(category.notes);
    case Field::Summary:
        return one(std::string(kSummaries[static_cast<std::size_t>(category.summaryKind)]));
    }
    return {};
}

std::string editText(const Edit& edit)
{
    const std::string category = " " + code(edit.category);
    switch (edit.kind) {
    case EditKind::Add:
        return "add " + levelWord(edit.level) + (edit.level == Level::Type ? "" : category) + names(edit) +
               asCode(edit);
    case EditKind::Rename:
        return "rename" + category + names(edit);
    case EditKind::Recode:
        return "recode" + category + asCode(edit);
    case EditKind::Define:
        return "define" + category + " " + std::string(fieldName(edit.field)) + names(edit) +
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

} // namespace accord::taxonomy
