// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/time.h"
#include "tests/support/catch.h"

using accord::format::utcTime;

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
