// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/taxonomy.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace accord::format {

/// A taxonomy as it stands in a file, described by schemas/json/taxonomy.schema.json: a flat list of categories, each
/// with the identifier of its parent; the level follows from the depth.
struct TaxonomyFile
{
    std::string name;
    Taxonomy taxonomy;
};

/// In bytes; a thousand categories with pages of definitions have a tenth of it.
constexpr std::size_t kLargestTaxonomy = std::size_t{16} * 1024 * 1024;

/// Reads the text of a taxonomy file; `file` is its name for errors. Null counts as absent.
///
/// Errc::BadSyntax, Errc::BadEncoding: no JSON, with "file:line". Errc::TooNew: "2/1", the version of the format found
/// and the newest that this build knows. Errc::BadTaxonomy: a rule of the schema or of Taxonomy::build is broken; the
/// subject is the code, or "file:line" where there is none, and the detail tells rule and place. Properties that the
/// schema does not name are refused, so that a misspelled one is not lost in silence.
Result<TaxonomyFile> readTaxonomy(std::string_view text, std::string_view file);

} // namespace accord::format
