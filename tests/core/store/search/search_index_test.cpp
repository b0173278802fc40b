// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/import_issues.h"
#include "core/labelling/queue.h"
#include "core/sqlite/transaction.h"
#include "core/store/issues/issue_writer.h"
#include "core/store/issues/issues.h"
#include "core/store/long_work/long_work.h"
#include "core/store/search_index.h"
#include "tests/core/exchange/issues/issue_texts.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/process.h"
#include "tests/support/real_data.h"

#include <algorithm>
#include <random>

using namespace accord;
using accord::test::must;
using accord::test::Sample;

namespace {

struct Text
{
    std::string title;
    std::string body;
    std::vector<std::string> comments{};
};

// Gives the sample's issue of that number the text.
void put(Project& project, int number, const Text& text)
{
    auto transaction = must(sqlite::Transaction::begin(project.database()));
    const store::LongWork work = must(store::LongWork::begin(project.database(), "issues", "x", project.now()));
    auto writer = must(store::IssueWriter::begin(project.database(), work.id()));
    Document document;
    document.title = text.title;
    document.body = text.body;
    for (const std::string& body : text.comments) {
        document.comments.push_back(Comment{"ann", "", "", body});
    }
    (void)must(writer.issue(test::sampleLink(number), document));
    must(work.finish(project.now()));
    must(transaction.commit());
}

void indexAll(Project& project, int most = 100)
{
    while (must(store::indexFurther(project.database(), most)) > 0) {
    }
}

// Numbers of the sample's issues that match, smallest first.
std::vector<int> found(Project& project, const std::string& typed)
{
    std::vector<int> numbers;
    for (const IssueId issue :
         must(store::search(project.database(), store::SearchQuery::parse(typed), 1000, 0)).issues) {
        numbers.push_back(std::stoi(must(store::textById(project.database(), issue)).link.name));
    }
    std::ranges::sort(numbers);
    return numbers;
}

using Numbers = std::vector<int>;

void putTexts(Sample& sample)
{
    put(sample.project, 1,
        {"CUDA out of memory", "It runs out\nof  memory quickly.", {"Same here", "memory, then out of"}});
    put(sample.project, 2, {"显存不足", "训练时出现内存泄漏，显存不断增长。", {"我也遇到了", "GPU内存 is fine"}});
    put(sample.project, 3, {"torch.compile fails", "Use `--no-cache` and quantization_config", {"kernel quantized"}});
    put(sample.project, 4, {"Größe and naïve", "don’t panic — x²", {}});
    put(sample.project, 5, {"Two comments", "", {"runs out", "of memory"}});
    indexAll(sample.project);
}

} // namespace

TEST_CASE("Search: words of titles, bodies and comments, in either case, all of them", "[store]")
{
    Sample sample(1, 6);
    putTexts(sample);
    CHECK(found(sample.project, "memory") == Numbers{1, 5});
    CHECK(found(sample.project, "MEMORY quickly") == Numbers{1});
    CHECK(found(sample.project, "here") == Numbers{1});
    CHECK(found(sample.project, "memory quantized").empty());
    CHECK(found(sample.project, "grosse naive").empty());
    CHECK(found(sample.project, "größe NAIVE") == Numbers{4});
    CHECK(found(sample.project, "nothing").empty());
    CHECK(found(sample.project, "").empty());
}

TEST_CASE("Search: prefixes", "[store]")
{
    Sample sample(1, 6);
    putTexts(sample);
    CHECK(found(sample.project, "quant*") == Numbers{3});
    CHECK(found(sample.project, "quant").empty());
    CHECK(found(sample.project, "torch.comp*") == Numbers{3});
    CHECK(found(sample.project, "memor*") == Numbers{1, 5});
}

TEST_CASE("Search: phrases stand in one place, whatever the white space between", "[store]")
{
    Sample sample(1, 6);
    putTexts(sample);
    CHECK(found(sample.project, "\"out of memory\"") == Numbers{1});
    CHECK(found(sample.project, "\"runs out of memory\"") ==
          Numbers{1}); // over a line's end, not from comment to comment
    CHECK(found(sample.project, "\"memory out of\"").empty());
    CHECK(found(sample.project, "torch.compile") == Numbers{3});
    CHECK(found(sample.project, "torch-compile").empty());
    CHECK(found(sample.project, "--no-cache") == Numbers{3});
    CHECK(found(sample.project, "quantization_config") == Numbers{3});
    CHECK(found(sample.project, "don’t") == Numbers{4});
}

TEST_CASE("Search: Chinese words of two characters and more, next to other text", "[store]")
{
    Sample sample(1, 6);
    putTexts(sample);
    CHECK(found(sample.project, "内存") == Numbers{2});
    CHECK(found(sample.project, "存") == Numbers{2});
    CHECK(found(sample.project, "存内").empty()); // both occur, not together
    CHECK(found(sample.project, "内存泄漏") == Numbers{2});
    CHECK(found(sample.project, "显存 泄漏") == Numbers{2});
    CHECK(found(sample.project, "遇到") == Numbers{2}); // in a comment
    CHECK(found(sample.project, "GPU内存") == Numbers{2});
    CHECK(found(sample.project, "泄漏，显存") == Numbers{2}); // with its punctuation
}

