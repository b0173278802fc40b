// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace accord::exchange {

/// How categories of a file are recognised that have other identifiers than those of the project.
enum class SameBy : std::uint8_t {
    Ask,        ///< nothing is written where it makes a difference, and TaxonomyReport::asks says so
    Code,       ///< by code and name together
    Identifier, ///< not at all: they are others, and their codes have to be new
};

struct TaxonomyReport
{
    std::string name;
    std::int64_t added = 0;   ///< categories that the project did not have
    std::int64_t changed = 0; ///< have other words or another place
    std::int64_t retired = 0; ///< were there and are not in the file: kept for the labels that have them
    std::int64_t matched = 0; ///< had other identifiers in the file, and are known by their codes and names
    bool asks = false;        ///< whether these are the same has to be said first: nothing was written
    int codebook = 0;         ///< number of the version that holds now; unchanged where nothing was to change
};

/// Makes the file's taxonomy the next version of the project's codebook; one that says the same changes nothing.
/// Categories are recognised by their identifiers, and where these are new as `sameBy` says. Errc::BadTaxonomy
/// for a file without categories where the project has some, and for one that gives a code of the project another
/// meaning (see writeCodebookVersion). Other errors as format::readTaxonomy has them, and Errc::NotFound,
/// Unreadable.
Result<TaxonomyReport> importTaxonomy(Project& project, const std::filesystem::path& file, PersonId by = {},
                                      SameBy sameBy = SameBy::Ask);

/// The same from a text; `name` stands for the file in errors.
Result<TaxonomyReport> importTaxonomyText(Project& project, std::string_view text, const std::string& name,
                                          PersonId by = {}, SameBy sameBy = SameBy::Ask);

/// Writes the project's taxonomy as a file that importTaxonomy() reads.
Status exportTaxonomy(Project& project, const std::filesystem::path& file);

/// A taxonomy that ships with Accord.
struct ShippedTaxonomy
{
    std::string file; ///< "llm-dl-frameworks.json"
    std::string name;
    std::string_view text;
};

std::vector<ShippedTaxonomy> shippedTaxonomies();

} // namespace accord::exchange
