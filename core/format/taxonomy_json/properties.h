// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/category.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

namespace accord::format {

/// The words of a taxonomy file, for reader and writer; schemas/json/taxonomy.schema.json has the same ones.
inline constexpr std::string_view kTaxonomyFormat = "accord-taxonomy";
inline constexpr std::int64_t kTaxonomyVersion = 1;

inline constexpr std::array<std::string_view, 4> kTaxonomyProperties = {"format", "version", "name", "categories"};

inline constexpr std::array<std::string_view, 16> kCategoryProperties = {
    "id",       "parent", "code",    "name",    "definition", "useWhen",   "notWhen", "examples", "counterExamples",
    "synonyms", "notes",  "summary", "retired", "mergedInto", "splitInto", "meaning"};

/// Numbers that any reader of JSON keeps exactly are below it.
inline constexpr std::int64_t kGreatestMeaning = (std::int64_t{1} << 53) - 1;

inline constexpr std::array<std::pair<std::string_view, SummaryKind>, 3> kSummaryKinds = {
    {{"intent", SummaryKind::Intent}, {"expectation", SummaryKind::Expectation}, {"symptom", SummaryKind::Symptom}}};

} // namespace accord::format
