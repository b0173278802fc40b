// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QAction>
#include <QBuffer>
#include <QDir>
#include <QImage>
#include <QStandardPaths>
#include <QTextBlock>
#include <QTextFragment>

#include "core/base/reason.h"
#include "tests/ui/waiting.h"
#include "tests/ui/widgets/reader/reader_bench.h"
#include "ui/widgets/reader/reader_pictures.h"

#include <algorithm>
#include <map>
#include <mutex>

namespace accord::ui {
namespace {

using namespace test;

std::string pngOf(QSize size, QImage::Format format = QImage::Format_RGB32)
{
    QImage image(size, format);
    image.fill(Qt::color1);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    REQUIRE(image.save(&buffer, "PNG"));
    return bytes.toStdString();
}

/// Hosts of pictures as they are told to be; asked from the threads that load.
struct MadeUpHosts
{
    std::mutex mutex;
    std::map<std::string, net::Reply> replies;
    std::vector<std::string> asked;

    void answer(const std::string& address, int status, std::string body = {})
    {
        const std::scoped_lock lock(mutex);
        replies[address] = net::Reply{status, {}, std::move(body)};
    }
    std::vector<std::string> requests()
    {
        const std::scoped_lock lock(mutex);
        return asked;
    }
};

class MadeUpTransport final : public net::Transport
{
public:
    explicit MadeUpTransport(std::shared_ptr<MadeUpHosts> hosts)
        : m_hosts(std::move(hosts))
    {}

    Result<net::Reply> send(const net::Request& request, const std::stop_token&) override
    {
        const std::scoped_lock lock(m_hosts->mutex);
        m_hosts->asked.push_back(request.address);
        const auto found = m_hosts->replies.find(request.address);
        return found == m_hosts->replies.end() ? net::Reply{404, {}, {}} : found->second;
    }

private:
    std::shared_ptr<MadeUpHosts> m_hosts;
};

/// A program that was just started, on a machine that has loaded no picture yet.
class JustStarted
{
public:
    JustStarted()
    {
        cache().removeRecursively();
        pictureLoading().setOn(false);
        collect::PictureHosts way;
        way.transport = [hosts = hosts](std::size_t) { return std::make_unique<MadeUpTransport>(hosts); };
        pictureLoading().setHosts(way);
    }
    ~JustStarted()
    {
        pictureLoading().setOn(false);
        pictureLoading().setHosts(collect::realPictureHosts());
    }
    JustStarted(const JustStarted&) = delete;
    JustStarted& operator=(const JustStarted&) = delete;

    static QDir cache()
    {
        return QDir(QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + QStringLiteral("/pictures"));
    }

    std::shared_ptr<MadeUpHosts> hosts = std::make_shared<MadeUpHosts>();
};

/// The sizes at which pictures stand in the text.
QList<QSize> shownPictures(ReaderBench& bench)
{
    QList<QSize> sizes;
    const QTextDocument& document = *bench.reader->text().document();
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextImageFormat format = part.fragment().charFormat().toImageFormat();
            if (format.name().startsWith(QStringLiteral("accord-picture:"))) {
                sizes << QSizeF(format.width(), format.height()).toSize();
            }
        }
    }
    return sizes;
}

std::filesystem::path twoIssues(const TempFolder& folder, const std::string& first, const std::string& second)
{
    std::string other = ReaderBench::issueJson(second);
    other.replace(other.find("issues/1\""), 9, "issues/2\"");
    other.replace(other.find("\"number\":1,"), 11, "\"number\":2,");
    return writeFile(folder / "two.jsonl", ReaderBench::issueJson(first) + "\n" + other + "\n");
}

void click(ReaderBench& bench, const char* address)
{
    emit bench.reader->text().anchorClicked(QUrl(QStringLiteral("accord-image:") + QString::fromLatin1(address)));
}

QString loadAnswer()
{
    return ReaderPictures::tr("Load the pictures of all issues until the program is closed");
}

} // namespace

