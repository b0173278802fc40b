// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/written_taxonomy.h"
#include "core/format/taxonomy_forms/forms.h"
#include "tests/core/must.h"
#include "tests/fuzz/target.h"

#include <array>
#include <string>

namespace format = accord::format;
using format::TaxonomyForm;

// The first byte chooses a form, the rest is read as it. What could be read becomes a taxonomy; written in every form,
// it is read again, and written the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    constexpr std::array kForms{std::pair(TaxonomyForm::Csv, "t.csv"), std::pair(TaxonomyForm::Text, "t.txt"),
                                std::pair(TaxonomyForm::Markdown, "t.md"), std::pair(TaxonomyForm::Nested, "t.json")};
    if (size == 0) {
        return 0;
    }
    const auto text = accord::fuzz::textOf(data + 1, size - 1);
    const auto written = format::readWrittenTaxonomy(text, kForms[data[0] % kForms.size()].second);
    for (const accord::Error& problem : written.problems) {
        accord::fuzz::require(!accord::test::said(problem).empty(), "a problem says where");
    }
    const auto taxonomy = accord::exchange::settledTaxonomy(written, {}, "t");
    if (!taxonomy.ok()) {
        accord::fuzz::require(!accord::test::said(taxonomy.error()).empty(), "an error says where");
        return 0;
    }
    if (format::offeredCategories(*taxonomy).empty()) {
        return 0;
    }
    for (const auto& [form, file] : kForms) {
        const std::string once = format::writeTaxonomyAs(form, *taxonomy, written.name);
        const auto again = format::readWrittenTaxonomy(once, file);
        accord::fuzz::require(again.problems.empty(), "what is written can be read");
        const auto same = accord::exchange::settledTaxonomy(again, {}, "t");
        accord::fuzz::require(same.ok(), "what is read again is a taxonomy");
        accord::fuzz::require(format::writeTaxonomyAs(form, *same, again.name) ==
                                  format::writeTaxonomyAs(form, *taxonomy, again.name),
                              "what is read again is written the same");
    }
    return 0;
}
