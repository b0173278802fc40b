// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/decision.h"
#include "core/model/label.h"
#include "core/model/meeting/second_vote.h"
#include "core/model/taxonomy.h"

#include <vector>

namespace accord {

/// What people said stays as it is kept. Where it is shown or counted, a category that was merged stands for the one
/// that it was merged into: these make what was read say so. One that the taxonomy does not have stays.
[[nodiscard]] CategoryId resolveMerged(const Taxonomy& taxonomy, CategoryId category);

void makeCount(const Taxonomy& taxonomy, Label& label);
void makeCount(const Taxonomy& taxonomy, Decision& decision);
void makeCount(const Taxonomy& taxonomy, SecondVote& secondVote);

template <class Said>
void makeCount(const Taxonomy& taxonomy, std::vector<Said>& all)
{
    for (Said& said : all) {
        makeCount(taxonomy, said);
    }
}

} // namespace accord
