// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/taxonomy_json.h"

#include "core/base/text.h"
#include "core/format/json_depth.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace accord::format {

std::string typeName(const nlohmann::json& value)
{
    return value.is_object()    ? "an object"
           : value.is_array()   ? "an array"
           : value.is_string()  ? "text"
           : value.is_number()  ? "a number"
           : value.is_boolean() ? "true or false"
                                : "null";
}

void Fields::complain(std::string complaint)
{
    if (m_complaint.empty()) {
        m_complaint = std::move(complaint);
    }
}

void Fields::allowOnly(std::span<const std::string_view> known)
{
    for (const auto& [key, value] : m_object.items()) {
        if (std::ranges::find(known, key) == known.end()) {
            complain("has the property \"" + key + "\", which the schema does not know");
        }
    }
}

std::string Fields::text(const char* key)
{
    const nlohmann::json* value = find(key);
    if (value == nullptr) {
        return {};
    }
    if (!value->is_string()) {
        misfit(key, *value, "text");
        return {};
    }
    return value->get<std::string>();
}

std::vector<std::string> Fields::texts(const char* key)
{
    std::vector<std::string> result;
    const nlohmann::json* value = find(key);
    if (value == nullptr) {
        return result;
    }
    if (!value->is_array()) {
        misfit(key, *value, "an array of texts");
        return result;
    }
    for (const nlohmann::json& element : *value) {
        if (!element.is_string()) {
            misfit(key, element, "text");
            return result;
        }
        result.push_back(element.get<std::string>());
    }
    return result;
}

bool Fields::flag(const char* key)
{
    const nlohmann::json* value = find(key);
    if (value != nullptr && !value->is_boolean()) {
        misfit(key, *value, "true or false");
        return false;
    }
    return value != nullptr && value->get<bool>();
}

Uuid Fields::uuid(const char* key)
{
    const std::string written = text(key);
    const auto uuid = Uuid::parse(written);
    if (!written.empty() && !uuid) {
        complain("found \"" + written + "\" in \"" + key + "\", expected a UUID");
    }
    return uuid.value_or(Uuid{});
}

std::vector<Uuid> Fields::uuids(const char* key)
{
    std::vector<Uuid> result;
    for (const std::string& written : texts(key)) {
        const auto uuid = Uuid::parse(written);
        if (!uuid) {
            complain("found \"" + written + "\" in \"" + key + "\", expected a UUID");
            return {};
        }
        result.push_back(*uuid);
    }
    return result;
}

std::int64_t Fields::number(const char* key, std::int64_t most)
{
    const nlohmann::json* value = find(key);
    if (value == nullptr) {
        return 0;
    }
    // Compared as what it was written: a number above the greatest signed one is unsigned.
    const bool fits = value->is_number_unsigned() && value->get<std::uint64_t>() <= static_cast<std::uint64_t>(most);
    if (!fits) {
        complain("found " + value->dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + " in \"" + key +
                 "\", expected a whole number from 0 to " + std::to_string(most));
        return 0;
    }
    return static_cast<std::int64_t>(value->get<std::uint64_t>());
}

SummaryKind Fields::summary(const char* key)
{
    const std::string written = text(key);
    for (const auto& [name, kind] : kSummaryKinds) {
        if (name == written) {
            return kind;
        }
    }
    if (!written.empty()) {
        complain("found \"" + written + "\" in \"" + key + "\", expected intent, expectation or symptom");
    }
    return SummaryKind::None;
}

const nlohmann::json* Fields::find(const char* key) const
{
    const auto found = m_object.find(key);
    return found == m_object.end() || found->is_null() ? nullptr : &*found;
}

void Fields::misfit(const char* key, const nlohmann::json& value, const char* expected)
{
    complain("found " + typeName(value) + " in \"" + key + "\", expected " + expected);
}

namespace {

using Json = nlohmann::json;

// The lines on which the categories start: the objects within the array within the outermost object.
std::vector<std::size_t> categoryLines(std::string_view text)
{
    std::vector<std::size_t> lines;
    std::size_t line = 1;
    std::size_t depth = 0;
    bool inString = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        line += c == '\n' ? 1U : 0U;
        if (inString) {
            at += c == '\\' ? 1U : 0U;
            inString = c != '"';
        } else if (c == '"') {
            inString = true;
        } else if (c == '{' || c == '[') {
            ++depth;
            if (c == '{' && depth == 3) {
                lines.push_back(line);
            }
        } else if (c == '}' || c == ']') {
            --depth;
        }
    }
    return lines;
}

// One file while it is read: it knows where its categories stand.
class Reading
{
public:
    Reading(std::string_view text, std::string_view file)
        : m_text(text)
        , m_file(file)
    {}

    Result<TaxonomyFile> run();

private:
    [[nodiscard]] Result<Json> parse() const;
    [[nodiscard]] Status checkHead(const Json& root) const;
    Result<Category> category(const Json& element, std::size_t index) const;
    Status checkIdentity(const std::vector<Category>& categories);
    Status placeLevels(std::vector<Category>& categories) const;
    [[nodiscard]] Error broken(std::size_t index, const std::string& code, const std::string& rule) const;
    [[nodiscard]] std::string place(std::size_t index) const;

