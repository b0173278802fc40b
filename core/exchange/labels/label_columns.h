// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/taxonomy.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace accord::exchange {

/// What a column of a wide table is.
enum class ColumnRole : std::uint8_t {
    Ignored, ///< nothing that we know: told as a problem
    Skipped, ///< left out by wish
    Link,
    Annotator,
    Final,
};

struct LabelColumn
{
    std::string header;
    ColumnRole role = ColumnRole::Ignored;
};

/// The columns of a wide table in the order of the file.
struct LabelColumns
{
    std::vector<LabelColumn> columns;

    [[nodiscard]] std::optional<std::size_t> first(ColumnRole role) const;
    [[nodiscard]] bool usable() const; ///< exactly one link column and at least one annotator
};

/// How a file of labels is laid out.
enum class LabelLayout : std::uint8_t {
    Wide, ///< CSV, a row per item, a column per annotator
    Long, ///< CSV, a row per label
    Json, ///< a list of items with their labels
};

/// From the file's name and first line. Errc::Unreadable, NotFound.
Result<LabelLayout> labelLayout(const std::filesystem::path& file);

/// Guesses the columns from the header and the first rows: the link column is the one with links to issues; a column
/// whose header speaks of a final, consensus, gold or adjudicated label is the final one; a column whose values are
/// mostly codes of the taxonomy is an annotator's. Errc::BadSyntax, BadEncoding, Unreadable. `exact` as in LabelImport.
Result<LabelColumns> guessColumns(const std::filesystem::path& file, const Taxonomy& taxonomy, bool exact = false);

} // namespace accord::exchange
