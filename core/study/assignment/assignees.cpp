// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/assignment/assignees.h"

#include <algorithm>
#include <numeric>

namespace accord::study {
namespace {

constexpr std::size_t kSizes = 8; // of units that are told apart: more repeats of an item are as good as many

std::vector<double> weightsOf(const AssignmentRequest& request)
{
    std::vector<double> weights;
    for (const Weight& weight : request.people) {
        weights.push_back(weight.weight);
    }
    return weights;
}

Spread everybody(const AssignmentDraft& draft, const AssignmentRequest& request)
{
    std::vector<int> people;
    for (std::size_t person = 0; person < request.people.size(); ++person) {
        if (request.people[person].weight > 0) {
            people.push_back(static_cast<int>(person));
        }
    }
    return Spread(draft.units().count(), people);
}

// Units with repeats are more work: they are balanced among themselves.
Result<Spread> balanced(const AssignmentDraft& draft, const AssignmentRequest& request)
{
    const std::vector<std::size_t> order = draft.shuffled(request.seed);
    const std::size_t count = draft.frame().frame.strata.size();
    std::vector<std::size_t> keys; // the smaller the unit, the smaller; within a size by stratum
    keys.reserve(order.size());
    std::vector<int> known;
    for (const std::size_t unit : order) {
        const std::size_t size = std::min(draft.units().itemsOf(unit).size(), kSizes);
        keys.push_back(size * count + static_cast<std::size_t>(draft.stratumOf(unit)));
        if (known.size() <= keys.back()) {
            known.resize(keys.back() + 1, 0);
        }
        known[keys.back()] = 1;
    }
    int next = 0;
    for (int& stratum : known) {
        stratum = stratum == 0 ? 0 : next++;
    }
    ShareRequest shares{std::vector<std::int64_t>(static_cast<std::size_t>(next), 0), weightsOf(request),
                        request.overlap};
    std::vector<int> strata;
    strata.reserve(order.size());
    for (const std::size_t key : keys) {
        strata.push_back(known[key]);
        ++shares.strata[static_cast<std::size_t>(strata.back())];
    }
    ACCORD_TRY(Spread shuffled, spread(shares, strata, request.seed));
    Spread assignees(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        assignees[order[i]] = std::move(shuffled[i]);
    }
    return assignees;
}

// Neighbours in the round's order; the last block may be smaller.
Result<Spread> inBlocks(const AssignmentDraft& draft, const AssignmentRequest& request)
{
    if (request.block < 1) {
        return Error{Errc::Invalid, "block", "a block has at least 1 item"};
    }
    const auto size = static_cast<std::size_t>(request.block);
    const std::size_t blocks = (draft.units().count() + size - 1) / size;
    const ShareRequest shares{{static_cast<std::int64_t>(blocks)}, weightsOf(request), request.overlap};
    ACCORD_TRY(const Spread groups, spread(shares, std::vector<int>(blocks, 0), request.seed));
    Spread assignees;
    assignees.reserve(draft.units().count());
    for (std::size_t unit = 0; unit < draft.units().count(); ++unit) {
        assignees.push_back(groups[unit / size]);
    }
    return assignees;
}

Result<Spread> byRepository(const AssignmentDraft& draft, const AssignmentRequest& request)
{
    const FrameColumn& column =
        *std::ranges::find(draft.frame().frame.columns, StratumBy::Repository, &FrameColumn::by);
    std::vector<std::int64_t> sizes(column.values.size(), 0);
    for (const std::uint32_t code : column.codes) {
        ++sizes[code];
    }
    ACCORD_TRY(const Spread groups, spreadGroups(sizes, weightsOf(request), request.overlap));
    Spread assignees;
    assignees.reserve(draft.units().count());
    for (std::size_t unit = 0; unit < draft.units().count(); ++unit) {
        assignees.push_back(groups[column.codes[draft.units().itemsOf(unit).front()]]);
    }
    return assignees;
}

} // namespace

Result<Spread> spreadGroups(const std::vector<std::int64_t>& groups, const std::vector<double>& weights, int overlap)
{
    ACCORD_CHECK(shares({{}, weights, overlap})); // for its errors
    std::vector<std::size_t> order(groups.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::ranges::greater{}, [&](std::size_t i) { return groups[i]; });
    std::vector<std::int64_t> loads(weights.size(), 0);
    Spread result(groups.size());
    for (const std::size_t group : order) {
        std::vector<int> people;
        for (std::size_t person = 0; person < weights.size(); ++person) {
            if (weights[person] > 0) {
                people.push_back(static_cast<int>(person));
            }
        }
        std::ranges::stable_sort(people, {}, [&](int person) {
            const auto i = static_cast<std::size_t>(person);
            return static_cast<double>(loads[i] + groups[group]) / weights[i];
        });
        people.resize(static_cast<std::size_t>(overlap));
        for (const int person : people) {
            loads[static_cast<std::size_t>(person)] += groups[group];
        }
        std::ranges::sort(people);
        result[group] = std::move(people);
    }
    return result;
}

Result<Spread> assigneesOf(const AssignmentDraft& draft, const AssignmentRequest& request)
{
    switch (request.method) {
    case AssignmentMethod::KOfN:
        return balanced(draft, request);
    case AssignmentMethod::Blocks:
        return inBlocks(draft, request);
    case AssignmentMethod::ByRepository:
        return byRepository(draft, request);
    case AssignmentMethod::EveryoneAll:
        break;
    }
    return everybody(draft, request);
}

} // namespace accord::study
