// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/taxonomy_json.h"

#include "core/base/reason.h"
#include "core/base/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace accord::format {

void Fields::complain(Message complaint)
{
    if (!m_complaint) {
        m_complaint = std::move(complaint);
    }
}

void Fields::allowOnly(std::span<const std::string_view> known)
{
    if (const auto key = unknown(known)) {
        complain({Reason::PropertyUnknown, {*key}});
    }
}

std::vector<std::string> Fields::texts(const char* key)
{
    std::vector<std::string> result;
    const nlohmann::json* value = present(key);
    value = expect(key, value, value != nullptr && value->is_array(), Reason::AnArrayOfTexts);
    if (value == nullptr) {
        return result;
    }
    for (const nlohmann::json& element : *value) {
        if (expect(key, &element, element.is_string(), Reason::SomeText) == nullptr) {
            return result;
        }
        result.push_back(element.get<std::string>());
    }
    return result;
}

Uuid Fields::uuid(const char* key)
{
    const std::string written = text(key);
    const auto uuid = Uuid::parse(written);
    if (!written.empty() && !uuid) {
        complain({Reason::UnexpectedInKey, {Message{Reason::Quoted, {written}}, key, Reason::AUuid}});
    }
    return uuid.value_or(Uuid{});
}

std::vector<Uuid> Fields::uuids(const char* key)
{
    std::vector<Uuid> result;
    for (const std::string& written : texts(key)) {
        const auto uuid = Uuid::parse(written);
        if (!uuid) {
            complain({Reason::UnexpectedInKey, {Message{Reason::Quoted, {written}}, key, Reason::AUuid}});
            return {};
        }
        result.push_back(*uuid);
    }
    return result;
}

std::int64_t Fields::number(const char* key, std::int64_t most)
{
    const nlohmann::json* value = present(key);
    if (value == nullptr) {
        return 0;
    }
    // Compared as what it was written: a number above the greatest signed one is unsigned.
    const bool fits = value->is_number_unsigned() && value->get<std::uint64_t>() <= static_cast<std::uint64_t>(most);
    if (!fits) {
        complain({Reason::UnexpectedInKey,
                  {value->dump(-1, ' ', false, nlohmann::json::error_handler_t::replace), key,
                   Message{Reason::WholeNumberTo, {most}}}});
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
        complain({Reason::UnexpectedInKey, {Message{Reason::Quoted, {written}}, key, Reason::ASummary}});
    }
    return SummaryKind::None;
}

CategoryText Fields::categoryText()
{
    return CategoryText{text("name"),      text("definition"),       text("useWhen"),  text("notWhen"),
                        texts("examples"), texts("counterExamples"), texts("synonyms")};
}

std::vector<CategoryTranslation> Fields::translations(const char* key)
{
    const nlohmann::json* value = object(key);
    if (value == nullptr) {
        return {};
    }
    std::vector<CategoryTranslation> result;
    for (const auto& [language, element] : value->items()) { // in the order of the languages
        if (!isLanguage(language)) {
            complain({Reason::UnexpectedInKey, {Message{Reason::Quoted, {language}}, key, Reason::LanguageTag}});
            return {};
        }
        if (expect(key, &element, element.is_object(), Reason::AnObject) == nullptr) {
            return {};
        }
        Fields fields(element);
        result.push_back(CategoryTranslation{language, fields.categoryText()});
        fields.allowOnly(kTranslationProperties);
        if (fields.complaint()) {
            complain(*fields.complaint());
            return {};
        }
        if (result.back().text == CategoryText{}) {
            result.pop_back();
        }
    }
    return result;
}