TEST_CASE("pictures are loaded after a question that is asked once, and then for every issue that is shown")
{
    const JustStarted program;
    program.hosts->answer("https://first.example/a.png", 200, pngOf({30, 20}));
    program.hosts->answer("https://second.example/b.png", 200, pngOf({40, 10}));
    const TempFolder folder;
    ReaderBench bench(twoIssues(folder, "Before ![a plot](https://first.example/a.png) behind.",
                                "<img src=\\\"https://second.example/b.png\\\">"));
    REQUIRE(bench.issues.size() == 2);
    bench.open(0);
    const QString unloaded = bench.text();
    CHECK(program.hosts->requests().empty());

    bench.prompts.expectChoose(loadAnswer());
    click(bench, "https://first.example/a.png");
    CHECK(bench.prompts.asked.last().contains(QStringLiteral("first.example")));
    REQUIRE(waitFor([&] { return shownPictures(bench) == QList<QSize>{QSize(30, 20)}; }));
    CHECK(program.hosts->requests() == std::vector<std::string>{"https://first.example/a.png"});

    // The text of the issue is the same without what was added.
    const QString all = bench.text();
    const QString own = bench.reader->pictures().withoutNotes(all, 0);
    CHECK(own.size() == all.size());
    CHECK(own.simplified() == unloaded.simplified());

    bench.open(1);
    REQUIRE(waitFor([&] { return shownPictures(bench) == QList<QSize>{QSize(40, 10)}; }));
    CHECK(program.hosts->requests().size() == 2);

    // What was loaded is there again without a request; it lies outside of the project.
    bench.open(0);
    REQUIRE(waitFor([&] { return shownPictures(bench) == QList<QSize>{QSize(30, 20)}; }));
    CHECK(program.hosts->requests().size() == 2);
    CHECK(JustStarted::cache().entryList({QStringLiteral("*.picture")}).size() == 2);
    CHECK(bench.prompts.asked.size() == 1);
}

TEST_CASE("a picture that is there is shown in the browser, after a question that stays about it")
{
    const JustStarted program;
    program.hosts->answer("https://there.example/a.png", 200, pngOf({30, 20}));
    const TempFolder folder;
    ReaderBench bench(twoIssues(folder, "![a](https://there.example/a.png)", "Nothing to see."));
    Desktop desktop;
    bench.open(0);
    pictureLoading().setOn(true);
    REQUIRE(waitFor([&] { return shownPictures(bench).size() == 1; }));
    bench.prompts.expectConfirm(false);
    click(bench, "https://there.example/a.png");
    bench.prompts.settle();
    CHECK(desktop.opened.isEmpty());
    bench.prompts.expectConfirm(true, [&bench] { bench.open(1); }); // another issue comes meanwhile
    click(bench, "https://there.example/a.png");
    bench.prompts.settle();
    CHECK(desktop.opened == QList<QUrl>{QUrl(QStringLiteral("https://there.example/a.png"))});
}

TEST_CASE("without a yes nothing is loaded, and the question comes again with the next click")
{
    const JustStarted program;
    const TempFolder folder;
    ReaderBench bench(
        writeFile(folder / "one.jsonl", ReaderBench::issueJson("![a](https://no.example/a.png) and more")));
    bench.open(0);
    const QString before = bench.text();
    for (int time = 0; time < 2; ++time) {
        bench.prompts.expectChoose(std::nullopt);
        click(bench, "https://no.example/a.png");
        bench.prompts.settle();
    }
    QAction* load = bench.actions.action(QStringLiteral("test.pictures"));
    REQUIRE(load != nullptr);
    bench.prompts.expectConfirm(false);
    load->trigger();
    bench.prompts.settle();
    CHECK_FALSE(load->isChecked());
    CHECK_FALSE(pictureLoading().isOn());
    CHECK(bench.prompts.asked.size() == 3);
    CHECK(bench.text() == before);
    CHECK(program.hosts->requests().empty());
}

TEST_CASE("pictures are loaded and no longer loaded by a command, too")
{
    const JustStarted program;
    program.hosts->answer("https://command.example/a.png", 200, pngOf({30, 20}));
    const TempFolder folder;
    ReaderBench bench(writeFile(folder / "one.jsonl", ReaderBench::issueJson("![a](https://command.example/a.png)")));
    bench.open(0);
    QAction* load = bench.actions.action(QStringLiteral("test.pictures"));
    REQUIRE(load != nullptr);
    bench.prompts.expectConfirm(true);
    load->trigger();
    CHECK_FALSE(load->isChecked()); // not before the answer
    bench.prompts.settle();
    CHECK(load->isChecked());
    CHECK(bench.prompts.asked.last().contains(QStringLiteral("command.example")));
    REQUIRE(waitFor([&] { return shownPictures(bench).size() == 1; }));
    load->trigger();
    CHECK_FALSE(load->isChecked());
    CHECK_FALSE(pictureLoading().isOn());
    bench.open(0);
    CHECK(shownPictures(bench).isEmpty());
}

