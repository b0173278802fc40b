// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/taxonomy_json/writer.h"

#include "core/format/taxonomy_json/properties.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace accord::format {
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
