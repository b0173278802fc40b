// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTest>
#include <QTextBrowser>

#include "core/base/progress.h"
#include "tests/core/must.h"
#include "tests/support/demo_project.h"
#include "tests/support/fake_prompts.h"
#include "tests/ui/page_bench.h"
#include "tests/ui/waiting.h"
#include "ui/app/help_viewer.h"
#include "ui/app/main_window.h"
#include "ui/app/pages.h"
#include "ui/app/status_line.h"
#include "ui/core/jobs.h"
#include "ui/core/language.h"
#include "ui/core/session.h"
#include "ui/core/settings.h"
#include "ui/dialogs/settings_dialog.h"
#include "ui/pages/label/label_form.h"
#include "ui/pages/label/label_page.h"

#include <atomic>
#include <chrono>
#include <memory>
#include <thread>

namespace accord::ui {
namespace {

using namespace test;

/// The demo in a window, as its lead; afterwards everything is English again.
struct SwitchBench
{
    SwitchBench()
        : window(prompts)
    {
        window.resize(1280, 720);
        window.show();
    }
    ~SwitchBench()
    {
        setSetting(settings::kLanguage, QStringLiteral("en"));
        REQUIRE(waitFor([] { return language::current() == QStringLiteral("en"); }));
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }
    SwitchBench(const SwitchBench&) = delete;
    SwitchBench& operator=(const SwitchBench&) = delete;

    void open()
    {
        must(window.open(demo.file(), Opening{QStringLiteral("Mira Okafor"), QStringLiteral("Pilot"), {}, false}));
        settle();
    }

    void settle()
    {
        REQUIRE(waitFor([this] { return !window.busy(); }));
    }

    void choose(const char* language)
    {
        const QString code = QString::fromLatin1(language);
        setSetting(settings::kLanguage, code);
        REQUIRE(waitFor([&code] { return language::current() == code; }));
        QApplication::processEvents();
        if (window.session() != nullptr) {
            settle();
        }
    }

