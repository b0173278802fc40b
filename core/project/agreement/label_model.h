// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/dawid_skene.h"
#include "core/base/result.h"
#include "core/project/label_matrix.h"
#include "core/project/ratings.h"

#include <memory>
#include <stop_token>
#include <string>
#include <unordered_map>
#include <vector>

namespace accord {

/// A mistake of an annotator, as the model sees it.
struct LikelyMistake
{
    int right = 0; ///< category of the table
    int given = 0;
    double share = 0; ///< of all items
};

/// How one annotator labels, as the model sees it.
struct RaterSkill
{
    double accuracy = 0;                 ///< share of items that they get right
    std::vector<LikelyMistake> mistakes; ///< the most frequent first, at most kMost
    static constexpr std::size_t kMost = 3;
};

/// A category with how probable it is for one item.
struct LikelyCategory
{
    std::string code; ///< as LabelModel::codes
    double probability = 0;
};

/// Dawid and Skene's model of the labels of a round at one level, beside what people say: it decides nothing. First
/// labels alone go into it, no decision and no second vote.
struct LabelModel
{
    Level level = Level::Theme;
    Ratings rated;
    agreement::DawidSkene fitted;   ///< not defined() where no item has two labels
    std::vector<std::string> codes; ///< by category of the table, as Ratings::code()
    std::vector<ItemId> items;      ///< by row of the table
    std::unordered_map<ItemId, int> rowOf;
    std::vector<RaterSkill> raters; ///< by column of the table
    std::vector<int> differing;     ///< rows whose most probable category is not the one with most labels
    std::vector<int> uncertain;     ///< rows by how probable their most probable category is, the least first; at most
                                    ///< kUncertain of those below kCertain
    static constexpr std::size_t kUncertain = 50;
    static constexpr double kCertain = 0.9;

    /// The most probable first; those below `least` are left out. Empty for an item without a label at the level.
    [[nodiscard]] std::vector<LikelyCategory> likely(ItemId item, double least) const;
};

/// Fits the model; long work of a large round. `before`, if it is of the same labels and options, is answered as it
/// is. Errc::Cancelled.
Result<std::shared_ptr<const LabelModel>> labelModel(const LabelMatrix& labelMatrix, const Selection& selection,
                                                     const std::stop_token& stop,
                                                     const std::shared_ptr<const LabelModel>& before = {},
                                                     const agreement::DawidSkeneOptions& options = {});

} // namespace accord
