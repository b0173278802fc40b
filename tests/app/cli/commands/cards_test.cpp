// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/kit.h"
#include "tests/support/real_data.h"

#include <cmath>

using namespace accord::test;

TEST_CASE("cards compare tells what its figures rest on")
{
    ACCORD_REAL_DATA(folder, "card-sorts");
    const std::string file = (folder / "FreeSortR-AromaSort.csv").string();
    const Json json = cliJson({"cards", "compare", file});
    CHECK(json.at("cards") == 16);
    CHECK(json.at("people") == 31);
    CHECK(std::abs(json.at("adjusted_rand").at("mean").get<double>() - .1329515988) < 1e-9);
    CHECK(json.at("adjusted_rand").at("pairs") == 465);
    CHECK(std::abs(json.at("cophenetic").get<double>() - .8974301598) < 1e-9);
    CHECK(json.at("tree").size() == 15);
    const std::string text = cliDone({"cards", "compare", file});
    CHECK(text.find("16 cards, 31 people") != std::string::npos);
    CHECK(text.find(".1330, 95 % 0.0948 to 0.1711 (jackknife over people), mean of 465 pairs of people") !=
          std::string::npos);
}

TEST_CASE("cards compare takes a level of piles within piles and refuses one that is not there")
{
    ACCORD_REAL_DATA(folder, "card-sorts");
    const std::string file = (folder / "SensoMineR-cards.csv").string();
    CHECK(cliJson({"cards", "compare", file}).at("level") == 4);
    CHECK(cliJson({"cards", "compare", file, "--level", "1"}).at("piles") <
          cliJson({"cards", "compare", file, "--level", "2"}).at("piles"));
    cliFails({"cards", "compare", file, "--level", "5"}, 1, "this table has 4 levels");
}

TEST_CASE("cards share says how many cards each person sorts, and how long that takes")
{
    const Json json = cliJson({"cards", "share", "--cards", "2637", "--people", "7", "--seconds", "20"});
    CHECK(json.at("fewest_people_of_a_pair") == 2);
    CHECK(json.at("most_cards_of_a_person") == 1508);
    CHECK(json.at("people").size() == 7);
    CHECK(std::abs(json.at("most_hours_of_a_person").get<double>() - 1508 * 20 / 3600.0) < 1e-9);
    cliFails({"cards", "share", "--cards", "10", "--people", "2"}, 1, "among 3 to 12 people; these are 2");
}