    DemoProject demo;
    FakePrompts prompts;
    MainWindow window;
};

QString pageTitle(MainWindow& window)
{
    return window.currentPage()->title();
}

QStringList menus(const MainWindow& window)
{
    QStringList titles;
    for (const QAction* menu : window.menuBar()->actions()) {
        titles.append(menu->text());
    }
    return titles;
}

TEST_CASE("The language changes at once, and back, on the start page and on every page of an open project")
{
    SwitchBench bench;
    bench.choose("zh_CN");
    CHECK(bench.window.menuBar()->actions().front()->text() == QStringLiteral("文件(&F)"));
    CHECK(bench.window.currentPage() == nullptr);
    bench.choose("en");
    bench.open();
    for (const QString& id : pageIds()) {
        INFO(id.toStdString());
        REQUIRE(bench.window.showPage(id));
        bench.settle();
        const QString english = pageTitle(bench.window);
        const Session* session = bench.window.session();
        bench.choose("zh_CN");
        CHECK(bench.window.session() == session); // the project was not closed
        REQUIRE(bench.window.currentPage() != nullptr);
        CHECK(bench.window.currentPage()->id() == id);
        CHECK(pageTitle(bench.window) != english);
        CHECK(bench.window.actions().clashes() == QStringList());
        if (id != QStringLiteral("study")) { // has a menu of its own
            CHECK(
                menus(bench.window)
                    .contains(
                        QStringLiteral("%1(&%2)").arg(bench.window.currentPage()->title()).arg(id.front().toUpper())));
        }
        bench.choose("en");
        CHECK(bench.window.currentPage()->id() == id);
        CHECK(menus(bench.window).contains(QLatin1Char('&') + bench.window.currentPage()->title()));
        CHECK(pageTitle(bench.window) == english);
    }
    CHECK(bench.window.menuBar()->actions().front()->text() == QStringLiteral("&File"));
}

TEST_CASE("Round, issue and what is typed about it are there again in the other language")
{
    SwitchBench bench;
    bench.open();
    REQUIRE(bench.window.showPage(QStringLiteral("label")));
    bench.settle();
    const auto page = [&bench] { return qobject_cast<LabelPage*>(bench.window.currentPage()); };
    bench.window.actions().action(QStringLiteral("label.last"))->trigger();
    bench.settle();
    const ItemId item = page()->currentItem();
    REQUIRE(item.valid());
    const RoundId round = bench.window.session()->round();
    auto* note = page()->form().findChild<QPlainTextEdit*>();
    REQUIRE(note != nullptr);
    note->setPlainText(QStringLiteral("to be talked over"));
    bench.choose("zh_CN");
    CHECK(page()->currentItem() == item);
    CHECK(bench.window.session()->round() == round);
    CHECK(page()->form().findChild<QPlainTextEdit*>()->toPlainText() == QStringLiteral("to be talked over"));
}

TEST_CASE("The reason of a decision that is being typed is there again in the other language")
{
    SwitchBench bench;
    bench.open();
    REQUIRE(bench.window.showPage(QStringLiteral("reconcile")));
    bench.settle();
    const auto reason = [&bench] {
        return bench.window.currentPage()->findChild<QPlainTextEdit*>(QStringLiteral("reason"));
    };
    REQUIRE(waitFor([&] { return reason() != nullptr && reason()->isVisible(); }));
    reason()->setPlainText(QStringLiteral("both are meant"));
    const std::optional<Target> place = bench.window.currentPage()->place();
    REQUIRE(place);
    CHECK(std::get<ReconcileTarget>(*place).item.valid());
    bench.choose("zh_CN");
    REQUIRE(waitFor([&] { return bench.window.currentPage()->place() == place; }));
    CHECK(reason()->toPlainText() == QStringLiteral("both are meant"));
}

TEST_CASE("The settings stay open when the language is chosen in them, and the manual beside the window follows")
{
    SwitchBench bench;
    bench.open();
    bench.window.actions().action(QStringLiteral("help.manual"))->trigger();
    auto* viewer = bench.window.findChild<HelpViewer*>();
    REQUIRE(viewer != nullptr);
    const QString english = viewer->findChild<QTextBrowser*>()->toPlainText();
    bench.window.actions().action(QStringLiteral("file.settings"))->trigger();
    auto* dialog = bench.window.findChild<SettingsDialog*>();
    REQUIRE(dialog != nullptr);
    auto* box = child<QComboBox>(*dialog, settings::kLanguage.key);
    box->setCurrentIndex(box->findData(QStringLiteral("zh_CN")));
    REQUIRE(waitFor([] { return language::current() == QStringLiteral("zh_CN"); }));
    QApplication::processEvents();
    dialog = bench.window.findChild<SettingsDialog*>();
    REQUIRE(dialog != nullptr);
    CHECK(dialog->isVisible());
    CHECK(dialog->windowTitle() == QStringLiteral("设置"));
    CHECK(child<QComboBox>(*dialog, settings::kLanguage.key)->currentData().toString() == QStringLiteral("zh_CN"));
    CHECK(viewer->isVisible());
    CHECK(viewer->windowTitle() == QStringLiteral("手册"));
    const bool translated = viewer->findChild<QTextBrowser*>()->toPlainText() != english; // too long to print
    CHECK(translated);
    dialog->reject();
    bench.window.actions().action(QStringLiteral("help.manual"))->trigger();
    CHECK(bench.window.findChildren<HelpViewer*>().size() == 1);
}

TEST_CASE("A part of a page and a chosen category are there again in the other language")
{
    SwitchBench bench;
    bench.open();
    for (const char* place : {"study/people", "study/gate", "collect/keywords"}) {
        INFO(place);
        REQUIRE(bench.window.showPage(QString::fromLatin1(place)));
        const std::optional<Target> before = bench.window.currentPage()->place();
        bench.choose(language::current() == QStringLiteral("en") ? "zh_CN" : "en");
        CHECK(bench.window.currentPage()->place() == before);
    }
    REQUIRE(bench.window.showPage(QStringLiteral("taxonomy")));
    REQUIRE(bench.window.goTo(TaxonomyTarget{QStringLiteral("versions"), {}}));
    const std::optional<Target> before = bench.window.currentPage()->place();
    bench.choose(language::current() == QStringLiteral("en") ? "zh_CN" : "en");
    CHECK(bench.window.currentPage()->place() == before);
}

TEST_CASE("While something runs whose end is waited for, the language changes when it is done")
{
    SwitchBench bench;
    bench.open();
    const auto go = std::make_shared<std::atomic<bool>>(false);
    bool told = false;
    bench.window.session()->jobs().start(
        QStringLiteral("Working"), Jobs::Access::Read,
        [go](Project&, Progress&, const std::stop_token& stop) -> Status {
            while (!*go && !stop.stop_requested()) {
                std::this_thread::sleep_for(std::chrono::milliseconds(5));
            }
            return {};
        },
        bench.window.currentPage(), [&told](const Status&) { told = true; });
    setSetting(settings::kLanguage, QStringLiteral("zh_CN"));
    QTest::qWait(300);
    CHECK(language::current() == QStringLiteral("en"));
    *go = true;
    REQUIRE(waitFor([] { return language::current() == QStringLiteral("zh_CN"); }));
    CHECK(told);
}

} // namespace
} // namespace accord::ui
