// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/core/exchange/merge/forged.h"

#include "core/sqlite/transaction.h"
#include "core/store/events/event_writer.h"
#include "core/store/study/people.h"
#include "core/store/study/rounds.h"
#include "core/store/study/settings.h"
#include "core/study/gate/evaluate.h"
#include "tests/core/exchange/merge/team.h"

namespace accord::test {
namespace {

void forgeWork(Project& project, store::EventWriter& events, const Uuid& other)
{
    const Round round = project.rounds().at(0);
    const PersonId owner = project.people().at(0).id;
    const auto items = must(store::itemsInOrder(project.database(), round.id));
    const CategoryId category = must(project.categoryCoded("B.1")).id;
    DecisionContent decision;
    decision.state = DecisionState::Decided;
    decision.verdict = Verdict::Category;
    decision.category = category;
    decision.reason = "as I say";
    (void)must(events.append({owner}, DecisionMade{items[0], decision}));
    decision.source = DecisionSource::Rule;
    decision.rule = "majority";
    (void)must(events.append({}, DecisionMade{items[1], decision}));
    Person second;
    second.uuid = other;
    second.name = "Person 2";
    second = must(store::insertPerson(project.database(), second, project.now(), {}));
    LabelContent label;
    label.verdict = Verdict::Category;
    label.category = category;
    (void)must(events.append({second.id}, LabelGiven{items[0], label, 1, project.codebook()}));
}

void forgeStudy(Project& project, store::EventWriter& events)
{
    sqlite::Database& database = project.database();
    Person owner = project.people().at(0);
    owner.role = Role::Lead;
    must(store::writePerson(events, {}, owner));
    Person added;
    added.uuid = newUuid();
    added.name = "Somebody Else";
    (void)must(store::insertPerson(database, added, project.now(), {}));
    Round round = project.rounds().at(0);
    round.name = "Renamed in package";
    round.state = RoundState::Closed;
    must(store::writeRound(events, {}, round));
    Round second{{}, newUuid(), "New in package", false};
    second = must(store::insertRound(database, second, project.now(), {}));
    must(store::writeRound(events, owner.id, second));
    must(study::writeGateOutcome(events, {round.id, GateVerdict::Go, owner.id, {}, "so it is", "{}"}));
    StudySettings settings;
    settings.gate = "types.fleiss_kappa >= 0.1";
    must(store::writeStudySettings(events, {}, settings));
    // The first issue once more in the round.
    must(database.execute("INSERT INTO item (uuid, round_id, text_id, occurrence, position) SELECT randomblob(16), "
                          "round_id, text_id, 2, position + 1000 FROM item ORDER BY id LIMIT 1"));
}

} // namespace

void forge(const std::filesystem::path& package, const Uuid& other)
{
    // As a copy it may do what a package may not.
    const auto setOwner = [&](const std::string& from, const std::string& to) {
        const auto database = must(sqlite::Database::open(package, sqlite::Database::Mode::ReadWrite));
        sqlite::Statement change = must(database->prepare("UPDATE project SET key = ? WHERE key = ?"));
        must(change.bind(std::string_view(to)).bind(std::string_view(from)).run());
    };
    setOwner("package_for", "forged_for");
    importTaxonomyIn(package, changedTaxonomy("\"Memory\"", "\"Hacked in package\""));
    setOwner("forged_for", "package_for");
    Project project = must(Project::open(package));
    sqlite::Transaction transaction = must(sqlite::Transaction::begin(project.database()));
    store::EventWriter events = must(store::EventWriter::begin(project.database(), project.now()));
    forgeWork(project, events, other);
    forgeStudy(project, events);
    must(transaction.commit());
}

} // namespace accord::test
