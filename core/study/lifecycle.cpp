// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/lifecycle.h"

#include "core/base/random.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/project/consensus.h"
#include "core/project/field_merge.h"
#include "core/project/label_matrix.h"
#include "core/sqlite/database.h"
#include "core/store/study/rounds.h"
#include "core/study/assignment/assignments.h"
#include "core/study/assignment/changes.h"
#include "core/study/rounds.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace accord::study {

Result<Completeness> completeness(Project& project, RoundId id)
{
    const auto round = project.round(id);
    if (round == nullptr) {
        return Error{Errc::NotFound, Reason::RoundNotFound};
    }
    ACCORD_TRY(const Units units, Units::read(project, id));
    ACCORD_TRY(Assignments assignments, Assignments::read(project, *round, units));
    // Of a round that came with its labels nothing is expected of those who are not in it.
    ACCORD_TRY(const bool onlyThese, isOfThoseWhoLabelled(project, *round));
    Completeness result;
    result.items = static_cast<std::int64_t>(units.items().size());
    for (const Person& person : project.people()) {
        const std::size_t column = assignments.columnOf(person.id);
        MissingLabels missing{person.id, 0, 0};
        for (std::size_t item = 0; item < units.items().size(); ++item) {
            missing.expected += assignments.has(column, item) ? 1 : 0;
            missing.missing += assignments.has(column, item) && !assignments.done(column, item) ? 1 : 0;
        }
        if (missing.expected > 0 && !(onlyThese && missing.missing == missing.expected)) {
            result.people.push_back(missing);
            result.expected += missing.expected;
            result.missing += missing.missing;
        }
    }
    for (std::size_t unit = 0; unit < units.count() && round->assigned; ++unit) {
        result.unassigned += assignments.missing(unit) > 0 ? 1 : 0;
    }
    return result;
}

namespace {

constexpr std::size_t kLongestLeftOpen = 4000;
constexpr std::uint64_t kSeeds = 1'000'000'000; // short enough to be read out

std::uint64_t orderSeedOf(const Round& round)
{
    return 1 + permanentNumber(round.uuid, 0) % kSeeds;
}

void take(const RoundContent& content, Round& round)
{
    round.purpose = content.purpose;
    round.blind = content.blind;
    round.people = content.people;
    round.gate = content.gate;
    round.openCodes = content.openCodes;
    round.orderSeed = !content.ownOrder ? 0 : round.orderSeed != 0 ? round.orderSeed : orderSeedOf(round);
    std::ranges::sort(round.people);
}

/// Says how far it is, and stops when it is asked to.
class Watched
{
public:
    Watched(std::string name, std::size_t items, Progress& progress, const std::stop_token& stop)
        : m_name(std::move(name))
        , m_items(static_cast<std::int64_t>(items))
        , m_ticker(progress)
        , m_stop(stop)
    {}

    Status next()
    {
        m_ticker.report(m_name, m_done++, m_items);
        return m_stop.stop_requested() ? Status(Error{Errc::Cancelled, Reason::Cancelled}) : Status();
    }

private:
    std::string m_name;
    std::int64_t m_items;
    std::int64_t m_done = 0;
    Ticker m_ticker;
    const std::stop_token& m_stop;
};

// Of what it is when people label in it.
bool isSetUpAlike(RoundContent before, const RoundContent& after)
{
    before.name = after.name;
    before.gate = after.gate;
    before.openCodes = after.openCodes;
    std::vector<PersonId> people = after.people;
    std::ranges::sort(people);
    std::ranges::sort(before.people);
    RoundContent sorted = after;
    sorted.people = std::move(people);
    return before == sorted;
}

} // namespace

Result<RoundItems> everyIssue(Project& project)
{
    ACCORD_TRY(const std::vector<IssueId> issues, issuesInOrder(project, false));
    RoundItems items;
    items.items.reserve(issues.size());
    for (const IssueId issue : issues) {
        items.items.push_back(PlannedItem{issue, 1});
    }
    return items;
}

