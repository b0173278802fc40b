// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/category.h"
#include "core/model/taxonomy.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

/// Taxonomies as people write them: a table, a list by indentation, a Markdown list, JSON. A category needs a code or
/// a name there and nothing else; identifiers are made by whoever takes them over.
namespace accord::format {

enum class TaxonomyForm : std::uint8_t {
    Json,     ///< with identifiers, see taxonomy_json.h: all that the project knows
    Nested,   ///< JSON in which a category has its `children`, or names its `parent` by code or name
    Csv,      ///< a row per category
    Text,     ///< a line per category, what is below another one further to the right
    Markdown, ///< headings and lists
};

/// "json", "nested", "csv", "text", "markdown", as the command line calls them.
inline constexpr std::array<std::string_view, 5> kTaxonomyForms{"json", "nested", "csv", "text", "markdown"};
std::optional<TaxonomyForm> taxonomyFormNamed(std::string_view name);

/// By the end of a file's name: csv, tsv, txt, md, markdown, json.
std::optional<TaxonomyForm> taxonomyFormOf(std::string_view file);

/// A table (CSV) whose first line names columns of a taxonomy: two at least.
bool isTaxonomyTable(std::string_view text);

/// What such a file can say of a category.
enum class TaxonomyField : std::uint8_t {
    Code,
    Name,
    Definition,
    UseWhen,
    NotWhen,
    Examples,
    CounterExamples,
    Synonyms,
    Notes,
    Summary, ///< of a type: intent, expectation or symptom
    Parent,
    Translations, ///< of JSON only
};

struct WrittenCategory
{
    /// Without identifier unless the file gives one; the parent is `above`, the level is set. Without code where the
    /// file gives a name alone, and without name where it gives a code alone.
    Category category;
    std::optional<std::size_t> above; ///< the parent's place in the list
    std::string place;                ///< "file:line:column"; of CSV the column is that of the table
};

struct WrittenTaxonomy
{
    std::string name;                        ///< empty where the file does not say
    std::vector<WrittenCategory> categories; ///< in the order of the file; a parent may come later
    std::set<TaxonomyField> told;            ///< what the file speaks of at all
    std::vector<Error> problems;             ///< all of them; each begins with a place
};

/// Reads the text of a file in any of the forms: which one says the name's end, else the text. Never
/// TaxonomyForm::Json, whose files are read as nested ones: who wants them exactly calls readTaxonomy(). Everything
/// that is wrong is in `problems`.
///
/// - CSV: a header with `code`, `name`, `definition`, `use when`, `not when`, `examples`, `parent`, `counter examples`,
///   `synonyms`, `notes`, `summary` in any order (also in Chinese), commas, semicolons or tabs between. Of `code` and
///   `name` one is needed. A parent is named by its code or its name; where the column is empty, A.1 is below A if
///   there is one; "-" is none. Several examples are lines of their cell.
/// - Text and Markdown: "A.1 Name" or "Name", or "Name: definition" on a line; [CODE] Name for a code that does not
/// look
///   like one, "Name" in quotes for one with a colon. Below it, "use when: ..." and so on as lines or list items; a
///   line that begins with | continues the text before. A first heading # is the taxonomy's name.
/// - JSON: the objects of taxonomy_json.h without `id`, or bare texts, below each other in `children`.
WrittenTaxonomy readWrittenTaxonomy(std::string_view text, std::string_view file);

/// What labels can be given, depth first: nothing that is retired, nor what is below it.
std::vector<const Category*> offeredCategories(const Taxonomy& taxonomy);

/// The file's text in that form, without what is retired; only Json has identifiers and translations. Reading it gives
/// the same back, white space around texts aside.
std::string writeTaxonomyAs(TaxonomyForm form, const Taxonomy& taxonomy, std::string_view name);

} // namespace accord::format
