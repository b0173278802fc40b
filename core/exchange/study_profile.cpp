// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/study_profile.h"

#include "core/base/embedded.h"
#include "core/exchange/taxonomy_files.h"
#include "core/format/taxonomy_json.h"
#include "core/model/words.h"
#include "core/store/json_fields.h"

#include <algorithm>

namespace accord::exchange {
namespace {

struct ShippedStudy
{
    StudyProfile profile;
    Taxonomy taxonomy;
};

Taxonomy taxonomyFor(const std::string& file)
{
    const auto all = shippedTaxonomies();
    const auto shipped = std::ranges::find(all, file, &ShippedTaxonomy::file);
    if (shipped == all.end()) {
        return {};
    }
    const auto read = format::readTaxonomy(shipped->text, shipped->file);
    return read.ok() ? read->taxonomy : Taxonomy();
}

ShippedStudy readStudy(std::string_view text)
{
    const nlohmann::json object = store::toObject(text);
    ShippedStudy study;
    std::string taxonomy;
    std::vector<std::string> reasons;
    store::take(object, "taxonomy", taxonomy);
    store::takeTexts(object, "reasons", reasons);
    store::take(object, "link_heading", study.profile.linkHeading);
    store::take(object, "final_heading", study.profile.finalHeading);
    store::takeTexts(object, "summaries", study.profile.summaries);
    study.taxonomy = taxonomyFor(taxonomy);
    study.profile.reasons.clear();
    for (const std::string& word : reasons) {
        study.profile.reasons.push_back(exclusionNamed(word).value_or(Exclusion::None));
    }
    return study;
}

const std::vector<ShippedStudy>& shippedStudies()
{
    static const std::vector<ShippedStudy> studies = [] {
        std::vector<ShippedStudy> read;
        for (const embedded::File& file : embedded::studies()) {
            read.push_back(readStudy(file.text));
        }
        return read;
    }();
    return studies;
}

bool hasTypesOf(const Taxonomy& taxonomy, const Taxonomy& shipped)
{
    const auto types = shipped.types();
    return !types.empty() && std::ranges::all_of(types, [&taxonomy](const Category* type) {
        return taxonomy.find(type->uuid) != nullptr;
    });
}

} // namespace

StudyProfile profileOf(const Taxonomy& taxonomy)
{
    for (const ShippedStudy& study : shippedStudies()) {
        if (hasTypesOf(taxonomy, study.taxonomy)) {
            return study.profile;
        }
    }
    return {};
}

bool areSummaries(const std::vector<std::string>& headings)
{
    return !headings.empty() && std::ranges::any_of(shippedStudies(), [&headings](const ShippedStudy& study) {
        return study.profile.summaries == headings;
    });
}

} // namespace accord::exchange
