// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/frame.h"

#include "core/base/random.h"
#include "core/base/reason.h"
#include "core/model/decision.h"
#include "core/model/label.h"
#include "core/store/search_index.h"

#include <algorithm>
#include <tuple>
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

namespace {

// Looked at every so many rows: often enough to stop at once, and never to be noticed.
constexpr int kStride = 4096;

class Stopping
{
public:
    explicit Stopping(const std::stop_token& stop)
        : m_stop(stop)
    {}

    bool now() { return ++m_rows % kStride == 0 && m_stop.stop_requested(); }

private:
    const std::stop_token& m_stop;
    int m_rows = 0;
};

Error cancelled()
{
    return Error{Errc::Cancelled, Reason::Cancelled};
}

} // namespace

Result<std::vector<FrameIssue>> frameIssues(Database& database, const std::stop_token& stop)
{
    std::vector<FrameIssue> issues;
    ACCORD_TRY(const std::int64_t count, database.number("SELECT count(*) FROM issue"));
    issues.reserve(static_cast<std::size_t>(count));
    ACCORD_TRY(Statement query, database.prepare("SELECT id, uuid, repository_id, document_id FROM issue ORDER BY id"));
    Stopping stopping(stop);
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return issues;
        }
        if (stopping.now()) {
            return cancelled();
        }
        issues.push_back(FrameIssue{query.id<IssueId>(0), query.uuid(1), query.integer(2), query.integer(3)});
    }
}

Status forEachFrameText(Database& database, const std::stop_token& stop,
                        const std::function<void(const FrameText&)>& visit)
{
    ACCORD_TRY(Statement query,
               database.prepare("SELECT id, state, created_at FROM document INDEXED BY document_for_frame"));
    Stopping stopping(stop);
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return {};
        }
        if (stopping.now()) {
            return cancelled();
        }
        visit(FrameText{query.integer(0), query.text(1), query.text(2)});
    }
}

Result<std::vector<std::int64_t>> frameTextsWith(Database& database, const SearchQuery& query,
                                                 const std::stop_token& stop)
{
    std::vector<std::int64_t> texts;
    if (query.empty()) {
        return texts;
    }
    ACCORD_TRY(Statement statement, database.prepare("SELECT rowid FROM search WHERE search MATCH ? ORDER BY rowid"));
    statement.bind(std::string_view(query.match()));
    Stopping stopping(stop);
    while (true) {
        ACCORD_TRY(const bool row, statement.step());
        if (!row) {
            return texts;
        }
        if (stopping.now()) {
            return cancelled();
        }
        ACCORD_TRY(const bool matches, hasPhrases(database, statement.integer(0), query.phrases()));
        if (matches) {
            texts.push_back(statement.integer(0));
        }
    }
}

Result<std::vector<FrameRoundItem>> itemsOfRound(Database& database, RoundId round, const std::stop_token& stop)
{
    std::vector<FrameRoundItem> items;
    ACCORD_TRY(Statement query,
               database.prepare("SELECT id, issue_id, occurrence FROM item WHERE round_id = ? ORDER BY position"));
    query.bind(round);
    Stopping stopping(stop);
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return items;
        }
        if (stopping.now()) {
            return cancelled();
        }
        items.push_back(FrameRoundItem{query.id<ItemId>(0), query.id<IssueId>(1), static_cast<int>(query.integer(2))});
    }
}

Result<std::vector<IssueId>> issuesInRound(Database& database, RoundId round)
{
    ACCORD_TRY(Statement query, database.prepare(R"sql(
        SELECT issue_id
        FROM item
        WHERE round_id = ?
          AND occurrence = 1
        ORDER BY issue_id
    )sql"));
    query.bind(round);
    std::vector<IssueId> issues;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return issues;
        }
        issues.push_back(query.id<IssueId>(0));
    }
}

} // namespace accord::store
