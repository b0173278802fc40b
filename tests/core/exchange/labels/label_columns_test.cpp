// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/labels/label_plan.h"
#include "tests/core/must.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

using namespace accord;
using accord::exchange::ColumnRole;
using accord::exchange::LabelLayout;
using accord::test::must;
using accord::test::Sample;
using accord::test::writeFile;

namespace {

constexpr std::string_view kIssues = "https://github.com/toolkit/core/issues/";

std::vector<ColumnRole> rolesOf(const Sample& sample, const std::string& text)
{
    const auto file = writeFile(sample.folder / "wide.csv", text);
    std::vector<ColumnRole> roles;
    for (const auto& column : must(exchange::guessColumns(file, *sample.project.taxonomy())).columns) {
        roles.push_back(column.role);
    }
    return roles;
}

std::string row(int number, const std::string& cells)
{
    return std::string(kIssues) + std::to_string(number) + "," + cells + "\n";
}

} // namespace

TEST_CASE("Columns: link, annotators and final are guessed from header and values", "[exchange]")
{
    const Sample sample(0, 0);
    using enum ColumnRole;
    CHECK(rolesOf(sample, "Issue_URL,Label1,Label2,Final_Label\n" + row(1, "A.1,b.1,A.1")) ==
          std::vector{Link, Annotator, Annotator, Final});
    // In any order, with a column that is something else.
    CHECK(rolesOf(sample, "Consensus,Year,Ann,Where\nA.1,2024,A.2," + std::string(kIssues) + "1\n") ==
          std::vector{Final, Ignored, Annotator, Link});
    // Verdicts that are no categories are labels as well.
    CHECK(rolesOf(sample, "Issue,Ann,Ben\n" + row(1, "cannot_tell,not_for_study:unusable")) ==
          std::vector{Link, Annotator, Annotator});
    // The first of two columns with links is the issue's.
    CHECK(rolesOf(sample, "Issue,Duplicate_of,Ann\n" + row(1, std::string(kIssues) + "2,A.1")) ==
          std::vector{Link, Ignored, Annotator});
}

TEST_CASE("Columns: who is called Golda is an annotator, GoldLabel is not", "[exchange]")
{
    const Sample sample(0, 0);
    using enum ColumnRole;
    CHECK(rolesOf(sample, "Issue,Golda Marigold,gold\n" + row(1, "A.1,A.1")) == std::vector{Link, Annotator, Final});
    CHECK(rolesOf(sample, "Issue,Ann,Finalina\n" + row(1, "A.1,A.1")) == std::vector{Link, Annotator, Annotator});
    CHECK(rolesOf(sample, "Issue,Ann,FinalLabel\n" + row(1, "A.1,A.1")) == std::vector{Link, Annotator, Final});
    CHECK(rolesOf(sample, "Issue,Ann,GoldLabel\n" + row(1, "A.1,A.1")) == std::vector{Link, Annotator, Final});
}

TEST_CASE("Columns: what is called after an annotator has what their labels cite", "[exchange]")
{
    const Sample sample(0, 0);
    using enum ColumnRole;
    CHECK(rolesOf(sample, "Issue,Ann,ann Citations\n" + row(1, "A.1,[]")) == std::vector{Link, Annotator, Citations});
    // Nobody is called Ben, and somebody may be called Ann Citations.
    CHECK(rolesOf(sample, "Issue,Ann,Ben citations\n" + row(1, "A.1,[]")) == std::vector{Link, Annotator, Ignored});
    CHECK(rolesOf(sample, "Issue,Ann,Ann citations\n" + row(1, "A.1,A.2")) == std::vector{Link, Annotator, Annotator});
}

TEST_CASE("Columns: somebody who began late is seen", "[exchange]")
{
    const Sample sample(0, 0);
    std::string text = "Issue,Ann,Ben,Final\n";
    for (int i = 1; i <= 600; ++i) {
        text += row(i, i == 590 ? "A.1,B.1," : "A.1,,");
    }
    using enum ColumnRole;
    CHECK(rolesOf(sample, text) == std::vector{Link, Annotator, Annotator, Final});
}

TEST_CASE("Columns: a file without a header or that is no text is told", "[exchange]")
{
    const Sample sample(0, 0);
    const auto& taxonomy = *sample.project.taxonomy();
    const auto codeOf = [&](const std::filesystem::path& file) {
        return test::errorOf(exchange::guessColumns(file, taxonomy)).code;
    };
    CHECK(codeOf(sample.folder / "missing.csv") == Errc::NotFound);
    CHECK(codeOf(sample.folder.path()) == Errc::Unreadable);
    CHECK(codeOf(writeFile(sample.folder / "empty.csv", "")) == Errc::BadSyntax);
    const auto unclosed = exchange::guessColumns(
        writeFile(sample.folder / "quote.csv", "Issue,Ann\n\"" + row(1, "A.1") + row(2, "A.1")), taxonomy);
    CHECK(accord::test::says(test::errorOf(unclosed), "found a quote that is never closed, expected a closing quote"));
    CHECK(test::errorOf(unclosed).argument(0).ends_with(":2"));
    // What is recognised as another encoding is read so; see TableReader.
    const auto latin =
        must(exchange::guessColumns(writeFile(sample.folder / "latin.csv", "Issue,\xe9t\xe9\n"), taxonomy));
    CHECK(latin.columns[1].header == "\xc3\xa9t\xc3\xa9");
}

TEST_CASE("Layout: wide, long and JSON are told apart, a byte order mark notwithstanding", "[exchange]")
{
    const Sample sample(0, 0);
    const auto layoutOf = [&](const std::string& text) {
        return must(exchange::labelLayout(writeFile(sample.folder / "x", text)));
    };
    CHECK(layoutOf("Issue_URL,Label1\n") == LabelLayout::Wide);
    CHECK(layoutOf("\xef\xbb\xbfIssue_URL,Label1\r\n") == LabelLayout::Wide);
    CHECK(layoutOf("round,issue,occurrence,annotator,verdict,category\n") == LabelLayout::Long);
    CHECK(layoutOf("\xef\xbb\xbfissue,annotator,category\r\n") == LabelLayout::Long);
    CHECK(layoutOf("\n [{\"issue\":") == LabelLayout::Json);
    CHECK(layoutOf("{\"issue\":") == LabelLayout::Json);
}
