// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/random.h"
#include "core/study/gate/expression.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"

using namespace accord;
using study::Condition;
using study::Gate;
using study::gateText;
using study::parseGate;
using test::errorOf;
using test::must;

TEST_CASE("A gate in words is understood and written in one way")
{
    const Gate gate = must(parseGate("theme fleiss-kappa >= 0.7 and lower > 0.6"));
    REQUIRE(gate.conditions.size() == 2);
    CHECK(gate.conditions[0] ==
          Condition{Condition::Figure::Value, Level::Theme, &agreement::kFleissKappa, Condition::Is::AtLeast, 0.7});
    CHECK(gate.conditions[1] ==
          Condition{Condition::Figure::Lower, Level::Theme, &agreement::kFleissKappa, Condition::Is::Above, 0.6});
    CHECK(gateText(gate) == "theme fleiss-kappa >= 0.7 and lower > 0.6");
    CHECK(gateText(must(parseGate("  Theme\tkappa>=.70 AND LOWER>0.60 "))) ==
          "theme fleiss-kappa >= 0.7 and lower > 0.6");
    CHECK(gateText(must(parseGate("fleiss_kappa >= 0.7"))) == "theme fleiss-kappa >= 0.7");
    CHECK(gateText(must(parseGate("type ac1 > 0.8 and sub-theme >= 0.5 and new-categories <= 2 and lower > .4 and "
                                  "seconds < 120 and proposals <= 1"))) ==
          "type gwet-ac1 > 0.8 and subtheme gwet-ac1 >= 0.5 and new-categories <= 2 and subtheme gwet-ac1 lower > 0.4 "
          "and seconds < 120 and proposals <= 1");
    CHECK(must(parseGate("  ")).empty());
    CHECK(gateText({}).empty());
}

TEST_CASE("What a gate does not understand is named with what may stand there")
{
    const auto problem = [](std::string_view text) {
        const Error error = errorOf(parseGate(text));
        CHECK(error.code == Errc::Invalid);
        return accord::test::said(error);
    };
    CHECK(problem("theme fleiss-kapa >= 0.7").find("\"fleiss-kapa\" does not fit: here stands a comparison") !=
          std::string::npos);
    CHECK(problem("great >= 0.7").find("here stands a level") != std::string::npos);
    CHECK(problem("theme >= 7").find("a number from -1 to 1") != std::string::npos);
    CHECK(problem("theme >= nan").find("a number") != std::string::npos);
    CHECK(problem("theme >= 0.7 lower > 0.6").find("\"and\"") != std::string::npos);
    CHECK(problem("theme >= 0.7 and").find("its end") != std::string::npos);
    CHECK(problem("theme = 0.7").find("a comparison") != std::string::npos);
    CHECK(problem("seconds < -1").find("from 0 on") != std::string::npos);
    CHECK(problem(std::string(5000, 'a')).find("one line") != std::string::npos);
    CHECK(problem("theme \xff >= 1").find("one line") != std::string::npos);
    std::string many = "theme >= 0.7";
    for (int i = 0; i < 20; ++i) {
        many += " and lower > 0.6";
    }
    CHECK(problem(many).find("at most 20") != std::string::npos);
}

TEST_CASE("Any gate that is written is read back as the same gate")
{
    Random random(6);
    for (int round = 0; round < 2000; ++round) {
        Gate gate;
        for (std::uint64_t i = 1 + below(random, 6); i > 0; --i) {
            Condition condition;
            condition.figure = static_cast<Condition::Figure>(below(random, 5));
            if (condition.ofAgreement() || gate.conditions.empty()) {
                condition.level = static_cast<Level>(1 + below(random, 3));
                condition.measure = agreement::levelMeasures()[below(random, agreement::levelMeasures().size())];
            }
            if (!condition.ofAgreement()) {
                // These have no level of their own: they carry on what was before.
                const Condition before = gate.conditions.empty() ? Condition{} : gate.conditions.back();
                condition.level = before.level;
                condition.measure = before.measure;
            }
            condition.is = static_cast<Condition::Is>(below(random, 4));
            condition.bound = static_cast<double>(below(random, 10001)) / 10000;
            gate.conditions.push_back(condition);
        }
        const std::string text = gateText(gate);
        INFO(text);
        const Gate again = must(parseGate(text));
        CHECK(gateText(again) == text);
        CHECK(again == gate);
    }
}
