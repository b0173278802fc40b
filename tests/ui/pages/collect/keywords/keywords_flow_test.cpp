// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QCheckBox>
#include <QTextBrowser>

#include "core/collect/selection/relevance.h"
#include "core/exchange/import_issues.h"
#include "core/project/project.h"
#include "tests/core/must.h"
#include "tests/support/files.h"
#include "tests/support/temp_folder.h"
#include "tests/ui/pages/collect/collect_bench.h"
#include "ui/core/actions.h"
#include "ui/pages/collect/keywords_tab.h"
#include "ui/widgets/reader/reader_text.h"

using namespace accord;
using namespace accord::test;

namespace {

void importSelected(CollectBench& bench)
{
    const Source source = bench.addSource("alpha/one", {"few shot", "yi"});
    std::vector<FetchedIssue> issues;
    for (int number = 1; number <= 6; ++number) {
        issues.push_back(hostIssue(number, "Few shot question " + std::to_string(number),
                                   number == 6 ? "Yi does not load, nor does few shot" : "A prompt with few shot."));
    }
    issues.push_back(hostIssue(7, "Yi 模型", "Only yi."));
    bench.mirror(source, issues);
    bench.tab(2);
    bench.page().enter();
    bench.settle();
    bench.key(Qt::Key_B);
    bench.settle();
}

collect::KeywordRelevance relevanceOf(CollectBench& bench, const std::string& keyword)
{
    for (const auto& each : must(collect::keywordRelevance(bench.project()))) {
        if (each.keyword == keyword) {
            return each;
        }
    }
    throw std::runtime_error("no keyword " + keyword);
}

} // namespace

TEST_CASE("A sample of what a keyword brings is judged with one key per issue")
{
    CollectBench bench;
    bench.tab(3);
    CHECK_FALSE(bench.window().actions().action("collect.draw")->isEnabled()); // no keyword in a text yet
    importSelected(bench);
    bench.tab(3);
    const auto* keywords = bench.in<ui::ListView>("keywordList");
    REQUIRE(keywords->model()->rowCount() == 2);
    CHECK(bench.cell(keywords, 0, 0) == "few shot");
    CHECK(bench.cell(keywords, 0, 1) == "6");
    CHECK(bench.cell(keywords, 0, 2) == "–");

    bench.key(Qt::Key_D);
    bench.settle();
    const auto* sample = bench.in<ui::ListView>("sampleList");
    REQUIRE(sample->model()->rowCount() == 6);
    CHECK(bench.in<QTextBrowser>("excerpts")->toHtml().contains("background-color"));
    bench.key(Qt::Key_1);
    bench.key(Qt::Key_2);
    CHECK(sample->currentIndex().row() == 2); // each goes on to the next
    bench.key(Qt::Key_1);
    bench.settle();
    CHECK(relevanceOf(bench, "few shot").relevant == 2);
    CHECK(relevanceOf(bench, "few shot").falsePositive == 1);
    CHECK(bench.cell(keywords, 0, 2) == "33 % of 3");
    bench.key(Qt::Key_Up);
    bench.key(Qt::Key_0);
    bench.settle();
    CHECK(relevanceOf(bench, "few shot").relevant == 1);
    CHECK(bench.cell(sample, 2, 0) == "–");

    bench.key(Qt::Key_W);
    bench.settle();
    auto* text = bench.in<ui::ReaderText>("readerText");
    CHECK(text->isVisible());
    CHECK(text->toPlainText().contains("few shot"));
    bench.key(Qt::Key_W);
    CHECK_FALSE(text->isVisible());
}

TEST_CASE("What somebody else says of a keyword is counted while it is looked at")
{
    CollectBench bench;
    importSelected(bench);
    bench.tab(3);
    const auto* keywords = bench.in<ui::ListView>("keywordList");
    CHECK(bench.cell(keywords, 0, 2) == "–");
    const PersonId ann = bench.person("Ann");
    Project other = must(Project::open(bench.file()));
    const auto sample = must(collect::keywordSample(other, ann, "few shot", false, 1, 1));
    REQUIRE(sample.size() == 1);
    REQUIRE(collect::sayRelevance(other, ann, "few shot", sample.front().issue, Relevance::FalsePositive).ok());
    bench.settle();
    CHECK(bench.cell(keywords, 0, 2) == "100 % of 1");
}

TEST_CASE("Keywords are counted in issues that were imported, with a list or with those of the sources")
{
    CollectBench bench;
    NoProgress quiet;
    Project other = must(Project::open(bench.file()));
    const TempFolder folder;
    const auto issues =
        writeFile(folder / "issues.jsonl",
                  R"({"html_url":"https://github.com/o/r/issues/1","title":"Few shot prompts","body":"yi"})"
                  "\n"
                  R"({"html_url":"https://github.com/o/r/issues/2","title":"Loads slowly","body":"A few shot example"})"
                  "\n"
                  R"({"html_url":"https://github.com/o/r/issues/3","title":"trying","body":""})"
                  "\n");
    REQUIRE(must(exchange::importIssues(other, {issues}, exchange::Malformed::Refuse, quiet, {}, bench.person("Lea")))
                .issuesAdded == 3);
    bench.tab(3);
    const auto list = writeFile(folder / "list.txt", "few shot\nyi\nllama\n");
    bench.prompts.expectOpenFiles({QString::fromStdString(list.string())});
    bench.key(Qt::Key_C);
    bench.settle();
    const auto* keywords = bench.in<ui::ListView>("keywordList");
    REQUIRE(keywords->model()->rowCount() == 3);
    CHECK(bench.cell(keywords, 0, 0) == "few shot");
    CHECK(bench.cell(keywords, 0, 1) == "0"); // nothing was fetched with it
    CHECK(bench.cell(keywords, 0, 3) == "2");
    CHECK(bench.cell(keywords, 1, 3) == "1");
    CHECK(bench.cell(keywords, 2, 3) == "0");
    CHECK_FALSE(bench.window().actions().action("collect.draw")->isEnabled()); // of these no sample can be drawn

    // Without a list those of the sources are counted.
    CollectBench fetched;
    importSelected(fetched);
    fetched.tab(3);
    const auto* all = fetched.in<ui::ListView>("keywordList");
    CHECK(fetched.cell(all, 0, 3) == "6");
    CHECK(fetched.cell(all, 1, 3) == "2");
}

TEST_CASE("What a keyword alone brings is a sample of its own")
{
    CollectBench bench;
    importSelected(bench);
    bench.tab(3);
    bench.in<ui::ListView>("keywordList")->setFocus();
    bench.key(Qt::Key_Down);
    bench.in<QCheckBox>("alone")->setChecked(true);
    bench.in<ui::ListView>("keywordList")->setFocus();
    bench.key(Qt::Key_D);
    bench.settle();
    const auto* sample = bench.in<ui::ListView>("sampleList");
    REQUIRE(sample->model()->rowCount() == 1);
    CHECK(bench.cell(sample, 0, 1) == "alpha/one#7");
}

TEST_CASE("A keyword is marked as a whole word, in any script")
{
    const auto marked = [](const char* line, const char* keyword) {
        return ui::markedExcerpt(QString::fromUtf8(line), QString::fromUtf8(keyword)).count("<span");
    };
    CHECK(marked("Yi does not load, nor does trying", "yi") == 1);
    CHECK(marked("量化后结果错误", "量化") == 1);
    CHECK(marked("flash-attn and flash attn", "re:flash[- ]attn") == 2); // an expression
    CHECK(marked("a < b", "yi") == 0);
    CHECK(ui::markedExcerpt("a < b", "yi") == "a &lt; b");
}
