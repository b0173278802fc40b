// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/kit.h"

using namespace accord::test;

TEST_CASE("Everybody sees how far they are, and leads how far everybody is")
{
    const DemoProject demo;
    const Json people = cliJson({"study", "people", demo.file()})["people"];
    REQUIRE(people.size() > 2);
    const std::string lead = people[0]["name"];
    const std::string other = people[1]["name"];
    cliDone({"study", "person", demo.file(), lead, "--role", "lead"});
    const Json all = cliJson({"progress", demo.file(), "--everybody", "--as", lead});
    const Json info = cliJson({"info", demo.file()});
    REQUIRE(all["rounds"].size() == info["rounds"].size());
    for (std::size_t round = 0; round < all["rounds"].size(); ++round) {
        const Json& told = all["rounds"][round];
        int done = 0;
        for (const Json& person : told["people"]) {
            CHECK(person["done"].get<int>() + person["to_do"].get<int>() == person["items"].get<int>());
            done += person["done"].get<int>();
        }
        CHECK(told["together"]["done"] == done);
    }
    cliFails({"progress", demo.file(), "--everybody", "--as", other}, 1, "Only a lead can do this.");
    {
        const ActingAs nobody("");
        cliFails({"progress", demo.file(), "--everybody"}, 1, "Only a lead can do this.");
        cliFails({"progress", demo.file()}, 1, "whose?");
    }
    const Json own = cliJson({"progress", demo.file(), "--as", other});
    CHECK(own["person"] == other);
    CHECK(own["rounds"].size() == all["rounds"].size());
    const std::string text = cliDone({"progress", demo.file(), "--everybody", "--as", lead});
    CHECK(text.find("together") != std::string::npos);
}
