// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/clock.h"
#include "tests/support/catch.h"

using accord::utcTime;

TEST_CASE("Times: an offset is taken off", "[format]")
{
    CHECK(utcTime("2023-05-11T09:10:11+08:00") == "2023-05-11T01:10:11Z");
    CHECK(utcTime("2024-03-01T00:30:00+0800") == "2024-02-29T16:30:00Z");
    CHECK(utcTime("2023-12-31T22:00:00.5-03:30") == "2024-01-01T01:30:00.5Z");
    CHECK(utcTime("2023-05-11T09:10:11+00:00") == "2023-05-11T09:10:11Z");
}

TEST_CASE("Times: what has no offset stays as it is", "[format]")
{
    for (const char* time : {"2023-05-11T09:10:11Z", "", "yesterday", "2023-05-11T09:10:11",
                             "2023-02-31T09:10:11+08:00", "2023-05-11T09:10:11+8", "2023-05-11 09:10:11 +08:00"}) {
        CHECK(utcTime(time) == time);
    }
}

TEST_CASE("Times: only a day and an hour that there are make one", "[format]")
{
    for (const char* time : {"2024-02-29T23:59:59Z", "2024-12-31T23:59:60Z", "2026-02-03T04:05:06.789Z"}) {
        CHECK(accord::isUtcTime(time));
    }
    for (const char* time : {"2023-02-29T00:00:00Z", "2024-13-01T00:00:00Z", "2024-00-10T00:00:00Z",
                             "2024-01-32T00:00:00Z", "2024-01-01T24:00:00Z", "2024-01-01T10:60:00Z",
                             "2024-01-01T10:00:61Z", "2024-13-45T99:99:99Z", "yesterday"}) {
        CHECK_FALSE(accord::isUtcTime(time));
    }
    CHECK(utcTime("2024-01-01T25:00:00+08:00") == "2024-01-01T25:00:00+08:00"); // and so it is no time
}
