// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/format/json_values.h"
#include "core/model/category.h"
#include "core/model/taxonomy.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace accord::format {

/// The words of a taxonomy file, for reader and writer; schemas/json/taxonomy.schema.json has the same ones.
inline constexpr std::string_view kTaxonomyFormat = "accord-taxonomy";
inline constexpr std::int64_t kTaxonomyVersion = 1;

inline constexpr std::array<std::string_view, 4> kTaxonomyProperties = {"format", "version", "name", "categories"};

inline constexpr std::array<std::string_view, 17> kCategoryProperties = {
    "id",       "parent", "code",    "name",    "definition", "useWhen",   "notWhen", "examples",    "counterExamples",
    "synonyms", "notes",  "summary", "retired", "mergedInto", "splitInto", "meaning", "translations"};

inline constexpr std::array<std::string_view, 7> kTranslationProperties = {
    "name", "definition", "useWhen", "notWhen", "examples", "counterExamples", "synonyms"};

/// Numbers that any reader of JSON keeps exactly are below it.
inline constexpr std::int64_t kGreatestMeaning = (std::int64_t{1} << 53) - 1;

inline constexpr std::array<std::pair<std::string_view, SummaryKind>, 3> kSummaryKinds = {
    {{"intent", SummaryKind::Intent}, {"expectation", SummaryKind::Expectation}, {"symptom", SummaryKind::Symptom}}};

/// Reads the properties of one JSON object and keeps the first complaint about them.
class Fields : public JsonMembers
{
public:
    explicit Fields(const nlohmann::json& object)
        : JsonMembers(object, m_complaint)
    {}
    Fields(const Fields&) = delete;

    [[nodiscard]] const std::optional<Message>& complaint() const { return m_complaint; } ///< without its place
    void complain(Message complaint);

    void allowOnly(std::span<const std::string_view> known);
    std::vector<std::string> texts(const char* key);
    Uuid uuid(const char* key);
    std::vector<Uuid> uuids(const char* key);
    std::int64_t number(const char* key, std::int64_t most); ///< from 0; absent is 0
    CategoryText categoryText();
    std::vector<CategoryTranslation> translations(const char* key);
    SummaryKind summary(const char* key);

private:
    [[nodiscard]] Message misfit(const char* key, const nlohmann::json& value, Reason expected) const override;

    std::optional<Message> m_complaint;
};

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

/// The text of a taxonomy file, which readTaxonomy() turns into the same taxonomy (row numbers of the project aside).
std::string writeTaxonomy(const Taxonomy& taxonomy, std::string_view name);

} // namespace accord::format
