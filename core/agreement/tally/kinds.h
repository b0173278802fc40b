// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/estimate.h"

#include <vector>

namespace accord::agreement {

/// Items that are alike for a coefficient, of whatever likeness: how many there are and how many ratings each has.
struct Kind
{
    Count items = 0;
    int ratings = 0;
};

/// All kinds of items of a table, and what they add up to.
struct Kinds
{
    std::vector<Kind> list;
    ItemUse use;

    void add(std::size_t number, Count items)
    {
        Kind& kind = list[number];
        kind.items += items;
        use.items += items;
        use.rated += kind.ratings >= 1 ? items : 0;
        use.pairable += kind.ratings >= 2 ? items : 0;
    }
};

} // namespace accord::agreement
