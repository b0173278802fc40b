// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QLabel>
#include <QScopeGuard>
#include <QTextBrowser>
#include <QTreeView>

#include "core/taxonomy/walk_keys.h"
#include "tests/support/own_taxonomy.h"
#include "tests/ui/pages/label/label_bench.h"
#include "ui/core/actions.h"
#include "ui/pages/label/codebook_card.h"
#include "ui/pages/taxonomy/entry_view.h"

#include <cctype>
#include <map>
#include <set>

namespace accord::ui {
namespace {

using namespace test;

std::string focused(LabelBench& bench)
{
    const Category* category = bench.page().tree().focusedCategory();
    return category == nullptr ? std::string() : category->code;
}

/// The caps in the tree, by code.
std::map<std::string, std::string> caps(LabelBench& bench)
{
    std::map<std::string, std::string> found;
    const auto& tree = *bench.page().findChild<QTreeView*>(QStringLiteral("categoryTree"));
    for (QModelIndex row = tree.model()->index(0, 0); row.isValid(); row = tree.indexBelow(row)) {
        const std::string cap = row.data(CategoryModel::KeyRole).toString().toStdString();
        if (!cap.empty()) {
            found[row.data(CategoryModel::CodeRole).toString().toStdString()] = cap;
        }
    }
    return found;
}

QString verdictLine(LabelBench& bench)
{
    return bench.page().findChild<QLabel*>(QStringLiteral("verdictLine"))->text();
}

void press(LabelBench& bench, const std::string& cap)
{
    const QKeySequence keys(QString::fromStdString(cap));
    bench.key(keys[0].key(), keys[0].keyboardModifiers());
}

std::string manyThemes(int count)
{
    std::vector<std::string> codes{"A Docs", "B Build"};
    for (int number = 1; number <= count; ++number) {
        codes.push_back("A." + std::to_string(number));
    }
    return ownTaxonomy(codes);
}

TEST_CASE("what the commands of the Label page are shipped with is known without a window")
{
    LabelBench bench(1);
    std::set<std::string> letters;
    for (const Actions::Entry& entry : bench.window().actions().entries()) {
        const std::string key = entry.standard.toString(QKeySequence::PortableText).toStdString();
        const bool there = entry.place == QStringLiteral("label") || entry.place == QStringLiteral("window");
        const bool letter = (key.size() == 1 && std::isalpha(key.front()) != 0) || key.starts_with("Shift+");
        if (there && letter && key.size() <= 7 && !entry.id.startsWith(QStringLiteral("label.type."))) {
            letters.insert(key);
        }
    }
    CHECK(std::vector(letters.begin(), letters.end()) == taxonomy::keysOfCommands());
}

TEST_CASE("the key beside a type leads to it, whatever letters commands have")
{
    const std::vector<std::string> codes{"F", "X Crash", "H", "G", "N", "S", "P", "E",   "D",  "I",
                                         "L", "M",       "O", "R", "U", "C", "7", "X.1", "C.1"};
    LabelBench bench(2, false, ownTaxonomy(codes));
    CHECK(bench.window().actions().clashes() == QStringList());
    const std::map<std::string, std::string> shown = caps(bench);
    REQUIRE(shown.size() == 17);
    for (const auto& [code, cap] : shown) {
        INFO(code << " " << cap);
        press(bench, cap);
        CHECK(focused(bench) == code);
        press(bench, "Backspace");
    }
    CHECK(bench.current() == 1);
    CHECK(bench.label(1) == LabelContent{});
    CHECK(shown.at("C") == "C");
    CHECK(shown.at("X") != "X");
    bench.key(Qt::Key_X);
    bench.key(Qt::Key_1);
    CHECK(bench.label(1).verdict == Verdict::NotForStudy); // which its button says
}

TEST_CASE("keys of types follow other shortcuts, and can be chosen")
{
    LabelBench bench(2, false, ownTaxonomy({"X Crash", "C"}));
    Actions& actions = bench.window().actions();
    const auto back = qScopeGuard([&actions] { actions.resetShortcuts(); });
    CHECK(caps(bench).at("X") == "A");
    actions.setShortcut(QStringLiteral("label.exclude"), QKeySequence(Qt::CTRL | Qt::Key_D));
    CHECK(caps(bench).at("X") == "X");
    bench.key(Qt::Key_X);
    CHECK(focused(bench) == "X");
    bench.key(Qt::Key_Backspace);
    actions.setShortcut(QStringLiteral("label.type.X"), QKeySequence(Qt::Key_Y));
    CHECK(caps(bench).at("X") == "Y");
    actions.setShortcut(QStringLiteral("label.walk1"), QKeySequence(Qt::Key_J));
    bench.key(Qt::Key_Y);
    CHECK(focused(bench) == "X");
    bench.key(Qt::Key_Backspace);
    actions.resetShortcuts();
    CHECK(caps(bench).at("X") == "A");
    CHECK(actions.clashes() == QStringList());
}

TEST_CASE("the Taxonomy page says which key a type has, and whose its letter is")
{
    LabelBench bench(1, false, ownTaxonomy({"X Crash", "C"}));
    bench.window().showPage(QStringLiteral("taxonomy"));
    const auto* entry = bench.window().currentPage()->findChild<EntryView*>();
    CHECK(entry->toPlainText().contains(
        QStringLiteral("The key of X Crash on the Label page is A: X is the key of “Not for This Study”.")));
}

TEST_CASE("digits that choose a reason are not shown as keys of categories")
{
    LabelBench bench(1);
    bench.key(Qt::Key_C);
    CHECK(caps(bench).at("C.1") == "1");
    CHECK(caps(bench).at("C.10") == "0");
    bench.key(Qt::Key_X);
    CHECK(caps(bench).empty());
    bench.key(Qt::Key_X);
    CHECK(caps(bench).at("C.1") == "1");
    Actions& actions = bench.window().actions();
    const auto back = qScopeGuard([&actions] { actions.resetShortcuts(); });
    actions.setShortcut(QStringLiteral("label.walk1"), QKeySequence(Qt::Key_J));
    CHECK(caps(bench).at("C.1") == "J");
    bench.key(Qt::Key_J);
    CHECK(focused(bench) == "C.1");
}

TEST_CASE("more than ten themes have two digits each, and the one that waits is shown")
{
    LabelBench bench(2, false, manyThemes(12));
    bench.key(Qt::Key_A);
    const auto shown = caps(bench);
    CHECK(shown.size() == 12);
    CHECK(shown.at("A.1") == "01");
    CHECK(shown.at("A.12") == "12");
    bench.key(Qt::Key_1);
    CHECK(focused(bench) == "A");
    CHECK(caps(bench) == std::map<std::string, std::string>{{"A.10", "10"}, {"A.11", "11"}, {"A.12", "12"}});
    CHECK(verdictLine(bench) == QStringLiteral("1, and a second digit. Backspace takes it back."));
    bench.key(Qt::Key_Return); // nothing is recorded by half a number
    CHECK(bench.current() == 1);
    CHECK(bench.label(1) == LabelContent{});
    bench.key(Qt::Key_9); // no such number: it waits on
    bench.key(Qt::Key_2);
    CHECK(focused(bench) == "A.12");
    CHECK(verdictLine(bench).isEmpty());
    bench.key(Qt::Key_0); // at a leaf: those beside it
    bench.key(Qt::Key_Backspace);
    CHECK(focused(bench) == "A.12");
    bench.key(Qt::Key_0);
    bench.key(Qt::Key_3);
    CHECK(focused(bench) == "A.3");
    bench.key(Qt::Key_1);
    bench.key(Qt::Key_X); // gives it up
    bench.key(Qt::Key_X);
    CHECK(caps(bench).size() == 12);
    bench.key(Qt::Key_1);
    bench.key(Qt::Key_1);
    bench.key(Qt::Key_Return);
    CHECK(bench.code(1) == "A.11");
}

CodebookCard* openCard(LabelBench& bench)
{
    bench.key(Qt::Key_D);
    auto* card = bench.window().findChild<CodebookCard*>();
    REQUIRE(card != nullptr);
    return card;
}

QString wordsOf(const CodebookCard* card)
{
    return card->findChild<QTextBrowser*>()->toPlainText();
}

TEST_CASE("the codebook card of types takes the letters that it shows")
{
    LabelBench bench(1, false, manyThemes(12));
    CodebookCard* card = openCard(bench);
    CHECK(wordsOf(card).contains(QStringLiteral("Key B")));
    QTest::keyClick(card, Qt::Key_B);
    CHECK(focused(bench) == "B");
}

TEST_CASE("the codebook card of themes takes the digits that it shows")
{
    LabelBench bench(1, false, manyThemes(12));
    bench.key(Qt::Key_A);
    bench.key(Qt::Key_0);
    bench.key(Qt::Key_1);
    CodebookCard* card = openCard(bench);
    CHECK(wordsOf(card).contains(QStringLiteral("Key 02")));
    QTest::keyClick(card, Qt::Key_1);
    CHECK(wordsOf(card).contains(QStringLiteral("Key 12")));
    CHECK(!wordsOf(card).contains(QStringLiteral("Key 02")));
    QTest::keyClick(card, Qt::Key_1);
    CHECK(focused(bench) == "A.11");
}

TEST_CASE("the hint under the tree names keys that lead somewhere in this taxonomy")
{
    LabelBench bench(1, false, ownTaxonomy({"X Crash", "X.2", "X.2.other", "C"}));
    const auto* definition = bench.page().findChild<QTextBrowser*>(QStringLiteral("definition"));
    CHECK(definition->toPlainText().contains(QStringLiteral("A 2 1")));
    bench.key(Qt::Key_A);
    bench.key(Qt::Key_2);
    bench.key(Qt::Key_1);
    CHECK(focused(bench) == "X.2.other");
}

} // namespace
} // namespace accord::ui