Message Fields::misfit(const char* key, const nlohmann::json& value, Reason expected) const
{
    return {Reason::UnexpectedInKey, {typeOf(value), key, expected}};
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
class TaxonomyReading
{
public:
    TaxonomyReading(std::string_view text, std::string_view file)
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
    [[nodiscard]] Error broken(std::size_t index, const std::string& code, const Message& rule) const;
    [[nodiscard]] std::string place(std::size_t index) const;

    std::string_view m_text;
    std::string m_file;
    std::unordered_map<Uuid, std::size_t> m_byUuid;
};

std::string TaxonomyReading::place(std::size_t index) const
{
    const std::vector<std::size_t> lines = categoryLines(m_text); // only what is wrong asks for them
    return index < lines.size() ? m_file + ":" + std::to_string(lines[index]) : m_file;
}

Error TaxonomyReading::broken(std::size_t index, const std::string& code, const Message& rule) const
{
    return Error{Errc::BadTaxonomy,
                 rule.at(code.empty() ? Argument(place(index)) : Message{Reason::CategoryIn, {code, place(index)}})};
}

Result<Json> TaxonomyReading::parse() const
{
    const auto lineOf = [&](std::size_t at) {
        return m_file + ":" + std::to_string(1 + std::ranges::count(m_text.substr(0, at), '\n'));
    };
    if (m_text.size() > kLargestTaxonomy) {
        return Error{Errc::BadSyntax, Reason::TaxonomyTooLarge, {m_file}};
    }
    if (const auto deep = tooDeepAt(m_text)) {
        return Error{Errc::BadSyntax, Reason::TooDeep, {lineOf(*deep), kDeepestJson}};
    }
    if (const auto bad = text::invalidUtf8At(m_text)) {
        return Error{Errc::BadEncoding, Reason::NotUtf8, {lineOf(*bad)}};
    }
    try {
        return Json::parse(m_text);
    } catch (const Json::parse_error& error) {
        const bool ended = error.byte > m_text.size();
        return ended ? Error{Errc::BadSyntax, Reason::TaxonomyCut, {lineOf(error.byte)}}
                     : Error{Errc::BadSyntax, Reason::NoJsonAtByte, {lineOf(error.byte), error.byte}};
    } catch (const Json::out_of_range&) {
        return Error{Errc::BadSyntax, Reason::NumberTooLarge, {m_file}};
    }
}

Status TaxonomyReading::checkHead(const Json& root) const
{
    if (!root.is_object()) {
        return Error{Errc::BadTaxonomy, Reason::Unexpected, {m_file, typeOf(root), Reason::AnObject}};
    }
    const auto format = root.find("format");
    if (format == root.end() || *format != kTaxonomyFormat) {
        return Error{Errc::BadTaxonomy, Reason::NeedsFormat, {m_file, kTaxonomyFormat}};
    }
    const auto version = root.find("version");
    if (version == root.end() || !version->is_number_integer() || version->get<std::int64_t>() < 1) {
        return Error{Errc::BadTaxonomy, Reason::NeedsVersion, {m_file, kTaxonomyVersion}};
    }
    if (version->get<std::int64_t>() > kTaxonomyVersion) {
        return Error{Errc::TooNew, Reason::SchemaTooNew, {m_file, version->dump(), kTaxonomyVersion}};
    }
    Fields fields(root);
    fields.allowOnly(kTaxonomyProperties);
    const auto categories = root.find("categories");
    if (categories == root.end() || !categories->is_array()) {
        fields.complain({Reason::NeedsCategories, {}});
    }
    return fields.complaint() ? Error{Errc::BadTaxonomy, fields.complaint()->at(m_file)} : Status();
}

Result<Category> TaxonomyReading::category(const Json& element, std::size_t index) const
{
    if (!element.is_object()) {
        return Error{
            Errc::BadTaxonomy, Reason::UnexpectedInKey, {m_file, typeOf(element), "categories", Reason::AnObject}};
    }
    Fields fields(element);
    Category category;
    category.code = fields.text("code");
    category.uuid = fields.uuid("id");
    category.parent = fields.uuid("parent");
    static_cast<CategoryText&>(category) = fields.categoryText();
    category.translations = Translations(fields.translations("translations"));
    category.notes = fields.text("notes");
    category.summaryKind = fields.summary("summary");
    category.retired = fields.truth("retired");
    category.mergedInto = fields.uuid("mergedInto");
    category.splitInto = fields.uuids("splitInto");
    category.meaning = fields.number("meaning", kGreatestMeaning);
    fields.allowOnly(kCategoryProperties);
    for (const auto& [key, missing] :
         {std::pair("id", category.uuid.isNull()), std::pair("code", text::trimmed(category.code).empty()),
          std::pair("name", text::trimmed(category.name).empty())}) {
        if (missing) {
            fields.complain({Reason::NeedsProperty, {key}});
        }
    }
    if (!category.parent.isNull() && category.summaryKind != SummaryKind::None) {
        fields.complain({Reason::SummaryNotOfType, {}});
    }
    if (fields.complaint()) {
        return broken(index, category.code, *fields.complaint());
    }
    return category;
}

Status TaxonomyReading::checkIdentity(const std::vector<Category>& categories)
{
    std::unordered_map<std::string, std::size_t> codes;
    for (std::size_t i = 0; i < categories.size(); ++i) {
        const Category& category = categories[i];
        if (const auto [first, added] = m_byUuid.emplace(category.uuid, i); !added) {
            return broken(i, category.code,
                          {Reason::IdOfOther, {categories[first->second].code, place(first->second)}});
        }
        if (category.retired) {
            continue;
        }
        if (const auto [first, added] = codes.emplace(text::lowerAscii(category.code), i); !added) {
            return broken(i, category.code, {Reason::CodeTwiceOn, {place(first->second)}});
        }
    }
    return {};
}

// The level of a category is the number of steps to the root. More than three steps are too many; as many steps as
// there are categories are a cycle.
Status TaxonomyReading::placeLevels(std::vector<Category>& categories) const
{
    for (std::size_t i = 0; i < categories.size(); ++i) {
        Category& category = categories[i];
        std::size_t level = 1;
        std::string path = category.code;
        for (const Category* above = &category; !above->parent.isNull(); ++level) {
            const auto parent = m_byUuid.find(above->parent);
            if (parent == m_byUuid.end()) {
                const auto index = m_byUuid.at(above->uuid);
                return broken(index, above->code, {Reason::ParentNotThere, {above->parent.text()}});
            }
            above = &categories[parent->second];
            if (above == &category) {
                return broken(i, category.code, {Reason::OwnAncestor, {path + " < " + category.code}});
            }
            if (level > categories.size()) {
                break; // it leads into a cycle, which is told at one of the categories in it
            }
            path += level < 10 ? " < " + above->code : std::string();
        }
        if (level > 3 && level <= categories.size()) {
            return broken(i, category.code, {Reason::TooDeepCategory, {path}});
        }
        category.level = static_cast<Level>(std::min<std::size_t>(level, 3));
    }
    return {};
}

Result<TaxonomyFile> TaxonomyReading::run()
{
    ACCORD_TRY(const Json root, parse());
    ACCORD_CHECK(checkHead(root));
    TaxonomyFile result;
    Fields head(root);
    result.name = head.text("name");
    if (head.complaint()) {
        return Error{Errc::BadTaxonomy, head.complaint()->at(m_file)};
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
    return TaxonomyReading(text, file).run();
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

void addText(const CategoryText& text, nlohmann::ordered_json& json)
{
    for (const auto& [key, value] : {std::pair("name", &text.name), std::pair("definition", &text.definition),
                                     std::pair("useWhen", &text.useWhen), std::pair("notWhen", &text.notWhen)}) {
        if (!value->empty()) {
            json[key] = *value;
        }
    }
    for (const auto& [key, values] :
         {std::pair("examples", &text.examples), std::pair("counterExamples", &text.counterExamples),
          std::pair("synonyms", &text.synonyms)}) {
        if (!values->empty()) {
            json[key] = *values;
        }
    }
}

nlohmann::ordered_json written(const Category& category)
{
    nlohmann::ordered_json json;
    json["id"] = category.uuid.text();
    json["parent"] =
        category.parent.isNull() ? nlohmann::ordered_json() : nlohmann::ordered_json(category.parent.text());
    json["code"] = category.code;
    addText(category, json);
    if (!category.notes.empty()) {
        json["notes"] = category.notes;
    }
    for (const auto& [name, kind] : kSummaryKinds) {
        if (category.summaryKind == kind) {
            json["summary"] = name;
        }
    }
    for (const CategoryTranslation& translation : category.translations) {
        addText(translation.text, json["translations"][translation.language]);
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
