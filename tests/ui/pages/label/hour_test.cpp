// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QScrollBar>
#include <QToolButton>
#include <QTreeView>

#include "tests/ui/pages/label/label_bench.h"
#include "tests/ui/waiting.h"
#include "ui/app/palette.h"
#include "ui/pages/label/codebook_card.h"
#include "ui/pages/label/happened.h"
#include "ui/widgets/definition_view.h"

namespace accord::ui {
namespace {

using namespace test;

QTreeView& codebookTree(LabelBench& bench)
{
    return *bench.page().findChild<QTreeView*>(QStringLiteral("categoryTree"));
}

/// The codes of the rows that can be seen whole, from top to bottom.
QStringList codesInView(LabelBench& bench)
{
    QTreeView& tree = codebookTree(bench);
    QStringList codes;
    for (QModelIndex row = tree.model()->index(0, 0); row.isValid(); row = tree.indexBelow(row)) {
        if (tree.viewport()->rect().contains(tree.visualRect(row).adjusted(1, 1, -1, -1))) {
            codes << row.data(CategoryModel::CodeRole).toString();
        }
    }
    return codes;
}

QString focusedCode(LabelBench& bench)
{
    const Category* category = bench.page().tree().focusedCategory();
    return category == nullptr ? QString() : QString::fromStdString(category->code);
}

int themesOf(const QStringList& codes, QChar type)
{
    return static_cast<int>(std::ranges::count_if(
        codes, [type](const QString& code) { return code.startsWith(type) && code.count(u'.') == 1; }));
}

TEST_CASE("a wide window shows every theme before a key is pressed, with whole names")
{
    LabelBench bench(2);
    bench.window().resize(1400, 900);
    QCoreApplication::processEvents();
    const QStringList codes = codesInView(bench);
    INFO(codes.join(QLatin1Char(' ')).toStdString());
    CHECK(themesOf(codes, u'A') == 4);
    CHECK(themesOf(codes, u'B') == 4);
    CHECK(themesOf(codes, u'C') == 10);
    CHECK(codebookTree(bench).width() >= bench.page().tree().namesWidth());
    // Rows leave what they do not need to the definition.
    bench.key(Qt::Key_A);
    bench.key(Qt::Key_1);
    DefinitionView& definition = *bench.page().tree().definition();
    CHECK(definition.verticalScrollBar()->maximum() == 0);
    CHECK(codebookTree(bench).geometry().bottom() + 1 == definition.geometry().top());
}

TEST_CASE("at 1280 by 720 every theme of a type is in view")
{
    LabelBench bench(2);
    for (const auto& [key, type, themes] :
         {std::tuple(Qt::Key_A, u'A', 4), std::tuple(Qt::Key_B, u'B', 4), std::tuple(Qt::Key_C, u'C', 10)}) {
        bench.key(key);
        INFO(codesInView(bench).join(QLatin1Char(' ')).toStdString());
        CHECK(themesOf(codesInView(bench), type) == themes);
    }
}

TEST_CASE("at a leaf a digit chooses that sibling, and at a theme a sub-theme")
{
    LabelBench bench(2);
    bench.key(Qt::Key_C);
    bench.key(Qt::Key_9);
    bench.key(Qt::Key_4);
    CHECK(focusedCode(bench) == QStringLiteral("C.9.iv"));
    bench.key(Qt::Key_2);
    CHECK(focusedCode(bench) == QStringLiteral("C.9.ii"));
    bench.key(Qt::Key_9); // there is no ninth
    CHECK(focusedCode(bench) == QStringLiteral("C.9.ii"));
    bench.key(Qt::Key_Return);
    CHECK(bench.code(1) == "C.9.ii");
}

TEST_CASE("at a leaf those beside it stay in view, as a digit chooses them")
{
    LabelBench bench(2);
    bench.window().resize(1400, 900);
    QCoreApplication::processEvents();
    bench.key(Qt::Key_C);
    bench.key(Qt::Key_0);
    bench.key(Qt::Key_1);
    REQUIRE(focusedCode(bench) == QStringLiteral("C.10.i"));
    const QStringList codes = codesInView(bench);
    INFO(codes.join(QLatin1Char(' ')).toStdString());
    for (const char* code : {"C.10", "C.10.i", "C.10.ii", "C.10.iii", "C.10.iv"}) {
        CHECK(codes.contains(QString::fromLatin1(code)));
    }
}

TEST_CASE("what is below a row that is clicked stays in view, as it is clicked next")
{
    LabelBench bench(2);
    bench.window().resize(1400, 900);
    QCoreApplication::processEvents();
    QTreeView& tree = codebookTree(bench);
    const auto click = [&](const QModelIndex& row) {
        const QPoint place = tree.visualRect(row).center();
        REQUIRE(tree.viewport()->rect().contains(place));
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, place);
        QCoreApplication::processEvents();
    };
    const QModelIndex bug = tree.model()->index(2, 0);
    click(bug);
    REQUIRE(focusedCode(bench) == QStringLiteral("C"));
    CHECK(codesInView(bench).contains(QStringLiteral("C.9")));
    CHECK(bench.page().tree().definition()->height() >=
          4 * bench.page().tree().definition()->fontMetrics().lineSpacing());
    click(tree.model()->index(1, 0, bug));
    REQUIRE(focusedCode(bench) == QStringLiteral("C.2"));
    CHECK(codesInView(bench).contains(QStringLiteral("C.2.iii")));
    CHECK(codesInView(bench).contains(QStringLiteral("A.1"))); // nothing above it moved
}

TEST_CASE("the codebook card shows the category and its siblings, and a digit chooses one")
{
    LabelBench bench(6);
    // Bob gives C.4 where Ann gives C.3, and once C.7: what people confuse comes first.
    for (int number = 1; number <= 3; ++number) {
        bench.labelElsewhere(number, "Ann", "C.3");
        bench.labelElsewhere(number, "Bob", number == 3 ? "C.7" : "C.4");
    }
    bench.settle();
    bench.key(Qt::Key_C);
    bench.key(Qt::Key_3);
    bench.key(Qt::Key_D);
    auto* card = bench.window().findChild<CodebookCard*>();
    REQUIRE(card != nullptr);
    const auto codes = [&] {
        QStringList list;
        for (const CategoryId id : card->shown()) {
            list << QString::fromStdString(bench.project().taxonomy()->find(id)->code);
        }
        return list;
    };
    REQUIRE(waitFor([&] { return codes().value(1) == QStringLiteral("C.4"); }));
    CHECK(codes().mid(0, 4) == QStringList{"C.3", "C.4", "C.7", "C.1"});
    CHECK(codes().size() == 10);
    const QString text = card->findChild<QTextBrowser*>()->toPlainText();
    CHECK(text.contains(QStringLiteral("Definition")));
    QTest::keyClick(card, Qt::Key_7);
    CHECK(focusedCode(bench) == QStringLiteral("C.7"));
    REQUIRE(waitFor([&] { return bench.window().findChild<CodebookCard*>() == nullptr; }));
}

TEST_CASE("the codebook card of a blind round tells nothing of the others")
{
    LabelBench bench(3, true);
    bench.labelElsewhere(1, "Ann", "C.3");
    bench.labelElsewhere(1, "Bob", "C.9");
    bench.settle();
    bench.key(Qt::Key_C);
    bench.key(Qt::Key_3);
    bench.key(Qt::Key_D);
    auto* card = bench.window().findChild<CodebookCard*>();
    REQUIRE(card != nullptr);
    REQUIRE(waitFor([&] { return !bench.window().busy(); }));
    QCoreApplication::processEvents();
    REQUIRE(card->shown().size() == 10);
    CHECK(bench.project().taxonomy()->find(card->shown()[1])->code == "C.1");
    QTest::keyClick(card, Qt::Key_D); // the key that opened it closes it
    REQUIRE(waitFor([&] { return bench.window().findChild<CodebookCard*>() == nullptr; }));
}

TEST_CASE("what just happened is said for two seconds, with a way back")
{
    LabelBench bench(4);
    auto* happened = bench.page().findChild<Happened*>();
    REQUIRE(happened != nullptr);
    CHECK(!happened->isVisible());
    bench.key(Qt::Key_Question);
    CHECK(happened->isVisible());
    CHECK(happened->said() == QStringLiteral("tests#1 is put off to the end of your queue, still to do"));
    happened->findChild<QToolButton*>()->click();
    CHECK(!happened->isVisible());
    QCoreApplication::processEvents();
    CHECK(bench.current() == 1);
    CHECK(bench.label(1).verdict == Verdict::None);

    bench.key(Qt::Key_C);
    bench.key(Qt::Key_5);
    bench.key(Qt::Key_Return);
    CHECK(happened->said() == QStringLiteral("tests#1 is labelled C.5, no sub-theme"));
    bench.key(Qt::Key_Left);
    CHECK(bench.page().findChild<QLabel*>(QStringLiteral("verdictLine"))->text() ==
          QStringLiteral("Labelled C.5, no sub-theme."));
    REQUIRE(waitFor([&] { return !happened->isVisible(); }));
}

TEST_CASE("g and a number go to an issue, and the palette finds issues by number and words")
{
    LabelBench bench(25);
    bench.key(Qt::Key_G);
    auto* palette = bench.window().findChild<Palette*>();
    REQUIRE(palette != nullptr);
    QTest::keyClicks(palette->findChild<QLineEdit*>(), QStringLiteral("17"));
    QTest::keyClick(palette->findChild<QLineEdit*>(), Qt::Key_Return); // before they were looked for
    REQUIRE(waitFor([&] { return bench.current() == 17; }));
    REQUIRE(waitFor([&] { return bench.window().findChild<Palette*>() == nullptr; }));

    bench.window().actions().action(QStringLiteral("edit.palette"))->trigger();
    palette = bench.window().findChild<Palette*>();
    REQUIRE(palette != nullptr);
    QTest::keyClicks(palette->findChild<QLineEdit*>(), QStringLiteral("2"));
    REQUIRE(waitFor([&] { return palette->listed().contains(QStringLiteral("tests#25  Loss is NaN in step 25")); }));
    CHECK(palette->listed().filter(QStringLiteral("tests#")).front().startsWith(QStringLiteral("tests#2  ")));
    palette->close();
    CHECK(bench.current() == 17);
}

TEST_CASE("where g and the palette find nothing they say so, and what can be typed")
{
    LabelBench bench(25);
    bench.key(Qt::Key_G);
    const QPointer<Palette> issues = bench.window().findChild<Palette*>();
    REQUIRE(issues != nullptr);
    CHECK(issues->saysInstead() == QStringLiteral("Type the number of an issue, or words of its text."));
    auto* field = issues->findChild<QLineEdit*>();
    QTest::keyClicks(field, QStringLiteral("99"));
    CHECK(issues->saysInstead().isEmpty()); // not yet looked for
    REQUIRE(waitFor([&] { return !issues->saysInstead().isEmpty(); }));
    CHECK(issues->saysInstead() == QStringLiteral("No issue of yours in this round matches “#99”."));
    CHECK(field->accessibleDescription() == issues->saysInstead());
    QTest::keyClick(field, Qt::Key_Backspace);
    QTest::keyClick(field, Qt::Key_Backspace);
    QTest::keyClicks(field, QStringLiteral("17"));
    REQUIRE(waitFor([&] { return !issues->listed().isEmpty(); }));
    CHECK(issues->saysInstead().isEmpty());
    issues->close();
    REQUIRE(waitFor([&] { return issues.isNull(); }));

    bench.window().actions().action(QStringLiteral("edit.palette"))->trigger();
    const QPointer<Palette> all = bench.window().findChild<Palette*>();
    REQUIRE(all != nullptr);
    CHECK(all->saysInstead().isEmpty()); // every command is listed
    QTest::keyClicks(all->findChild<QLineEdit*>(), QStringLiteral("qqqqzz"));
    REQUIRE(waitFor([&] { return !all->saysInstead().isEmpty(); }));
    CHECK(all->saysInstead() == QStringLiteral("No command and no issue of yours in this round matches “qqqqzz”."));
    all->close();
}

TEST_CASE("ten issues take forty keys, and the neighbour of a leaf one more")
{
    LabelBench bench(11);
    int keys = 0;
    const auto press = [&](int key) {
        bench.key(key);
        ++keys;
    };
    for (int number = 1; number <= 10; ++number) {
        for (const int key : {int(Qt::Key_C), int(Qt::Key_9), int(Qt::Key_4), int(Qt::Key_Return)}) {
            press(key);
        }
    }
    CHECK(keys == 40);
    keys = 0;
    bench.key(Qt::Key_C);
    bench.key(Qt::Key_9);
    bench.key(Qt::Key_4);
    press(Qt::Key_3);
    CHECK(keys == 1);
    CHECK(focusedCode(bench) == QStringLiteral("C.9.iii"));
    for (int number = 1; number <= 10; ++number) {
        CHECK(bench.code(number) == "C.9.iv");
    }
}

} // namespace
} // namespace accord::ui
