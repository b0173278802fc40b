// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/taxonomy_json.h"

#include "tests/core/must.h"
#include "tests/fuzz/target.h"

#include <string>

// Reads any bytes as a taxonomy; one that could be read is written, and read again is written the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto read = accord::format::readTaxonomy(accord::fuzz::textOf(data, size), "taxonomy.json");
    if (!read.ok()) {
        accord::fuzz::require(!accord::test::said(read.error()).empty(), "an error says where");
        return 0;
    }
    const std::string written = accord::format::writeTaxonomy(read->taxonomy, read->name);
    const auto again = accord::format::readTaxonomy(written, "taxonomy.json");
    accord::fuzz::require(again.ok(), "what is written can be read");
    accord::fuzz::require(accord::format::writeTaxonomy(again->taxonomy, again->name) == written,
                          "what is read again is written the same");
    return 0;
}