    std::string_view m_text;
    std::string m_file;
    std::vector<std::size_t> m_lines;
    std::unordered_map<Uuid, std::size_t> m_byUuid;
};

std::string Reading::place(std::size_t index) const
{
    return index < m_lines.size() ? m_file + ":" + std::to_string(m_lines[index]) : m_file;
}

Error Reading::broken(std::size_t index, const std::string& code, const std::string& rule) const
{
    return code.empty() ? Error{Errc::BadTaxonomy, place(index), rule}
                        : Error{Errc::BadTaxonomy, code, rule + " (" + place(index) + ")"};
}

Result<Json> Reading::parse() const
{
    const auto lineOf = [&](std::size_t at) {
        return m_file + ":" + std::to_string(1 + std::ranges::count(m_text.substr(0, at), '\n'));
    };
    if (m_text.size() > kLargestTaxonomy) {
        return Error{Errc::BadSyntax, m_file, "found more than 16 MB, expected a taxonomy"};
    }
    if (const auto deep = tooDeepAt(m_text)) {
        return Error{Errc::BadSyntax, lineOf(*deep),
                     "found more than " + std::to_string(kDeepestJson) + " objects and arrays within each other"};
    }
    if (const auto bad = text::invalidUtf8At(m_text)) {
        return Error{Errc::BadEncoding, lineOf(*bad), "found bytes that are not UTF-8"};
    }
    try {
        return Json::parse(m_text);
    } catch (const Json::parse_error& error) {
        const bool ended = error.byte > m_text.size();
        return Error{Errc::BadSyntax, lineOf(error.byte),
                     ended ? "found the end of the file, expected the rest of the taxonomy"
                           : "found text that is no JSON at byte " + std::to_string(error.byte) + ", expected JSON"};
    } catch (const Json::out_of_range&) {
        return Error{Errc::BadSyntax, m_file, "found a number that is too large, expected a taxonomy"};
    }
}

Status Reading::checkHead(const Json& root) const
{
    if (!root.is_object()) {
        return Error{Errc::BadTaxonomy, m_file, "found " + typeName(root) + ", expected an object"};
    }
    const auto format = root.find("format");
    if (format == root.end() || *format != kTaxonomyFormat) {
        return Error{Errc::BadTaxonomy, m_file, "needs \"format\": \"" + std::string(kTaxonomyFormat) + "\""};
    }
    const auto version = root.find("version");
    if (version == root.end() || !version->is_number_integer() || version->get<std::int64_t>() < 1) {
        return Error{Errc::BadTaxonomy, m_file, "needs \"version\": " + std::to_string(kTaxonomyVersion)};
    }
    if (version->get<std::int64_t>() > kTaxonomyVersion) {
        return Error{Errc::TooNew, m_file, version->dump() + "/" + std::to_string(kTaxonomyVersion)};
    }
    Fields fields(root);
    fields.allowOnly(kTaxonomyProperties);
    const auto categories = root.find("categories");
    if (categories == root.end() || !categories->is_array()) {
        fields.complain("needs an array \"categories\"");
    }
    return fields.complaint().empty() ? Status() : Error{Errc::BadTaxonomy, m_file, fields.complaint()};
}

Result<Category> Reading::category(const Json& element, std::size_t index) const
{
    if (!element.is_object()) {
        return Error{Errc::BadTaxonomy, m_file,
                     "found " + typeName(element) + " in \"categories\", expected an object"};
    }
    Fields fields(element);
    Category category;
    category.code = fields.text("code");
    category.uuid = fields.uuid("id");
    category.parent = fields.uuid("parent");
    category.name = fields.text("name");
    category.definition = fields.text("definition");
    category.useWhen = fields.text("useWhen");
    category.notWhen = fields.text("notWhen");
    category.examples = fields.texts("examples");
    category.counterExamples = fields.texts("counterExamples");
    category.synonyms = fields.texts("synonyms");
    category.notes = fields.text("notes");
    category.summaryKind = fields.summary("summary");
    category.retired = fields.flag("retired");
    category.mergedInto = fields.uuid("mergedInto");
    category.splitInto = fields.uuids("splitInto");
    category.meaning = fields.number("meaning", kGreatestMeaning);
    fields.allowOnly(kCategoryProperties);
    for (const auto& [key, missing] :
         {std::pair("id", category.uuid.isNull()), std::pair("code", text::trimmed(category.code).empty()),
          std::pair("name", text::trimmed(category.name).empty())}) {
        if (missing) {
            fields.complain("needs \"" + std::string(key) + "\"");
        }
    }
    if (!category.parent.isNull() && category.summaryKind != SummaryKind::None) {
        fields.complain("has a \"summary\", which only types have");
    }
    if (!fields.complaint().empty()) {
        return broken(index, category.code, fields.complaint());
    }
    return category;
}

