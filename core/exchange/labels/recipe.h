// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/exchange/labels/label_columns.h"

#include <string>
#include <string_view>
#include <vector>

namespace accord::exchange {

/// What somebody says a column is.
struct ColumnChoice
{
    std::string column; ///< its header, or "#5", the fifth: of several with one header
    ColumnRole role = ColumnRole::Ignored;
    std::string person{}; ///< of an annotator's: whose labels it has; empty: the header says it
};

/// "Tag 1=label", "#5=annotator:Ann Lee". Errc::Invalid.
Result<ColumnChoice> columnChoice(std::string_view text);

/// Puts what was said in place of what was guessed: columns that were only guessed to have one of these roles lose it,
/// and what holds nothing that is known is left out. Errc::NotFound names the headers that there are, Errc::Ambiguous
/// one that several columns have.
Status choose(LabelColumns& columns, const std::vector<ColumnChoice>& choices, const std::string& file);

/// How tables of one shape are read: kept in a file, for the next table.
struct LabelRecipe
{
    LabelReading reading{};
    std::vector<ColumnChoice> columns{};
};

/// As JSON.
std::string recipeText(const LabelRecipe& recipe);

/// Errc::BadSyntax.
Result<LabelRecipe> recipeIn(std::string_view text, const std::string& name);

} // namespace accord::exchange
