// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/assignment/draft.h"

#include "core/base/random.h"
#include "core/study/round_change.h"
#include "core/study/sampling/sample.h"

#include <algorithm>
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
        return Error{Errc::NotFound, "round", {}};
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

Result<std::unique_ptr<AssignmentDraft>> AssignmentDraft::read(Project& project, RoundId round, const StrataChoice& strata,
                                           Progress& progress, const std::stop_token& stop)
{
    const Round* found = project.round(round);
    if (found == nullptr) {
        return Error{Errc::NotFound, "round", {}};
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
            plan.handings.push_back(changes);
            // In the order of their numbers they are written faster.
            std::ranges::sort(plan.handings.back().out);
            std::ranges::sort(plan.handings.back().back);
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

} // namespace accord::study
