// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/codebook/resolve_merged.h"

namespace accord {

CategoryId resolveMerged(const Taxonomy& taxonomy, CategoryId category)
{
    const Category* counts = taxonomy.standsFor(category);
    return counts == nullptr ? category : counts->id;
}

void makeCount(const Taxonomy& taxonomy, Label& label)
{
    label.content.category = resolveMerged(taxonomy, label.content.category);
}

void makeCount(const Taxonomy& taxonomy, Decision& decision)
{
    decision.content.category = resolveMerged(taxonomy, decision.content.category);
}

void makeCount(const Taxonomy& taxonomy, SecondVote& secondVote)
{
    for (Vote& vote : secondVote.votes) {
        vote.content.category = resolveMerged(taxonomy, vote.content.category);
    }
}

} // namespace accord
