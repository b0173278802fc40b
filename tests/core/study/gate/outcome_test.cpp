// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/compute.h"
#include "core/project/ratings.h"
#include "core/study/gate/evaluate.h"
#include "core/study/settings.h"
#include "tests/core/study/kit.h"
#include "tests/support/catch.h"

using namespace accord;
using test::errorOf;
using test::must;
using test::StudySample;

namespace {

/// A closed round of six items on which two of three people agree but for one item.
struct Closed : StudySample
{
    Closed()
        : StudySample(3, 6)
    {
        for (int place = 0; place < 6; ++place) {
            for (int person = 0; person < 3; ++person) {
                give(person, place, person == 2 && place == 5 ? "B.1" : place % 2 == 0 ? "A.1" : "B.2");
            }
        }
        lead(0);
        changeRound([](Round& changed) { changed.state = RoundState::Closed; });
    }

    void studyGate(const std::string& gate)
    {
        StudySettings settings = project.settings();
        settings.gate = gate;
        must(study::changeSettings(project, who(0), settings));
    }

    double kappa(Level level)
    {
        Selection selection;
        selection.level = level;
        const LabelMatrix labelMatrix = must(LabelMatrix::load(project, round));
        return agreement::compute(agreement::kFleissKappa, ratings(labelMatrix, selection).table)->value;
    }
};

} // namespace

TEST_CASE("The round's own gate goes before the study's, and is evaluated with the figures of now")
{
    Closed closed;
    CHECK(must(study::gateNow(closed.project, closed.round)).conditions.empty());
    CHECK_FALSE(must(study::gateNow(closed.project, closed.round)).passed());
    closed.studyGate("type fleiss-kappa >= 0.99 and theme >= 0.99 and lower > 0.2");
    auto result = must(study::gateNow(closed.project, closed.round));
    REQUIRE(result.conditions.size() == 3);
    CHECK(result.conditions[0].figure == closed.kappa(Level::Type));
    CHECK(result.conditions[0].met); // B.1 and B.2 are one type
    CHECK(result.conditions[1].figure == closed.kappa(Level::Theme));
    CHECK_FALSE(result.conditions[1].met);
    CHECK(*result.conditions[2].figure < *result.conditions[1].figure);
    CHECK_FALSE(result.passed());
    must(
        study::setGate(closed.project, closed.round, "theme>=.5 and new-categories<=3 and proposals<1", closed.who(0)));
    CHECK(closed.project.round(closed.round)->gate ==
          "theme fleiss-kappa >= 0.5 and new-categories <= 3 and proposals < 1");
    result = must(study::gateNow(closed.project, closed.round));
    CHECK(result.passed());
    CHECK(result.conditions[1].figure == 3);
    CHECK(result.conditions[2].figure == 0);
    must(study::setGate(closed.project, closed.round, "seconds < 10 and subtheme >= 0", closed.who(0)));
    result = must(study::gateNow(closed.project, closed.round));
    CHECK_FALSE(result.conditions[0].figure.has_value());
    CHECK_FALSE(result.conditions[0].met); // no time is known
    CHECK(result.conditions[1].why == agreement::NotComputable::NoPairs);
    CHECK_FALSE(result.passed());
    CHECK(study::setGate(closed.project, closed.round, "theme > 0.7", closed.who(1)).error().code ==
          Errc::NotPermitted);
    CHECK(study::setGate(closed.project, closed.round, "good", closed.who(0)).error().code == Errc::Invalid);
    CHECK(closed.project.round(closed.round)->state == RoundState::Closed);
}

TEST_CASE("Go and no-go are kept with the figures of then; against the gate they need a reason")
{
    Closed closed;
    const auto record = [&closed](GateVerdict verdict, const std::string& reason, int by = 0) {
        return study::recordGate(closed.project, closed.round, closed.who(by), verdict, reason);
    };
    CHECK(errorOf(record(GateVerdict::Go, "")).code == Errc::Invalid); // there is no gate to follow
    closed.studyGate("theme fleiss-kappa >= 0.5");
    CHECK(errorOf(record(GateVerdict::Go, "", 1)).code == Errc::NotPermitted);
    CHECK(errorOf(record(GateVerdict::NoGo, " ")).code == Errc::Invalid);
    const study::GateRecord against = must(record(GateVerdict::NoGo, "Two categories are one."));
    CHECK(against.against());
    CHECK(against.passed);
    closed.clock->time = "2026-03-05T10:00:00.000Z";
    const study::GateRecord with = must(record(GateVerdict::Go, ""));
    CHECK_FALSE(with.against());
    const double then = closed.kappa(Level::Theme);
    closed.studyGate("theme fleiss-kappa >= 0.99");
    const auto records = must(study::gateRecords(closed.project, closed.round));
    REQUIRE(records.size() == 2);
    CHECK(records[0].outcome.verdict == GateVerdict::NoGo);
    CHECK(records[0].outcome.reason == "Two categories are one.");
    CHECK(records[0].outcome.by == closed.who(0));
    CHECK(records[1].outcome.at == "2026-03-05T10:00:00.000Z");
    CHECK(records[1].gate == "theme fleiss-kappa >= 0.5");
    REQUIRE(records[1].result.conditions.size() == 1);
    CHECK(records[1].result.conditions[0].figure == then);
    CHECK(records[1].passed);
}

TEST_CASE("Nobody sees a gate's figures of a blind round")
{
    Closed closed;
    closed.changeRound([](Round& round) { round.blind = true; });
    CHECK(errorOf(study::gateNow(closed.project, closed.round)).code == Errc::NotPermitted);
    CHECK(errorOf(study::recordGate(closed.project, closed.round, closed.who(0), GateVerdict::Go, "so")).code ==
          Errc::NotPermitted);
}
