// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/format/taxonomy_forms/forms.h"
#include "core/model/bounds.h"

#include <map>

/// What the readers and writers of the forms share.
namespace accord::format {

/// Where something stands in the file that is read.
struct Spot
{
    std::size_t line = 1;
    std::size_t column = 1;
};

/// By what a column, a key or a line calls it: "use when", "useWhen", "When to Use", "适用".
std::optional<TaxonomyField> taxonomyFieldNamed(std::string_view written);

/// What writers call it: "use when".
std::string_view headingOf(TaxonomyField field);

/// On one line, and without white space at its ends.
std::string asOneLine(std::string_view text);

/// With line feeds alone, and without white space at its ends.
std::string severalLines(std::string_view text);

/// Several texts of a list as lines of one: each begins with its first line, further lines of it with |.
std::string joinedTexts(const std::vector<std::string>& texts);
std::vector<std::string> splitTexts(std::string_view lines);

/// What the category says in a field that is not code, name or parent, a text for each of a list.
std::vector<std::string> textsOf(const Category& category, TaxonomyField field);

/// Collects what a reader finds, and checks at the end what only all of it can tell.
class TaxonomyCollector
{
public:
    explicit TaxonomyCollector(std::string_view file)
        : m_file(file)
    {}

    [[nodiscard]] const std::string& file() const { return m_file; }
    [[nodiscard]] std::string place(Spot spot) const;
    void problem(Spot spot, Errc code, const Message& what);
    void problem(Error error) { m_result.problems.push_back(std::move(error)); }

    void setName(std::string_view name) { m_result.name = asOneLine(name); }
    std::size_t add(Spot spot, std::optional<std::size_t> above = {});
    [[nodiscard]] Category& at(std::size_t index) { return m_result.categories[index].category; }
    [[nodiscard]] bool empty() const { return m_result.categories.empty(); }
    [[nodiscard]] bool full() const { return m_result.categories.size() > bounds::kCategories; }
    void tell(TaxonomyField field) { m_result.told.insert(field); }

    /// Sets a field; of a list the texts are added. `spot` is where the text stands.
    void set(std::size_t index, TaxonomyField field, std::string_view text, Spot spot);

    /// The parent by code, name or identifier.
    void nameParent(std::size_t index, std::string_view parent, Spot spot);

    /// Checks codes, parents and depth, and sets levels. `fromCodes`: what has no parent is below the category whose
    /// code its own begins with.
    WrittenTaxonomy finish(bool fromCodes);

private:
    struct NamedParent
    {
        std::size_t child;
        std::string parent;
        Spot spot;
    };

    void checkWords(std::size_t index);
    void checkCodes();
    void checkNames();
    void findParents(bool fromCodes);
    void findParent(const NamedParent& named);
    void placeLevels();
    [[nodiscard]] std::optional<std::size_t> coded(std::string_view code) const;
    [[nodiscard]] Argument said(std::size_t index) const;
    void problem(std::size_t index, const Message& what);

    std::string m_file;
    WrittenTaxonomy m_result;
    std::vector<NamedParent> m_parents;
    std::map<std::string, std::size_t> m_codes; ///< in lower case, of what is not retired
    std::set<std::size_t> m_explicit;           ///< have said what is above them, even if nothing is
};

void readTaxonomyTable(std::string_view text, TaxonomyCollector& collector);
void readTaxonomyOutline(std::string_view text, bool markdown, TaxonomyCollector& collector, bool& flat);
void readNestedTaxonomy(std::string_view text, TaxonomyCollector& collector);

std::string writeTaxonomyTable(const Taxonomy& taxonomy);
std::string writeTaxonomyOutline(const Taxonomy& taxonomy, std::string_view name, bool markdown);
std::string writeNestedTaxonomy(const Taxonomy& taxonomy, std::string_view name);

} // namespace accord::format
