// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/category.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace accord::taxonomy {

/// What can be done to the codebook. See Edit for how each is written.
enum class EditKind : std::uint8_t {
    Add,     ///< add theme C "Name" [as C.12]; add type "Name" [as D]; add subtheme C.9 "Name"
    Rename,  ///< rename C.7 "New name" [in zh-CN]
    Recode,  ///< recode C.7 as C.17
    Define,  ///< define C.7 definition "What it says now" [in zh-CN] [minor|meaning]
    Move,    ///< move C.9.iv to C.6 [as C.6.vi]; move C.9 to top
    Merge,   ///< merge C.7 into C.6
    Split,   ///< split C.7 into "One part" "Another part"
    Retire,  ///< retire C.9
    Restore, ///< restore C.9 [as C.19]
};

/// A field of the codebook that `define` sets. Those in the plural take any number of texts, none to empty them.
enum class Field : std::uint8_t {
    Definition,
    UseWhen,
    NotWhen,
    Examples,
    CounterExamples,
    Synonyms,
    Notes,
    Summary, ///< of a type: "intent", "expectation", "symptom" or ""
};

/// All of them, in the order in which they are shown.
inline constexpr std::array<Field, 8> kFields{Field::Definition,      Field::UseWhen,  Field::NotWhen, Field::Examples,
                                              Field::CounterExamples, Field::Synonyms, Field::Notes,   Field::Summary};

/// One edit of the codebook. It is one line of text: a word that says what to do, codes (or identifiers, also of
/// retired categories whose code another one has now), and texts in double quotes, in which \" \\ \n and \t stand for a
/// quote, a backslash, a new line and a tab. What does not belong to its kind stays empty.
///
/// What each does to other categories: `move`, `recode` and `merge` take along what is below (after a merge the
/// children of the one are children of the other, which then must be on the same level); codes follow the place.
/// `retire` retires what is below as well; `restore` brings back one category. `split` makes new categories beside the
/// old one, which is retired; children go to the first part, from where `move` brings them to others.
struct Edit
{
    EditKind kind = EditKind::Add;
    std::string category;            ///< its code or identifier; of `add` the parent, empty for a type
    std::string target;              ///< of `move` the new parent (empty: the top), of `merge` the category that stays
    Level level = Level::Type;       ///< of `add`
    std::string code;                ///< of `add`, `recode`, `move`, `restore`: the new code; empty: the next free one
    Field field = Field::Definition; ///< of `define`
    std::vector<std::string> texts;  ///< of `add`, `rename`: the name; of `define`: the words; of `split`: the names
    bool meaning = false;            ///< of `define`: labels given under the old words are to be looked at again
    std::string language{};          ///< of `rename`, `define`: the translation that changes; empty: its own words

    bool operator==(const Edit&) const = default;
};

std::string_view fieldName(Field field); ///< "definition", "use_when", "not_when", "examples", "counter_examples", ...
Result<Field> fieldNamed(std::string_view name); ///< Errc::Invalid names all
bool isList(Field field);
bool isTranslated(Field field); ///< notes and summary are the same in every language

/// What the category says in the field, in its own words or in a translation (not completed by its own words); one text
/// for a field that is no list, none where it is empty.
std::vector<std::string> textsOf(const Category& category, Field field, std::string_view language = {});

/// Makes the field say that. Errc::Invalid for a summary that there is not, or of another category than a type; notes
/// and summary have no translation.
Status setTexts(Category& category, Field field, const std::vector<std::string>& texts, std::string_view language = {});

/// The name in a translation, empty where it has none; and what changes it. An emptied translation goes.
std::string translatedName(const Category& category, std::string_view language);
void setTranslatedName(Category& category, std::string_view language, const std::string& name);

/// One line. Errc::Invalid with the line, what was found and what was expected.
Result<Edit> parseEdit(std::string_view line);

/// The line that parseEdit() reads as this edit.
std::string editText(const Edit& edit);

/// Many lines; empty ones and those that begin with # say nothing. Errors have "line 3: " before the line, where those
/// that say nothing are not counted.
Result<std::vector<Edit>> parseEdits(std::string_view lines);
std::string editsText(const std::vector<Edit>& edits); ///< each with a line end

} // namespace accord::taxonomy
