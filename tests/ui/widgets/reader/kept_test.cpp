// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTextBlock>

#include "tests/support/files.h"
#include "tests/ui/waiting.h"
#include "tests/ui/widgets/reader/reader_bench.h"
#include "ui/core/settings.h"
#include "ui/core/theme.h"
#include "ui/widgets/reader/passages.h"

namespace accord::ui {
namespace {

using namespace test;

std::string sentences(const std::string& about, int count)
{
    std::string text;
    for (int i = 0; i < count; ++i) {
        text += "Sentence " + std::to_string(i) + " of " + about + " says what happened in this step.\\n\\n";
    }
    return text;
}

/// Two folded parts with one within the first, and code of 60 lines, each between text.
std::string folded()
{
    std::string code = "```\\n";
    for (int i = 0; i < 60; ++i) {
        code += "line " + std::to_string(i) + " of the log\\n";
    }
    return sentences("the beginning", 30) + "<details><summary>First</summary>\\n\\nFirst inside.\\n\\n" +
           "<details><summary>Inner</summary>\\n\\nInner inside.\\n\\n</details>\\n\\n" + sentences("the fold", 12) +
           "</details>\\n\\n" + code +
           "```\\n\\n<details><summary>Second</summary>\\n\\nSecond inside.\\n\\n</details>" + "\\n\\n" +
           sentences("the end", 30);
}

/// A reader of an issue whose text changed since it was imported.
class TwoVersions
{
public:
    TwoVersions()
        : bench(writeFile(m_folder / "one.jsonl", ReaderBench::issueJson("as it was " + folded())))
    {
        change("as it is " + folded());
        bench.open(0);
    }

