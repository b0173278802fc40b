// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/labels/recipe.h"

#include "core/base/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <set>

namespace accord::exchange {
namespace {

using RecipeJson = nlohmann::ordered_json;

constexpr int kRecipeVersion = 1;

std::vector<std::string> namesOfRoles()
{
    std::vector<std::string> names;
    for (const auto& [name, role] : kColumnRoles) {
        names.emplace_back(name);
    }
    return names;
}

Result<std::size_t> placeOf(const LabelColumns& columns, const std::string& wanted, const std::string& file)
{
    std::vector<std::string> headers;
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < columns.columns.size(); ++i) {
        headers.push_back(columns.columns[i].header);
        if (text::equalsIgnoringCase(headers.back(), text::trimmed(wanted))) {
            found.push_back(i);
        }
    }
    if (found.size() > 1) {
        return Error{Errc::Ambiguous, Reason::ColumnTwice, {file, wanted}};
    }
    if (!found.empty()) {
        return found.front();
    }
    std::size_t number = 0;
    const char* const end = wanted.data() + wanted.size();
    if (wanted.starts_with('#') && std::from_chars(wanted.data() + 1, end, number).ptr == end && number > 0 &&
        number <= headers.size()) {
        return number - 1;
    }
    return Error{Errc::NotFound, Reason::ColumnUnknown, {wanted, headers}};
}

/// Reads the members of a recipe; what is wrong first is kept.
class RecipeMembers
{
public:
    RecipeMembers(const RecipeJson& object, std::string& problem)
        : m_object(object)
        , m_problem(problem)
    {}

    template <class Value>
    void take(const char* key, Value& value)
    {
        m_known.insert(key);
        const auto found = m_object.find(key);
        if (!m_object.is_object() || found == m_object.end()) {
            return;
        }
        const auto isText = [](const RecipeJson& each) { return each.is_string(); };
        bool fits = false;
        if constexpr (std::is_same_v<Value, bool>) {
            fits = found->is_boolean();
        } else if constexpr (std::is_integral_v<Value>) {
            fits = found->is_number_unsigned() && found->template get<std::uint64_t>() <= 1000;
        } else if constexpr (std::is_same_v<Value, std::string>) {
            fits = found->is_string();
        } else {
            fits = found->is_array() && std::ranges::all_of(*found, isText);
        }
        if (fits) {
            value = found->template get<Value>();
        } else {
            note(key);
        }
    }

    // An array that is read elsewhere.
    RecipeJson list(const char* key)
    {
        m_known.insert(key);
        const auto found = m_object.find(key);
        if (found != m_object.end() && !found->is_array()) {
            note(key);
            return RecipeJson::array();
        }
        return found == m_object.end() ? RecipeJson::array() : *found;
    }

    void note(const std::string& problem) { m_problem = m_problem.empty() ? problem : m_problem; }

    // A key that is not known would be an answer that gets lost.
    void finish()
    {
        for (const auto& [key, value] : m_object.items()) {
            if (!m_known.contains(key)) {
                note(key);
            }
        }
    }

private:
    const RecipeJson& m_object;
    std::string& m_problem;
    std::set<std::string> m_known;
};

} // namespace

Result<ColumnChoice> columnChoice(std::string_view text)
{
    const std::size_t equals = text.rfind('=');
    const std::string_view told = equals == std::string_view::npos ? "" : text::trimmed(text.substr(equals + 1));
    const std::size_t colon = told.find(':');
    const auto role = roleNamed(text::trimmed(told.substr(0, colon)));
    const std::string_view person =
        colon == std::string_view::npos ? std::string_view() : text::trimmed(told.substr(colon + 1));
    if (!role || equals == 0 || (!person.empty() && *role != ColumnRole::Annotator)) {
        return Error{Errc::Invalid, Reason::ColumnRoleUnknown, {text, namesOfRoles()}};
    }
    return ColumnChoice{std::string(text::trimmed(text.substr(0, equals))), *role, std::string(person)};
}

