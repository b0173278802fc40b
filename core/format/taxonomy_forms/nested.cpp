// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/format/json_values.h"
#include "core/format/taxonomy_forms/collector.h"
#include "core/format/taxonomy_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <unordered_map>

namespace accord::format {
namespace {

using OrderedJson = nlohmann::ordered_json;

Reason kindOf(const OrderedJson& value)
{
    return typeOf(nlohmann::json(value.type()));
}

Spot spotOf(std::string_view text, std::size_t at)
{
    const std::string_view before = text.substr(0, std::min(at, text.size()));
    return {static_cast<std::size_t>(std::ranges::count(before, '\n')) + 1,
            before.size() - (before.rfind('\n') + 1) + 1};
}

/// Where the objects and texts of a JSON text begin, in its order, which is that of the parsed tree.
class JsonPlaces
{
public:
    JsonPlaces(std::string_view text, const OrderedJson& root)
    {
        scan(text);
        std::size_t next = 0;
        walk(root, next);
        if (next != m_spots.size()) {
            m_places.clear(); // a key is there twice, and the tree has the last one only
        }
    }

    [[nodiscard]] Spot of(const OrderedJson& value, Spot otherwise) const
    {
        const auto found = m_places.find(&value);
        return found == m_places.end() ? otherwise : m_spots[found->second];
    }

private:
    void scan(std::string_view text)
    {
        Spot spot;
        bool inText = false;
        for (std::size_t at = 0; at < text.size(); ++at, ++spot.column) {
            const char c = text[at];
            if (c == '\n') {
                spot = {spot.line + 1, 0};
            } else if (inText && c == '\\') {
                ++at;
                ++spot.column;
            } else if (c == '"') {
                if (!inText) {
                    m_spots.push_back(spot);
                }
                inText = !inText;
            } else if (!inText && c == '{') {
                m_spots.push_back(spot);
            }
        }
    }

    void walk(const OrderedJson& value, std::size_t& next)
    {
        if (value.is_object() || value.is_string()) {
            m_places.emplace(&value, next++);
        }
        if (value.is_object()) {
            for (const auto& [key, below] : value.items()) {
                const std::size_t keyAt = next++;
                walk(below, next);
                m_places.emplace(&below, keyAt); // of a number or an array: its key
            }
        } else if (value.is_array()) {
            for (const OrderedJson& below : value) {
                walk(below, next);
            }
        }
    }

    std::vector<Spot> m_spots;
    std::unordered_map<const OrderedJson*, std::size_t> m_places;
};

class NestedReader
{
public:
    NestedReader(std::string_view text, const OrderedJson& root, TaxonomyCollector& collector)
        : m_places(text, root)
        , m_collector(collector)
    {}

    void run(const OrderedJson& root);

private:
    void takeAll(const OrderedJson& categories, std::optional<std::size_t> above, Spot spot);
    void take(const OrderedJson& category, std::optional<std::size_t> above, Spot spot);
    void takeProperty(std::size_t index, const std::string& key, const OrderedJson& value, Spot spot);
    void takeRest(std::size_t index, const OrderedJson& category, Spot spot);
    void takeTexts(std::size_t index, TaxonomyField field, const OrderedJson& value, Spot spot);
    void problem(Spot spot, const Message& what) { m_collector.problem(spot, Errc::BadTaxonomy, what); }

