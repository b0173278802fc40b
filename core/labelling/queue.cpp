// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/labelling/queue.h"

#include "core/base/text.h"
#include "core/project/codebook/relabel.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/labels.h"
#include "core/store/search_index.h"
#include "core/store/study/assignment.h"
#include "core/store/study/rounds.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace accord::labelling {
namespace {

constexpr int kBatch = 100; // texts per transaction: their writing locks others out for as long as it takes

} // namespace

Result<IndexState> indexState(Project& project)
{
    return store::indexState(project.database());
}

Result<bool> indexFurther(Project& project)
{
    ACCORD_TRY(const int done, store::indexFurther(project.database(), kBatch));
    return done > 0;
}

Result<Hits> search(Project& project, RoundId round, const std::string& typed, int most, std::int64_t below)
{
    Hits hits;
    ACCORD_TRY(hits.index, indexState(project));
    const store::SearchQuery query = store::SearchQuery::parse(typed);
    hits.next = below;
    do {
        ACCORD_TRY(const store::SearchHits found, store::search(project.database(), query, most, hits.next));
        for (const IssueId issue : found.issues) {
            // An issue of the project need not be in the round, and may be in it twice.
            ACCORD_TRY(const std::vector<Item> items, store::itemsOfIssue(project.database(), round, issue));
            for (const Item& item : items) {
                hits.items.push_back(item.id);
            }
        }
        hits.next = found.next;
    } while (hits.next != 0 && static_cast<int>(hits.items.size()) < most);
    return hits;
}

Result<std::vector<QueueEntry>> queue(Project& project, RoundId round, PersonId person)
{
    ACCORD_TRY(const sqlite::Snapshot snapshot, sqlite::Snapshot::begin(project.database()));
    ACCORD_TRY(const std::vector<ItemId> items, store::itemsFor(project.database(), round, person));
    ACCORD_TRY(const std::vector<store::LabelCell> labels, store::labelsBy(project.database(), round, person));
    ACCORD_TRY(const auto taxonomy, project.taxonomyFor(round));
    ACCORD_TRY(const std::vector<LabelToRelabel> again, toLookAtAgain(project, round, person));
    std::unordered_set<ItemId> marked;
    for (const LabelToRelabel& label : again) {
        marked.insert(label.item);
    }
    std::unordered_map<CategoryId, CategoryId> resolved; // each is looked up once, not for every item
    std::vector<QueueEntry> entries;
    entries.reserve(items.size());
    auto label = labels.begin();
    for (const ItemId item : items) {
        QueueEntry entry{item, {}, Verdict::None, false, false, !marked.empty() && marked.contains(item)};
        // Labels are in the order of their items, and so are most queues: the next one is looked at first.
        if (label == labels.end() || label->item != item) {
            label = std::ranges::lower_bound(labels, item, {}, &store::LabelCell::item);
        }
        if (label != labels.end() && label->item == item) {
            const auto [category, fresh] = resolved.try_emplace(label->category);
            if (fresh) {
                category->second = resolveMerged(*taxonomy, label->category);
            }
            entry.category = category->second;
            entry.verdict = label->verdict;
            entry.flagged = label->flagged;
            entry.cited = label->cited;
            ++label;
        }
        entries.push_back(entry);
    }
    return entries;
}

namespace {

/// Whole numbers first, then those that begin so.
Result<std::vector<ItemId>> itemsNumbered(Project& project, RoundId round, const std::string& number)
{
    static constexpr auto kSql = R"sql(
        SELECT item.id
        FROM item
        JOIN text ON text.id = item.text_id
        WHERE item.round_id = :round
          AND substr(text.name, 1, length(:number)) = :number
        ORDER BY length(text.name), text.name, item.position
    )sql";
    return project.database().query(kSql).bind(":round", round).bind(":number", number).all<ItemId>();
}

} // namespace

Result<std::vector<ItemId>> findItems(Project& project, RoundId round, PersonId person, const std::string& typed,
                                      std::size_t most)
{
    std::string wanted(text::trimmed(typed));
    if (wanted.starts_with('#')) {
        wanted.erase(0, 1);
    }
    if (wanted.empty()) {
        return std::vector<ItemId>();
    }
    std::vector<ItemId> found;
    if (std::ranges::all_of(wanted, [](char c) { return c >= '0' && c <= '9'; })) {
        ACCORD_TRY(found, itemsNumbered(project, round, wanted));
    } else {
        constexpr int kHits = 400; // of which some may be somebody else's
        ACCORD_TRY(Hits hits, search(project, round, wanted.back() == '"' ? wanted : wanted + '*', kHits));
        found = std::move(hits.items);
    }
    std::unordered_set<ItemId> own;
    if (person.valid()) {
        ACCORD_TRY(const std::vector<ItemId> items, store::itemsFor(project.database(), round, person));
        own.insert(items.begin(), items.end());
        std::erase_if(found, [&own](ItemId item) { return !own.contains(item); });
    }
    std::unordered_set<IssueId> seen;
    std::vector<ItemId> once;
    for (const ItemId item : found) {
        ACCORD_TRY(const std::optional<Item> row, store::itemById(project.database(), item));
        if (row && once.size() < most && seen.insert(row->issue).second) {
            once.push_back(item);
        }
    }
    return once;
}

Result<int> doneSince(Project& project, RoundId round, PersonId person, const std::string& moment)
{
    return store::labelledSince(project.database(), round, person, moment);
}

} // namespace accord::labelling
