// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/round_change.h"

#include "core/store/study/round_content.h"
#include "core/store/study/rounds.h"

#include <algorithm>
#include <utility>

namespace accord::study {

RoundChange::RoundChange(Project& project, PersonId by, Round round, store::Transaction transaction,
                         store::EventWriter events)
    : m_project(&project)
    , m_by(by)
    , m_round(std::move(round))
    , m_before(m_round)
    , m_transaction(std::move(transaction))
    , m_events(std::move(events))
{}

Result<RoundChange> RoundChange::begin(Project& project, PersonId by, Action action, RoundId id)
{
    ACCORD_TRY(store::Transaction transaction, store::Transaction::begin(project.database()));
    ACCORD_TRY(const std::vector<Round> rounds, store::rounds(project.database()));
    const auto found = std::ranges::find(rounds, id, &Round::id);
    if (found == rounds.end()) {
        return Error{Errc::NotFound, "round", {}};
    }
    ACCORD_CHECK(permit(project, by, action, id));
    ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(project.database(), project.now()));
    return RoundChange(project, by, *found, std::move(transaction), std::move(events));
}

Status RoundChange::require(RoundState state, const std::string& otherwise) const
{
    return m_round.state == state ? Status() : Status(Error{Errc::NotPermitted, subjectOf(m_round), otherwise});
}

Status RoundChange::commit()
{
    ACCORD_CHECK(store::writeRound(m_events, m_by, m_round, m_before));
    if (m_round.blind != m_before.blind) {
        ACCORD_CHECK(store::setBlind(m_project->database(), m_round.id, m_round.blind));
    }
    ACCORD_CHECK(m_transaction.commit());
    return m_project->refresh();
}

Status RoundChange::commitDeletion()
{
    ACCORD_CHECK(store::writeDeletedRound(m_events, m_by, m_round));
    ACCORD_CHECK(m_transaction.commit());
    return m_project->refresh();
}

Result<Round> writeNewRound(Project& project, PersonId by, Round round, std::span<const PlannedItem> items,
                            ImportId import, const std::function<Status()>& next)
{
    ACCORD_TRY(round, store::insertRound(project.database(), std::move(round), project.now(), import));
    ACCORD_TRY(store::ItemWriter writer, store::ItemWriter::begin(project.database(), round.id, import));
    for (const PlannedItem& item : items) {
        ACCORD_CHECK(next());
        ACCORD_CHECK(writer.add(item.issue, item.occurrence));
    }
    ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(project.database(), project.now()));
    events.setImport(import);
    ACCORD_CHECK(store::writeRound(events, by, round));
    return round;
}

std::string subjectOf(const Round& round)
{
    return "round \"" + round.name + "\"";
}

std::vector<PersonId> labellersOf(const Project& project, const Round& round)
{
    if (!round.people.empty()) {
        return round.people;
    }
    std::vector<PersonId> people;
    for (const Person& person : project.people()) {
        if (person.isLabeller()) {
            people.push_back(person.id);
        }
    }
    return people;
}

} // namespace accord::study