    JsonPlaces m_places;
    TaxonomyCollector& m_collector;
};

void NestedReader::run(const OrderedJson& root)
{
    const Spot first = m_places.of(root, {});
    if (root.is_array()) {
        takeAll(root, {}, first);
        return;
    }
    if (!root.is_object()) {
        problem(first, {Reason::Unexpected, {kindOf(root), Reason::AnObject}});
        return;
    }
    const OrderedJson* categories = nullptr;
    for (const auto& [key, value] : root.items()) {
        const Spot spot = m_places.of(value, first);
        if (key == "categories" || key == "children") {
            categories = &value;
        } else if (key == "name" || key == "title") {
            if (value.is_string()) {
                m_collector.setName(value.get_ref<const std::string&>());
            } else if (!value.is_null()) {
                problem(spot, {Reason::UnexpectedInKey, {kindOf(value), key, Reason::SomeText}});
            }
        } else if (std::ranges::find(kTaxonomyProperties, key) == kTaxonomyProperties.end()) {
            problem(spot, {Reason::PropertyUnknown, {key}});
        }
    }
    if (categories == nullptr || !categories->is_array()) {
        problem(first, {Reason::NeedsCategories, {}});
        return;
    }
    takeAll(*categories, {}, first);
}

void NestedReader::takeAll(const OrderedJson& categories, std::optional<std::size_t> above, Spot spot)
{
    for (const OrderedJson& category : categories) {
        if (m_collector.full()) {
            return;
        }
        take(category, above, m_places.of(category, spot));
    }
}

void NestedReader::take(const OrderedJson& category, std::optional<std::size_t> above, Spot spot)
{
    if (category.is_string()) {
        m_collector.set(m_collector.add(spot, above), TaxonomyField::Name, category.get_ref<const std::string&>(),
                        spot);
        return;
    }
    if (!category.is_object()) {
        problem(spot, {Reason::Unexpected, {kindOf(category), Reason::AnObject}});
        return;
    }
    const std::size_t index = m_collector.add(spot, above);
    for (const auto& [key, value] : category.items()) {
        takeProperty(index, key, value, m_places.of(value, spot));
    }
    takeRest(index, category, spot);
    const auto children = category.find("children");
    if (children != category.end() && children->is_array()) {
        takeAll(*children, index, spot);
    }
}

void NestedReader::takeProperty(std::size_t index, const std::string& key, const OrderedJson& value, Spot spot)
{
    if (key == "children") {
        if (!value.is_array() && !value.is_null()) {
            problem(spot, {Reason::UnexpectedInKey, {kindOf(value), key, Reason::AnArray}});
        }
        return;
    }
    if (key == "parent") {
        if (value.is_null()) {
            m_collector.nameParent(index, "-", spot);
        } else if (value.is_string()) {
            m_collector.nameParent(index, value.get_ref<const std::string&>(), spot);
        } else {
            problem(spot, {Reason::UnexpectedInKey, {kindOf(value), key, Reason::SomeText}});
        }
        return;
    }
    const auto field = taxonomyFieldNamed(key);
    if (field && !value.is_null()) {
        takeTexts(index, *field, value, spot);
    } else if (!field && std::ranges::find(kCategoryProperties, key) == kCategoryProperties.end()) {
        problem(spot, {Reason::PropertyUnknown, {key}});
    }
}

void NestedReader::takeTexts(std::size_t index, TaxonomyField field, const OrderedJson& value, Spot spot)
{
    const bool list =
        field == TaxonomyField::Examples || field == TaxonomyField::CounterExamples || field == TaxonomyField::Synonyms;
    const auto takeOne = [&](const OrderedJson& text) {
        if (text.is_string()) {
            m_collector.set(index, field, text.get_ref<const std::string&>(), m_places.of(text, spot));
        } else {
            problem(spot, {Reason::UnexpectedInKey,
                           {kindOf(text), headingOf(field), list ? Reason::AnArrayOfTexts : Reason::SomeText}});
        }
    };
    if (list && value.is_array()) {
        m_collector.tell(field);
        std::ranges::for_each(value, takeOne);
    } else {
        takeOne(value);
    }
}

// What only JSON can say, as taxonomy_json.h reads it.
void NestedReader::takeRest(std::size_t index, const OrderedJson& category, Spot spot)
{
    nlohmann::json rest = nlohmann::json::object();
    for (const char* key : {"id", "retired", "mergedInto", "splitInto", "meaning", "translations"}) {
        if (const auto found = category.find(key); found != category.end()) {
            rest[key] = nlohmann::json::parse(found->dump(-1, ' ', false, OrderedJson::error_handler_t::replace));
        }
    }
    Fields fields(rest);
    Category& into = m_collector.at(index);
    into.uuid = fields.uuid("id");
    into.retired = fields.truth("retired");
    into.mergedInto = fields.uuid("mergedInto");
    into.splitInto = fields.uuids("splitInto");
    into.meaning = fields.number("meaning", kGreatestMeaning);
    if (rest.contains("translations")) {
        into.translations = Translations(fields.translations("translations"));
        m_collector.tell(TaxonomyField::Translations);
    }
    if (fields.complaint()) {
        problem(spot, *fields.complaint());
    }
}

OrderedJson toNested(const Taxonomy& taxonomy, const Category& category)
{
    OrderedJson json{{"code", category.code}, {"name", category.name}};
    if (category.level == Level::Type && category.code.find('.') != std::string::npos) {
        json["parent"] = nullptr; // it looks as if it were below another one
    }
    const auto addText = [&json](const char* key, const std::string& text) {
        if (!text.empty()) {
            json[key] = text;
        }
    };
    const auto addTexts = [&json](const char* key, const std::vector<std::string>& texts) {
        if (!texts.empty()) {
            json[key] = texts;
        }
    };
    addText("definition", category.definition);
    addText("useWhen", category.useWhen);
    addText("notWhen", category.notWhen);
    addTexts("examples", category.examples);
    addTexts("counterExamples", category.counterExamples);
    addTexts("synonyms", category.synonyms);
    addText("notes", category.notes);
    const auto summary = textsOf(category, TaxonomyField::Summary);
    addText("summary", summary.empty() ? std::string() : summary.front());
    for (const Category* child : taxonomy.childrenOf(category)) {
        if (!child->retired) {
            json["children"].push_back(toNested(taxonomy, *child));
        }
    }
    return json;
}

} // namespace

void readNestedTaxonomy(std::string_view text, TaxonomyCollector& collector)
{
    if (const auto deep = tooDeepAt(text)) {
        collector.problem(spotOf(text, *deep), Errc::BadSyntax, {Reason::TooDeep, {kDeepestJson}});
        return;
    }
    try {
        const OrderedJson root = OrderedJson::parse(text);
        NestedReader(text, root, collector).run(root);
    } catch (const OrderedJson::parse_error& error) {
        const bool ended = error.byte > text.size();
        collector.problem(spotOf(text, error.byte - (error.byte > 0 ? 1 : 0)), Errc::BadSyntax,
                          {ended ? Reason::TaxonomyCut : Reason::NoJsonThere, {}});
    } catch (const OrderedJson::out_of_range&) {
        collector.problem({}, Errc::BadSyntax, {Reason::NumberTooLarge, {}});
    }
}

std::string writeNestedTaxonomy(const Taxonomy& taxonomy, std::string_view name)
{
    OrderedJson root{{"name", name}, {"categories", OrderedJson::array()}};
    for (const Category* type : taxonomy.types()) {
        if (!type->retired) {
            root["categories"].push_back(toNested(taxonomy, *type));
        }
    }
    return root.dump(2, ' ', false, OrderedJson::error_handler_t::replace) + "\n";
}

} // namespace accord::format
