// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/text.h"
#include "core/format/taxonomy_json.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <algorithm>
#include <string>
#include <utility>

using namespace accord;
using accord::test::must;

namespace {

std::string shippedText()
{
    return test::readFile(test::sourceFolder() / "resources/taxonomies/llm-dl-frameworks.json");
}

bool hasChinese(const std::string& text)
{
    for (std::size_t at = 0; at < text.size();) {
        if (text::isCjk(text::nextCodePoint(text, at))) {
            return true;
        }
    }
    return false;
}

} // namespace

TEST_CASE("The taxonomy that ships is written as Accord writes it", "[format]")
{
    const std::string text = shippedText();
    const format::TaxonomyFile file = must(format::readTaxonomy(text, "shipped.json"));
    CHECK(format::writeTaxonomy(file.taxonomy, file.name) == text);
}

TEST_CASE("The taxonomy that ships says in Chinese all that it says in English", "[format]")
{
    const Taxonomy taxonomy = must(format::readTaxonomy(shippedText(), "shipped.json")).taxonomy;
    for (const Category& category : taxonomy.categories()) {
        INFO(category.code);
        REQUIRE(category.translations.size() == 1);
        CHECK(category.translations[0].language == "zh-CN");
        const CategoryText& chinese = category.translations[0].text;
        for (const auto& [own, translated] :
             {std::pair(&category.name, &chinese.name), std::pair(&category.definition, &chinese.definition),
              std::pair(&category.useWhen, &chinese.useWhen), std::pair(&category.notWhen, &chinese.notWhen)}) {
            CHECK(hasChinese(*translated) == !own->empty());
        }
        CHECK(chinese.examples.size() == category.examples.size());
        CHECK(chinese.counterExamples.size() == category.counterExamples.size());
        CHECK(std::ranges::all_of(chinese.synonyms, hasChinese));
        CHECK(chinese.synonyms.empty() == category.synonyms.empty());
    }
}
