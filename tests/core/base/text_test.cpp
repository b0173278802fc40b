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

TEST_CASE("Text: a line has no control characters and no ends of lines, in whatever bytes", "[base]")
{
    for (const char* line : {"", "Ann O'Neill", "数值漂移", "\xC2\xA0 \xE2\x80\x94 \xF0\x9F\x99\x82"}) {
        CHECK(text::isLine(line));
    }
    for (const std::string line : {"two\nlines", "\r", "tab\there", "\x1b[31m", "\x7f", "\xC2\x9B", "\xC2\x85",
                                   "\xE2\x80\xA8", "\xE2\x80\xA9", "\xff"}) {
        INFO(line);
        CHECK_FALSE(text::isLine(line));
    }
    CHECK_FALSE(text::isLine(std::string_view("a\0b", 3)));
}

TEST_CASE("UTF-8: every form that is none is found, wherever it stands", "[base]")
{
    const std::vector<std::string> invalid{"\x80",             // a continuation without a beginning
                                           "\xc1\xbf",         // overlong, two bytes
                                           "\xe0\x9f\xbf",     // overlong, three
                                           "\xf0\x8f\xbf\xbf", // overlong, four
                                           "\xed\xbf\xbf",     // a surrogate
                                           "\xf4\x90\x80\x80", // behind the last code point
                                           "\xf5\x80\x80\x80",
                                           "\xfe",
                                           "\xff",
                                           "\xc3",
                                           "\xe6\xa8",
                                           "\xf0\x9f\x98",
                                           "\xc3(",
                                           "\xe6(\xa1"};
    for (const std::string& bytes : invalid) {
        // In front of, across and behind the blocks of eight that are looked at together.
        for (std::size_t at = 0; at < 20; ++at) {
            const std::string text = std::string(at, 'x') + bytes;
            CHECK(text::invalidUtf8At(text) == at);
            CHECK(text::invalidUtf8At(text + "yyyyyyyyyyyy") == at);
        }
    }
    for (const std::string valid : {"", "\x7f", "\xc2\x80", "\xdf\xbf", "\xe0\xa0\x80", "\xed\x9f\xbf", "\xee\x80\x80",
                                    "\xef\xbf\xbf", "\xf0\x90\x80\x80", "\xf4\x8f\xbf\xbf"}) {
        for (std::size_t at = 0; at < 20; ++at) {
            CHECK_FALSE(text::invalidUtf8At(std::string(at, 'x') + valid + valid).has_value());
        }
    }
    CHECK_FALSE(text::invalidUtf8At(std::string("a\0b", 3)).has_value());
}

TEST_CASE("CJK: what is written without spaces, and its neighbours that are not", "[base]")
{
    for (const char32_t point : {U'あ', U'ン', U'模', U'가', U'힣', U'豈', U'ｱ', U'\U00020000', U'\u3400', U'\u9fff'}) {
        CHECK(text::isCjk(point));
    }
    for (const char32_t point : {U'a', U'é', U'я', U'，', U'。', U'「', U'\u3000', U'Ａ', U'😀', U'\u303f', U'\ud7ff'}) {
        CHECK_FALSE(text::isCjk(point));
    }
}

TEST_CASE("The closest: typing errors and beginnings, in either case, no more than asked for", "[base]")
{
    const std::array<std::string, 5> have{"C.1", "C.10", "C.9.iv", "B.1", "Memory"};
    CHECK(text::closest("c.9.vi", have, 1) == std::vector<std::string>{"C.9.iv"});
    CHECK(text::closest("MEMROY", have, 1) == std::vector<std::string>{"Memory"});
    CHECK(text::closest("C.1", have, 2) == std::vector<std::string>{"C.1", "C.10"});
    CHECK(text::closest("x", have, 0).empty());
    CHECK(text::closest("x", std::span<const std::string>(), 3).empty());
    CHECK(text::closest("", have, 9).size() == 5);
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
