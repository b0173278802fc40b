// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/text.h"
#include "tests/support/catch.h"

#include <array>

using namespace accord;

TEST_CASE("UTF-8 that ends in the middle of a character is found", "[base]")
{
    CHECK(text::invalidUtf8At("plain").has_value() == false);
    CHECK(text::invalidUtf8At("模型") == std::nullopt);
    CHECK(text::invalidUtf8At("ab\xe6\xa8") == std::size_t{2});
    CHECK(text::invalidUtf8At("\xc0\x80") == std::size_t{0});
    CHECK(text::invalidUtf8At("a\xed\xa0\x80") == std::size_t{1});
}

TEST_CASE("Text is trimmed, split and joined without losing empty parts", "[base]")
{
    CHECK(text::trimmed(" \t a b \r\n") == "a b");
    CHECK(text::trimmed("  ").empty());
    CHECK(text::split("a,,b,", ',').size() == 4);
    const std::array<std::string, 3> parts{"a", "", "b"};
    CHECK(text::join(parts, ", ") == "a, , b");
    CHECK(text::replacedAll("aaa", "aa", "b") == "ba");
    CHECK(text::equalsIgnoringCase("Label1", "lABEL1"));
    CHECK_FALSE(text::equalsIgnoringCase("Label1", "Label"));
}

TEST_CASE("Code points are walked one by one", "[base]")
{
    const std::string mixed = "a模😀";
    std::size_t at = 0;
    CHECK(text::nextCodePoint(mixed, at) == U'a');
    const auto second = text::nextCodePoint(mixed, at);
    CHECK(second == U'模');
    CHECK(text::isCjk(second));
    CHECK(text::nextCodePoint(mixed, at) == U'😀');
    CHECK(at == mixed.size());
    CHECK_FALSE(text::isCjk(U'a'));
}

TEST_CASE("The closest name comes first", "[base]")
{
    const std::array<std::string, 3> have{"main", "pilot", "plot"};
    const auto found = text::closest("pilt", have, 2);
    REQUIRE(found.size() >= 1);
    CHECK(found.front() == "pilot");
}
