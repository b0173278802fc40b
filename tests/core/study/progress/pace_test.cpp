// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/quantile.h"
#include "core/study/progress.h"
#include "tests/support/catch.h"

using namespace accord;
using study::CompletionForecast;
using study::DayCount;

TEST_CASE("A forecast goes by the last five working days and skips the weekend")
{
    // 2026-03-06 is a Friday. Thirty on the oldest day is the sixth back, and does not count.
    const std::vector<DayCount> days{{"2026-02-26", 300}, {"2026-02-27", 10}, {"2026-03-02", 20},
                                     {"2026-03-03", 30},  {"2026-03-04", 20}, {"2026-03-05", 20}};
    const CompletionForecast found = study::forecast(days, 41, "2026-03-06T09:00:00.000Z");
    CHECK(found.state == CompletionForecast::State::Known);
    CHECK(found.workingDays == 5);
    CHECK(found.perDay == 20);
    CHECK(found.daysLeft == 3);
    CHECK_FALSE(found.weekends);
    CHECK(found.end == "2026-03-11"); // Monday, Tuesday, Wednesday
}

TEST_CASE("Whoever works on weekends is expected to")
{
    const std::vector<DayCount> days{{"2026-03-01", 10}, {"2026-03-02", 10}}; // a Sunday and a Monday
    const CompletionForecast found = study::forecast(days, 41, "2026-03-06");
    CHECK(found.weekends);
    CHECK(found.daysLeft == 5);
    CHECK(found.end == "2026-03-11");
}

TEST_CASE("Today counts for the pace only where there is no other day")
{
    const std::vector<DayCount> days{{"2026-03-05", 40}, {"2026-03-06", 2}};
    CHECK(study::forecast(days, 80, "2026-03-06").perDay == 40);
    CHECK(study::forecast(std::span(days).subspan(1), 80, "2026-03-06").perDay == 2);
    CHECK(study::forecast(std::span(days).subspan(1), 4, "2026-03-06").end == "2026-03-10");
}

TEST_CASE("There is no forecast without a pace, and none for what is done")
{
    const std::vector<DayCount> days{{"2026-02-20", 40}, {"2026-03-07", 4}}; // too old for the 6th, and in the future
    CHECK(study::forecast(days, 10, "2026-03-06").state == CompletionForecast::State::NoPace);
    CHECK(study::forecast(days, 10, "2026-03-06").end.empty());
    CHECK(study::forecast(days, 10, "2026-03-05").workingDays == 1); // the first of fourteen days
    CHECK(study::forecast({}, 10, "2026-03-06").state == CompletionForecast::State::NoPace);
    CHECK(study::forecast(days, 10, "no date").state == CompletionForecast::State::NoPace);
    CHECK(study::forecast(days, 0, "2026-03-06").state == CompletionForecast::State::NothingToDo);
}

TEST_CASE("The last days are listed with those without work, across the end of a month")
{
    const std::vector<DayCount> days{{"2026-03-01", 2}, {"2026-02-27", 7}, {"2026-03-01", 1}};
    const std::vector<DayCount> expected{{"2026-02-27", 7}, {"2026-02-28", 0}, {"2026-03-01", 3}, {"2026-03-02", 0}};
    CHECK(study::lastDays(days, "2026-03-02", 4) == expected);
    CHECK(study::lastDays(days, "2026-03-02").size() == study::kPaceDays);
    CHECK(study::lastDays({}, "2024-03-01", 2) == std::vector<DayCount>{{"2024-02-29", 0}, {"2024-03-01", 0}});
    CHECK(study::lastDays({}, "2026-01-01", 2) == std::vector<DayCount>{{"2025-12-31", 0}, {"2026-01-01", 0}});
    CHECK(study::lastDays({}, "2026-02-29").empty()); // no date
}

TEST_CASE("A median and quartiles of few and of none")
{
    CHECK_FALSE(agreement::median({}).has_value());
    CHECK(agreement::median({5}) == 5);
    CHECK(agreement::median({9, 1, 5}) == 5);
    CHECK(agreement::median({1, 9, 5, 7}) == 6);
    CHECK(agreement::quantile({1, 2, 3, 4, 5}, 0.25) == 2);
    CHECK(agreement::quantile({1, 2, 3, 4}, 0.75) == 3.25);
}
