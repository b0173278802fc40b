// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QApplication>
#include <QDesktopServices>
#include <QImage>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextFragment>

#include "tests/support/real_data.h"
#include "tests/ui/waiting.h"
#include "tests/ui/widgets/reader/reader_bench.h"
#include "ui/widgets/reader/reader_pictures.h"

namespace accord::ui {
namespace {

using namespace test;

/// Everything that the text could load or lead to.
struct Addresses
{
    QStringList images;
    QStringList links;
};

Addresses addressesOf(const QTextDocument& document)
{
    Addresses found;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextCharFormat format = part.fragment().charFormat();
            if (format.isImageFormat()) {
                found.images << format.toImageFormat().name();
            }
            if (format.isAnchor()) {
                found.links << format.anchorHref();
            }
        }
    }
    return found;
}

std::filesystem::path oneIssue(const TempFolder& folder, const std::string& body, const std::string& comments = "[]")
{
    return writeFile(folder / "one.jsonl", ReaderBench::issueJson(body, comments));
}

std::string codeLines(int lines)
{
    std::string code;
    for (int line = 1; line <= lines; ++line) {
        code += "line " + std::to_string(line) + " of the log\\n";
    }
    return "```text\\n" + code + "```\\n";
}

TEST_CASE("real issues are set to their end and nothing is loaded from elsewhere")
{
    ACCORD_REAL_DATA(data, "ik_llama/issues.jsonl");
    ReaderBench bench(data);
    REQUIRE(bench.issues.size() == 121);
    int links = 0;
    int posts = 0;
    for (std::size_t i = 0; i < bench.issues.size(); ++i) {
        bench.open(i);
        const auto issue = labelling::issueToRead(bench.session->project(), bench.issues[i]);
        REQUIRE(issue.ok());
        INFO(issue->link.url);
        const QString text = bench.text().left(200).simplified();
        CHECK(text.startsWith(QString::fromStdString(issue->document->title).simplified().left(10)));
        const Addresses addresses = addressesOf(*bench.reader->text().document());
        REQUIRE(addresses.images.size() == 1);
        CHECK(addresses.images.front().startsWith(QStringLiteral("accord-sign:state-")));
        for (const QString& link : addresses.links) {
            const QString scheme = QUrl(link).scheme();
            CHECK((scheme == QStringLiteral("https") || scheme == QStringLiteral("http") ||
                   scheme == QStringLiteral("accord-open") || scheme == QStringLiteral("accord-image")));
        }
        links += static_cast<int>(addresses.links.size());
        for (QTextBlock block = bench.reader->text().document()->begin(); block.isValid(); block = block.next()) {
            posts += block.blockFormat().hasProperty(CardProperty) ? 1 : 0;
        }
        posts -= static_cast<int>(issue->document->comments.size());
    }
    CHECK(links > 1000);
    CHECK(posts == 0); // a card for every comment
    for (const char* address : {"https://x.org/a.png", "file:///etc/hosts"}) {
        INFO(address);
        const QVariant image =
            bench.reader->text().loadResource(QTextDocument::ImageResource, QUrl(QString::fromLatin1(address)));
        CHECK(image.value<QImage>().isNull());
    }
}

TEST_CASE("facts, body and discussion are one text, with author, role and time")
{
    const TempFolder folder;
    ReaderBench bench(oneIssue(folder, "Some **bold** words.\\n\\n> quoted\\n> reply\\n\\n- one\\n- two",
                               R"([{"user":{"login":"bo"},"author_association":"CONTRIBUTOR",)"
                               R"("created_at":"2025-03-15T10:00:00Z","body":"I *agree*."}])"));
    bench.open(0);
    const QString text = bench.text().replace(QChar::Nbsp, QLatin1Char(' '));
    for (const char* part : {"A title", "Closed as completed", "by ada (member)", "accord/tests#1", "good first issue",
                             "Some bold words.", "quoted", "one", "bo  ·  contributor", "I agree."}) {
        INFO(part);
        CHECK(text.contains(QString::fromUtf8(part)));
    }
}

