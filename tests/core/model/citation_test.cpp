// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/model/bounds.h"
#include "core/model/citation.h"
#include "tests/support/catch.h"

using namespace accord;

namespace {

Document issue(std::string title, std::string body, std::vector<std::string> comments = {})
{
    Document document;
    document.title = std::move(title);
    document.body = std::move(body);
    for (std::string& comment : comments) {
        document.comments.push_back({"ann", "", "", std::move(comment)});
    }
    return document;
}

Citation cited(const Document& document, int part, const std::string& words, double near = 0)
{
    const auto citation = citeWords(document, part, words, near);
    REQUIRE(citation.has_value());
    CHECK(isSound(*citation));
    return *citation;
}

CitedPlace found(const Document& document, const Citation& citation)
{
    const auto place = findCitation(document, citation);
    REQUIRE(place.has_value());
    return *place;
}

} // namespace

TEST_CASE("A citation knows its part, its place in code points, its words and what stands around them", "[citation]")
{
    const Document document = issue("内存泄漏 in cache", "It leaks. 每次 it leaks more.", {"+1", "it leaks here, too"});
    const Citation citation = cited(document, kBodyPart, "it leaks more");
    CHECK(citation.start == 13);
    CHECK(citation.quote == "it leaks more");
    CHECK(citation.before == "It leaks. 每次 ");
    CHECK(citation.after == ".");
    CHECK_FALSE(found(document, citation).moved);
    CHECK(wordsAt(document, found(document, citation)) == "it leaks more");
    CHECK(cited(document, partOfComment(2), "here").start == 9);
    CHECK_FALSE(citeWords(document, kTitlePart, "leaks").has_value());
    CHECK_FALSE(citeWords(document, 17, "leaks").has_value());
    CHECK_FALSE(citeWords(document, kBodyPart, "  ").has_value());
    for (int part = kTitlePart; part < 20; ++part) {
        CHECK(partNamed(partName(part)) == part);
    }
    for (const char* name :
         {"", "comment", "comment ", "comment 0", "comment -1", "comment 1x", "comments 1", "Body"}) {
        CHECK_FALSE(partNamed(name).has_value());
    }
}

TEST_CASE("Positions are code points in emoji, combining marks and rare Han", "[citation]")
{
    // A woman with a computer is three code points, é two here, and 𠮷 one beyond the first plane.
    const Document document = issue("T", "👩‍💻 cafe\u0301 𠮷野家 leaks 👩‍💻 leaks");
    CHECK(codePoints("👩‍💻") == 3);
    CHECK(codePoints("e\u0301") == 2);
    CHECK(codePoints("𠮷") == 1);
    for (const auto& [words, start] : {std::pair("👩‍💻 cafe", 0), std::pair("cafe\u0301", 4),
                                       std::pair("𠮷", 10), std::pair("野家 leaks", 11)}) {
        INFO(words);
        const Citation citation = cited(document, kBodyPart, words);
        CHECK(citation.start == start);
        CHECK(citation.quote == words);
        const CitedPlace place = found(document, citation);
        CHECK_FALSE(place.moved);
        CHECK(place.length == codePoints(words));
        CHECK(wordsAt(document, place) == words);
    }
    const Citation second = cited(document, kBodyPart, "leaks", 1);
    CHECK(second.start == 24);
    CHECK(second.before == "👩‍💻 cafe\u0301 𠮷野家 leaks 👩‍💻 ");

    // In a changed text what stands around decides between the two.
    const CitedPlace moved = found(issue("T", "𠮷𠮷 leaks 🎉 leaks 👩‍💻 leaks"), second);
    CHECK(moved.moved);
    CHECK(moved.start == 21);
}

TEST_CASE("Words are found as people read them, whatever Markdown and HTML stand between", "[citation]")
{
    const Document document =
        issue("T", "See [the **big** log](https://example.org/a/b_(c)) of `vector<int>` &amp; more:\n"
                   "1. first   step\n2. <b>second</b> step<!-- hidden -->\n```cpp\nint main();\n```\n");
    CHECK(cited(document, kBodyPart, "the big log").quote == "the **big** log");
    CHECK(cited(document, kBodyPart, "first step\nsecond step").quote == "first   step\n2. <b>second</b> step");
    CHECK(cited(document, kBodyPart, "vector<int>").quote == "vector<int>");
    CHECK(cited(document, kBodyPart, "& more").quote == "more"); // the sign has no letters
    CHECK(cited(document, kBodyPart, "INT MAIN").quote == "int main");
    CHECK_FALSE(citeWords(document, kBodyPart, "third step").has_value());
}

TEST_CASE("In a text that changed a passage is found by its words, or said to be gone", "[citation]")
{
    const Document before = issue("Leak", "one error. two error. three error.", {"first", "the passage"});
    SECTION("it moved within its part, and what stands around tells equal ones apart")
    {
        const Citation second = cited(before, kBodyPart, "error", 0.5);
        CHECK(second.start == 15);
        const Document after = issue("Leak", "Hello. one error. two error. three error.", {"first", "the passage"});
        CHECK(found(after, second).moved);
        CHECK(found(after, second).start == 22);
    }
    SECTION("without that the nearest one counts")
    {
        Citation plain{kBodyPart, 16, "error"};
        CHECK(found(before, plain).start == 15);
        plain.start = 33;
        CHECK(found(before, plain).start == 28);
    }
    SECTION("a comment came in front of it, or its part is gone")
    {
        const Citation comment = cited(before, partOfComment(2), "the passage");
        const Document after = issue("Leak", "x", {"new", "first", "the passage"});
        CHECK(found(after, comment).part == partOfComment(3));
        CHECK(found(after, comment).moved);
        CHECK(found(issue("the passage", ""), comment).part == kTitlePart);
    }
    SECTION("spaces and marks changed")
    {
        const Citation words = cited(before, kBodyPart, "one error. two");
        const CitedPlace place = found(issue("Leak", "**one** error.\n\nTwo"), words);
        CHECK(place.moved);
        CHECK(place.start == 2);
        CHECK(place.length == 17);
    }
    SECTION("the words are gone")
    {
        CHECK_FALSE(findCitation(issue("Leak", "nothing left"), cited(before, kBodyPart, "three")).has_value());
        CHECK_FALSE(findCitation(Document{}, cited(before, kBodyPart, "three")).has_value());
    }
}

TEST_CASE("What a citation may be is bounded", "[citation]")
{
    const Citation sound{kBodyPart, 3, "words"};
    CHECK(isSound(sound));
    const auto changed = [&sound](auto change) {
        Citation citation = sound;
        change(citation);
        return isSound(citation);
    };
    CHECK_FALSE(changed([](Citation& c) { c.part = -1; }));
    CHECK_FALSE(changed([](Citation& c) { c.start = -1; }));
    CHECK_FALSE(changed([](Citation& c) { c.start = bounds::kLongestText + 1; }));
    CHECK_FALSE(changed([](Citation& c) { c.quote = " \n"; }));
    CHECK_FALSE(changed([](Citation& c) { c.quote = "\xff"; }));
    CHECK_FALSE(changed([](Citation& c) { c.quote = std::string(bounds::kQuote + 1, 'x'); }));
    CHECK_FALSE(changed([](Citation& c) { c.before = std::string(bounds::kQuoteContext + 1, 'x'); }));
}
