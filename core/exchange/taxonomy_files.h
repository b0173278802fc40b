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

/// What an import does with a category.
enum class TaxonomyChange : std::uint8_t { None, Added, Changed, Retired };

/// What an import would lead to.
struct TaxonomyPreview
{
    struct Line
    {
        Category category;
        TaxonomyChange change = TaxonomyChange::None;
    };

    TaxonomyReport report;
    bool byHand = false;          ///< the file is no JSON with identifiers
    std::vector<Line> categories; ///< of the file, depth first; then those that it would retire
};

/// A file, or a taxonomy that ships with Accord by its name.
struct TaxonomySource
{
    std::string text;
    std::string file; ///< for errors
};

/// Errc::NotFound, Unreadable.
Result<TaxonomySource> taxonomySource(const std::string& named);

/// Makes the file's taxonomy the next version of the project's codebook; one that says the same changes nothing.
/// The file is in one of the forms of format/taxonomy_forms, or JSON with identifiers. In the latter categories are
/// recognised by their identifiers, and where these are new as `sameBy` says. In the others they are recognised by
/// their codes, and where the file has none by their names and places: they keep their identifiers, and what the file
/// does not speak of; new ones get identifiers and codes that follow from the file alone, so that it brings the same
/// when it comes again.
///
/// Errc::BadTaxonomy lists everything that is wrong in the file, by line and column; it is the error, too, for a file
/// without categories where the project has some, and for one that gives a code of the project another meaning (see
/// writeCodebookVersion). Errc::TooNew, NotFound, Unreadable.
Result<TaxonomyReport> importTaxonomy(Project& project, const std::filesystem::path& file, PersonId by = {},
                                      SameBy sameBy = SameBy::Ask);

/// The same from a text; `name` stands for the file in errors.
Result<TaxonomyReport> importTaxonomyText(Project& project, std::string_view text, const std::string& name,
                                          PersonId by = {}, SameBy sameBy = SameBy::Ask);

/// The same without writing anything, for a project (null: a new one).
Result<TaxonomyPreview> previewTaxonomy(Project* project, const TaxonomySource& source, SameBy sameBy = SameBy::Ask);

/// Forms of taxonomy files by their names: json, nested, csv, text, markdown.
std::vector<std::string> taxonomyForms();

/// Writes the project's taxonomy as a file that importTaxonomy() reads. `form`: a name of taxonomyForms(), or empty for
/// what the file's name says, which is JSON where it says nothing. Only JSON has what is retired, translations and
/// identifiers. Answers how many categories it has. Errc::Invalid.
Result<std::int64_t> exportTaxonomy(Project& project, const std::filesystem::path& file, const std::string& form = {});

/// A small taxonomy of somebody's own, to be changed into another one.
Result<std::string> taxonomyTemplate(const std::string& form);

/// Writes it; as exportTaxonomy(). `project`: the open one, if any.
Status saveTaxonomyTemplate(const std::filesystem::path& file, const std::string& form = {},
                            const std::filesystem::path& project = {});

/// A taxonomy that ships with Accord.
struct ShippedTaxonomy
{
    std::string file; ///< "llm-dl-frameworks.json"
    std::string name;
    std::string_view text;
};

std::vector<ShippedTaxonomy> shippedTaxonomies();

} // namespace accord::exchange
