// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/faults/table/study_operations.h"

#include "core/base/reason.h"
#include "core/exchange/merge.h"
#include "core/exchange/package.h"
#include "core/sqlite/backup.h"
#include "core/sqlite/transaction.h"
#include "core/store/study/assignment.h"
#include "core/store/study/people.h"
#include "core/store/study/rounds.h"
#include "core/store/study/settings.h"
#include "core/study/gate/evaluate.h"
#include "tests/core/must.h"

#include <functional>

namespace accord::test::faults {
namespace {

// A step that is tried again after a failure may find that it was done after all: then it has nothing to do.

RoundId mainRound(const Project& project)
{
    return project.rounds().front().id;
}

PersonId ann(const Project& project)
{
    return project.people().front().id;
}

Status write(Project& project, const std::function<Status(store::EventWriter&)>& what)
{
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(project.database()));
    ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(project.database(), project.now()));
    ACCORD_CHECK(what(events));
    ACCORD_CHECK(transaction.commit());
    return project.refresh();
}

Status leads(Project& project)
{
    Person person = project.people().front();
    if (person.role == Role::Lead) {
        return {};
    }
    person.role = Role::Lead;
    return write(project, [&](store::EventWriter& events) { return store::writePerson(events, person.id, person); });
}

Operation::Step comesTo(RoundState state)
{
    return [state](Project& project) -> Status {
        Round round = project.rounds().front();
        if (round.purpose == RoundPurpose::Pilot && round.state == state) {
            return {};
        }
        round.purpose = RoundPurpose::Pilot;
        round.codebook = project.codebook();
        round.orderSeed = 7;
        round.state = state;
        round.people.clear();
        for (const Person& person : project.people()) {
            round.people.push_back(person.id);
        }
        return write(project, [&](store::EventWriter& events) -> Status {
            ACCORD_CHECK(store::writeRound(events, ann(project), round));
            return store::setBlind(project.database(), round.id, false);
        });
    };
}

Operation::Step handsOut(std::size_t person, std::size_t from, std::size_t to)
{
    return [person, from, to](Project& project) -> Status {
        const PersonId whom = project.people().at(person).id;
        ACCORD_TRY(const auto assigned, store::assignedIn(project.database(), mainRound(project)));
        if (assigned.contains(whom)) {
            return {};
        }
        ACCORD_TRY(const std::vector<ItemId> items, store::itemsInOrder(project.database(), mainRound(project)));
        const std::vector<ItemId> part(items.begin() + static_cast<std::ptrdiff_t>(from),
                                       items.begin() + static_cast<std::ptrdiff_t>(to));
        return write(project, [&](store::EventWriter& events) {
            return store::assign(events, ann(project), mainRound(project), whom, {part, {}});
        });
    };
}

Status takesBack(Project& project)
{
    const PersonId ben = project.people().at(1).id;
    ACCORD_TRY(const std::vector<ItemId> items, store::itemsFor(project.database(), mainRound(project), ben));
    if (items.size() < 4) {
        return {};
    }
    const std::vector<ItemId> first{items.front()};
    return write(project, [&](store::EventWriter& events) {
        return store::assign(events, ann(project), mainRound(project), ben, {{}, first});
    });
}

Status concludes(Project& project)
{
    ACCORD_TRY(const auto outcomes, study::gateOutcomes(project.database(), mainRound(project)));
    if (!outcomes.empty()) {
        return {};
    }
    return write(project, [&](store::EventWriter& events) {
        return study::writeGateOutcome(
            events, {mainRound(project), GateVerdict::Go, ann(project), {}, "agreed well", R"({"kappa":0.7})"});
    });
}

Status sets(Project& project)
{
    StudySettings settings = project.settings();
    if (!settings.gate.empty()) {
        return {};
    }
    settings.gate = "theme kappa at least 0.7";
    return write(project,
                 [&](store::EventWriter& events) { return store::writeStudySettings(events, ann(project), settings); });
}

void withShares(const AssignmentDraft& scene)
{
    prepareProject(scene);
    Project project = must(Project::open(scene.project()));
    must(handsOut(1, 0, 4)(project));
    must(handsOut(2, 4, 8)(project));
}

// A copy in which the study went on, while somebody was made lead here.
void withCopyThatRan(const AssignmentDraft& scene)
{
    withShares(scene);
    Project project = must(Project::open(scene.project()));
    must(sqlite::copyDatabase(project.database(), scene.folder / "copy.accord"));
    Project copy = must(Project::open(scene.folder / "copy.accord"));
    must(takesBack(copy));
    must(comesTo(RoundState::Closed)(copy));
    must(concludes(copy));
    must(sets(copy));
    must(leads(project));
}

Status mergesStudy(Project& project)
{
    NoProgress progress;
    const std::vector<std::filesystem::path> files{project.file().parent_path() / "copy.accord"};
    MergeChoices choices;
    for (const Person& person : project.people()) {
        choices.by = person.role == Role::Lead ? person.id : choices.by;
    }
    const auto report = exchange::merge(project, files, choices, progress, {});
    return report.ok() ? Status() : Status(report.error());
}

Status packs(Project& project)
{
    const std::filesystem::path file = project.file().parent_path() / "share.accord";
    std::filesystem::remove(file);
    NoProgress progress;
    const auto leads = project.leads();
    const PersonId by = leads.empty() ? PersonId{} : leads.front().id;
    ACCORD_TRY(const auto report,
               exchange::writePackage(project, {project.people().at(1).id, {}, {}, by}, file, progress, {}));
    return report.items == 4 ? Status() : Status(Error{Errc::Internal, Reason::Verbatim, {"a package of a share"}});
}

} // namespace

std::vector<Operation> studyOperations()
{
    return {
        {"make somebody lead, set the study", prepareProject, {leads, sets}, false, {}},
        {"run a round to its end",
         prepareProject,
         {comesTo(RoundState::Running), comesTo(RoundState::Closed), concludes, comesTo(RoundState::Reconciled)},
         false,
         {}},
        {"hand items out, take one back", prepareProject, {handsOut(1, 0, 4), handsOut(2, 4, 8), takesBack}, false, {}},
        {"make a package of a share", withShares, {packs}, false, {}},
        {"merge a copy in which the study went on", withCopyThatRan, {mergesStudy}, false, {}},
    };
}

} // namespace accord::test::faults
