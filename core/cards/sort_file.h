// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/card_sorts/card_sorts.h"
#include "core/base/result.h"
#include "core/format/tables/table_reader.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace accord::cards {

inline constexpr std::size_t kMostCards = 5000; ///< the tree of more would need more than 300 MB

/// Sorts of several people, as a table of others has them.
struct SortFile
{
    std::vector<std::string> cards;
    std::vector<std::string> people;
    /// From the coarsest piles to the finest, which lie within them. One where there are no piles within piles. Whoever
    /// made fewer levels than others has the finest of theirs in those below.
    std::vector<agreement::CardSorts> levels;
    Message readAs; ///< how the file was read
};

/// Reads a table of sorts in one of two shapes.
///
/// A row for each card, with its name in the first column, and a column for each person with the number or name of the
/// card's pile, as R's packages for free sorts have them. Columns NAMEL1, NAMEL2 are one person's piles and the piles
/// within them; they are taken so where all columns but the first are called like that.
///
/// A row for each card that a person sorted: columns called card, person (participant, sorter) and pile (group,
/// category), in any order; other columns are left out.
///
/// An empty cell, NA and "-" say that the person did not sort the card. Errc::BadSyntax with file and line: a card
/// twice (of one person), a card without a name, more than kMostCards, nobody who sorted two cards.
Result<SortFile> readSorts(const std::filesystem::path& file, const format::TableOptions& options = {});

/// Writes the matrix of similarities of a level's piles as CSV, cards by cards, as R's packages read it; a pair that
/// nobody sorted both of has an empty cell. Errc::DiskFull, Unwritable.
Status writeSimilarities(const SortFile& sorts, std::size_t level, const std::filesystem::path& file);

} // namespace accord::cards
