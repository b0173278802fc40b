// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/settings.h"
#include "tests/core/study/kit.h"
#include "tests/support/catch.h"

using namespace accord;
using test::errorOf;
using test::must;
using test::StudySample;

namespace {

StudySettings sound()
{
    StudySettings settings;
    settings.reasons = {{Exclusion::KeywordOnly, {}}, {Exclusion::None, " A chat bot "}, {Exclusion::None, "Spam"}};
    settings.gate = "kappa>=.7 and lower>0.60";
    return settings;
}

Errc problem(const StudySettings& settings)
{
    return errorOf(study::settled(settings)).code;
}

} // namespace

TEST_CASE("Settings are kept in one way: numbered, trimmed, the gate canonical")
{
    StudySample study(2, 0);
    must(study::changeSettings(study.project, study.who(0), sound()));
    const StudySettings& kept = study.project.settings();
    REQUIRE(kept.reasons.size() == 3);
    CHECK(kept.reasons[0] == ScreeningReason{Exclusion::KeywordOnly, {}});
    CHECK(kept.reasons[1] == ScreeningReason{static_cast<Exclusion>(16), "A chat bot"});
    CHECK(kept.reasons[2] == ScreeningReason{static_cast<Exclusion>(17), "Spam"});
    CHECK(kept.gate == "theme fleiss-kappa >= 0.7 and lower > 0.6");
    CHECK(test::reopened(study.project).settings() == kept);

    // A number is not given again: labels have it.
    StudySettings fewer = kept;
    fewer.reasons.pop_back();
    must(study::changeSettings(study.project, study.who(0), fewer));
    fewer.reasons.push_back({Exclusion::None, "Another"});
    must(study::changeSettings(study.project, study.who(0), fewer));
    CHECK(study.project.settings().reasons.back() == ScreeningReason{static_cast<Exclusion>(18), "Another"});
    const auto ever = must(study::everyReason(study.project));
    CHECK(std::ranges::find(ever, ScreeningReason{static_cast<Exclusion>(17), "Spam"}) != ever.end());
    // The same again is no event.
    const auto before = test::dumpTable(study.project, "event");
    must(study::changeSettings(study.project, study.who(0), study.project.settings()));
    CHECK(test::dumpTable(study.project, "event") == before);
}

TEST_CASE("Settings that make no sense are refused, and only leads change them")
{
    StudySettings settings = sound();
    settings.reasons.clear();
    CHECK(problem(settings) == Errc::Invalid);
    settings = sound();
    settings.reasons.push_back({Exclusion::KeywordOnly, "twice"});
    CHECK(problem(settings) == Errc::Invalid);
    settings = sound();
    settings.reasons.push_back({Exclusion::None, "SPAM"});
    CHECK(problem(settings) == Errc::Invalid);
    settings = sound();
    settings.reasons.push_back({Exclusion::None, "  "});
    CHECK(problem(settings) == Errc::Invalid);
    settings = sound();
    settings.reasons.push_back({static_cast<Exclusion>(9), "no such number"});
    CHECK(problem(settings) == Errc::Invalid);
    settings = sound();
    settings.reasons.resize(10, {Exclusion::None, "x"});
    CHECK(problem(settings) == Errc::Invalid);
    settings = sound();
    settings.training.share = 1.01;
    CHECK(problem(settings) == Errc::Invalid);
    settings = sound();
    settings.training.items = 0;
    CHECK(problem(settings) == Errc::Invalid);
    settings = sound();
    settings.gate = "as good as possible";
    CHECK(problem(settings) == Errc::Invalid);

    StudySample study(2, 0);
    study.lead(0);
    CHECK(study::changeSettings(study.project, study.who(1), sound()).error().code == Errc::NotPermitted);
    CHECK(study::changeSettings(study.project, study.who(0), sound()).ok());
}
