// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QLocale>
#include <QPushButton>
#include <QScopeGuard>
#include <QSplitter>
#include <QTreeView>

#include "tests/ui/large_text.h"
#include "tests/ui/pages/label/label_bench.h"
#include "tests/ui/waiting.h"
#include "ui/core/language.h"
#include "ui/pages/label/evidence_list.h"
#include "ui/pages/label/label_pane.h"

#include <set>

namespace accord::ui {
namespace {

using namespace test;

QTreeView& categories(LabelBench& bench)
{
    return *bench.page().findChild<QTreeView*>(QStringLiteral("categoryTree"));
}

QModelIndex categoryRow(const QTreeView& tree, const char* code)
{
    QModelIndex index = tree.model()->index(0, 0);
    while (index.isValid() && index.data(CategoryModel::CodeRole).toString() != QLatin1String(code)) {
        index = tree.indexBelow(index);
    }
    REQUIRE(index.isValid());
    return index;
}

/// Puts the language of the window back.
class Speaking
{
public:
    explicit Speaking(const char* code) { language::apply(QString::fromLatin1(code)); }
    ~Speaking()
    {
        language::install(QStringLiteral("en"));
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }
    Speaking(const Speaking&) = delete;
    Speaking& operator=(const Speaking&) = delete;
};

void checkPanel(LabelBench& bench, const QSize& size)
{
    bench.window().resize(size);
    QCoreApplication::processEvents();
    REQUIRE(bench.window().size() == size);
    const auto& pane = *bench.page().findChild<LabelPane*>();
    REQUIRE(pane.isVisible());
    const QRect window(QPoint(), size);
    int buttons = 0;
    for (const QPushButton* button : pane.findChildren<QPushButton*>()) {
        INFO(button->text().toStdString());
        if (button->isVisible()) {
            ++buttons;
            CHECK(button->width() >= button->sizeHint().width());
            CHECK(button->height() >= button->fontMetrics().height());
            CHECK(window.contains(QRect(button->mapTo(&bench.window(), QPoint()), button->size())));
        }
    }
    CHECK(buttons >= 7);
    CHECK(categories(bench).height() >= 2 * categories(bench).sizeHintForRow(0));
    CHECK(bench.page().reader().isVisible());
}

TEST_CASE("the label panel keeps its words at every size of text and window")
{
    for (const char* language : {"en", "zh_CN"}) {
        const Speaking speaking(language);
        for (const int percent : {100, 150, 200}) {
            const LargeText large(percent);
            LabelBench bench(3);
            for (const QSize& size : {QSize(1280, 720), QSize(1024, 640), QSize(870, 600), QSize(800, 500)}) {
                if (percent == 200 && size.width() < 1280) {
                    continue; // a third of the text and the panel are wider
                }
                INFO(language << " " << percent << " " << size.width());
                checkPanel(bench, size);
            }
        }
    }
}

TEST_CASE("the whole tree is in view at rest at 1280 by 720, with rows of one height")
{
    for (const char* language : {"en", "zh_CN"}) {
        INFO(language);
        const Speaking speaking(language);
        LabelBench bench(3);
        const QTreeView& tree = categories(bench);
        std::set<int> heights;
        int rows = 0;
        for (QModelIndex row = tree.model()->index(0, 0); row.isValid(); row = tree.indexBelow(row)) {
            ++rows;
            heights.insert(tree.visualRect(row).height());
            INFO(row.data(CategoryModel::CodeRole).toString().toStdString());
            CHECK(tree.viewport()->rect().contains(tree.visualRect(row)));
        }
        CHECK(rows == 21); // three types with their eighteen themes
        CHECK(heights.size() == 1);
    }
}

TEST_CASE("in the smallest window all types are in view at rest")
{
    const LargeText large(150);
    LabelBench bench(3);
    bench.window().resize(800, 500);
    QCoreApplication::processEvents();
    const QTreeView& tree = categories(bench);
    for (int type = 0; type < 3; ++type) {
        INFO(type << " " << tree.height());
        CHECK(tree.viewport()->rect().contains(tree.visualRect(tree.model()->index(type, 0))));
    }
}

TEST_CASE("the definition has the same room by mouse and by keys, and comes before the path")
{
    LabelBench bench(3);
    QTreeView& tree = categories(bench);
    DefinitionView& definition = *bench.page().tree().definition();
    for (const auto& [code, key] : {std::pair("C.2", Qt::Key_2), std::pair("C.9", Qt::Key_9)}) {
        INFO(code);
        bench.page().tree().setFocused({});
        bench.key(Qt::Key_C);
        bench.key(key);
        const int byKeys = definition.height();
        CHECK(byKeys >= 4 * definition.fontMetrics().lineSpacing());
        bench.page().tree().setFocused({});
        QCoreApplication::processEvents();
        const QPoint place = tree.visualRect(categoryRow(tree, code)).center();
        REQUIRE(tree.viewport()->rect().contains(place));
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, place);
        QCoreApplication::processEvents();
        CHECK(tree.indexAt(place).data(CategoryModel::CodeRole).toString() == QLatin1String(code));
        CHECK(waitFor([&] { return definition.height() == byKeys; }));
        CHECK(tree.viewport()->rect().contains(tree.visualRect(categoryRow(tree, code))));
    }
    const QString text = definition.toPlainText();
    const Category& category = *bench.page().tree().focusedCategory();
    CHECK(text.indexOf(QString::fromStdString(category.definition)) < text.indexOf(QStringLiteral(" › ")));
}

TEST_CASE("a passage is cut between words")
{
    const QFontMetrics metrics{QFont()};
    const QString text = QStringLiteral("It stops in the step after quantization");
    CHECK(wholeWords(text, metrics, metrics.horizontalAdvance(text)) == text);
    for (int width = metrics.horizontalAdvance(QStringLiteral("It stops in the "));
         width < metrics.horizontalAdvance(text); width += 3) {
        const QString cut = wholeWords(text, metrics, width);
        INFO(cut.toStdString());
        REQUIRE(cut.endsWith(QStringLiteral("…")));
        CHECK(metrics.horizontalAdvance(cut) <= width);
        const QString words = cut.chopped(1);
        CHECK(text.startsWith(words));
        CHECK(text[words.size()] == QLatin1Char(' '));
    }
    CHECK(
        wholeWords(QStringLiteral("量化之后训练停止"), metrics, metrics.horizontalAdvance(QStringLiteral("量化之后训")))
            .size() > 2);
}

TEST_CASE("a flag is seen on the row that is chosen")
{
    LabelBench bench(2);
    bench.key(Qt::Key_F);
    bench.settle();
    auto& list = *bench.page().findChild<QListView*>(QStringLiteral("queueList"));
    const QRect row = list.visualRect(list.currentIndex());
    const QImage image = list.viewport()->grab(row).toImage();
    const QColor ground = image.pixelColor(2, image.height() - 3);
    double best = 0;
    for (int x = 0; x < 3 * theme::kGrid; ++x) {
        for (int y = image.height() / 2; y < image.height(); ++y) {
            best = std::max(best, theme::contrast(image.pixelColor(x, y), ground));
        }
    }
    CHECK(best >= 3); // WCAG 2.1, 1.4.11
}

} // namespace
} // namespace accord::ui
