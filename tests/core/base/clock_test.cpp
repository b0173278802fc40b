// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/clock.h"
#include "tests/support/catch.h"

using accord::parseHttpDate;
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
    for (const char* time :
         {"2023-02-29T00:00:00Z", "2024-13-01T00:00:00Z", "2024-00-10T00:00:00Z", "2024-01-32T00:00:00Z",
          "2024-01-01T24:00:00Z", "2024-01-01T10:60:00Z", "2024-01-01T10:00:61Z", "2024-13-45T99:99:99Z",
          "+024-01-01T10:00:00Z", "2024-1-01T10:00:000Z", "2024-01-01T10:00:00Zjunk", "2024-01-01T10:00:00.Z",
          " 2024-01-01T10:00:00Z", "2024-01-01T10:00:00Z\n", "yesterday"}) {
        CHECK_FALSE(accord::isUtcTime(time));
    }
    CHECK(utcTime("2024-01-01T25:00:00+08:00") == "2024-01-01T25:00:00+08:00"); // and so it is no time
}

TEST_CASE("Times: dates of HTTP are read in all three forms", "[format]")
{
    const std::chrono::sys_seconds expected{std::chrono::seconds(784'111'777)}; // RFC 9110, section 5.6.7
    CHECK(parseHttpDate("Sun, 06 Nov 1994 08:49:37 GMT") == expected);
    CHECK(parseHttpDate("Sunday, 06-Nov-94 08:49:37 GMT") == expected);
    CHECK(parseHttpDate("Sun Nov  6 08:49:37 1994") == expected);
    CHECK(parseHttpDate(" Tue, 14 Nov 2023 22:13:20 GMT ") ==
          std::chrono::sys_seconds(std::chrono::seconds(1'700'000'000)));
    CHECK(parseHttpDate("Sat, 31 Dec 2016 23:59:60 GMT") == parseHttpDate("Sun, 01 Jan 2017 00:00:00 GMT"));
    CHECK(parseHttpDate("Sunday, 06-Nov-69 08:49:37 GMT") > expected);
    for (const char* const text :
         {"", "120", "Sun, 06 Nov 1994 08:49:37 +0100", "Sun, 31 Feb 2024 08:49:37 GMT",
          "Sun, 06 Foo 1994 08:49:37 GMT", "Sun, 06 Nov 1994 25:49:37 GMT", "Sun, 06 Nov 1994 08:49 GMT",
          "Sun, 6x Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:60:37 GMT", "Sun, 06 Nov 1994 08:49:61 GMT",
          "Sun, 06 Nov 99999 08:49:37 GMT", "Sun, 06 Nov 99999999999 08:49:37 GMT", "Sun Nov  6 08:49:37.5 1994",
          "Sun, 06.0 Nov 1994 08:49:37 GMT", "1994-11-06T08:49:37Z"}) {
        INFO(text);
        CHECK_FALSE(parseHttpDate(text));
    }
}
