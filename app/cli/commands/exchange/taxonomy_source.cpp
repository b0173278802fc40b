// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/exchange/taxonomy_source.h"

#include <filesystem>
#include <system_error>

namespace accord::cli {

Result<exchange::TaxonomyReport> takeTaxonomy(Project& project, const std::string& named, PersonId by,
                                              exchange::SameBy sameBy)
{
    std::error_code error;
    if (!std::filesystem::exists(named, error)) {
        for (const exchange::ShippedTaxonomy& shipped : exchange::shippedTaxonomies()) {
            if (named == shipped.file || named + ".json" == shipped.file) {
                return exchange::importTaxonomyText(project, shipped.text, shipped.file, by, sameBy);
            }
        }
    }
    return exchange::importTaxonomy(project, named, by, sameBy);
}

} // namespace accord::cli
