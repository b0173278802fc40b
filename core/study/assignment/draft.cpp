// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/assignment/draft.h"

#include "core/base/random.h"
#include "core/base/reason.h"
#include "core/study/rounds.h"
#include "core/study/sampling/sample.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace accord::study {
namespace {

StrataChoice chosenStrata(const Project& project, RoundId round, const StrataChoice& wanted)
{
    if (!wanted.by.empty()) {
        return wanted;
    }
    const auto sample = sampleOf(project, round);
    if (sample.ok() && !sample->request.strata.by.empty()) {
        return sample->request.strata;
    }
    StrataChoice choice;
    choice.by = {StratumBy::Repository};
    return choice;
}

} // namespace

Status AssignmentDraft::mayAssign(const Project& project, PersonId by, const Round* round)
{
    if (round == nullptr) {
        return Error{Errc::NotFound, Reason::RoundNotFound};
    }
    const DenialReason why = denial(project, by, Action::Assign, round->id);
    return why == DenialReason::None ? Status() : Status(denialError(project, why, Action::Assign, round->id));
}

AssignmentDraft::AssignmentDraft(Round round, RoundFrame frame, Units units)
    : m_round(std::move(round))
    , m_frame(std::move(frame))
    , m_units(std::move(units))
    , m_assignments(m_units)
{}

Result<std::unique_ptr<AssignmentDraft>> AssignmentDraft::read(Project& project, RoundId round,
                                                               const StrataChoice& strata, Progress& progress,
                                                               const std::stop_token& stop)
{
    const auto found = project.round(round);
    if (found == nullptr) {
        return Error{Errc::NotFound, Reason::RoundNotFound};
    }
    ACCORD_TRY(RoundFrame frame, readRoundFrame(project, round, chosenStrata(project, round, strata), progress, stop));
    Units units(frame.items, frame.frame.issues, frame.occurrences);
    auto draft = std::unique_ptr<AssignmentDraft>(new AssignmentDraft(*found, std::move(frame), std::move(units)));
    ACCORD_TRY(draft->m_assignments, Assignments::read(project, *found, draft->m_units));
    return draft;
}

int AssignmentDraft::stratumOf(std::size_t unit) const
{
    return m_frame.frame.items[m_units.itemsOf(unit).front()].stratum;
}

std::vector<std::size_t> AssignmentDraft::shuffled(std::uint64_t seed) const
{
    const auto issueOf = [this](std::size_t unit) -> const Uuid& {
        return m_frame.frame.items[m_units.itemsOf(unit).front()].issue;
    };
    std::vector<std::pair<std::uint64_t, std::size_t>> numbers;
    numbers.reserve(m_units.count());
    for (std::size_t unit = 0; unit < m_units.count(); ++unit) {
        numbers.emplace_back(permanentNumber(issueOf(unit), seed), unit);
    }
    std::ranges::sort(numbers, [&](const auto& a, const auto& b) {
        return a.first != b.first ? a.first < b.first : issueOf(a.second) < issueOf(b.second);
    });
    std::vector<std::size_t> order;
    order.reserve(numbers.size());
    for (const auto& [number, unit] : numbers) {
        order.push_back(unit);
    }
    return order;
}

void AssignmentDraft::give(std::size_t column, std::size_t item)
{
    if (!m_assignments.has(column, item)) {
        m_assignments.give(column, item);
        changesOf(column).out.push_back(m_units.items()[item]);
    }
}

void AssignmentDraft::takeBack(std::size_t column, std::size_t item)
{
    if (m_assignments.has(column, item)) {
        m_assignments.takeBack(column, item);
        changesOf(column).back.push_back(m_units.items()[item]);
    }
}

AssignmentChange& AssignmentDraft::changesOf(std::size_t column)
{
    while (m_changes.size() <= column) {
        m_changes.push_back(AssignmentChange{m_assignments.people()[m_changes.size()], {}, {}});
    }
    return m_changes[column];
}

void AssignmentDraft::giveUnit(std::size_t column, std::size_t unit)
{
    for (const std::size_t item : m_units.itemsOf(unit)) {
        give(column, item);
    }
}

void AssignmentDraft::takeUnitBack(std::size_t column, std::size_t unit)
{
    for (const std::size_t item : m_units.itemsOf(unit)) {
        takeBack(column, item);
    }
}

AssignmentMatrix AssignmentDraft::matrix() const
{
    AssignmentMatrix matrix;
    matrix.people = m_assignments.people();
    matrix.strata = m_frame.frame.strata;
    matrix.counts.assign(matrix.strata.size(), std::vector<std::int64_t>(matrix.people.size(), 0));
    for (std::size_t item = 0; item < m_units.items().size(); ++item) {
        std::vector<std::int64_t>& row = matrix.counts[static_cast<std::size_t>(m_frame.frame.items[item].stratum)];
        for (std::size_t column = 0; column < row.size(); ++column) {
            row[column] += m_assignments.has(column, item) ? 1 : 0;
        }
    }
    return matrix;
}

Assignment AssignmentDraft::plan(std::vector<PersonId> people, int overlap, bool handedOut) const
{
    Assignment plan;
    plan.round = m_round.id;
    plan.overlap = overlap;
    plan.people = std::move(people);
    std::ranges::sort(plan.people);
    plan.handedOut = handedOut;
    plan.matrix = matrix();
    for (const AssignmentChange& changes : m_changes) {
        if (handedOut && !(changes.out.empty() && changes.back.empty())) {
            plan.changes.push_back(changes);
            // In the order of their numbers they are written faster.
            std::ranges::sort(plan.changes.back().out);
            std::ranges::sort(plan.changes.back().back);
        }
    }
    if (handedOut) {
        const int wanted = overlap > 0 ? overlap : static_cast<int>(plan.people.size());
        for (std::size_t unit = 0; unit < m_units.count(); ++unit) {
            plan.unassigned += m_assignments.missing(unit, wanted);
        }
    }
    return plan;
}

std::int64_t AssignmentMatrix::total(std::size_t person) const
{
    std::int64_t sum = 0;
    for (const std::vector<std::int64_t>& row : counts) {
        sum += row[person];
    }
    return sum;
}

Loads::Loads(const Assignments& assignments, std::span<const std::size_t> columns, std::span<const double> weights)
{
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (weights[i] > 0) {
            m_entries.push_back(Entry{columns[i], weights[i], assignments.toDo(columns[i])});
        }
    }
}

std::size_t Loads::lightest(const Assignments& assignments, std::size_t unit) const
{
    const Entry* found = nullptr;
    const auto load = [](const Entry& entry) { return (static_cast<double>(entry.toDo) + 1) / entry.weight; };
    for (const Entry& entry : m_entries) {
        if (!assignments.hasAny(entry.column, unit) && !assignments.begun(entry.column, unit) &&
            (found == nullptr || load(entry) < load(*found))) {
            found = &entry;
        }
    }
    return found == nullptr ? Units::kNone : found->column;
}

void Loads::add(std::size_t column, std::size_t items)
{
    std::ranges::find(m_entries, column, &Entry::column)->toDo += static_cast<std::int64_t>(items);
}

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
        return Error{Errc::Invalid, Reason::EmptyBlock};
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
