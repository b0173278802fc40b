// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/ratings/codes.h"
#include "core/exchange/ratings/figure_tree.h"
#include "tests/support/catch.h"

#include <nlohmann/json.hpp>

#include <limits>

using namespace accord;
using namespace accord::exchange;

TEST_CASE("A label is a number only as a whole")
{
    CHECK(numberOf("2") == 2.0);
    CHECK(numberOf("-0.5") == -0.5);
    CHECK(numberOf("+1e3") == 1000.0);
    for (const char* label : {"", " 2", "2 ", "2,5", "0x1p", "inf", "nan", "1e999", "+-1", "two"}) {
        CAPTURE(label);
        CHECK_FALSE(numberOf(label).has_value());
    }
}

TEST_CASE("Paths and sets have no empty part")
{
    CHECK(pathOf("A.1.i") == agreement::CodePath{"A", "A.1", "A.1.i"});
    CHECK(pathOf("A") == agreement::CodePath{"A"});
    for (const char* label : {".A", "A.", "A..1", "."}) {
        CHECK_FALSE(pathOf(label).has_value());
    }
    CHECK(setOf("Q|P|Q") == agreement::CodeSet{"P", "Q"});
    CHECK(setOf("{}") == agreement::CodeSet{});
    CHECK(spelled(*setOf("Q|P")) == "P|Q");
    CHECK(spelled({}) == "{}");
    for (const char* label : {"P|", "|", "P|{}", "P||Q"}) {
        CHECK_FALSE(setOf(label).has_value());
    }
}

TEST_CASE("A list of codes is a line of CSV")
{
    CHECK(*codeList("--order", "a,\"b,c\",d") == std::vector<std::string>{"a", "b,c", "d"});
    for (const char* text : {"a,,b", "a,a", "a,\"b", "a\nb", ""}) {
        CAPTURE(text);
        const auto codes = codeList("--order", text);
        REQUIRE_FALSE(codes.ok());
        CHECK(codes.error().code == Errc::Invalid);
        CHECK(codes.error().argument(0) == "--order");
    }
}

TEST_CASE("A cell in which nothing can be seen is blank in every script")
{
    for (const char* cell : {"", " ", "\t\r\n", "\xC2\xA0", "\xE3\x80\x80 "}) {
        CHECK(isBlank(cell));
    }
    for (const char* cell : {"-", "NA", "{}", "\xE2\x80\x8B"}) {
        CHECK_FALSE(isBlank(cell));
    }
}

TEST_CASE("Figures keep their order, and a number that is none is null")
{
    FigureTree below;
    below.addCount("n", 3);
    FigureTree figures;
    figures.add("z", 0.1);
    figures.add("a", std::numeric_limits<double>::quiet_NaN());
    figures.add("list", std::vector<double>{1, 2.5});
    figures.add("none", std::optional<double>());
    figures.add("below", below);
    CHECK(toJson(figures).dump() == R"({"z":0.1,"a":null,"list":[1.0,2.5],"none":null,"below":{"n":3}})");
    CHECK(figures.number("z") == 0.1);
    CHECK(figures.below("below")->number("n") == 3.0);
    CHECK(figures.find("nothing") == nullptr);
}