TEST_CASE("an issue that was opened before anybody saw it begins at its beginning")
{
    const TempFolder folder;
    ReaderBench bench(oneIssue(folder, "First.\\n\\n" + codeLines(20) + codeLines(20) + codeLines(20) + "last"));
    Reader hidden({*bench.session, bench.actions, bench.prompts, bench.undo}, &bench.window, QStringLiteral("other"));
    hidden.resize(600, 300);
    hidden.open(bench.issues.at(0));
    REQUIRE(waitFor([&] { return hidden.isComplete(); }));
    hidden.show();
    REQUIRE(hidden.text().verticalScrollBar()->maximum() > 0);
    CHECK(hidden.text().verticalScrollBar()->value() == 0);
}

TEST_CASE("long code is folded and opens where it stands")
{
    const TempFolder folder;
    ReaderBench bench(oneIssue(folder, codeLines(239) + "after"));
    bench.open(0);
    CHECK(bench.text().contains(QStringLiteral("line 25 of the log")));
    CHECK(!bench.text().contains(QStringLiteral("line 26 of the log")));
    CHECK(bench.text().contains(QStringLiteral("show 214 more lines")));
    emit bench.reader->text().anchorClicked(QUrl(QStringLiteral("accord-open:0")));
    const QString opened = bench.text();
    CHECK(!opened.contains(QStringLiteral("more lines")));
    const qsizetype last = opened.indexOf(QStringLiteral("line 239 of the log"));
    CHECK(last > opened.indexOf(QStringLiteral("line 26 of the log")));
    CHECK(opened.indexOf(QStringLiteral("after")) > last);
    CHECK(opened.count(QStringLiteral("of the log")) == 239);
}

TEST_CASE("very long code opens in steps, and all of it by one command")
{
    const TempFolder folder;
    ReaderBench bench(oneIssue(folder, codeLines(3000)));
    bench.open(0);
    emit bench.reader->text().anchorClicked(QUrl(QStringLiteral("accord-open:0")));
    CHECK(bench.text().count(QStringLiteral("of the log")) == 425);
    CHECK(bench.text().contains(QStringLiteral("show 2,575 more lines")));
    bench.actions.action(QStringLiteral("test.unfold"))->trigger();
    REQUIRE(waitFor([&] { return bench.text().count(QStringLiteral("of the log")) == 3000; }));
}

TEST_CASE("what the author folded is closed, opens at a click, and is open where the author wants it")
{
    const TempFolder folder;
    ReaderBench bench(oneIssue(folder,
                               "<details><summary>My log</summary>\\n\\nsecret words\\n\\n</details>\\n\\n"
                               "<details open><summary>Shown</summary>\\n\\nplain words\\n\\n</details>\\n\\nend"));
    bench.open(0);
    CHECK(bench.text().contains(QStringLiteral("▸ My log")));
    CHECK(!bench.text().contains(QStringLiteral("secret words")));
    CHECK(bench.text().contains(QStringLiteral("plain words")));
    emit bench.reader->text().anchorClicked(QUrl(QStringLiteral("accord-open:0")));
    CHECK(bench.text().contains(QStringLiteral("▾ My log")));
    CHECK(bench.text().indexOf(QStringLiteral("secret words")) < bench.text().indexOf(QStringLiteral("Shown")));
}

