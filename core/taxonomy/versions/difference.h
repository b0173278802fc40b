// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/taxonomy.h"
#include "core/taxonomy/edits/edit.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace accord::taxonomy {

enum class ChangeKind : std::uint8_t {
    Added,
    Retired,
    Restored,
    Merged,  ///< `after`: code and name of what its labels count as now
    Split,   ///< `after`: code and name of each part, by commas
    Renamed, ///< `before` and `after`: the names
    Recoded, ///< `before` and `after`: the codes
    Moved,   ///< `before` and `after`: code and name of the parents; empty for the top
    Words,   ///< `before` and `after`: the texts of `field`, lists with a line for each
    Meaning, ///< labels given under the older words are to be looked at again
};

/// One thing in which two versions differ. A category may have several, in the order of the kinds.
struct CategoryDifference
{
    ChangeKind kind = ChangeKind::Added;
    Uuid category;
    Level level = Level::Type;
    std::string code; ///< in the newer version; of one that is gone in the older
    std::string name;
    std::optional<Field> field; ///< of Words
    std::string before;
    std::string after;

    bool operator==(const CategoryDifference&) const = default;
};

/// What is different, in the order of the newer codebook. A code that only follows a moved or recoded parent's is not
/// listed.
struct Difference
{
    int older = 0; ///< numbers of the versions
    int newer = 0;
    std::vector<CategoryDifference> changes;
};

std::vector<CategoryDifference> difference(const Taxonomy& older, const Taxonomy& newer);

std::string_view kindName(ChangeKind kind); ///< "added", "retired", ... for JSON

} // namespace accord::taxonomy
