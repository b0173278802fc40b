// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/conflicts.h"
#include "core/reconcile/decisions.h"
#include "tests/core/reconcile/rows.h"
#include "tests/support/catch.h"

using namespace accord;
using accord::reconcile::paceOf;
using accord::test::must;
using accord::test::Sample;

namespace {

std::string at(const std::string& time)
{
    return "2026-05-04T" + time + ".000Z";
}

class MinuteClock final : public Clock
{
public:
    [[nodiscard]] std::string now() const override
    {
        ++m_minute;
        return at("10:" + std::to_string(m_minute) + ":00");
    }

private:
    mutable int m_minute = 10;
};

} // namespace

TEST_CASE("Pace: the median between one decision and the next, without breaks", "[reconcile]")
{
    CHECK(paceOf({}).measured == 0);
    CHECK(paceOf({}).seconds == 60);
    const std::vector<std::string> morning{at("10:00:00"), at("10:00:20"), at("10:00:50"), at("10:02:00"),
                                           at("10:02:00"), at("10:02:30"), at("11:30:00"), at("11:30:40")};
    // 20, 30, 70, (0), 30, (a break), 40
    CHECK(paceOf(morning).measured == 5);
    CHECK(paceOf(morning).seconds == 30);
    CHECK(paceOf({morning[3], morning[0], morning[1]}).measured == 0);
}

TEST_CASE("Pace: only what people decided counts", "[reconcile]")
{
    Sample sample(3, 8);
    sample.project.setClock(std::make_shared<MinuteClock>());
    for (std::size_t item = 0; item < 8; ++item) {
        must(reconcile::decide(sample.project, sample.round, sample.people[0],
                               {{sample.items[item], sample.decided("A.1")}}));
    }
    const auto pace = must(reconcile::pace(sample.project, sample.round));
    CHECK(pace.measured == 7);
    CHECK(pace.seconds == 60);
}
