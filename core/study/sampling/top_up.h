// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/project/project.h"
#include "core/study/lifecycle.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace accord::study {

/// How many items of a category a round has so far. An item is of the category, or of one below it, by its decision or,
/// without one, if more than half of its labels say so.
struct Yield
{
    std::int64_t found = 0;     ///< items of the category
    std::int64_t decisions = 0; ///< of these, by a decision
    std::int64_t judged = 0;    ///< items that have a decision or a label
    std::int64_t waiting = 0;   ///< items that nobody has labelled yet

    /// The share of items that are of the category: (found + 1) / (judged + 2), so that it is neither 0 nor 1 while
    /// little is known (the rule of succession; P. S. Laplace, "Essai philosophique sur les probabilités", 1814).
    [[nodiscard]] double rate() const;
};

/// How many more items to draw until a category is likely to have `target`: what is missing by the rate so far, less
/// what can be expected of items that wait. 0 when there are enough, or when enough wait.
std::int64_t batchFor(const Yield& yield, std::int64_t target);

/// A round topped up by quota, not yet written.
struct TopUp
{
    RoundId round;
    CategoryId category;
    std::int64_t target = 0;
    Yield yield;
    std::int64_t left = 0;          ///< issues of the frame that the round does not have; before these are added
    std::vector<PlannedItem> items; ///< the next ones in the order of the sample's seed
};

/// Plans the next batch of a round that was drawn (Round::sample says from what). It may be asked for again and again:
/// every batch goes on in the seed's order. Errc::NotFound for a round that was not drawn, Errc::NotPermitted in a
/// blind round for anybody but a lead who does not label in it, and in a round that is closed.
Result<TopUp> planTopUp(Project& project, PersonId by, RoundId round, CategoryId category, std::int64_t target,
                        Progress& progress, const std::stop_token& stop);

/// Adds the batch to the round. Items of a round that is shared out wait to be handed out (planHandOut).
Status topUp(Project& project, PersonId by, const TopUp& plan, Progress& progress, const std::stop_token& stop);

} // namespace accord::study