TEST_CASE("find counts, goes on and around, and says what is folded")
{
    const TempFolder folder;
    ReaderBench bench(oneIssue(folder, "memory and Memory\\n\\n" + codeLines(100) + "memory"));
    bench.open(0);
    bench.actions.action(QStringLiteral("test.find"))->trigger();
    REQUIRE(QApplication::focusWidget() == bench.reader->findBar().field());
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("memory"));
    CHECK(bench.reader->findBar().count() == 3);
    const auto told = [&] { return bench.reader->findBar().findChild<QLabel*>()->text(); };
    CHECK(told() == QStringLiteral("1 of 3"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return, Qt::ShiftModifier);
    CHECK(told() == QStringLiteral("3 of 3"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    CHECK(told() == QStringLiteral("1 of 3"));
    bench.reader->findBar().field()->setText(QStringLiteral("of the log"));
    CHECK(told() == QStringLiteral("1 of 25 · 75 more in folded parts"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    CHECK(!bench.reader->findBar().isVisible());
    CHECK(bench.reader->text().hasFocus());
}

TEST_CASE("an issue without its text says so, with its link; the raw text is one key away")
{
    const TempFolder folder;
    ReaderBench bench(oneIssue(folder, "Some **bold** words."));
    bench.open(0);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_R);
    CHECK(bench.reader->isRaw());
    CHECK(bench.reader->findChild<QPlainTextEdit*>()->toPlainText().contains(QStringLiteral("Some **bold** words.")));
    // As large as the text is.
    const double points = bench.reader->findChild<QPlainTextEdit*>()->font().pointSizeF();
    bench.reader->setZoom(2);
    CHECK(bench.reader->findChild<QPlainTextEdit*>()->font().pointSizeF() > 1.9 * points);
    bench.reader->setZoom(1);
    CHECK(bench.reader->findChild<QPlainTextEdit*>()->font().pointSizeF() == points);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_R);
    CHECK(!bench.reader->isRaw());

    ReadyIssue missing;
    missing.issue.link = {"github.com", "accord/tests", "7", "https://github.com/accord/tests/issues/7"};
    bench.reader->text().begin(std::move(missing));
    CHECK(bench.text().contains(QStringLiteral("The text of this issue is not in the project yet.")));
    CHECK(addressesOf(*bench.reader->text().document())
              .links.contains(QStringLiteral("https://github.com/accord/tests/issues/7")));
}

TEST_CASE("links lead to the web only, pictures only after a question")
{
    const TempFolder folder;
    ReaderBench bench(oneIssue(folder, "![a plot](https://example.org/plot.png) [x](javascript:alert(1))"));
    bench.open(0);
    const QStringList links = addressesOf(*bench.reader->text().document()).links;
    CHECK(links.contains(QStringLiteral("accord-image:https://example.org/plot.png")));
    Desktop desktop;
    for (const char* link : {"file:///etc/hosts", "javascript:alert(1)", "accord-image:http://example.org/a.png",
                             "https:///nowhere", "data:text/html,x", "accord-image:file:///etc/hosts",
                             "smb://example.org/x", "mailto:a@example.org", "//x/y"}) {
        emit bench.reader->text().anchorClicked(QUrl(QString::fromLatin1(link)));
    }
    CHECK(desktop.opened.isEmpty());
    emit bench.reader->text().anchorClicked(QUrl(QStringLiteral("https://example.org/")));
    CHECK(desktop.opened.size() == 1);
    const QUrl picture(QStringLiteral("accord-image:https://example.org/plot.png"));
    bench.prompts.expectChoose(std::nullopt);
    emit bench.reader->text().anchorClicked(picture);
    bench.prompts.settle();
    CHECK(desktop.opened.size() == 1);
    bench.prompts.expectChoose(ReaderPictures::tr("Open only this one in the browser"));
    emit bench.reader->text().anchorClicked(picture);
    bench.prompts.settle();
    CHECK_FALSE(pictureLoading().isOn());
    REQUIRE(desktop.opened.size() == 2);
    CHECK(desktop.opened.last() == QUrl(QStringLiteral("https://example.org/plot.png")));

    // What may lead elsewhere than it seems to is shown as it is first.
    const QUrl disguised(QStringLiteral("https://github.com@example.org/"));
    bench.prompts.expectConfirm(false);
    emit bench.reader->text().anchorClicked(disguised);
    bench.prompts.settle();
    CHECK(desktop.opened.size() == 2);
    bench.prompts.expectConfirm(true);
    emit bench.reader->text().anchorClicked(QUrl(QStringLiteral("https://gіthub.com/"))); // a Cyrillic letter
    bench.prompts.settle();
    CHECK(desktop.opened.size() == 3);
    CHECK(bench.prompts.asked.last().contains(QStringLiteral("https://xn--gthub-n2e.com/")));
}

TEST_CASE("nothing in an issue loads a file, an address or data, whatever it is written with")
{
    const TempFolder folder;
    const auto secret = writeFile(folder / "secret.png", "x");
    const std::string file = "file://" + secret.string();
    ReaderBench bench(oneIssue(folder, "![a](" + file + ") <img src='" + file +
                                           "'> <img src='data:image/png;base64,AAAA'> <img src='qrc:/x.png'> "
                                           "<a href='" +
                                           file + "'>b</a> <p style='background: url(" + file +
                                           ")'>c</p> "
                                           "<link rel=stylesheet href='https://example.org/x.css'><script>d</script> "
                                           "<table background='" +
                                           file + "'><tr><td>e</td></tr></table>"));
    bench.open(0);
    for (const QString& link : addressesOf(*bench.reader->text().document()).links) {
        const QString scheme = QUrl(link).scheme();
        INFO(link.toStdString());
        CHECK((scheme == QStringLiteral("https") || scheme == QStringLiteral("http")));
    }
    const QStringList images = addressesOf(*bench.reader->text().document()).images;
    REQUIRE(images.size() == 1);
    CHECK(images.front().startsWith(QStringLiteral("accord-sign:")));
    for (const QString& name : {QString::fromStdString(file), QStringLiteral("https://example.org/x.png"),
                                QStringLiteral("data:image/png;base64,AAAA"), QStringLiteral("qrc:/x.png")}) {
        const QTextDocument& document = *bench.reader->text().document();
        CHECK(document.resource(QTextDocument::ImageResource, QUrl(name)).value<QImage>().isNull());
        CHECK(document.resource(QTextDocument::StyleSheetResource, QUrl(name)).toByteArray().isEmpty());
        CHECK(document.resource(QTextDocument::HtmlResource, QUrl(name)).toByteArray().isEmpty());
    }
}

TEST_CASE("a discussion that did not come along is not shown as none")
{
    const TempFolder folder;
    const auto file = writeFile(folder / "list.jsonl",
                                R"({"html_url":"https://github.com/accord/tests/issues/1","title":"A","comments":14})"
                                "\n"
                                R"({"html_url":"https://github.com/accord/tests/issues/2","title":"B","comments":0})"
                                "\n");
    ReaderBench bench(file);
    const QChar space(QChar::Nbsp);
    bench.open(0);
    CHECK(bench.text().replace(space, QLatin1Char(' ')).contains(QStringLiteral("14 comments, not in this project")));
    bench.open(1);
    CHECK(bench.text().replace(space, QLatin1Char(' ')).contains(QStringLiteral("0 comments")));
}

TEST_CASE("what a host tells of an issue is text, whatever is in it")
{
    const TempFolder folder;
    const std::string forged = "<img src=x><a href=javascript:x>y</a>";
    const auto file = writeFile(
        folder / "one.jsonl", R"({"html_url":"https://github.com/accord/tests/issues/1","title":")" + forged +
                                  R"(","body":"b","state":")" + forged + R"(","author_association":")" + forged +
                                  R"(","user":{"login":")" + forged + R"("},"labels":[{"name":")" + forged +
                                  R"("}],"comments_list":[{"user":{"login":")" + forged + R"("},"body":"c"}]})" + "\n");
    // An import takes only times; a project that somebody forged has anything in their place.
    ReaderBench bench(file, "UPDATE document SET created_at = '" + forged + "', updated_at = '" + forged +
                                "'; UPDATE part SET created_at = '" + forged + "'");
    bench.open(0);
    const Addresses addresses = addressesOf(*bench.reader->text().document());
    REQUIRE(addresses.images.size() == 1);
    CHECK(addresses.images.front().startsWith(QStringLiteral("accord-sign:")));
    CHECK(addresses.links == QStringList{QStringLiteral("https://github.com/accord/tests/issues/1")});
    CHECK(bench.text().count(QStringLiteral("<img src=x>")) >= 6);
}

} // namespace
} // namespace accord::ui
