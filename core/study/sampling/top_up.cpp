// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/sampling/top_up.h"

#include "core/base/reason.h"
#include "core/project/codebook/relabel.h"
#include "core/project/permission.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/event_writer.h"
#include "core/store/study/rounds.h"
#include "core/study/sampling/sample.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <unordered_map>

namespace accord::study {
namespace {

bool isBelow(const Taxonomy& taxonomy, const Category& category, CategoryId ancestor)
{
    const Category* at = &category;
    while (at != nullptr && at->id != ancestor) {
        at = taxonomy.parentOf(*at);
    }
    return at != nullptr;
}

// What counts as the category or as one below it, by whatever name it is kept.
std::vector<CategoryId> countedWithin(const Taxonomy& taxonomy, CategoryId id)
{
    const CategoryId wanted = resolveMerged(taxonomy, id);
    std::vector<CategoryId> ids;
    for (const Category& category : taxonomy.categories()) {
        const Category* counts = taxonomy.find(resolveMerged(taxonomy, category.id));
        if (counts != nullptr && isBelow(taxonomy, *counts, wanted)) {
            ids.push_back(category.id);
        }
    }
    return ids;
}

// One category at a time the yield tells what others said, so nobody who labels in the round asks for it; nor does
// anybody else as long as the project names no lead.
bool leadsOnly(const Project& project, PersonId by, const Round& round)
{
    const auto person = project.person(by);
    const bool lead = person != nullptr && isLead(*person);
    const bool named = round.people.empty() || std::ranges::find(round.people, by) != round.people.end();
    return lead && !(named && person->isLabeller());
}

Status check(const Project& project, PersonId by, RoundId id, std::int64_t target)
{
    const auto found = project.round(id);
    if (found == nullptr) {
        return Error{Errc::NotFound, Reason::RoundNotFound};
    }
    const Round& round = *found;
    if (round.blind && !leadsOnly(project, by, round)) {
        return project.requireOpen(round.id);
    }
    if (round.state == RoundState::Closed || round.state == RoundState::Reconciled) {
        return Error{Errc::NotPermitted, Reason::RoundOver, {round.name}};
    }
    return target > 0 ? Status() : Status(Error{Errc::Invalid, Reason::QuotaTooSmall});
}

/// What is said of an item.
struct Said
{
    int all = 0;
    int within = 0;
    bool decided = false;
};

// How many items of the round are of one of the categories, each item by its decision or, without one, by more than
// half of its labels. Repeats are not counted. Says nothing of what any one person labelled.
Result<Yield> countYield(sqlite::Database& database, RoundId round, std::span<const CategoryId> categories)
{
    const auto isWithin = [&](CategoryId category) {
        return std::ranges::find(categories, category) != categories.end();
    };
    std::unordered_map<ItemId, Said> items;
    ACCORD_CHECK(database.query("SELECT id FROM item WHERE round_id = :round AND occurrence = 1")
                     .bind(":round", round)
                     .each([&](const sqlite::Row& row) { items.emplace(row.id<ItemId>(0), Said{}); }));
    ACCORD_CHECK(database.query("SELECT item_id, verdict, category_id FROM label WHERE round_id = :round")
                     .bind(":round", round)
                     .each([&](const sqlite::Row& row) {
                         const auto item = items.find(row.id<ItemId>(0));
                         if (item != items.end() && isRating(row.value<Verdict>(1))) {
                             ++item->second.all;
                             item->second.within += isWithin(row.id<CategoryId>(2)) ? 1 : 0;
                         }
                     }));
    // A decision stands for all labels.
    ACCORD_CHECK(
        database.query("SELECT item_id, category_id FROM decision WHERE round_id = :round AND state = :decided")
            .bind(":round", round)
            .bind(":decided", DecisionState::Decided)
            .each([&](const sqlite::Row& row) {
                if (const auto item = items.find(row.id<ItemId>(0)); item != items.end()) {
                    item->second = Said{1, isWithin(row.id<CategoryId>(1)) ? 1 : 0, true};
                }
            }));
    Yield yield;
    for (const auto& [item, said] : items) {
        const bool found = said.within * 2 > said.all;
        yield.found += found ? 1 : 0;
        yield.decisions += found && said.decided ? 1 : 0;
        yield.judged += said.all > 0 ? 1 : 0;
        yield.waiting += said.all > 0 ? 0 : 1;
    }
    return yield;
}

} // namespace

double Yield::rate() const
{
    return (static_cast<double>(found) + 1) / (static_cast<double>(judged) + 2);
}

std::int64_t batchFor(const Yield& yield, std::int64_t target)
{
    if (yield.found >= target) {
        return 0;
    }
    const double needed = std::ceil(static_cast<double>(target - yield.found) / yield.rate());
    return std::max<std::int64_t>(0, std::llround(needed) - yield.waiting);
}

Result<TopUp> planTopUp(Project& project, PersonId by, RoundId id, CategoryId category, std::int64_t target,
                        Progress& progress, const std::stop_token& stop)
{
    ACCORD_CHECK(check(project, by, id, target));
    ACCORD_TRY(const SampleRecord record, sampleOf(project, id));
    const std::vector<CategoryId> within = countedWithin(*project.taxonomy(), category);
    if (within.empty()) {
        return Error{Errc::NotFound, Reason::CategoryNotFound};
    }
    TopUp plan;
    plan.round = id;
    plan.category = category;
    plan.target = target;
    ACCORD_TRY(plan.yield, countYield(project.database(), id, within));

    FrameFilter filter = record.request.frame;
    filter.notInRounds.push_back(id);
    ACCORD_TRY(const SamplingFrame frame, readFrame(project, filter, {}, progress, stop));
    plan.left = static_cast<std::int64_t>(frame.items.size());
    const std::vector<std::int64_t> counts{std::min(plan.left, batchFor(plan.yield, target))};
    if (counts.front() > 0) {
        for (const std::size_t place : draw(frame.items, counts, record.request.seed)) {
            plan.items.push_back(PlannedItem{frame.issues[place], 1});
        }
    }
    return plan;
}

Status topUp(Project& project, PersonId by, const TopUp& plan, Progress& progress, const std::stop_token& stop)
{
    ACCORD_CHECK(check(project, by, plan.round, plan.target));
    ACCORD_TRY(SampleRecord record, sampleOf(project, plan.round));
    if (plan.items.empty()) {
        return {};
    }
    record.added += static_cast<std::int64_t>(plan.items.size());
    ACCORD_CHECK(addItems(project, by, plan.round, {plan.items, recordText(project, record)}, progress, stop));
    return {};
}

} // namespace accord::study
