// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/project/ratings.h"

#include <vector>

namespace accord {

// The way back from a figure to the items behind it. Each answers rows of the label matrix in the round's order;
// Board::items() says which items they are. Categories and annotators are places in the table's columns and codebook,
// as in every figure that was computed from the same ratings. Labels count as the ratings see them: at their level.

/// Items to which anybody gave the category; with `disputed` only those with another category too.
std::vector<int> rowsWithCategory(const Ratings& ratings, int category, bool disputed);

/// Items that both rated, and rated differently.
std::vector<int> rowsInDispute(const Ratings& ratings, int first, int second);

/// Items on which one said the one and somebody else the other category; for twice the same, items to which at least
/// two gave it.
std::vector<int> rowsConfused(const Ratings& ratings, int one, int other);

/// Items that the annotator rated otherwise than they were decided.
std::vector<int> rowsAgainstFinal(const Ratings& ratings, int annotator);

/// Items that the annotator rated otherwise than anybody else did.
std::vector<int> rowsAgainstRest(const Ratings& ratings, int annotator);

/// Items that take no part in agreement for this reason.
std::vector<int> rowsLeftOut(const Ratings& ratings, agreement::RowUse why);

/// Of a selection by the final label, what is said of categories is said of those of its type alone: items are there
/// because labels of this type won, so that every other category looks as if it were never agreed on. True without such
/// a selection.
bool isOfSelectedType(const LabelMatrix& labelMatrix, const Selection& selection, const Ratings& ratings, int category);

/// The same for alarms. At the level of types such a selection has nothing to tell either: kappa is near 0 however well
/// people agree.
bool isAlarming(const LabelMatrix& labelMatrix, const Selection& selection, const Ratings& ratings, int category);

/// Decided items whose decision is what more than half of their labels say: it follows from them.
int finalsByMajority(const Ratings& ratings);

/// The items of label matrix rows.
std::vector<ItemId> itemsOf(const LabelMatrix& labelMatrix, const std::vector<int>& rows);

} // namespace accord
