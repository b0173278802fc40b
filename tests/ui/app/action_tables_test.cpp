// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QFile>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>

#include "tests/support/demo_project.h"
#include "tests/support/fake_prompts.h"
#include "ui/app/main_window.h"

#include <map>
#include <set>

namespace accord::ui {
namespace {

using namespace test;

/// A window with the demo in it, as a lead of the study sees it: every table is there.
struct LedWindow
{
    DemoProject demo;
    FakePrompts prompts;
    MainWindow window{prompts};

    LedWindow()
    {
        Opening where;
        where.person = QStringLiteral("Mira Okafor");
        where.round = QStringLiteral("Pilot");
        REQUIRE(window.open(demo.file(), where).ok());
    }
};

/// Every action in the menus, sub-menus too.
void collect(const QWidget& menu, std::set<QString>& ids)
{
    for (const QAction* action : menu.actions()) {
        ids.insert(action->objectName());
        if (const QMenu* below = action->menu()) {
            collect(*below, ids);
        }
    }
}

TEST_CASE("Every action has an id of its own, a text, a place in a menu and a chapter of the manual")
{
    LedWindow led;
    std::set<QString> inMenus;
    for (const Page* page : led.window.pages()) {
        led.window.showPage(page->id());
        collect(*led.window.menuBar(), inMenus);
    }
    std::set<QString> ids;
    for (const Actions::Entry& entry : led.window.actions().entries()) {
        INFO(entry.id.toStdString());
        CHECK(ids.insert(entry.id).second);
        CHECK(inMenus.contains(entry.id));
        CHECK(!entry.action->text().isEmpty());
        for (const char* language : {"en", "zh_CN"}) {
            CHECK(QFile::exists(QStringLiteral(":/help/%1/%2.md").arg(QLatin1String(language), entry.help())));
        }
        if (entry.details().icon != nullptr) {
            CHECK(QFile::exists(QStringLiteral(":/icons/%1.svg").arg(QLatin1String(entry.details().icon))));
        }
    }
    CHECK(ids.size() > 200);
}

TEST_CASE("No two actions of one place, or of one and the window, are shipped with the same key")
{
    LedWindow led;
    CHECK(led.window.actions().clashes() == QStringList());
    const QList<Actions::Entry>& entries = led.window.actions().entries();
    std::map<std::pair<QString, QString>, QString> taken;
    for (const Actions::Entry& entry : entries) {
        const QString keys = entry.standard.toString(QKeySequence::PortableText);
        if (keys.isEmpty()) {
            continue;
        }
        for (const QString& place : {entry.place, kWindowPlace}) {
            const auto other = taken.find({place, keys});
            INFO(entry.id.toStdString() << ": " << keys.toStdString());
            CHECK((other == taken.end() || (place != entry.place && other->second == entry.id)));
        }
        taken.emplace(std::pair(entry.place, keys), entry.id);
    }
}

/// "Ctrl+Enter" as the manual writes it, "g" for the key G.
QKeySequence keyOf(QString written)
{
    written.replace(QStringLiteral("Enter"), QStringLiteral("Return"));
    return QKeySequence::fromString(written.size() == 1 ? written.toUpper() : written, QKeySequence::PortableText);
}

/// Those in a text, with what lies between the two ends of "`1` ... `4`".
std::set<QKeySequence> keysIn(const QString& text)
{
    static const QRegularExpression kKey(QStringLiteral("`([^`]+)`( (?:\\.\\.\\.|至) `([^`]+)`)?"));
    std::set<QKeySequence> keys;
    for (auto found = kKey.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const QString first = match.captured(1);
        const QString last = match.captured(3);
        keys.insert(keyOf(first));
        const int end = last.endsWith(QLatin1Char('0')) ? 10 : last.right(1).toInt();
        for (int number = first.right(1).toInt(); !last.isEmpty() && number <= end; ++number) {
            keys.insert(keyOf(first.chopped(1) + QString::number(number % 10)));
        }
    }
    return keys;
}

struct Listed
{
    std::set<QKeySequence> named; ///< anywhere in the rows of a place
    std::set<QKeySequence> first; ///< in their first column
};

/// What the chapter on keys lists, by place; each section of it is about one.
std::map<QString, Listed> manualOfKeys(const char* language)
{
    const QStringList places{"window",   "text",      "label", "reconcile", "taxonomy",
                             "taxonomy", "agreement", "study", "collect"};
    QFile file(QStringLiteral(":/help/%1/keys.md").arg(QLatin1String(language)));
    REQUIRE(file.open(QIODevice::ReadOnly));
    QStringList sections = QString::fromUtf8(file.readAll()).split(QStringLiteral("\n## "));
    sections.removeFirst();
    REQUIRE(sections.size() == places.size());
    std::map<QString, Listed> listed;
    for (qsizetype i = 0; i < sections.size(); ++i) {
        for (const QString& line : sections[i].split(QLatin1Char('\n'))) {
            if (line.startsWith(QLatin1Char('|'))) {
                listed[places[i]].named.merge(keysIn(line));
                listed[places[i]].first.merge(keysIn(line.section(QLatin1Char('|'), 1, 1)));
            }
        }
    }
    return listed;
}

TEST_CASE("The manual lists the keys of all actions in their places, and no key that does nothing there")
{
    LedWindow led;
    const char* language = GENERATE("en", "zh_CN");
    const std::map<QString, Listed> manual = manualOfKeys(language);
    // What lists, tables and fields do by themselves, where the manual says so.
    std::set<QKeySequence> known{keyOf("Up"),  keyOf("Down"),  keyOf("Tab"),   keyOf("Home"),
                                 keyOf("End"), keyOf("Enter"), keyOf("Ctrl+C")};
    std::map<QString, std::set<QKeySequence>> shipped;
    for (const Actions::Entry& entry : led.window.actions().entries()) {
        if (entry.standard.isEmpty()) {
            continue;
        }
        const bool ofText = entry.isInMenu(kTextMenu);
        const bool inText = ofText && manual.at("text").named.contains(entry.standard);
        const bool ofType = entry.id.startsWith(QStringLiteral("label.type.")); // every codebook has its own
        INFO(language << ": " << entry.id.toStdString());
        CHECK((inText || ofType || manual.at(entry.place).named.contains(entry.standard)));
        shipped[entry.place].insert(entry.standard);
        if (ofText) {
            shipped["text"].insert(entry.standard);
        }
    }
    for (const auto& [place, listed] : manual) {
        for (const QKeySequence& key : listed.first) {
            INFO(language << ": " << place.toStdString() << ", " << key.toString().toStdString());
            CHECK((shipped[place].contains(key) || known.contains(key)));
        }
    }
}

} // namespace
} // namespace accord::ui