TEST_CASE("Search: hostile input finds something or nothing, and never fails", "[store]")
{
    Sample sample(1, 6);
    putTexts(sample);
    for (const std::string typed : {"\"",
                                    "\"\"",
                                    "*",
                                    "**",
                                    "AND",
                                    "OR NOT",
                                    "NEAR(memory out, 2)",
                                    "title:memory",
                                    "{title}: x",
                                    "^memory",
                                    "-memory",
                                    "memory AND",
                                    "(memory",
                                    "mem\"ory",
                                    "'; DROP TABLE event; --",
                                    "\\",
                                    "%",
                                    "_",
                                    "—",
                                    "…",
                                    "😀",
                                    "memory — out",
                                    "x²",
                                    "नमस्ते",
                                    "สวัสดี",
                                    "العربية",
                                    "\u202e",
                                    "e\u0301",
                                    "\u200b",
                                    "ﬁ",
                                    "①②",
                                    "㎏",
                                    "\u00a0",
                                    "a\u00adb"}) {
        INFO(typed);
        CHECK(store::search(sample.project.database(), store::SearchQuery::parse(typed), 10, 0).ok());
    }
    CHECK(found(sample.project, "memory — out") == Numbers{1, 5});
    // And at random.
    std::mt19937 random(3);
    const std::vector<std::string> pieces{"\"", "*", " ", "AND",  "memory", "(", ")", ":",
                                          "内", "’", "-", "NEAR", "^",      "é", "\t"};
    for (int i = 0; i < 300; ++i) {
        std::string typed;
        for (auto left = random() % 8; left > 0; --left) {
            typed += pieces[random() % pieces.size()];
        }
        INFO(typed);
        CHECK(store::search(sample.project.database(), store::SearchQuery::parse(typed), 10, 0).ok());
    }
}

TEST_CASE("Search: says while the index is incomplete, and finds what is in so far", "[store]")
{
    Sample sample(1, 6);
    CHECK(must(store::indexState(sample.project.database())).complete());
    for (int number = 1; number <= 5; ++number) {
        put(sample.project, number, {"word " + std::to_string(number), "common"});
    }
    CHECK_FALSE(must(store::indexState(sample.project.database())).complete());
    CHECK(found(sample.project, "common").empty());
    CHECK(must(store::indexFurther(sample.project.database(), 2)) == 2);
    CHECK_FALSE(must(store::indexState(sample.project.database())).complete());
    CHECK(found(sample.project, "common") == Numbers{1, 2});
    const auto hits = must(labelling::search(sample.project, sample.round, "common", 50));
    CHECK_FALSE(hits.index.complete());
    indexAll(sample.project, 2);
    CHECK(must(store::indexState(sample.project.database())).complete());
    CHECK(found(sample.project, "common") == Numbers{1, 2, 3, 4, 5});
    CHECK(must(store::indexFurther(sample.project.database(), 2)) == 0);
}

TEST_CASE("Search: only the newest text of an issue is found", "[store]")
{
    Sample sample(1, 6);
    put(sample.project, 1, {"before", "common"});
    indexAll(sample.project);
    CHECK(found(sample.project, "before") == Numbers{1});
    put(sample.project, 1, {"after", "common"});
    // Until the new text is in, neither is found.
    CHECK(found(sample.project, "before").empty());
    indexAll(sample.project);
    CHECK(found(sample.project, "before").empty());
    CHECK(found(sample.project, "after") == Numbers{1});
    CHECK(found(sample.project, "common") == Numbers{1});
}

TEST_CASE("Search: further hits follow where the first ones ended", "[store]")
{
    Sample sample(1, 30);
    for (int number = 1; number <= 30; ++number) {
        put(sample.project, number, {number % 3 == 0 ? "common words here" : "words common", "x"});
    }
    indexAll(sample.project);
    for (const std::string typed : {"common", "\"common words\""}) {
        std::vector<IssueId> all;
        std::int64_t next = 0;
        do {
            const auto hits = must(store::search(sample.project.database(), store::SearchQuery::parse(typed), 4, next));
            all.insert(all.end(), hits.issues.begin(), hits.issues.end());
            next = hits.next;
        } while (next != 0);
        CHECK(all.size() == (typed == "common" ? 30U : 10U));
        CHECK(std::ranges::is_sorted(all, std::greater{})); // newest first
    }
}

TEST_CASE("Search: two processes that index together index every text once", "[store]")
{
    Sample sample(1, 40);
    for (int number = 1; number <= 40; ++number) {
        put(sample.project, number, {"word", "x"});
    }
    Project other = test::reopened(sample.project);
    while (must(store::indexFurther(sample.project.database(), 3)) > 0) {
        (void)must(store::indexFurther(other.database(), 5));
    }
    CHECK(found(other, "word").size() == 40);
}

TEST_CASE("Search: the index is at most half the size of the text", "[store]")
{
    const auto generator =
        test::realDataOrSkip("gen_issues.py", "Search: the index is at most half the size of the text");
    if (generator.empty()) {
        SUCCEED("skipped: real data not found");
        return;
    }
    Sample sample(0, 0);
    const auto file = sample.folder / "generated.jsonl";
    const auto made =
        test::run("/usr/bin/env", {"python3", generator.string(), "--count", "2000", "--out", file.string()});
    REQUIRE(made.code == 0);
    CHECK(test::importFiles(sample.project, {file}).issuesAdded == 2000);
    indexAll(sample.project, 500);
    sqlite::Database& database = sample.project.database();
    const auto text =
        must(database.number("SELECT (SELECT sum(length(CAST(title AS BLOB)) + length(CAST(body AS BLOB))) "
                             "FROM document) + (SELECT sum(length(CAST(body AS BLOB))) FROM part)"));
    const auto index = must(database.number("SELECT (SELECT sum(length(block)) FROM search_data) + "
                                            "(SELECT sum(length(term) + 8) FROM search_idx)"));
    INFO(index << " bytes of index for " << text << " bytes of text");
    CHECK(text > 5000000);
    CHECK(index * 2 <= text);
}