TEST_CASE("why a picture is not there stands behind its placeholder, and a click tries again")
{
    const JustStarted program;
    const TempFolder folder;
    ReaderBench bench(
        writeFile(folder / "one.jsonl", ReaderBench::issueJson("One ![a](https://late.example/a.png) two. "
                                                               "![b](https://late.example/b.png)\\n\\n"
                                                               "![c](https://late.example/c.png)")));
    program.hosts->answer("https://late.example/b.png", 200, "\x89PNG\r\n\x1a\n and nothing more");
    program.hosts->answer("https://late.example/c.png", 200, pngOf({20'001, 1}, QImage::Format_Mono));
    bench.open(0);
    const QString before = bench.text();
    pictureLoading().setOn(true);
    REQUIRE(waitFor([&] { return bench.text().count(QStringLiteral("Not loaded:")) == 3; }));
    CHECK(bench.text().contains(QStringLiteral("HTTP 404")));
    CHECK(bench.text().contains(QStringLiteral("The picture is damaged.")));
    CHECK(bench.text().contains(QStringLiteral("20001 by 1 pixels")));
    CHECK(shownPictures(bench).isEmpty());
    CHECK(bench.reader->pictures().withoutNotes(bench.text(), 0).simplified() == before.simplified());

    program.hosts->answer("https://late.example/a.png", 200, pngOf({30, 20}));
    click(bench, "https://late.example/a.png");
    REQUIRE(waitFor([&] { return shownPictures(bench) == QList<QSize>{QSize(30, 20)}; }));
    CHECK(bench.text().count(QStringLiteral("Not loaded:")) == 2);
    CHECK_FALSE(bench.text().contains(QStringLiteral("HTTP 404")));
    const auto requests = program.hosts->requests();
    CHECK(std::ranges::count(requests, std::string("https://late.example/a.png")) == 2);
    CHECK(std::ranges::count(requests, std::string("https://late.example/b.png")) == 1);
    CHECK(bench.prompts.asked.isEmpty());
}

TEST_CASE("a picture is no wider than the column, in a list and in a table as well")
{
    const JustStarted program;
    program.hosts->answer("https://wide.example/a.png", 200, pngOf({3000, 300}));
    const TempFolder folder;
    ReaderBench bench(
        writeFile(folder / "one.jsonl", ReaderBench::issueJson("![a](https://wide.example/a.png)\\n\\n"
                                                               "- item ![a](https://wide.example/a.png) goes on\\n\\n"
                                                               "| h |\\n|---|\\n| ![a](https://wide.example/a.png) |\\n"
                                                               "\\nThe end.")));
    bench.open(0);
    pictureLoading().setOn(true);
    REQUIRE(waitFor([&] { return shownPictures(bench).size() == 3; }));
    const QList<QSize> sizes = shownPictures(bench);
    const int column = bench.reader->text().lineWrapColumnOrWidth();
    CHECK(std::ranges::all_of(sizes, [column](QSize size) { return size.width() <= column; }));
    CHECK(sizes[1].width() < sizes[0].width()); // a list is moved in
    CHECK(sizes[2].width() < sizes[1].width());
    CHECK(program.hosts->requests().size() == 1); // the same one stands there three times
    CHECK(bench.text().trimmed().endsWith(QStringLiteral("The end.")));
}

TEST_CASE("of an issue with very many pictures the others are loaded by a click")
{
    const JustStarted program;
    std::string body;
    for (int number = 1; number <= ReaderPictures::kMostOfOneIssue + 2; ++number) {
        const std::string address = "https://many.example/" + std::to_string(number) + ".png";
        program.hosts->answer(address, 200, pngOf({4, 4}));
        body += "![a](" + address + ")\\n\\n";
    }
    const TempFolder folder;
    ReaderBench bench(writeFile(folder / "one.jsonl", ReaderBench::issueJson(body)));
    bench.open(0);
    pictureLoading().setOn(true);
    REQUIRE(waitFor([&] { return shownPictures(bench).size() == ReaderPictures::kMostOfOneIssue; }));
    click(bench, "https://many.example/42.png");
    REQUIRE(waitFor([&] { return shownPictures(bench).size() == ReaderPictures::kMostOfOneIssue + 1; }));
    const auto requests = program.hosts->requests();
    CHECK(requests.back() == "https://many.example/42.png");
    CHECK(std::ranges::count(requests, std::string("https://many.example/41.png")) == 0);
}

} // namespace accord::ui