Status choose(LabelColumns& columns, const std::vector<ColumnChoice>& choices, const std::string& file)
{
    for (LabelColumn& column : columns.columns) {
        const bool chosen =
            std::ranges::any_of(choices, [&column](const ColumnChoice& choice) { return choice.role == column.role; });
        // Whoever says what columns are knows of the others.
        column.role = chosen || column.role == ColumnRole::Ignored ? ColumnRole::Skipped : column.role;
    }
    for (const ColumnChoice& choice : choices) {
        ACCORD_TRY(const std::size_t place, placeOf(columns, choice.column, file));
        LabelColumn& column = columns.columns[place];
        column.role = choice.role;
        column.person = choice.person;
        column.doubtful = false;
    }
    return {};
}

std::string recipeText(const LabelRecipe& recipe)
{
    const LabelReading& reading = recipe.reading;
    RecipeJson columns = RecipeJson::array();
    for (const ColumnChoice& choice : recipe.columns) {
        RecipeJson column{{"column", choice.column}, {"role", roleName(choice.role)}};
        if (!choice.person.empty()) {
            column["person"] = choice.person;
        }
        columns.push_back(std::move(column));
    }
    RecipeJson replaced = RecipeJson::array();
    for (const auto& [label, other] : reading.replaced) {
        replaced.push_back({label, other});
    }
    RecipeJson json{{"recipe", kRecipeVersion},
                    {"sheet", reading.table.sheet},
                    {"encoding", reading.table.encoding},
                    {"separator", reading.table.separator},
                    {"heading_lines", reading.table.headingLines},
                    {"lines_below", reading.table.linesBelow},
                    {"exact", reading.exact},
                    {"columns", std::move(columns)},
                    {"missing", reading.missing},
                    {"labels", std::move(replaced)},
                    {"one_spelling", reading.oneSpelling},
                    {"new_categories", reading.newCategories},
                    {"levels", reading.levels},
                    {"group", reading.group},
                    {"person_per_file", reading.personPerFile}};
    if (reading.blank) {
        json["blank"] = *reading.blank;
    }
    return json.dump(2) + "\n";
}

Result<LabelRecipe> recipeIn(std::string_view text, const std::string& name)
{
    const auto json = RecipeJson::parse(text, nullptr, false);
    const auto unsound = [&name](const std::string& what) {
        return Error{Errc::BadSyntax, Reason::RecipeUnsound, {name, what}};
    };
    if (!json.is_object() || json.value("recipe", RecipeJson()) != kRecipeVersion) {
        return unsound("recipe");
    }
    LabelRecipe recipe;
    LabelReading& reading = recipe.reading;
    std::string problem;
    int version = 0;
    RecipeMembers members(json, problem);
    members.take("recipe", version);
    members.take("sheet", reading.table.sheet);
    members.take("encoding", reading.table.encoding);
    members.take("separator", reading.table.separator);
    members.take("heading_lines", reading.table.headingLines);
    members.take("lines_below", reading.table.linesBelow);
    members.take("exact", reading.exact);
    members.take("missing", reading.missing);
    members.take("one_spelling", reading.oneSpelling);
    members.take("new_categories", reading.newCategories);
    members.take("levels", reading.levels);
    members.take("group", reading.group);
    members.take("person_per_file", reading.personPerFile);
    std::string blank;
    members.take("blank", blank);
    reading.blank = json.contains("blank") ? std::optional(blank) : std::nullopt;
    for (const RecipeJson& each : members.list("labels")) {
        std::vector<std::string> pair;
        const RecipeJson holder{{"labels", each}};
        RecipeMembers(holder, problem).take("labels", pair);
        if (pair.size() != 2) {
            members.note("labels");
            continue;
        }
        reading.replaced.emplace_back(pair[0], pair[1]);
    }
    for (const RecipeJson& each : members.list("columns")) {
        ColumnChoice choice;
        std::string role;
        RecipeMembers column(each, problem);
        column.take("column", choice.column);
        column.take("role", role);
        column.take("person", choice.person);
        column.finish();
        const auto known = roleNamed(role);
        if (!known || choice.column.empty()) {
            return unsound("columns");
        }
        choice.role = *known;
        recipe.columns.push_back(std::move(choice));
    }
    members.finish();
    const bool unknownWord = (!reading.table.encoding.empty() && !format::encodingNamed(reading.table.encoding)) ||
                             (!reading.table.separator.empty() && !format::separatorNamed(reading.table.separator));
    if (unknownWord || reading.table.headingLines == 0) {
        members.note("encoding, separator, heading_lines");
    }
    return problem.empty() ? Result<LabelRecipe>(std::move(recipe)) : unsound(problem);
}

} // namespace accord::exchange
