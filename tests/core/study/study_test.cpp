// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/report/documents.h"
#include "core/sqlite/statement.h"
#include "core/sqlite/transaction.h"
#include "core/study/gate/pilot_report.h"
#include "core/study/people.h"
#include "core/study/progress.h"
#include "core/study/screening.h"
#include "core/study/settings.h"
#include "tests/core/exchange/study_project.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"
#include "tests/support/real_data.h"
#include "tests/support/temp_folder.h"

#include <chrono>
#include <iostream>

using namespace accord;
using test::must;

namespace {

template <class Work>
auto timed(const char* what, Work work)
{
    const auto begin = std::chrono::steady_clock::now();
    auto result = work();
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
    std::cout << what << ": " << took.count() << " ms\n";
    return result;
}

// As if people had given the labels of the study in the window, at a few moments and with a time in view: 271,194 rows.
void asIfGiven(Project& project)
{
    sqlite::Transaction transaction = must(sqlite::Transaction::begin(project.database()));
    must(project.database().execute(R"sql(
        UPDATE event
        SET import_id = NULL, at = '2026-03-0' || (2 + item_id % 4) || 'T10:00:00.000Z'
        WHERE kind = 'label';
        UPDATE answer SET seconds = 5 + item_id % 50 FROM event WHERE seq = event AND kind = 'label'
    )sql"));
    must(transaction.commit());
}

class HandClock final : public Clock
{
public:
    [[nodiscard]] std::string now() const override { return "2026-03-06T09:00:00.000Z"; }
};

} // namespace

TEST_CASE("The study: progress, gate, report and screening of 271,194 labels", "[study]")
{
    ACCORD_REAL_DATA(data, "llm-dl-challenges");
    const test::TempFolder folder;
    Project project = test::studyProject(folder / "study.accord", data);
    project.setClock(std::make_shared<HandClock>());
    const PersonId lead = must(study::addPerson(project, "Lead")).id;
    study::PersonContent content = study::contentOf(*project.person(lead));
    content.role = Role::Lead;
    must(study::editPerson(project, lead, lead, content));
    const RoundId round = project.rounds().front().id;
    CHECK(study::byPseudonym(project).front().pseudonym == "A1");
    CHECK(project.person(lead)->pseudonym == "A8");

    // What a file brought tells nothing of anybody's pace.
    auto progress =
        must(timed("progress of everybody, imported", [&] { return study::roundProgress(project, round, lead); }));
    REQUIRE(progress.people.size() == 7); // nothing waits for the lead, who is not in the tables
    CHECK(progress.people[0].items == 38742);
    CHECK(progress.people[0].done == 38742);
    CHECK(progress.together.done == 271194);
    CHECK(progress.together.today() == 0);
    CHECK_FALSE(progress.together.medianSeconds.has_value());
    CHECK(progress.together.toDo == 0);
    CHECK(progress.withoutPace.empty());

    StudySettings settings = project.settings();
    settings.gate = "theme fleiss-kappa >= 0.7 and lower > 0.6 and type fleiss-kappa > 0.99";
    must(study::changeSettings(project, lead, settings));
    const study::GateResult gate = must(timed("gate", [&] { return study::gateNow(project, round); }));
    REQUIRE(gate.conditions.size() == 3);
    CHECK(*gate.conditions[0].figure == Approx(0.7621).margin(0.00005)); // the study's own figure over all
    CHECK(gate.conditions[0].met);
    CHECK(gate.conditions[1].met);
    CHECK_FALSE(gate.conditions[2].met);
    CHECK_FALSE(gate.passed());

    const study::Screening screening = must(timed("screening", [&] { return study::screening(project, round); }));
    CHECK(screening.repositories.size() == 11);
    CHECK(screening.all.collected == 38742);
    CHECK(screening.all.excluded == 0); // the tables hold what was left after screening
    CHECK_FALSE(screening.all.rate());

    const study::PilotReport report = must(timed("report", [&] { return study::pilotReport(project, round, true); }));
    CHECK(report.labels == 271194);
    CHECK(report.levels[1].kappa->value == *gate.conditions[0].figure);
    CHECK(report.saturation.stretches.empty()); // the files do not say when labels were given
    CHECK(report.saturation.unordered == 38742);
    CHECK(report.byRound.size() == 1);
    const std::string text =
        timed("report as HTML", [&] { return report::pilotReportText(report, {report::ReportFormat::Html}); });
    CHECK(text.find("0.7621") != std::string::npos);
    CHECK(text.find("A7") != std::string::npos);
    CHECK(text.find("Label7") == std::string::npos);

    asIfGiven(project);
    progress = must(timed("progress of everybody, given", [&] { return study::roundProgress(project, round, lead); }));
    CHECK(progress.people[0].timed == 38742);
    CHECK(progress.together.timed == 271194);
    CHECK(*progress.together.medianSeconds == Approx(29.5).margin(0.6)); // 5 to 54, each as often
    const auto& days = progress.together.days;
    CHECK(days[days.size() - 5].items + days[days.size() - 4].items + days[days.size() - 3].items +
              days[days.size() - 2].items ==
          271194);
    const auto own =
        must(timed("progress of one", [&] { return study::ownProgress(project, progress.people[0].person); }));
    REQUIRE(own.size() == 1);
    CHECK(own[0].done == 38742);
    CHECK(own[0].forecast.state == study::CompletionForecast::State::NothingToDo);
}
