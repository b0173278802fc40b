// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/import_issues.h"
#include "core/labelling/queue.h"
#include "core/labelling/reading.h"
#include "core/study/rounds.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/temp_folder.h"

namespace accord::labelling {
namespace {

using namespace test;

/// Issues 1 to 250: every fifth is about quantization, one says "out of memory" and one the same words in another
/// order, one is in Chinese. Only the first 240 are in the round.
struct Texts
{
    Texts()
        : project(must(Project::create(folder / "texts.accord", "Texts")))
    {
        std::string lines;
        for (int n = 1; n <= 250; ++n) {
            const std::string number = std::to_string(n);
            const std::string body = n == 7    ? "CUDA out of memory in step 3"
                                     : n == 8  ? "memory of what is out"
                                     : n == 11 ? "训练时显存不足"
                                               : "words";
            lines += R"({"html_url":"https://github.com/a/b/issues/)" + number + R"(","title":"Issue )" + number +
                     (n % 5 == 0 ? " on quantization" : "") + R"(","state":"open","body":")" + body +
                     R"(","comments_list":[{"user":{"login":"x"},"body":"remark)" + number + R"("}]})" + "\n";
        }
        NoProgress quiet;
        must(exchange::importIssues(project, {writeFile(folder / "t.jsonl", lines)}, exchange::Malformed::Refuse, quiet,
                                    {}));
        study::RoundPlan plan;
        plan.name = "First";
        plan.first = 240;
        round = must(study::startRound(project, plan)).id;
        for (const QueueEntry& entry : must(queue(project, round, {}))) {
            items.push_back(entry.item);
        }
    }

    std::vector<ItemId> found(const std::string& typed) { return must(search(project, round, typed, 500)).items; }

    TempFolder folder;
    Project project;
    RoundId round;
    std::vector<ItemId> items;
};

TEST_CASE("a search says while the index is incomplete, and finds everything when it is not")
{
    Texts texts;
    CHECK(!must(indexState(texts.project)).complete());
    CHECK(!must(search(texts.project, texts.round, "words", 10)).index.complete());
    int batches = 0;
    while (must(indexFurther(texts.project))) {
        ++batches;
        REQUIRE(batches < 100);
    }
    CHECK(batches > 1); // others get their turn in between
    CHECK(must(indexState(texts.project)).complete());
    CHECK(must(search(texts.project, texts.round, "words", 10)).index.complete());
}

TEST_CASE("words, prefixes, phrases and Chinese words are found in titles, bodies and discussions")
{
    Texts texts;
    while (must(indexFurther(texts.project))) {
    }
    const auto only = [&](int number) {
        return std::vector<ItemId>{texts.items[static_cast<std::size_t>(number) - 1]};
    };
    CHECK(texts.found("quantization").size() == 48); // of 50: two are in no item of the round
    CHECK(texts.found("quant*").size() == 48);
    CHECK(texts.found("QUANTIZATION issue").size() == 48);
    CHECK(texts.found("quantization 35") == only(35));
    CHECK(texts.found("memory out").size() == 2);
    CHECK(texts.found("\"out of memory\"") == only(7));
    CHECK(texts.found("显存") == only(11));
    CHECK(texts.found("存显").empty());
    CHECK(texts.found("remark42") == only(42));
    CHECK(texts.found("").empty());
    CHECK(texts.found("nowhere").empty());
}

TEST_CASE("further hits come on demand, each once")
{
    Texts texts;
    while (must(indexFurther(texts.project))) {
    }
    std::vector<ItemId> all;
    std::int64_t below = 0;
    do {
        const Hits hits = must(search(texts.project, texts.round, "quant*", 20, below));
        all.insert(all.end(), hits.items.begin(), hits.items.end());
        below = hits.next;
    } while (below != 0);
    CHECK(all == texts.found("quant*"));
}

TEST_CASE("an issue is handed out in blocks, safe ones, some at a time")
{
    Texts texts;
    const Issue issue = must(issueToRead(texts.project, must(issueOf(texts.project, texts.items[6]))));
    CHECK(issue.document->body == "CUDA out of memory in step 3");
    CHECK(errorOf(issueOf(texts.project, ItemId{987654})).code == Errc::NotFound);

    std::string markdown = "Hello **you** <script>alert(1)</script>\n\n```cpp\nint a;\n```\n\n";
    for (int i = 0; i < 2000; ++i) {
        markdown += "A paragraph that is there to be long, about #" + std::to_string(i) + ".\n\n";
    }
    TextSteps steps(markdown, "https://github.com/a/b", {});
    std::vector<TextBlock> blocks = steps.next();
    REQUIRE(blocks.size() >= 2);
    CHECK(blocks[0].html.find("<strong>you</strong>") != std::string::npos);
    CHECK(blocks[0].html.find("<script") == std::string::npos);
    CHECK(blocks[1].kind == TextBlock::Kind::Code);
    CHECK(blocks[1].language == "cpp");
    CHECK(blocks[1].text == "int a;");
    std::size_t bytes = 0;
    int turns = 0;
    for (; !blocks.empty(); blocks = steps.next()) {
        ++turns;
        for (const TextBlock& block : blocks) {
            bytes += block.html.size();
            CHECK(block.html.size() < 8192);
        }
    }
    CHECK(turns > 3);
    CHECK(bytes > markdown.size());
}

} // namespace
} // namespace accord::labelling
