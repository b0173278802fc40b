// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QTextBrowser>

#include "tests/support/sanitizer.h"
#include "tests/ui/widgets/reader/reader_bench.h"

#include <algorithm>
#include <ctime>

namespace accord::ui {
namespace {

using namespace test;

constexpr int kAttempts = 4;

/// Milliseconds of this thread's own work: what else the machine does is not the reader's.
double threadTime()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// The longest turn of the event loop until the issue is complete, the opening itself included.
double longestBatch(ReaderBench& bench)
{
    double begin = threadTime();
    bench.reader->open(bench.issues.front());
    double longest = threadTime() - begin;
    while (!bench.reader->isComplete()) {
        begin = threadTime();
        QCoreApplication::processEvents();
        longest = std::max(longest, threadTime() - begin);
    }
    return longest;
}

/// What one call costs that shows the same text at once.
double bareSetHtml(const QString& html)
{
    QTextBrowser bare;
    bare.resize(800, 700);
    bare.show();
    const double begin = threadTime();
    bare.setHtml(html);
    bare.document()->size();
    return threadTime() - begin;
}

std::string repeated(const std::string& text, std::size_t bytes)
{
    std::string all;
    while (all.size() < bytes) {
        all += text;
    }
    return all;
}

struct Times
{
    double longest = 0; ///< turn
    double whole = 0;   ///< at once
};

Times timesOf(const std::filesystem::path& issue)
{
    ReaderBench bench(issue);
    Times times;
    times.longest = longestBatch(bench);
    times.whole = bareSetHtml(bench.reader->text().document()->toHtml());
    CHECK(bench.text().size() > 100'000);
    return times;
}

void checkBatches(const std::string& body, const std::string& comments, double part)
{
    const TempFolder folder;
    const auto issue = writeFile(folder / "large.jsonl", ReaderBench::issueJson(body, comments));
    Times times = timesOf(issue);
    if constexpr (kSanitized) {
        return; // it slows the reader down and not Qt: the two cannot be compared
    }
    // Whatever else the machine does makes a batch longer, by emptied caches for one, and none of them shorter.
    for (int attempt = 1; attempt < kAttempts && times.longest >= times.whole * part; ++attempt) {
        times = timesOf(issue);
    }
    INFO("longest turn " << times.longest << " ms, the whole at once " << times.whole << " ms");
    CHECK(times.longest < times.whole * part);
}

TEST_CASE("a body of a megabyte does not hold the window up")
{
    SECTION("paragraphs")
    {
        checkBatches(repeated("Some words about **memory** and `cudaMalloc`, and #12.\\n\\n", 1'000'000), "[]", 0.1);
    }
    SECTION("one line")
    {
        checkBatches(repeated("word ", 1'000'000), "[]", 0.25);
    }
    SECTION("a list")
    {
        checkBatches(repeated("- some words\\n", 1'000'000), "[]", 0.1);
    }
    SECTION("a table")
    {
        checkBatches("| a | b |\\n|---|---|\\n" + repeated("| 1 | some words |\\n", 1'000'000), "[]", 0.1);
    }
}

TEST_CASE("a thread of a thousand comments does not hold the window up")
{
    std::string comments = "[";
    for (int i = 0; i < 1000; ++i) {
        comments +=
            std::string(i == 0 ? "" : ",") +
            R"({"user":{"login":"bo"},"created_at":"2025-03-15T10:00:00Z","body":"Comment with **words**.\n\n)" +
            repeated("And some more of them, in a paragraph. ", 600) + R"("})";
    }
    checkBatches("The issue.", comments + "]", 0.1);
}

} // namespace
} // namespace accord::ui