Result<RoundItems> issuesOf(Project& project, std::span<const ItemId> items)
{
    RoundItems result;
    std::unordered_set<IssueId> seen;
    for (const ItemId id : items) {
        ACCORD_TRY(const auto item, store::itemById(project.database(), id));
        if (item && seen.insert(item->issue).second) {
            result.items.push_back(PlannedItem{item->issue, 1});
        }
    }
    return result;
}

RoundContent contentOf(const Round& round)
{
    return RoundContent{round.name,           round.purpose, round.blind,    round.people,
                        round.orderSeed != 0, round.gate,    round.openCodes};
}

Result<Round> createRound(Project& project, PersonId by, const RoundContent& content, const RoundItems& items,
                          Progress& progress, const std::stop_token& stop)
{
    ACCORD_CHECK(permit(project, by, Action::CreateRound)); // before long work; asked again where it writes
    ACCORD_CHECK(project.refresh());
    Round round;
    ACCORD_TRY(round.name, freeName(project.rounds(), content.name, {}));
    if (items.items.empty()) {
        return Error{Errc::NotFound, Reason::NoIssuesForRound, {round.name}};
    }
    round.uuid = newUuid();
    round.state = RoundState::Draft;
    round.sample = items.sample;
    take(content, round);
    Watched watched(round.name, items.items.size(), progress, stop);
    return makeRound(project, by, std::move(round),
                     {items.items.size(), [&] { return items.items; }, [&] { return watched.next(); }, true});
}

Result<RoundContent> merged(Project& project, const Round& now, const RoundContent& wanted, const RoundContent& seen)
{
    const auto sorted = [](RoundContent content) {
        std::ranges::sort(content.people);
        return content;
    };
    const RoundContent from = sorted(seen);
    const RoundContent to = sorted(wanted);
    RoundContent content = sorted(contentOf(now));
    FieldMerge<RoundContent> merge(from, to, content);
    merge.field(Reason::FieldName, &RoundContent::name)
        .field(Reason::FieldPurpose, &RoundContent::purpose)
        .field(Reason::FieldBlindness, &RoundContent::blind)
        .field(Reason::FieldPeople, &RoundContent::people)
        .field(Reason::FieldOrder, &RoundContent::ownOrder)
        .field(Reason::FieldGate, &RoundContent::gate)
        .field(Reason::FieldOpenCodes, &RoundContent::openCodes);
    ACCORD_CHECK(merge.status(project, Message{Reason::RoundNamed, {now.name}},
                              [&]() -> Result<std::vector<Told<RoundContent>>> {
                                  ACCORD_TRY(const auto history, store::roundHistory(project.database(), now.id));
                                  std::vector<Told<RoundContent>> told;
                                  for (const auto& [by, round] : history) {
                                      told.push_back({by, sorted(contentOf(round))});
                                  }
                                  return told;
                              }));
    return content;
}

Status editRound(Project& project, PersonId by, RoundId id, const RoundContent& wanted,
                 const std::optional<RoundContent>& seen)
{
    ACCORD_TRY(RoundChange change, RoundChange::begin(project, by, Action::EditRound, id));
    Round& round = change.round();
    ACCORD_TRY(const RoundContent content, merged(project, round, wanted, seen ? *seen : contentOf(round)));
    if (!isSetUpAlike(contentOf(round), content)) {
        ACCORD_CHECK(change.require(RoundState::Draft, Reason::OnlyDraftsChange));
    }
    if (round.openCodes != content.openCodes && round.state > RoundState::Running) {
        return Error{Errc::NotPermitted, Reason::RoundOver, {round.name}};
    }
    ACCORD_TRY(const std::vector<Round> rounds, store::rounds(project.database()));
    ACCORD_TRY(round.name, freeName(rounds, content.name, id));
    take(content, round);
    return change.commit();
}

Status deleteRound(Project& project, PersonId by, RoundId id)
{
    ACCORD_TRY(RoundChange change, RoundChange::begin(project, by, Action::DeleteRound, id));
    return change.commitDeletion();
}

