// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/rules/sample.h"

#include "core/agreement/uncertainty/random.h"

#include <algorithm>
#include <utility>

namespace accord::reconcile {
namespace {

using Places = std::vector<std::size_t>; // in the preview's decisions, which are in the round's order

// The first of a shuffle are a sample (Fisher and Yates).
void draw(Places& places, std::size_t most, agreement::Random& random)
{
    const std::size_t count = std::min(most, places.size());
    for (std::size_t i = 0; i < count; ++i) {
        std::swap(places[i], places[i + random.next() % (places.size() - i)]);
    }
    places.resize(count);
    std::ranges::sort(places);
}

} // namespace

std::vector<Decided> sample(const LabelMatrix& labelMatrix, const RulePreview& preview, std::size_t most, std::uint64_t seed)
{
    Places conflicts;
    Places others;
    for (std::size_t i = 0; i < preview.decisions.size(); ++i) {
        const int row = labelMatrix.rowOf(preview.decisions[i].item);
        const bool conflict = row >= 0 && consensus(labelMatrix, row).agreement == Agreement::Conflict;
        (conflict ? conflicts : others).push_back(i);
    }
    agreement::Random random(seed);
    draw(conflicts, most, random);
    draw(others, most - conflicts.size(), random);
    std::vector<Decided> drawn;
    for (const Places* places : {&conflicts, &others}) {
        for (const std::size_t place : *places) {
            drawn.push_back(preview.decisions[place]);
        }
    }
    return drawn;
}

} // namespace accord::reconcile