Status Reading::checkIdentity(const std::vector<Category>& categories)
{
    std::unordered_map<std::string, std::size_t> codes;
    for (std::size_t i = 0; i < categories.size(); ++i) {
        const Category& category = categories[i];
        if (const auto [first, added] = m_byUuid.emplace(category.uuid, i); !added) {
            return broken(i, category.code,
                          "its id is that of " + categories[first->second].code + " on " + place(first->second));
        }
        if (category.retired) {
            continue;
        }
        if (const auto [first, added] = codes.emplace(text::lowerAscii(category.code), i); !added) {
            return broken(i, category.code, "the code occurs twice, first on " + place(first->second));
        }
    }
    return {};
}

// The level of a category is the number of steps to the root. More than three steps are too many; as many steps as
// there are categories are a cycle.
Status Reading::placeLevels(std::vector<Category>& categories) const
{
    for (std::size_t i = 0; i < categories.size(); ++i) {
        Category& category = categories[i];
        std::size_t level = 1;
        std::string path = category.code;
        for (const Category* above = &category; !above->parent.isNull(); ++level) {
            const auto parent = m_byUuid.find(above->parent);
            if (parent == m_byUuid.end()) {
                const auto index = m_byUuid.at(above->uuid);
                return broken(index, above->code, "its parent " + above->parent.text() + " is not in the taxonomy");
            }
            above = &categories[parent->second];
            if (above == &category) {
                return broken(i, category.code, "is its own ancestor: " + path + " < " + category.code);
            }
            if (level > categories.size()) {
                break; // it leads into a cycle, which is told at one of the categories in it
            }
            path += level < 10 ? " < " + above->code : std::string();
        }
        if (level > 3 && level <= categories.size()) {
            return broken(i, category.code, "is deeper than three levels: " + path);
        }
        category.level = static_cast<Level>(std::min<std::size_t>(level, 3));
    }
    return {};
}

Result<TaxonomyFile> Reading::run()
{
    ACCORD_TRY(const Json root, parse());
    ACCORD_CHECK(checkHead(root));
    m_lines = categoryLines(m_text);
    TaxonomyFile result;
    Fields head(root);
    result.name = head.text("name");
    if (!head.complaint().empty()) {
        return Error{Errc::BadTaxonomy, m_file, head.complaint()};
    }
    std::vector<Category> categories;
    for (const Json& element : root["categories"]) {
        ACCORD_TRY(Category read, category(element, categories.size()));
        categories.push_back(std::move(read));
    }
    ACCORD_CHECK(checkIdentity(categories));
    ACCORD_CHECK(placeLevels(categories));
    ACCORD_TRY(result.taxonomy, Taxonomy::build(std::move(categories)));
    return result;
}

} // namespace

Result<TaxonomyFile> readTaxonomy(std::string_view text, std::string_view file)
{
    if (text.starts_with("\xEF\xBB\xBF")) {
        text.remove_prefix(3);
    }
    return Reading(text, file).run();
}

namespace {

void addFate(const Category& category, nlohmann::ordered_json& json)
{
    if (category.retired) {
        json["retired"] = true;
    }
    if (!category.mergedInto.isNull()) {
        json["mergedInto"] = category.mergedInto.text();
    }
    for (const Uuid& part : category.splitInto) {
        json["splitInto"].push_back(part.text());
    }
    if (category.meaning != 0) {
        json["meaning"] = category.meaning;
    }
}

nlohmann::ordered_json written(const Category& category)
{
    nlohmann::ordered_json json;
    json["id"] = category.uuid.text();
    json["parent"] =
        category.parent.isNull() ? nlohmann::ordered_json() : nlohmann::ordered_json(category.parent.text());
    json["code"] = category.code;
    json["name"] = category.name;
    for (const auto& [key, value] :
         {std::pair("definition", &category.definition), std::pair("useWhen", &category.useWhen),
          std::pair("notWhen", &category.notWhen)}) {
        if (!value->empty()) {
            json[key] = *value;
        }
    }
    for (const auto& [key, values] :
         {std::pair("examples", &category.examples), std::pair("counterExamples", &category.counterExamples),
          std::pair("synonyms", &category.synonyms)}) {
        if (!values->empty()) {
            json[key] = *values;
        }
    }
    if (!category.notes.empty()) {
        json["notes"] = category.notes;
    }
    for (const auto& [name, kind] : kSummaryKinds) {
        if (category.summaryKind == kind) {
            json["summary"] = name;
        }
    }
    addFate(category, json);
    return json;
}

} // namespace

std::string writeTaxonomy(const Taxonomy& taxonomy, std::string_view name)
{
    nlohmann::ordered_json root;
    root["format"] = kTaxonomyFormat;
    root["version"] = kTaxonomyVersion;
    root["name"] = name;
    root["categories"] = nlohmann::ordered_json::array();
    for (const Category& category : taxonomy.categories()) {
        root["categories"].push_back(written(category));
    }
    return root.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

} // namespace accord::format
