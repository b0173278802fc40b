// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/sqlite/database.h"
#include "core/store/search_query.h"

#include <cstdint>
#include <functional>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

/// Counts over a round that say nothing of what any one person labelled: leads may have them in a blind round too.
namespace accord::store {

/// How many items of a round are of one of some categories, each item by its decision or, without one, by more than
/// half of its labels. Repeats are not counted.
struct CategoryYield
{
    std::int64_t found = 0;
    std::int64_t decisions = 0; ///< of these, by a decision
    std::int64_t judged = 0;    ///< have a decision or a label
    std::int64_t waiting = 0;   ///< have neither
};

Result<CategoryYield> categoryYield(Database& database, RoundId round, std::span<const CategoryId> categories);

/// Whether anybody has labelled anything in the round.
Result<bool> hasLabels(Database& database, RoundId round);

/// Items of a round in the order in which one person gets them: each has a number that follows from the seed, the
/// person and the item alone, so that everybody's order is another, and the same in every copy of the project. A repeat
/// comes after what it repeats. Items that the round does not have are left out.
Result<std::vector<ItemId>> inPersonalOrder(Database& database, RoundId round, PersonId person, std::uint64_t seed,
                                            std::vector<ItemId> items);

/// What sampling has to know of an issue, all of them read in one pass. Texts are known by their numbers.
struct FrameIssue
{
    IssueId issue;
    Uuid uuid;
    std::int64_t repository = 0;
    std::int64_t document = 0; ///< its newest text; 0: missing
};

/// All issues in the order of their numbers. Errc::Cancelled.
Result<std::vector<FrameIssue>> frameIssues(Database& database, const std::stop_token& stop);

/// What sampling has to know of a text; the views are valid until the visit returns.
struct FrameText
{
    std::int64_t document = 0;
    std::string_view state;
    std::string_view createdAt; ///< ISO 8601; may be empty
};

/// All texts, older ones of an issue included, from an index alone: the texts themselves are not read.
Status forEachFrameText(Database& database, const std::stop_token& stop,
                        const std::function<void(const FrameText&)>& visit);

/// The numbers of the texts that match, ascending; those that the word index does not know yet are not among them.
Result<std::vector<std::int64_t>> frameTextsWith(Database& database, const SearchQuery& query,
                                                 const std::stop_token& stop);

/// An item of a round, as far as sharing it out has to know.
struct FrameRoundItem
{
    ItemId item;
    IssueId issue;
    int occurrence = 1;
};

/// The items of a round in its order. Errc::Cancelled.
Result<std::vector<FrameRoundItem>> itemsOfRound(Database& database, RoundId round, const std::stop_token& stop);

/// The issues that a round has, ascending, each once.
Result<std::vector<IssueId>> issuesInRound(Database& database, RoundId round);

} // namespace accord::store
