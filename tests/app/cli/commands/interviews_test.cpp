// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/kit.h"
#include "tests/support/real_data.h"

#include <cmath>

using namespace accord::test;

TEST_CASE("interviews rankings tells concordance, mean ranks and the best order")
{
    ACCORD_REAL_DATA(folder, "rankings");
    const Json json = cliJson({"interviews", "rankings", (folder / "ConsRank-Idea.csv").string()});
    CHECK(json.at("judges") == 98);
    CHECK(std::abs(json.at("kendall_w").at("value").get<double>() - .7587880050) < 1e-9);
    CHECK(json.at("kemeny").at("orders").at(0).at(0) == "Play");
    CHECK(json.at("means").size() == 5);
    const std::string text =
        cliDone({"interviews", "rankings", (folder / "irr-anxiety.csv").string(), "--judges", "columns"});
    CHECK(text.find("corrected for ties: 0.5397 (without: 0.5019), chi-squared 30.76 with 19 degrees of freedom, p "
                    "0.0429") != std::string::npos);
    CHECK(text.find("not searched for more than 16 objects") != std::string::npos);
}

TEST_CASE("interviews attainable says what few people can show")
{
    const Words words{"interviews", "attainable", "--first", "5", "--second", "6", "--comparisons", "18"};
    CHECK(cliDone(words).find("5 against 6 people, 18 comparisons cannot become significant at 5 %: the least p is "
                              "0.0043, after Holm 0.0779") != std::string::npos);
    CHECK(cliJson(words).at("can_be_significant") == false);
}
