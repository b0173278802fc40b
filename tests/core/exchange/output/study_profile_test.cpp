// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/study_profile.h"
#include "core/exchange/taxonomy_files.h"
#include "core/format/taxonomy_json.h"
#include "tests/core/sample.h"

#include <algorithm>

using namespace accord;
using accord::test::must;

TEST_CASE("A study's own reasons and headings go with its taxonomy, and no other study has them", "[exchange]")
{
    for (const exchange::ShippedTaxonomy& shipped : exchange::shippedTaxonomies()) {
        INFO(shipped.file);
        const Taxonomy taxonomy = must(format::readTaxonomy(shipped.text, shipped.file)).taxonomy;
        const exchange::StudyProfile profile = exchange::profileOf(taxonomy);
        CHECK(profile.linkHeading == "Issue_URL");
        CHECK(profile.finalHeading == "Final_Label");
        CHECK(std::ranges::count(profile.reasons, Exclusion::None) == 0);
        CHECK(exchange::areSummaries(profile.summaries));
    }
    const test::Sample sample(0, 1);
    for (const Taxonomy& taxonomy : {*sample.project.taxonomy(), Taxonomy()}) {
        const exchange::StudyProfile profile = exchange::profileOf(taxonomy);
        CHECK(profile.linkHeading == "link");
        CHECK(profile.finalHeading == "final_label");
        CHECK(std::ranges::equal(profile.reasons, kUsualReasons));
    }
    CHECK_FALSE(exchange::areSummaries({}));
    CHECK_FALSE(exchange::areSummaries({"rootcause", "symptoms"}));
}
