// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QTextBlock>
#include <QTextFragment>

#include "core/collect/issue_queries.h"
#include "core/sqlite/transaction.h"
#include "core/store/issues/issues.h"
#include "tests/core/must.h"
#include "tests/ui/widgets/reader/reader_bench.h"
#include "ui/core/theme.h"
#include "ui/widgets/reader/marks.h"
#include "ui/widgets/reader/panels.h"

namespace accord::ui {
namespace {

using namespace test;

/// What is marked as a word of the study, in the order of the text.
QStringList marked(const QTextDocument& document)
{
    QStringList words;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            if (part.fragment().charFormat().background().color() == theme::keywordGround()) {
                words << part.fragment().text();
            }
        }
    }
    return words;
}

TEST_CASE("words for which an issue was collected are marked in title, text and code")
{
    const TempFolder folder;
    const std::string body = "The title of 量化 and titles.\\n\\n```text\\na title, untitled\\n```\\n";
    ReaderBench bench(writeFile(folder / "one.jsonl", ReaderBench::issueJson(body)));
    Project& project = bench.session->project();
    const Issue issue = must(labelling::issueToRead(project, bench.issues.front()));
    const std::string& text = issue.document->body;
    auto transaction = must(sqlite::Transaction::begin(project.database()));
    const std::vector<KeywordHit> hits{
        {"title", {{TextPlace::kTitle, 2, 5}}},
        {"量化", {{TextPlace::kBody, static_cast<std::uint32_t>(text.find("量化")), 6}}},
    };
    must(store::writeHits(project.database(), issue.documentId, hits));
    must(transaction.commit());
    bench.open(0);
    CHECK(marked(*bench.reader->text().document()) == QStringList{"title", "title", "量化", "title"});
}

TEST_CASE("an issue whose text changed says so and shows the text from before")
{
    const TempFolder folder;
    ReaderBench bench(writeFile(folder / "one.jsonl", ReaderBench::issueJson("as it was")));
    NoProgress quiet;
    const auto newer = writeFile(folder / "two.jsonl", ReaderBench::issueJson("as it is"));
    REQUIRE(exchange::importIssues(bench.session->project(), {newer}, exchange::Malformed::Refuse, quiet, {}).ok());
    bench.open(0);
    CHECK(bench.text().contains("as it is"));
    REQUIRE(bench.text().contains("the former text"));
    emit bench.reader->text().linkWanted(QUrl(QStringLiteral("accord-text:1")));
    bench.finish();
    CHECK(bench.text().contains("as it was"));
    REQUIRE(bench.text().contains("This is an earlier text of the issue."));
    emit bench.reader->text().linkWanted(QUrl(QStringLiteral("accord-text:0")));
    bench.finish();
    CHECK(bench.text().contains("as it is"));
}

TEST_CASE("the line of facts says what changed after a label")
{
    CHECK(historyHtml(std::nullopt, false).isEmpty());
    labelling::EarlierText earlier{DocumentId{7}, "2026-03-14T09:12:00Z", true, {true, false, true}};
    CHECK(historyHtml(earlier, false).contains("Changed after you labelled it, Mar 14, 2026: title, discussion"));
    CHECK(historyHtml(earlier, false).contains("accord-text:7"));
    CHECK(historyHtml(std::nullopt, true).contains("accord-text:0"));
    earlier.parts.title = earlier.parts.discussion = false;
    CHECK(historyHtml(earlier, false).isEmpty()); // only what nobody reads differs
}

TEST_CASE("words are found as people read them")
{
    const auto count = [](const char* text, std::vector<std::string> words) {
        auto found = wholeWords(words).globalMatch(QString::fromUtf8(text));
        int matches = 0;
        while (found.hasNext()) {
            found.next();
            ++matches;
        }
        return matches;
    };
    CHECK(count("Yi is trying, yi_x and YI.", {"yi"}) == 2);
    CHECK(count("T5, mt5, T5-large, T55", {"T5"}) == 2);
    CHECK(count("大模型量化推理量化", {"量化"}) == 2);
    CHECK(count("C++ and c++.", {"c++"}) == 2);
    CHECK(count("anything", {}) == 0);
}

} // namespace
} // namespace accord::ui
