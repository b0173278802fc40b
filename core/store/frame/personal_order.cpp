// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/frame/personal_order.h"

#include "core/base/random.h"

#include <algorithm>
#include <tuple>
#include <unordered_map>

namespace accord::store {
namespace {

struct Numbered
{
    std::uint64_t number = 0;
    ItemId item;
    IssueId issue;
    int occurrence = 1;
};

Result<std::uint64_t> seedFor(Database& database, PersonId person, std::uint64_t seed)
{
    ACCORD_TRY(Statement query, database.prepare("SELECT uuid FROM person WHERE id = ?"));
    query.bind(person);
    ACCORD_TRY(const bool row, query.step());
    return row ? permanentNumber(query.uuid(0), seed) : seed;
}

// Those that show the same issue keep the places that chance gave them, and take them in the order of their occurrence.
void repeatsLater(std::vector<Numbered>& items)
{
    std::unordered_map<IssueId, std::vector<std::size_t>> places;
    for (const Numbered& item : items) {
        if (item.occurrence > 1) {
            places.try_emplace(item.issue);
        }
    }
    for (std::size_t place = 0; place < items.size() && !places.empty(); ++place) {
        if (const auto found = places.find(items[place].issue); found != places.end()) {
            found->second.push_back(place);
        }
    }
    for (const auto& [issue, ascending] : places) {
        std::vector<Numbered> same;
        for (const std::size_t place : ascending) {
            same.push_back(items[place]);
        }
        std::ranges::sort(same, {}, &Numbered::occurrence);
        for (std::size_t i = 0; i < same.size(); ++i) {
            items[ascending[i]] = same[i];
        }
    }
}

} // namespace

Result<std::vector<ItemId>> inPersonalOrder(Database& database, RoundId round, PersonId person, std::uint64_t seed,
                                            std::vector<ItemId> items)
{
    ACCORD_TRY(const std::uint64_t own, seedFor(database, person, seed));
    std::ranges::sort(items);
    ACCORD_TRY(Statement query,
               database.prepare("SELECT id, uuid, issue_id, occurrence FROM item WHERE round_id = ? ORDER BY id"));
    query.bind(round);
    std::vector<Numbered> numbered;
    numbered.reserve(items.size());
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            break;
        }
        if (const auto item = query.id<ItemId>(0); std::ranges::binary_search(items, item)) {
            numbered.push_back(Numbered{permanentNumber(query.uuid(1), own), item, query.id<IssueId>(2),
                                        static_cast<int>(query.integer(3))});
        }
    }
    std::ranges::sort(numbered, {}, [](const Numbered& item) { return std::tuple(item.number, item.item); });
    repeatsLater(numbered);
    items.clear();
    for (const Numbered& item : numbered) {
        items.push_back(item.item);
    }
    return items;
}

} // namespace accord::store
