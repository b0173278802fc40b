// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/taxonomy_json.h"
#include "core/taxonomy/edits/edit.h"
#include "tests/core/must.h"
#include "tests/core/sample.h"
#include "tests/core/taxonomy/edits/random_edits.h"
#include "tests/support/catch.h"

using namespace accord;
using taxonomy::Edit;
using taxonomy::EditKind;
using taxonomy::Field;
using test::errorOf;
using test::must;

namespace {

Edit parsed(std::string_view line)
{
    return must(taxonomy::parseEdit(line));
}

std::string complaint(std::string_view line)
{
    constexpr std::string_view kBefore = " does not fit: ";
    const std::string text = accord::test::said(errorOf(taxonomy::parseEdit(line)));
    const std::size_t from = text.find(kBefore) + kBefore.size();
    return text.substr(from, text.size() - from - 1);
}

} // namespace

TEST_CASE("An edit is a line that says what to do")
{
    const Edit theme = parsed("add theme C \"Silent Errors\"");
    CHECK(theme.kind == EditKind::Add);
    CHECK(theme.level == Level::Theme);
    CHECK(theme.category == "C");
    CHECK(theme.texts == std::vector<std::string>{"Silent Errors"});
    CHECK(theme.code.empty());
    CHECK(parsed("add type \"Request\" as D").code == "D");
    CHECK(parsed("add sub-theme C.9 \"x\"") == parsed("ADD  subtheme\tC.9 \"x\""));

    CHECK(parsed("rename C.7 \"Memory and \\\"OOM\\\"\"").texts.front() == "Memory and \"OOM\"");
    CHECK(parsed("recode C.7 as C.17").code == "C.17");
    CHECK(parsed("move C.9.iv to C.6").target == "C.6");
    CHECK(parsed("move C.9 to top").target.empty());
    CHECK(parsed("move C.9 to \"top\"").target == "top");
    CHECK(parsed("move C.9.iv to C.6 as C.6.ix").code == "C.6.ix");
    CHECK(parsed("merge C.7 into C.6").target == "C.6");
    CHECK(parsed("split C.7 into \"One\" \"Two\" \"Three\"").texts.size() == 3);
    CHECK(parsed("retire C.9").kind == EditKind::Retire);
    CHECK(parsed("restore C.9 as C.19").code == "C.19");

    const Edit words = parsed("define C.7 definition \"First line.\\nSecond line.\" meaning");
    CHECK(words.field == Field::Definition);
    CHECK(words.texts == std::vector<std::string>{"First line.\nSecond line."});
    CHECK(words.meaning);
    CHECK_FALSE(parsed("define C.7 use_when \"x\" minor").meaning);
    CHECK_FALSE(parsed("define C.7 not_when \"x\"").meaning);
    CHECK(parsed("define C.7 counter_examples \"a\" \"b\"").texts.size() == 2);
    CHECK(parsed("define C.7 synonyms").texts.empty());
    CHECK(parsed("define C.7 notes \"\"").texts.empty());

    CHECK(parsed("rename C.7 \"内存\" in zh-CN").language == "zh-CN");
    const Edit translated = parsed("define C.7 definition \"内存不足。\" in zh-CN meaning");
    CHECK(translated.language == "zh-CN");
    CHECK(translated.meaning);
}

TEST_CASE("A line that cannot be understood says what was expected instead")
{
    CHECK(complaint("drop C.7") ==
          "found \"drop\", expected add, rename, recode, define, move, merge, split, retire or restore");
    CHECK(complaint("") ==
          "found the end of the line, expected add, rename, recode, define, move, merge, split, retire or restore");
    CHECK(complaint("merge C.7 in C.6") == "found \"in\", expected \"into\"");
    CHECK(complaint("merge C.7 into") == "found the end of the line, expected the code of a category");
    CHECK(complaint("rename C.7 Name") == "found \"Name\", expected a name in double quotes");
    CHECK(complaint("add class C \"x\"") == "found \"class\", expected type, theme or subtheme");
    CHECK(complaint("split C.7 into \"One\"") ==
          "found the end of the line, expected the names of two or more parts, each in double quotes");
    CHECK(complaint("retire C.7 C.8") == "found \"C.8\", expected the end of the line");
    CHECK(complaint("define C.7 title \"x\"") ==
          "there is no field \"title\"; the fields are definition, use_when, not_when, examples, counter_examples, "
          "synonyms, notes, summary");
    CHECK(complaint("define C.7 definition \"a\" \"b\"") ==
          "found the end of the line, expected one text in double quotes; this field is no list");
    CHECK(complaint("rename C.7 \"x\" in Klingon!") == "found \"Klingon!\", expected a language, such as zh-CN");
    CHECK(complaint("rename C.7 \"never ends") == "a text does not end: a double quote is missing");
    CHECK(complaint("rename C.7 \"a\\qb\"") ==
          "a backslash stands before a quote, another backslash, n (new line) or t (tab)");
    CHECK(complaint("rename C.7 \"\xff\"") == "it is not UTF-8");

    const Error second = errorOf(taxonomy::parseEdits("# comment\n\nretire C.1\nretire\n"));
    CHECK(second.code == Errc::Invalid);
    CHECK(accord::test::says(second, "Line 2: retire"));
}

TEST_CASE("Whatever edit there is, its line is read as the same edit")
{
    const Taxonomy taxonomy = must(format::readTaxonomy(test::sampleTaxonomy(), "sample.json")).taxonomy;
    std::mt19937 random(7);
    std::vector<Edit> edits;
    for (int i = 0; i < 2000; ++i) {
        edits.push_back(test::randomEdit(taxonomy, random));
        const std::string line = taxonomy::editText(edits.back());
        INFO(line);
        REQUIRE(line.find('\n') == std::string::npos);
        REQUIRE(parsed(line) == edits.back());
    }
    CHECK(must(taxonomy::parseEdits(taxonomy::editsText(edits))) == edits);
    Edit odd{EditKind::Move, "with blank", "top", Level::Type, "a\"b", Field::Definition, {}, false};
    CHECK(parsed(taxonomy::editText(odd)) == odd);
}
