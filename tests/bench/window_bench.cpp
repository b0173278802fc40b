// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0

// window_bench FOLDER STUDY ISSUES: what a person waits for in the window, on FOLDER/issues.accord with the study's
// labels, against a bare window that shows the same list and the same text.

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QListView>
#include <QMainWindow>
#include <QSplitter>
#include <QStringListModel>
#include <QTextBrowser>

#include "core/labelling/queue.h"
#include "core/project/project.h"
#include "tests/bench/bare.h"
#include "tests/bench/study_files.h"
#include "tests/bench/timings.h"
#include "ui/app/main_window.h"
#include "ui/core/prompts.h"
#include "ui/core/theme.h"
#include "ui/pages/label/label_page.h"

#include <cmark-gfm.h>
#include <sqlite3.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>

namespace {

namespace fs = std::filesystem;
using namespace accord;

constexpr int kNextIssues = 400;
constexpr int kLongest = 50000; ///< bytes of a body, as the aim has it

void settle(int milliseconds)
{
    QElapsedTimer watch;
    watch.start();
    while (watch.elapsed() < milliseconds) {
        QApplication::processEvents(QEventLoop::AllEvents, 10);
    }
}

// Lays out and paints what is to be painted, and nothing else: what would follow in idle moments is not waited for.
void paint(QWidget& window)
{
    QApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    QApplication::sendPostedEvents(&window, QEvent::UpdateRequest);
}

// Makes sure that what is measured was seen: counts the paint events of the text.
class PaintCounter : public QObject
{
public:
    explicit PaintCounter(QWidget* widget) { widget->installEventFilter(this); }
    int count = 0;

protected:
    bool eventFilter(QObject* /*watched*/, QEvent* event) override
    {
        count += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
};

// What a window does to show a text when nothing else is there: cmark to HTML, setHtml, paint.
class BareWindow
{
public:
    explicit BareWindow(const fs::path& file)
        : m_connection(file)
    {
        m_window.resize(1280, 720);
        auto* splitter = new QSplitter;
        splitter->addWidget(&m_list);
        splitter->addWidget(&m_text);
        m_window.setCentralWidget(splitter);
        sqlite3_prepare_v2(m_connection.handle(), "SELECT title, body, text_id FROM document WHERE id = ?", -1,
                           &m_document, nullptr);
        sqlite3_prepare_v2(m_connection.handle(), "SELECT body FROM part WHERE document_id = ? ORDER BY position", -1,
                           &m_comments, nullptr);
    }
    ~BareWindow()
    {
        sqlite3_finalize(m_document);
        sqlite3_finalize(m_comments);
        m_list.setParent(nullptr);
        m_text.setParent(nullptr);
    }
    BareWindow(const BareWindow&) = delete;
    BareWindow& operator=(const BareWindow&) = delete;

    void open()
    {
        QStringList lines;
        sqlite3_stmt* query = nullptr;
        sqlite3_prepare_v2(m_connection.handle(),
                           "SELECT i.name, d.title FROM item t JOIN text i ON i.id = t.text_id JOIN document d ON "
                           "d.id = i.document_id WHERE t.round_id = 1 ORDER BY t.position",
                           -1, &query, nullptr);
        while (sqlite3_step(query) == SQLITE_ROW) {
            lines.append(QString::fromUtf8(reinterpret_cast<const char*>(sqlite3_column_text(query, 1))));
        }
        sqlite3_finalize(query);
        m_model.setStringList(lines);
        m_list.setUniformItemSizes(true);
        m_list.setModel(&m_model);
        m_window.show();
    }

    /// The body only, or the discussion as well: what the Label page has to show.
    void show(std::int64_t document, bool discussion)
    {
        QString html;
        append(m_document, document, 1, html);
        if (discussion) {
            append(m_comments, document, 0, html);
        }
        m_text.setHtml(html);
        paint(m_window);
    }

private:
    static void append(sqlite3_stmt* query, std::int64_t document, int column, QString& html)
    {
        sqlite3_bind_int64(query, 1, document);
        while (sqlite3_step(query) == SQLITE_ROW) {
            const char* text = reinterpret_cast<const char*>(sqlite3_column_text(query, column));
            char* part = cmark_markdown_to_html(text, static_cast<std::size_t>(sqlite3_column_bytes(query, column)),
                                                CMARK_OPT_DEFAULT);
            html += QString::fromUtf8(part);
            std::free(part);
        }
        sqlite3_reset(query);
    }

