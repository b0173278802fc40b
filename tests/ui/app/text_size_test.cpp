// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QScreen>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTreeView>

#include "tests/core/must.h"
#include "tests/support/demo_project.h"
#include "tests/support/fake_prompts.h"
#include "tests/ui/waiting.h"
#include "ui/app/main_window.h"
#include "ui/core/settings.h"
#include "ui/core/style.h"
#include "ui/core/theme.h"
#include "ui/dialogs/settings_dialog.h"

namespace accord::ui {
namespace {

using namespace test;

/// Puts back what a test changes.
class UsualSizes
{
public:
    UsualSizes() = default;
    UsualSizes(const UsualSizes&) = delete;
    UsualSizes& operator=(const UsualSizes&) = delete;
    ~UsualSizes()
    {
        setSetting(settings::kTextSize, 0);
        setSetting(settings::kInterfaceSize, 100);
        theme::applyTextSize(*qApp, 100);
    }
};

double points(const QWidget* widget)
{
    return widget->font().pointSizeF();
}

TEST_CASE("the size of the interface's text holds in all windows at once, in proportion")
{
    const UsualSizes after;
    FakePrompts prompts;
    MainWindow window(prompts);
    window.show();
    SettingsDialog dialog(window.actions(), &window);
    dialog.show();
    QLabel other(QStringLiteral("a window of its own"));
    other.show();
    QLabel title(QStringLiteral("a title"));
    theme::scaleFont(&title, 1.5, QFont::DemiBold);
    QApplication::processEvents();

    auto* box = dialog.findChild<QComboBox*>(QStringLiteral("look/interfaceSize"));
    REQUIRE(box != nullptr);
    CHECK(box->currentData().toInt() == 100);
    QList<int> offered;
    for (int i = 0; i < box->count(); ++i) {
        offered.append(box->itemData(i).toInt());
    }
    CHECK(offered == QList<int>{100, 110, 125, 150, 175, 200});
    const double usual = QApplication::font().pointSizeF();
    const double titled = points(&title);
    CHECK(titled == Approx(1.5 * usual));
    const int high = box->sizeHint().height();
    const Style style;
    const int check = style.pixelMetric(QStyle::PM_IndicatorWidth, nullptr, nullptr);
    const int icon = style.pixelMetric(QStyle::PM_SmallIconSize, nullptr, nullptr);
    CHECK(theme::scaled(42) == 42);
    box->setCurrentIndex(box->findData(200));
    QApplication::processEvents();
    CHECK(setting(settings::kInterfaceSize) == 200);
    CHECK(QApplication::font().pointSizeF() == Approx(2 * usual));
    for (const QWidget* widget : {static_cast<const QWidget*>(&window), static_cast<const QWidget*>(&dialog),
                                  static_cast<const QWidget*>(&other), static_cast<const QWidget*>(box)}) {
        CHECK(points(widget) == Approx(2 * usual));
    }
    CHECK(points(&title) == Approx(2 * titled));
    CHECK(title.font().weight() == QFont::DemiBold);
    CHECK(box->sizeHint().height() > high);
    CHECK(theme::scaled(42) == 84);
    CHECK(style.pixelMetric(QStyle::PM_IndicatorWidth, nullptr, nullptr) == 2 * check);
    CHECK(style.pixelMetric(QStyle::PM_SmallIconSize, nullptr, nullptr) == 2 * icon);
    // A dialog that is opened now is as large for its text as before, as far as the screen allows.
    QDialog opened(&window);
    opened.resize(300, 200);
    opened.show();
    const QSize most = opened.screen()->availableSize() * 9 / 10;
    CHECK(opened.size() == QSize(600, 400).boundedTo(most));
    opened.resize(320, 210); // by hand, and so it stays
    opened.hide();
    opened.show();
    CHECK(opened.size() == QSize(320, 210));
    box->setCurrentIndex(box->findData(100));
    QApplication::processEvents();
    CHECK(points(&other) == Approx(usual));
    CHECK(points(&title) == Approx(titled));
}

TEST_CASE("larger text is larger in the issue, the tree of categories and the definition, and nowhere else")
{
    const UsualSizes after;
    const DemoProject demo;
    FakePrompts prompts;
    MainWindow window(prompts);
    window.resize(1280, 720);
    window.show();
    const Opening opening{QStringLiteral("Mira Okafor"), QStringLiteral("Pilot"), {}, false};
    must(window.open(demo.file(), opening));
    REQUIRE(window.showPage(QStringLiteral("label")));
    REQUIRE(waitFor([&] { return !window.busy(); }));
    const QWidget* page = window.currentPage();
    const auto* tree = page->findChild<QTreeView*>(QStringLiteral("categoryTree"));
    const auto* definition = page->findChild<QTextBrowser*>(QStringLiteral("definition"));
    const auto* filter = page->findChild<QWidget*>(QStringLiteral("treeFilter"));
    REQUIRE(tree != nullptr);
    REQUIRE(definition != nullptr);
    REQUIRE(filter != nullptr);
    const double usual = points(filter);
    CHECK(points(tree) == Approx(usual));
    const int row = tree->sizeHintForRow(0);

    for (int i = 0; i < 8; ++i) {
        window.actions().action(QStringLiteral("view.larger"))->trigger();
    }
    QApplication::processEvents();
    const int wanted = setting(settings::kTextSize);
    CHECK(wanted > usual + 7);
    CHECK(points(tree) == wanted);
    CHECK(points(definition) == wanted);
    CHECK(definition->document()->defaultFont().pointSizeF() == wanted);
    CHECK(tree->sizeHintForRow(0) > row);
    CHECK(points(filter) == Approx(usual));
    CHECK(points(&window) == Approx(usual));

    // The interface's size leaves what somebody asked for here as it is.
    setSetting(settings::kInterfaceSize, 150);
    QApplication::processEvents();
    CHECK(points(filter) == Approx(1.5 * usual));
    CHECK(points(tree) == wanted);
    // Without such a wish it is read at the interface's size.
    window.actions().action(QStringLiteral("view.standardSize"))->trigger();
    QApplication::processEvents();
    CHECK(points(tree) == Approx(1.5 * usual));
    CHECK(points(definition) == Approx(1.5 * usual));
}

} // namespace
} // namespace accord::ui
