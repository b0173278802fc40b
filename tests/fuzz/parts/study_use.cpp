// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/parts/study_use.h"

#include "core/report/documents.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/event_writer.h"
#include "core/store/study/assignment.h"
#include "core/store/study/rounds.h"
#include "core/study/gate/pilot_report.h"
#include "core/study/progress.h"
#include "core/study/screening.h"
#include "core/study/training.h"
#include "tests/fuzz/parts/whole_use.h"

#include <algorithm>

namespace accord::fuzz {
namespace {

// As it is stored: a use case would refuse most of it.
void change(Project& project, const Round& round, PersonId by)
{
    const auto items = store::itemsFor(project.database(), round.id, by);
    auto transaction = sqlite::Transaction::begin(project.database());
    if (!fine(items) || !fine(transaction)) {
        return;
    }
    auto events = store::EventWriter::begin(project.database(), project.now());
    if (!fine(events)) {
        return;
    }
    Round changed = round;
    changed.state = RoundState::Closed;
    if (store::writeRound(*events, by, changed).ok() && store::assign(*events, by, round.id, by, {*items, {}}).ok()) {
        (void)transaction->commit();
        (void)project.refresh();
    }
}

} // namespace

void runStudy(Project& project, const Round& round)
{
    (void)fine(study::countsOf(project, round.id));
    (void)fine(store::assignedIn(project.database(), round.id));
    (void)fine(study::screening(project, round.id));
    const auto report = study::pilotReport(project, round.id, true);
    if (fine(report)) {
        (void)report::pilotReportText(*report, {report::ReportFormat::Html, messages::Language::Chinese});
    }
    const auto people = project.people();
    for (std::size_t i = 0; i < std::min<std::size_t>(people.size(), 3); ++i) {
        (void)fine(study::ownProgress(project, people[i].id));
        (void)fine(study::roundProgress(project, round.id, people[i].id));
        (void)fine(study::trainingResults(project, round.id, people[i].id));
        (void)fine(study::ownTraining(project, round.id, people[i].id));
    }
    if (!people.empty()) {
        change(project, round, people.front().id);
    }
}

} // namespace accord::fuzz
