// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QAbstractTextDocumentLayout>
#include <QScrollBar>
#include <QTextBlock>

#include "tests/support/files.h"
#include "tests/ui/waiting.h"
#include "tests/ui/widgets/reader/reader_bench.h"
#include "ui/core/settings.h"
#include "ui/widgets/reader/passages.h"

namespace accord::ui {
namespace {

using namespace test;

std::string commentJson(const std::string& author, const std::string& body)
{
    return R"({"user":{"login":")" + author + R"("},"created_at":"2025-03-15T10:00:00Z","body":")" + body + R"("})";
}

std::string paragraphs(int count)
{
    std::string text;
    for (int i = 0; i < count; ++i) {
        text += "A paragraph of some length that says what happened in which step of the training.\\n\\n";
    }
    return text;
}

/// Two long comments, between them three that say little.
std::string thread()
{
    return "[" + commentJson("bo", paragraphs(20)) + "," + commentJson("cy", "+1") + "," +
           commentJson("di", "Same here!") + "," + commentJson("stale[bot]", "This issue has been marked as stale.") +
           "," + commentJson("eve", "It ends here. " + paragraphs(20)) + "]";
}

TEST_CASE("what says little is known by what it says, or by its author being a program")
{
    const auto says = [](const char* author, const char* body) {
        Comment comment;
        comment.author = author;
        comment.body = body;
        return labelling::saysLittle(comment);
    };
    for (const char* little : {"+1", "+1 +1", "👍", "Same here", "same issue!", "Me too.", "bump", "Thanks!",
                               "any update?", "同问", " +1\n"}) {
        INFO(little);
        CHECK(says("bo", little));
    }
    for (const char* something : {"", "Same here with 0.4.2", "It works with +1", "Thanks, the cause is the cache",
                                  "no", "following the guide it fails", "up to now it works"}) {
        INFO(something);
        CHECK(!says("bo", something));
    }
    CHECK(says("github-actions[bot]", "A long report of a program, with whatever it has found."));
    CHECK(!says("robot", "It fails."));
}

TEST_CASE("comments that say little are one line with their number, and open at a click")
{
    const TempFolder folder;
    ReaderBench bench(writeFile(folder / "one.jsonl", ReaderBench::issueJson("Body", thread())));
    bench.open(0);
    CHECK(bench.text().contains(QStringLiteral("3 short comments: cy, di, stale[bot]")));
    CHECK(!bench.text().contains(QStringLiteral("marked as stale")));
    CHECK(bench.reader->text().typesetter()->countFolded(QStringLiteral("stale")) == 1);
    bench.reader->text().unfoldAll();
    REQUIRE(waitFor([&] { return bench.text().contains(QStringLiteral("marked as stale")); }));
    // In their order, before the comment that follows them.
    const QString text = bench.text();
    CHECK(text.indexOf(QStringLiteral("+1")) < text.indexOf(QStringLiteral("Same here!")));
    CHECK(text.indexOf(QStringLiteral("Same here!")) < text.indexOf(QStringLiteral("marked as stale")));
    CHECK(text.indexOf(QStringLiteral("marked as stale")) < text.indexOf(QStringLiteral("It ends here")));
}

TEST_CASE("keys go from comment to comment, to the end and to the top")
{
    const TempFolder folder;
    ReaderBench bench(writeFile(folder / "one.jsonl", ReaderBench::issueJson(paragraphs(20), thread())));
    bench.open(0);
    ReaderText& text = bench.reader->text();
    const auto topLine = [&] { return text.cursorForPosition(QPoint(40, 20)).block().text(); };
    const auto go = [&](const char* name) {
        bench.actions.action(QStringLiteral("test.") + QLatin1String(name))->trigger();
        QCoreApplication::processEvents();
    };
    go("nextComment");
    CHECK(topLine().startsWith(QStringLiteral("bo")));
    go("nextComment");
    CHECK(topLine().contains(QStringLiteral("3 short comments")));
    go("nextComment");
    CHECK(topLine().startsWith(QStringLiteral("eve")));
    go("previousComment");
    CHECK(topLine().contains(QStringLiteral("3 short comments")));
    go("end");
    CHECK(text.verticalScrollBar()->value() == text.verticalScrollBar()->maximum());
    go("top");
    CHECK(text.verticalScrollBar()->value() == 0);
}

TEST_CASE("long lines of code and wide tables are wrapped, until somebody wants them beside the column")
{
    const TempFolder folder;
    std::string line = "loss = ";
    for (int i = 0; i < 14; ++i) {
        line += "a_long_name_of_a_value + ";
    }
    std::string table = "|";
    std::string rule = "|";
    for (int i = 0; i < 24; ++i) {
        table += " configuration value |";
        rule += "---|";
    }
    const std::string body =
        "```python\\n" + line + "\\n```\\n\\n" + table + "\\n" + rule + "\\n" + table + "\\n\\n" + paragraphs(3);
    ReaderBench bench(writeFile(folder / "one.jsonl", ReaderBench::issueJson(body)));
    bench.open(0);
    ReaderText& text = bench.reader->text();
    QCoreApplication::processEvents();
    CHECK(text.horizontalScrollBar()->maximum() == 0);
    QTextBlock code;
    QTextBlock prose;
    for (QTextBlock block = text.document()->begin(); block.isValid(); block = block.next()) {
        if (block.text().startsWith(QStringLiteral("loss"))) {
            code = block;
        } else if (block.text().startsWith(QStringLiteral("A paragraph"))) {
            prose = block;
        }
    }
    REQUIRE(code.isValid());
    REQUIRE(prose.isValid());
    CHECK(code.layout()->lineCount() > 1);
    // Prose keeps its column.
    CHECK(prose.layout()->boundingRect().width() <= text.lineWrapColumnOrWidth());

    bench.actions.action(QStringLiteral("test.wrap"))->trigger();
    QCoreApplication::processEvents();
    CHECK_FALSE(setting(settings::kWrapsCode));
    CHECK(code.layout()->lineCount() == 1);
    CHECK(text.horizontalScrollBar()->maximum() > 0);
    bench.actions.action(QStringLiteral("test.wrap"))->trigger();
    QCoreApplication::processEvents();
    CHECK(code.layout()->lineCount() > 1);
    CHECK(text.horizontalScrollBar()->maximum() == 0);
}

TEST_CASE("the map shows where comments, code and what was found stand, and takes places of others")
{
    const TempFolder folder;
    ReaderBench bench(
        writeFile(folder / "one.jsonl",
                  ReaderBench::issueJson(paragraphs(5) + "```\\nprint(1)\\n```\\n" + paragraphs(5), thread())));
    bench.open(0);
    ReaderMap& map = bench.reader->map();
    REQUIRE(waitFor([&] { return map.marks(ReaderMap::Kind::Comment).size() == 3; })); // one is three that say little
    CHECK(map.marks(ReaderMap::Kind::Code).size() == 1);
    CHECK(map.marks(ReaderMap::Kind::Code).front().first < map.marks(ReaderMap::Kind::Comment).front().first);
    CHECK(map.marks(ReaderMap::Kind::Hit).isEmpty());
    bench.reader->findBar().start();
    QTest::keyClicks(bench.reader->findBar().findChild<QLineEdit*>(), QStringLiteral("ends here"));
    REQUIRE(waitFor([&] { return map.marks(ReaderMap::Kind::Hit).size() == 1; }));
    map.setPlaces(ReaderMap::Kind::Citation, {{10, 20}});
    REQUIRE(waitFor([&] { return map.marks(ReaderMap::Kind::Citation).size() == 1; }));

    // Another text begins without the marks of this one.
    bench.reader->open(bench.issues.at(0));
    CHECK(map.marks(ReaderMap::Kind::Comment).isEmpty());
    bench.finish();
    REQUIRE(waitFor([&] { return map.marks(ReaderMap::Kind::Comment).size() == 3; }));

    // A click goes there.
    bench.reader->text().goToEdge(false);
    QTest::mouseClick(&map, Qt::LeftButton, {}, QPoint(map.width() / 2, map.height() - 2));
    CHECK(bench.reader->text().verticalScrollBar()->value() > 0);
}

TEST_CASE("a cited passage is on the map, and what is folded with it opens")
{
    const TempFolder folder;
    ReaderBench bench(writeFile(folder / "one.jsonl", ReaderBench::issueJson("It stops at once.", thread())));
    Passages passages(*bench.reader);
    bench.open(0);
    ReaderMap& map = bench.reader->map();
    passages.show({{Citation{kBodyPart, 0, "It stops at once."}, Qt::red, {}}});
    REQUIRE(waitFor([&] { return map.marks(ReaderMap::Kind::Citation).size() == 1; }));
    const double inBody = map.marks(ReaderMap::Kind::Citation).front().first;
    CHECK(!bench.text().contains(QStringLiteral("Same here!")));

    passages.show({{Citation{partOfComment(3), 0, "Same here!"}, Qt::red, {}}});
    REQUIRE(waitFor([&] {
        return bench.text().contains(QStringLiteral("Same here!")) &&
               map.marks(ReaderMap::Kind::Citation).size() == 1 &&
               map.marks(ReaderMap::Kind::Citation).front().first > inBody;
    }));
    CHECK(!bench.reader->text().typesetter()->foldedWith(partOfComment(3)));

    passages.show({});
    REQUIRE(waitFor([&] { return map.marks(ReaderMap::Kind::Citation).isEmpty(); }));
}

} // namespace
} // namespace accord::ui
