// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/os/files.h"
#include "core/exchange/labels/label_readers.h"
#include "core/format/csv.h"
#include "core/format/issue_json/issue_reader.h"
#include "core/format/json_values.h"
#include "core/format/link.h"
#include "core/format/taxonomy_json.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/temp_folder.h"

#include <sstream>

using namespace accord;
using accord::test::errorOf;

namespace {

std::string times(std::size_t count, const std::string& text)
{
    std::string all;
    for (std::size_t i = 0; i < count; ++i) {
        all += text;
    }
    return all;
}

// An issue with something in it that nobody reads and that nests that deep.
std::string deepIssue(std::size_t depth, const std::string& before = {})
{
    return "{" + before + R"("html_url":"https://github.com/o/r/issues/1","x":)" + times(depth, "[") +
           times(depth, "]") + "}";
}

} // namespace

TEST_CASE("Limits: a table of more columns than anybody has costs its line, not the memory", "[format]")
{
    std::istringstream in("a,b\n" + std::string(2000000, ',') + "\n1,2\n");
    format::CsvReader reader(in, "wide.csv");
    format::CsvRecord record;
    REQUIRE(test::must(reader.next(record)));
    const Error error = errorOf(reader.next(record));
    CHECK(accord::test::isError(error, accord::Errc::BadSyntax, "wide.csv:2", "found more than 5000 columns"));
    REQUIRE(test::must(reader.next(record)));
    CHECK(record.fields == std::vector<std::string_view>{"1", "2"});
}

TEST_CASE("Limits: JSON that nests absurdly deep is refused wherever it stands", "[format]")
{
    CHECK_FALSE(format::tooDeepAt(times(100, "[")).has_value());
    CHECK(format::tooDeepAt(times(101, "[")) == 100);
    CHECK_FALSE(format::tooDeepAt("\"" + times(200, "[") + "\"").has_value());
    // A mark within a text does not end it, a backslash that is itself escaped leaves the mark alone.
    CHECK_FALSE(format::tooDeepAt("\"\\\"" + times(200, "[") + "\"").has_value());
    CHECK(format::tooDeepAt("\"\\\\\"" + times(200, "[")) == 104);
    CHECK_FALSE(format::tooDeepAt("\"" + times(200, "[")).has_value());
    CHECK_FALSE(format::tooDeepAt(times(200, "[]{}")).has_value());

    for (const std::string& text : {deepIssue(200) + "\n", deepIssue(200, "\n"), "[" + deepIssue(200) + "]"}) {
        std::istringstream in(text);
        format::IssueReader reader(in, "deep.json");
        format::CollectedIssue issue;
        const Error error = errorOf(reader.next(issue));
        CHECK(error.code == Errc::BadSyntax);
        CHECK(accord::test::says(error, "more than 100 objects and arrays within each other"));
        CHECK_FALSE(test::must(reader.next(issue)));
    }
    std::istringstream sound(deepIssue(90));
    format::IssueReader reader(sound, "sound.json");
    format::CollectedIssue issue;
    CHECK(test::must(reader.next(issue)));

    const Error error = errorOf(format::readTaxonomy("{\n\"categories\":" + times(1000000, "["), "deep.json"));
    CHECK(error.code == Errc::BadSyntax);
    CHECK(error.argument(0) == "deep.json:2");

    exchange::LabelPlan plan;
    std::istringstream labels(R"({"issue":"https://github.com/o/r/issues/1","labels":)" + times(5000, "[") +
                              times(5000, "]") + "}\n");
    const Taxonomy none;
    exchange::LabelSource source{"deep.json", none, plan};
    exchange::readJson(source, labels);
    CHECK(plan.report.problemCount == 1);
    CHECK(plan.items.empty());
}

TEST_CASE("Limits: a taxonomy has at most 16 MB, read or not", "[format]")
{
    const std::string large(format::kLargestTaxonomy + 1, ' ');
    CHECK(errorOf(format::readTaxonomy(large, "large.json")).code == Errc::BadSyntax);
    const test::TempFolder folder;
    const auto file = test::writeFile(folder / "large.json", large);
    const Error error = errorOf(readFile(file, format::kLargestTaxonomy));
    CHECK(error.code == Errc::Unreadable);
    CHECK(accord::test::says(error, "it has more than 16 MB"));
    CHECK(test::must(readFile(file, large.size())).size() == large.size());
}

TEST_CASE("Limits: a line of a list of links has at most 64 KB, and a thousand errors are kept", "[format]")
{
    std::istringstream long1(std::string(70000, 'x') + "\nhttps://github.com/o/r/issues/1");
    const format::LinkList list = format::readLinkList(long1, "links.txt");
    CHECK(list.links.size() == 1);
    REQUIRE(list.errors.size() == 1);
    CHECK(accord::test::says(list.errors[0], "found a line of more than 64 KB, expected the link of an issue"));

    std::istringstream many(times(5000, "x\n"));
    const format::LinkList bad = format::readLinkList(many, "links.txt");
    CHECK(bad.errors.size() == 1000);
    CHECK(bad.errorCount == 5000);
}

TEST_CASE("Limits: an error does not repeat a text of any size", "[format]")
{
    const std::string address = "\"" + std::string(100000, 'y') + "\"";
    std::istringstream issues("{\"html_url\":" + address + "}\n");
    format::IssueReader reader(issues, "x.json");
    format::CollectedIssue issue;
    CHECK(accord::test::said(errorOf(reader.next(issue))).size() < 400);

    std::istringstream comments(times(3000, "{\"issue_url\":\"nowhere\"}\n") + "{\"issue_url\":" + address + "}\n");
    const format::CommentSidecar sidecar(comments, "x-comments.json");
    CHECK(sidecar.errors().size() == 1000);
    CHECK(sidecar.size() == 0);
}