    bench::BareConnection m_connection;
    sqlite3_stmt* m_document = nullptr;
    sqlite3_stmt* m_comments = nullptr;
    QMainWindow m_window;
    QListView m_list;
    QTextBrowser m_text;
    QStringListModel m_model;
};

struct Study
{
    std::vector<ItemId> items;
    std::vector<std::int64_t> documents;
    std::vector<int> sizes;
};

Study readStudy(const fs::path& file)
{
    Study study;
    const bench::BareConnection connection(file);
    sqlite3_stmt* query = nullptr;
    sqlite3_prepare_v2(connection.handle(),
                       "SELECT t.id, d.id, length(CAST(d.body AS BLOB)) FROM item t JOIN text i ON i.id = t.text_id "
                       "JOIN document d ON d.id = i.document_id WHERE t.round_id = 1 ORDER BY t.position",
                       -1, &query, nullptr);
    while (sqlite3_step(query) == SQLITE_ROW) {
        study.items.push_back(ItemId{sqlite3_column_int64(query, 0)});
        study.documents.push_back(sqlite3_column_int64(query, 1));
        study.sizes.push_back(sqlite3_column_int(query, 2));
    }
    sqlite3_finalize(query);
    return study;
}

ui::Opening opening()
{
    ui::Opening opening;
    opening.person = QStringLiteral("Label1");
    opening.round = QStringLiteral("Main");
    opening.page = QStringLiteral("label");
    opening.ask = false;
    return opening;
}

ui::LabelPage& labelPage(ui::MainWindow& window)
{
    for (ui::Page* page : window.pages()) {
        if (auto* found = qobject_cast<ui::LabelPage*>(page)) {
            return *found;
        }
    }
    std::fprintf(stderr, "there is no Label page\n");
    std::exit(1);
}

void measureOpen(const fs::path& file, const Study& study)
{
    bench::Timings ours;
    bench::Timings bare;
    for (int run = 0; run < 7; ++run) {
        {
            ui::DialogPrompts prompts;
            std::unique_ptr<ui::MainWindow> window;
            ours.measure([&] {
                window = std::make_unique<ui::MainWindow>(prompts);
                window->resize(1280, 720);
                window->show();
                if (!window->open(file, opening()).ok()) {
                    std::exit(1);
                }
                while (!labelPage(*window).reader().issue().valid()) {
                    QApplication::processEvents(QEventLoop::AllEvents, 1);
                }
                paint(*window);
            });
            settle(100);
        }
        bare.measure([&] {
            BareWindow window(file);
            window.open();
            window.show(study.documents.front(), true);
        });
    }
    bench::report("open to first issue readable", ours, bare, "aim: 3 times a bare window with the same list");
}

void measureNext(ui::MainWindow& window, const fs::path& file, const Study& study)
{
    ui::LabelPage& page = labelPage(window);
    QAction* next = window.actions().action(QStringLiteral("label.next"));
    page.show(ui::LabelTarget{{}, study.items.front()});
    settle(300);
    BareWindow bareWindow(file);
    bareWindow.open();
    PaintCounter counter(page.reader().text().viewport());
    int painted = 0;
    bench::Timings paintings;
    bench::Timings body;
    bench::Timings ours;
    bench::Timings bare;
    const int issues = std::min(kNextIssues, static_cast<int>(study.items.size()));
    for (int at = 1; at < issues; ++at) {
        const auto place = static_cast<std::size_t>(at);
        const int before = counter.count;
        const double setting = bench::milliseconds([&] { next->trigger(); });
        const double painting = bench::milliseconds([&] { paint(window); });
        painted += counter.count > before ? 1 : 0;
        const double bodyTime = bench::milliseconds([&] { bareWindow.show(study.documents[place], false); });
        const double bareTime = bench::milliseconds([&] { bareWindow.show(study.documents[place], true); });
        if (study.sizes[place] <= kLongest) {
            ours.add(setting + painting);
            paintings.add(painting);
            bare.add(bareTime);
            body.add(bodyTime);
        }
        settle(15); // somebody reads: the rest of the text is set, the next issue is read ahead
    }
    bench::report("next issue, painted", ours, bare, "bare: the same issue in a bare text; aim: 99th below 16 ms");
    bench::report("next issue, painted, against its body", ours, body, "bare: without the discussion; aim: ratio 2");
    bench::report("of which painting the whole window", paintings, "");
    bench::reportValue("of these, painted before the clock stopped", 100.0 * painted / (issues - 1), "%", "");
}

void measureFilter(ui::MainWindow& window)
{
    ui::LabelPage& page = labelPage(window);
    bench::Timings ours;
    for (int run = 0; run < 20; ++run) {
        for (const char* typed : {"m", "me", "mem", "memo", "memory", ""}) {
            ours.measure([&] {
                page.tree().filterBox()->setText(QString::fromLatin1(typed));
                paint(window);
            });
        }
        settle(5);
    }
    bench::report("filter the tree, painted", ours, "a frame is 16 ms");
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("Accord"));
    QApplication::setApplicationName(QStringLiteral("accord-bench"));
    ui::theme::apply(application, QStringLiteral("light"));
    if (argc != 4) {
        std::fprintf(stderr, "window_bench FOLDER STUDY ISSUES\n");
        return 2;
    }
    const fs::path file = bench::labelledProject(argv[1], argv[2], argv[3]);
    const Study study = readStudy(file);
    {
        ui::DialogPrompts prompts;
        ui::MainWindow window(prompts);
        window.resize(1280, 720);
        window.show();
        if (!window.open(file, opening()).ok()) {
            std::fprintf(stderr, "%s cannot be opened\n", file.c_str());
            return 1;
        }
        settle(2000);
        bench::reportValue("memory with the project open", bench::residentMegabytes(), "MB", "aim: below 130");
        measureNext(window, file, study);
        measureFilter(window);
        bench::reportValue("memory after these issues", bench::residentMegabytes(), "MB", "aim: below 130");
    }
    measureOpen(file, study);
    return 0;
}
