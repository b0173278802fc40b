// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/taxonomy_files.h"
#include "core/report/documents.h"
#include "core/taxonomy/edits/draft.h"
#include "core/taxonomy/print.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"

using namespace accord;
using test::errorOf;
using test::must;
using test::Sample;

namespace {

bool has(const std::string& text, const std::string& part)
{
    return text.find(part) != std::string::npos;
}

} // namespace

TEST_CASE("The printed codebook has every field of every category")
{
    Sample sample(1, 1);
    (void)must(taxonomy::applyEdits(
        sample.project,
        must(taxonomy::parseEdits(
            "define B.1 definition \"First line.\\nSecond <line>.\"\n"
            "define B.1 use_when \"It grows.\"\ndefine B.1 not_when \"It is slow (B.2).\"\n"
            "define B.1 examples \"OOM at step 3\"\ndefine B.1 counter_examples \"A disk is full\"\n"
            "define B.1 synonyms \"RAM\" \"heap\"\ndefine B.1 notes \"See the pilot.\"\n"
            "merge A.2 into A.1\n")),
        sample.people[0], "All fields"));
    const std::string markdown = report::codebookText(must(taxonomy::printedCodebook(sample.project)), {});
    for (const char* part :
         {"# Codebook: Sample", "Version 2 of ", ", by Person 1", "New in it: All fields", "## B Bug", "### B.1 Memory",
          "**Definition:** First line.", "**Use when:** It grows.", "**Not when:** It is slow (B.2).",
          "- OOM at step 3", "**Counter-examples:**", "- A disk is full", "**Also:** RAM, heap",
          "**Notes:** See the pilot.", "#### B.1.i Leak", "**The summary says:** what went wrong"}) {
        INFO(part);
        CHECK(has(markdown, part));
    }
    CHECK_FALSE(has(markdown, "A.2 Why"));

    taxonomy::PrintOptions options;
    options.retired = true;
    options.notes = false;
    const std::string html =
        report::codebookText(must(taxonomy::printedCodebook(sample.project, options)), {report::ReportFormat::Html});
    CHECK(has(html, "<!DOCTYPE html>"));
    CHECK(has(html, "Second &lt;line&gt;."));
    CHECK(has(html, "merged into A.1 How"));
    CHECK_FALSE(has(html, "See the pilot."));
    CHECK_FALSE(has(html, "src="));

    options.language = "zh-CN";
    (void)must(taxonomy::applyEdits(
        sample.project, must(taxonomy::parseEdits("rename B.1 \"内存\" in zh-CN\nrename B \"缺陷\" in zh-CN\n")),
        sample.people[0], {}));
    const auto now = sample.project.taxonomy();
    CHECK(now->pathText(now->findCode("B.1")->id, " > ", "zh-CN") == "缺陷 > 内存");
    CHECK(now->pathText(now->findCode("B.1")->id, " > ") == "Bug > Memory");
    const std::string chinese = report::codebookText(must(taxonomy::printedCodebook(sample.project, options)), {});
    CHECK(has(chinese, "### B.1 内存"));
    CHECK(has(chinese, "### B.2 Speed"));
    CHECK(has(chinese, "It grows."));
    options.version = 1;
    CHECK(has(report::codebookText(must(taxonomy::printedCodebook(sample.project, options)), {}), "### A.2 Why"));
    options.version = 7;
    CHECK(errorOf(taxonomy::printedCodebook(sample.project, options)).code == Errc::NotFound);
}

TEST_CASE("The taxonomy that ships is printed as a whole")
{
    test::TempFolder folder;
    Project project = must(Project::create(folder / "p.accord", "P"));
    const auto shipped = exchange::shippedTaxonomies();
    REQUIRE_FALSE(shipped.empty());
    (void)must(exchange::importTaxonomyText(project, shipped.front().text, shipped.front().file));
    const std::string markdown = report::codebookText(must(taxonomy::printedCodebook(project)), {});
    const std::string html =
        report::codebookText(must(taxonomy::printedCodebook(project)), {report::ReportFormat::Html});
    for (const Category& category : project.taxonomy()->categories()) {
        INFO(category.code);
        CHECK(has(html, category.code + " "));
        CHECK(has(markdown, "# " + category.code + " "));
    }
}