    void change(const std::string& body)
    {
        NoProgress quiet;
        const auto newer = writeFile(m_folder / "next.jsonl", ReaderBench::issueJson(body));
        REQUIRE(exchange::importIssues(bench.session->project(), {newer}, exchange::Malformed::Refuse, quiet, {}).ok());
    }

private:
    TempFolder m_folder;

public:
    ReaderBench bench;
};

QString topLine(ReaderBench& bench)
{
    return bench.reader->text().cursorForPosition(QPoint(4, 4)).block().text();
}

/// Has the line in sight at the top.
void scrollTo(ReaderBench& bench, const QString& words)
{
    ReaderText& text = bench.reader->text();
    const QTextCursor found = text.document()->find(words);
    REQUIRE(!found.isNull());
    QTextCursor start = found;
    start.setPosition(found.selectionStart());
    text.verticalScrollBar()->setValue(text.verticalScrollBar()->value() + text.cursorRect(start).top());
    REQUIRE(topLine(bench).contains(words));
}

TEST_CASE("an earlier version that is read stays in view, raw as well, whatever is done to its look or the project")
{
    TwoVersions two;
    ReaderBench& bench = two.bench;
    emit bench.reader->text().linkWanted(QUrl(QStringLiteral("accord-text:1")));
    bench.finish();
    REQUIRE(bench.text().contains("as it was"));
    const auto* raw = bench.reader->findChild<QPlainTextEdit*>();
    bench.reader->setRaw(true);
    CHECK(raw->toPlainText().contains("as it was"));
    bench.reader->setRaw(false);

    setSetting(settings::kTextSize, 15);
    bench.finish();
    CHECK(bench.text().contains("as it was"));
    setSetting(settings::kTextSize, 0);
    two.change("newer still");
    bench.reader->refresh();
    bench.finish();
    CHECK(bench.text().contains("as it was"));

    emit bench.reader->text().linkWanted(QUrl(QStringLiteral("accord-text:0")));
    bench.finish();
    CHECK(bench.text().contains("newer still"));
    bench.reader->setRaw(true);
    CHECK(raw->toPlainText().contains("newer still"));
    two.change("the newest");
    bench.reader->refresh();
    CHECK(raw->toPlainText().contains("the newest"));
}

TEST_CASE("a larger text and another theme keep what is open and what is in sight")
{
    const TempFolder folder;
    ReaderBench bench(writeFile(folder / "one.jsonl", ReaderBench::issueJson(folded())));
    bench.open(0);
    const auto open = [&](const char* summary) {
        for (QTextBlock block = bench.reader->text().document()->begin(); block.isValid(); block = block.next()) {
            if (block.text().contains(QLatin1String(summary))) {
                const QString href = block.begin().fragment().charFormat().anchorHref();
                emit bench.reader->text().anchorClicked(QUrl(href));
                bench.finish();
                return;
            }
        }
        FAIL(summary);
    };
    open("more lines"); // before what stands above it
    open("First");
    open("Inner");
    const auto isOpen = [&] {
        return bench.text().contains("First inside.") && bench.text().contains("Inner inside.") &&
               bench.text().contains("line 59 of the log") && !bench.text().contains("Second inside.");
    };
    REQUIRE(isOpen());
    scrollTo(bench, QStringLiteral("Sentence 9 of the fold"));

    setSetting(settings::kTextSize, 16);
    bench.finish();
    CHECK(isOpen());
    CHECK(waitFor([&] { return topLine(bench).contains("Sentence 9 of the fold"); }));
    theme::apply(*qApp, QStringLiteral("dark"));
    bench.finish();
    CHECK(isOpen());
    CHECK(waitFor([&] { return topLine(bench).contains("Sentence 9 of the fold"); }));
    bench.reader->setZoom(2);
    bench.reader->setZoom(1); // as one goes into the meeting view and out of it
    bench.finish();
    CHECK(isOpen());
    CHECK(waitFor([&] { return topLine(bench).contains("Sentence 9 of the fold"); }));
    theme::apply(*qApp, QStringLiteral("light"));
    setSetting(settings::kTextSize, 0);
    bench.finish();
    CHECK(isOpen());

    // Another issue, and this one opened anew, begin at their beginning.
    bench.open(0);
    CHECK(bench.reader->text().verticalScrollBar()->value() == 0);
    CHECK(!bench.text().contains("First inside."));
}

TEST_CASE("a sentence that is walked at is what is cited, also after something above it was unfolded")
{
    const TempFolder folder;
    ReaderBench bench(writeFile(folder / "one.jsonl", ReaderBench::issueJson(folded())));
    Passages passages(*bench.reader);
    std::vector<Citation> taken;
    QObject::connect(&passages, &Passages::taken, [&](const Citation& citation) { taken.push_back(citation); });
    bench.open(0);
    scrollTo(bench, QStringLiteral("Sentence 3 of the end"));
    passages.take();
    REQUIRE(passages.isWalking());
    const auto press = [&](Qt::Key key, Qt::KeyboardModifiers with = {}) {
        QTest::keyClick(&bench.reader->text(), key, with);
    };
    press(Qt::Key_Right, Qt::ShiftModifier);
    bench.reader->text().unfoldAll();
    REQUIRE(waitFor([&] {
        return bench.text().contains("Sentence 11 of the fold") && bench.text().contains("line 59 of the log");
    }));
    press(Qt::Key_Return);
    REQUIRE(taken.size() == 1);
    CHECK(taken[0].quote.starts_with("Sentence 3 of the end says what happened in this step."));
    // Over the border of a paragraph words are found by their letters: up to the last one.
    CHECK(taken[0].quote.ends_with("Sentence 4 of the end says what happened in this step"));
    press(Qt::Key_Right);
    press(Qt::Key_Return);
    REQUIRE(taken.size() == 2);
    CHECK(taken[1].quote == "Sentence 5 of the end says what happened in this step.");
}

TEST_CASE("what is selected stays selected while one finds something else")
{
    const TempFolder folder;
    ReaderBench bench(writeFile(folder / "one.jsonl", ReaderBench::issueJson(folded())));
    bench.open(0);
    ReaderText& text = bench.reader->text();
    bench.reader->findBar().start();
    QTest::keyClicks(bench.reader->findBar().field(), QStringLiteral("of the end"));
    text.setTextCursor(text.document()->find(QStringLiteral("Sentence 2 of the beginning")));
    QTest::keyClick(bench.reader->findBar().field(), Qt::Key_Return);
    CHECK(text.textCursor().selectedText() == "Sentence 2 of the beginning");
    const QTextCursor found = text.document()->find(QStringLiteral("Sentence 1 of the end"));
    CHECK(text.viewport()->rect().contains(text.cursorRect(found)));
}

TEST_CASE("something very long that is folded opens piece by piece, in its order")
{
    const TempFolder folder;
    const std::string body =
        "<details><summary>All of it</summary>\\n\\n" + sentences("the fold", 6000) + "</details>\\n\\nBehind it.";
    ReaderBench bench(writeFile(folder / "one.jsonl", ReaderBench::issueJson(body)));
    bench.open(0);
    emit bench.reader->text().anchorClicked(QUrl(QStringLiteral("accord-open:0")));
    CHECK(bench.text().contains("Sentence 0 of the fold"));
    CHECK(!bench.text().contains("Sentence 5999 of the fold")); // the window is free in between
    CHECK(!bench.reader->isComplete());
    bench.finish();
    const QString text = bench.text();
    qsizetype at = 0;
    for (const char* words : {"Sentence 0 of the fold", "Sentence 10 of the fold", "Sentence 3000 of the fold",
                              "Sentence 5999 of the fold", "Behind it."}) {
        INFO(words);
        CHECK(text.indexOf(QLatin1String(words)) > at);
        at = text.indexOf(QLatin1String(words));
    }
}

} // namespace
} // namespace accord::ui
