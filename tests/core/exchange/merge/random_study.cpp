// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/sqlite/transaction.h"
#include "core/store/study/assignment.h"
#include "core/store/study/people.h"
#include "core/store/study/rounds.h"
#include "core/store/study/settings.h"
#include "core/study/gate/evaluate.h"
#include "tests/core/exchange/merge/copies.h"
#include "tests/core/must.h"

#include <algorithm>

namespace accord::test {

// What people say about people, rounds and the study, as it is stored: also what use cases would not let them.
void RandomHistory::runStudy()
{
    sqlite::Database& database = m_project.database();
    sqlite::Transaction transaction = must(sqlite::Transaction::begin(database));
    store::EventWriter events = must(store::EventWriter::begin(database, m_project.now()));
    const PersonId by = anyOf(m_project.people()).id;
    Round round = anyOf(m_project.rounds());
    const int what = below(8);
    if (what == 0) {
        Person person = anyOf(m_project.people());
        person.role = static_cast<Role>(1 + below(3));
        person.pseudonym = below(2) == 0 ? "A" + std::to_string(1 + below(3)) : std::string();
        person.left = below(4) == 0 ? m_project.now() : std::string();
        must(store::writePerson(events, by, person));
    } else if (what == 1) {
        // As in a draft: some fields of it.
        const Round before = round;
        round.name = below(3) == 0 ? "Renamed " + std::to_string(below(3)) : round.name;
        round.gate = below(3) == 0 ? "round gate " + std::to_string(below(3)) : round.gate;
        round.purpose = below(3) == 0 ? static_cast<RoundPurpose>(1 + below(4)) : round.purpose;
        round.people = below(3) == 0 ? std::vector<PersonId>{} : round.people;
        round.blind = round.state == RoundState::Draft ? below(2) == 0 : round.blind && below(4) != 0;
        must(store::writeRound(events, by, round, before));
        must(store::setBlind(database, round.id, round.blind));
    } else if (what == 2) {
        const Round before = round;
        round.name = below(3) == 0 ? "Renamed " + std::to_string(below(3)) : round.name;
        round.purpose = static_cast<RoundPurpose>(1 + below(4));
        round.state = std::max(round.state, static_cast<RoundState>(1 + below(4)));
        round.codebook = below(2) == 0 ? m_project.codebook() : CodebookId{};
        round.orderSeed = m_random();
        round.people.clear();
        for (const Person& person : m_project.people()) {
            if (below(2) == 0) {
                round.people.push_back(person.id);
            }
        }
        must(store::writeRound(events, by, round, below(2) == 0 ? std::nullopt : std::optional(before)));
    } else if (what < 6) {
        std::vector<ItemId> out;
        std::vector<ItemId> back;
        for (const ItemId item : must(store::itemsInOrder(database, round.id))) {
            const int where = below(4);
            if (where < 2) {
                (where == 0 ? out : back).push_back(item);
            }
        }
        must(store::assign(events, by, round.id, anyOf(m_project.people()).id, {out, back}));
    } else if (what == 6) {
        const auto verdict = below(2) == 0 ? GateVerdict::Go : GateVerdict::NoGo;
        must(study::writeGateOutcome(events, {round.id, verdict, by, {}, "as agreed", "{}"}));
    } else {
        StudySettings settings;
        settings.gate = "gate " + std::to_string(below(4));
        must(store::writeStudySettings(events, by, settings));
    }
    must(transaction.commit());
    must(m_project.refresh());
}

} // namespace accord::test
