// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/labelling/search.h"

#include "core/store/search/search_index.h"
#include "core/store/study/rounds.h"

namespace accord::labelling {
namespace {

constexpr int kBatch = 100; // texts per transaction: their writing locks others out for as long as it takes

} // namespace

Result<IndexState> indexState(Project& project)
{
    ACCORD_TRY(const store::IndexState state, store::indexState(project.database()));
    return IndexState{state.indexed, state.newest};
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

} // namespace accord::labelling
