// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/taxonomy.h"
#include "core/store/study/codebook_versions.h"

#include <string>
#include <vector>

namespace accord {

/// What a set of codebook versions leads to.
struct MergedCodebook
{
    std::vector<store::PlacedCategory> categories; ///< every category that any version has; retired ones included
    Taxonomy taxonomy;                             ///< the same as a tree
    std::vector<Category> torn;                    ///< retired ones that had to move because their parents did
};

/// Goes through the versions in the order in which they hold, as if one copy had made them one after the other: the
/// last one holds, and what only earlier ones have is retired and keeps the words that it had last. The result depends
/// on the set of versions alone, also what a category was merged into: merges of one version do not lead in a circle,
/// and those of an earlier one only lead on to what a later one has. Where the last version moved a category to another
/// level, retired ones below it move along, so that the tree stays one. `file` names the source of a version that
/// cannot be read: Errc::Damaged.
Result<MergedCodebook> mergedCodebook(const std::vector<store::CodebookVersion>& versions, const std::string& file);

/// The union of two lists of versions, in the order in which they hold.
std::vector<store::CodebookVersion> unionOf(const std::vector<store::CodebookVersion>& here,
                                            const std::vector<store::CodebookVersion>& there);

/// How a category of the other copy's newest codebook stands in what the merge leads to.
struct CategoryChange
{
    enum class Kind : std::uint8_t { Renamed, Moved, Retired };
    Kind kind = Kind::Renamed;
    Uuid category;
    std::string code; ///< that the other copy knows it by
    std::string name;
    std::string now; ///< code and name (of a merged one: of what it counts as), or the parent's, in the merged codebook
};

/// Compares the newest codebook of a copy with the merged one. Categories that only the copy knows are retired there
/// unless its version holds.
std::vector<CategoryChange> categoryChanges(const Taxonomy& copy, const Taxonomy& merged);

} // namespace accord