Result<std::int64_t> addItems(Project& project, PersonId by, RoundId id, const RoundItems& items, Progress& progress,
                              const std::stop_token& stop)
{
    ACCORD_TRY(RoundChange change, RoundChange::begin(project, by, Action::AddItems, id));
    Round& round = change.round();
    std::unordered_map<IssueId, int> occurrences;
    ACCORD_CHECK(store::forEachItem(project.database(), id, [&](const Item& item) {
        int& most = occurrences[item.issue];
        most = std::max(most, item.occurrence);
    }));
    ACCORD_TRY(store::ItemWriter writer, store::ItemWriter::begin(project.database(), id));
    Ticker ticker(progress);
    std::int64_t added = 0;
    for (const PlannedItem& item : items.items) {
        if (stop.stop_requested()) {
            return Error{Errc::Cancelled, Reason::Cancelled};
        }
        ticker.report(round.name, added, static_cast<std::int64_t>(items.items.size()));
        int& most = occurrences[item.issue];
        if (item.occurrence == most + 1) {
            ACCORD_CHECK(writer.add(item.issue, ++most));
            ++added;
        }
    }
    if (!items.sample.empty()) {
        round.sample = items.sample;
    }
    ACCORD_CHECK(change.commit());
    return added;
}

Status startRound(Project& project, PersonId by, RoundId id)
{
    ACCORD_TRY(RoundChange change, RoundChange::begin(project, by, Action::StartRound, id));
    ACCORD_CHECK(project.refresh()); // the codebook that is the newest now
    if (!project.codebook().valid()) {
        return Error{Errc::NotFound, Reason::NoTaxonomy};
    }
    ACCORD_TRY(const std::vector<Unassigned> waiting, unassigned(project, id));
    if (!waiting.empty()) {
        return Error{Errc::NotPermitted, Reason::ItemsWait, {change.round().name, waiting.size()}};
    }
    change.round().codebook = project.codebook();
    change.round().state = RoundState::Running;
    return change.commit();
}

Result<Completeness> closeRound(Project& project, PersonId by, RoundId id)
{
    ACCORD_TRY(RoundChange change, RoundChange::begin(project, by, Action::CloseRound, id));
    ACCORD_CHECK(project.refresh());
    ACCORD_TRY(const Completeness missing, completeness(project, id));
    change.round().state = RoundState::Closed;
    change.round().blind = false;
    ACCORD_CHECK(change.commit());
    return missing;
}

Result<std::int64_t> openConflicts(Project& project, RoundId round)
{
    ACCORD_CHECK(project.requireOpen(round));
    ACCORD_TRY(const LabelMatrix labelMatrix, LabelMatrix::load(project, round));
    std::int64_t open = 0;
    for (int row = 0; row < labelMatrix.rows(); ++row) {
        open += labelMatrix.decision(row).state != DecisionState::Decided && isConflict(labelMatrix, row) ? 1 : 0;
    }
    return open;
}

Status markReconciled(Project& project, PersonId by, RoundId id, const std::string& leftOpen)
{
    const std::string why(text::trimmed(leftOpen));
    if (why.size() > kLongestLeftOpen || text::invalidUtf8At(why)) {
        return Error{Errc::Invalid, Reason::LeftOpenUnsound, {kLongestLeftOpen}};
    }
    ACCORD_TRY(RoundChange change, RoundChange::begin(project, by, Action::MarkReconciled, id));
    ACCORD_CHECK(project.refresh());
    // Within the transaction, so that nobody takes a decision back in between.
    ACCORD_TRY(const std::int64_t open, openConflicts(project, id));
    if (open > 0 && why.empty()) {
        return Error{Errc::NotPermitted, Reason::ConflictsWithoutDecision, {change.round().name, open}};
    }
    change.round().leftOpen = open > 0 ? why : std::string();
    change.round().state = RoundState::Reconciled;
    return change.commit();
}

Result<int> useNewestCodebook(Project& project, PersonId by, RoundId id)
{
    ACCORD_TRY(RoundChange change, RoundChange::begin(project, by, Action::UseNewestCodebook, id));
    ACCORD_CHECK(project.refresh()); // the codebook that is the newest now
    change.round().codebook = project.codebook();
    ACCORD_CHECK(change.commit());
    return project.codebookNumber();
}

} // namespace accord::study
