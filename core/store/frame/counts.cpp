// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/frame/counts.h"

#include "core/model/decision.h"
#include "core/model/label.h"

#include <algorithm>
#include <unordered_map>

namespace accord::store {
namespace {

/// What is said of an item.
struct Votes
{
    int all = 0;
    int within = 0;
    bool decided = false;
};
using VotesByItem = std::unordered_map<ItemId, Votes>;

bool isRating(std::int64_t verdict)
{
    return verdict == static_cast<std::int64_t>(Verdict::Category) ||
           verdict == static_cast<std::int64_t>(Verdict::NotForStudy);
}

Status countLabels(Database& database, RoundId round, std::span<const CategoryId> categories, VotesByItem& votes)
{
    ACCORD_TRY(Statement query, database.prepare("SELECT item_id, verdict, category_id FROM label WHERE round_id = ?"));
    query.bind(round);
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return {};
        }
        const auto item = votes.find(query.id<ItemId>(0));
        if (item != votes.end() && isRating(query.integer(1))) {
            ++item->second.all;
            item->second.within += std::ranges::find(categories, query.id<CategoryId>(2)) != categories.end() ? 1 : 0;
        }
    }
}

// A decision stands for all labels.
Status countDecisions(Database& database, RoundId round, std::span<const CategoryId> categories, VotesByItem& votes)
{
    ACCORD_TRY(Statement query, database.prepare(R"sql(
        SELECT item_id, category_id
        FROM decision
        WHERE round_id = ?
          AND state = ?
    )sql"));
    query.bind(round).bind(static_cast<std::int64_t>(DecisionState::Decided));
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return {};
        }
        if (const auto item = votes.find(query.id<ItemId>(0)); item != votes.end()) {
            const bool within = std::ranges::find(categories, query.id<CategoryId>(1)) != categories.end();
            item->second = Votes{1, within ? 1 : 0, true};
        }
    }
}

} // namespace

Result<CategoryYield> categoryYield(Database& database, RoundId round, std::span<const CategoryId> categories)
{
    VotesByItem votes;
    {
        ACCORD_TRY(Statement query, database.prepare("SELECT id FROM item WHERE round_id = ? AND occurrence = 1"));
        query.bind(round);
        while (true) {
            ACCORD_TRY(const bool row, query.step());
            if (!row) {
                break;
            }
            votes.emplace(query.id<ItemId>(0), Votes{});
        }
    }
    ACCORD_CHECK(countLabels(database, round, categories, votes));
    ACCORD_CHECK(countDecisions(database, round, categories, votes));
    CategoryYield yield;
    for (const auto& [item, said] : votes) {
        const bool found = said.within * 2 > said.all;
        yield.found += found ? 1 : 0;
        yield.decisions += found && said.decided ? 1 : 0;
        yield.judged += said.all > 0 ? 1 : 0;
        yield.waiting += said.all > 0 ? 0 : 1;
    }
    return yield;
}

Result<bool> hasLabels(Database& database, RoundId round)
{
    ACCORD_TRY(Statement query, database.prepare("SELECT 1 FROM label WHERE round_id = ? AND verdict <> 0 LIMIT 1"));
    query.bind(round);
    return query.step();
}

} // namespace accord::store
