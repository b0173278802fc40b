// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QAccessible>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QTreeView>

#include "core/exchange/taxonomy_files.h"
#include "tests/support/catch.h"
#include "tests/support/temp_folder.h"
#include "ui/pages/reconcile/meeting/meeting_view.h"
#include "ui/widgets/accessible.h"
#include "ui/widgets/category_tree.h"
#include "ui/widgets/charts/lines.h"

namespace accord::ui {
namespace {

/// Hears what keys act on, as a screen reader would.
class Listening
{
public:
    Listening()
    {
        setAnnouncer([this](const QAccessibleEvent& event) {
            const QAccessibleInterface* about = event.accessibleInterface();
            if (event.type() == QAccessible::Focus && about != nullptr) {
                heard.append(about->text(QAccessible::Name));
            }
        });
    }
    Listening(const Listening&) = delete;
    Listening& operator=(const Listening&) = delete;
    ~Listening() { setAnnouncer({}); }

    QStringList heard;
};

TEST_CASE("the tree announces what is walked by the page's keys, and is walked by its own")
{
    const test::TempFolder folder;
    auto project = Project::create(folder / "tree.accord", "Tree");
    REQUIRE(project.ok());
    const auto taxonomies = exchange::shippedTaxonomies();
    REQUIRE(exchange::importTaxonomyText(*project, taxonomies.front().text, taxonomies.front().file).ok());
    CategoryTree tree;
    tree.setTaxonomy(project->taxonomy());
    tree.resize(400, 600);
    tree.show();
    const Listening listening;
    tree.setFocused(project->taxonomy()->findCode("C")->id); // as the key of the type does
    for (const int digit : {9, 4}) {
        REQUIRE(tree.walk(digit));
        REQUIRE_FALSE(listening.heard.isEmpty());
        const Category* category = tree.focusedCategory();
        CHECK(listening.heard.back().startsWith(QString::fromStdString(category->code) + QLatin1Char(' ')));
    }
    auto* view = tree.findChild<QTreeView*>(QStringLiteral("categoryTree"));
    REQUIRE(view != nullptr);
    view->setFocus(Qt::TabFocusReason);
    REQUIRE(tree.walkUp());
    const CategoryId theme = tree.focused();
    QTest::keyClick(view, Qt::Key_Down);
    if (view->hasFocus()) { // a window of a test need not be active
        CHECK(tree.focused() != theme);
        CHECK(tree.taxonomy().parentOf(*tree.focusedCategory())->id == theme);
    }
    CHECK((view->focusPolicy() & Qt::TabFocus) != 0);
    CHECK((view->focusPolicy() & Qt::ClickFocus) == 0);
}

TEST_CASE("the clock of a meeting and a small line say what they show")
{
    IssueClock clock;
    qint64 now = 0;
    clock.setNow([&now] { return now; });
    now = 75'000;
    const QAccessibleInterface* said = QAccessible::queryAccessibleInterface(&clock);
    REQUIRE(said != nullptr);
    CHECK(said->role() == QAccessible::Clock);
    CHECK(said->text(QAccessible::Name) == "Time on this issue");
    CHECK(said->text(QAccessible::Value) == "1:15");

    SparkLine line;
    line.setAccessibleName(QStringLiteral("Second votes"));
    line.setLines({{{0, 0.5}, {0.5, 0.625}, {1, std::nullopt}}, {{0, std::nullopt}}, {{0, 0.25}}});
    said = QAccessible::queryAccessibleInterface(&line);
    REQUIRE(said != nullptr);
    CHECK(said->role() == QAccessible::Graphic);
    CHECK(said->text(QAccessible::Name) == "Second votes");
    CHECK(said->text(QAccessible::Value) == "0.625, 0.250");
}

TEST_CASE("a button that paints itself is pressed and checked as any other")
{
    QPushButton button;
    button.setCheckable(true);
    button.setAccessibleName(QStringLiteral("Vermilion"));
    speakAs(&button, {QAccessible::RadioButton, {}, {}});
    QAccessibleInterface* said = QAccessible::queryAccessibleInterface(&button);
    REQUIRE(said != nullptr);
    CHECK(said->role() == QAccessible::RadioButton);
    CHECK(said->text(QAccessible::Name) == "Vermilion");
    CHECK(said->state().checkable);
    CHECK_FALSE(said->state().checked);
    REQUIRE(said->actionInterface() != nullptr);
    REQUIRE(said->actionInterface()->actionNames().contains(QAccessibleActionInterface::pressAction()));
    said->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    CHECK(said->state().checked);
}

TEST_CASE("a sentence that comes by itself is announced with its words, each time")
{
    QWidget window;
    auto* bar = new QLabel(&window);
    window.show();
    QStringList heard;
    setAnnouncer([&heard](const QAccessibleEvent& event) {
        const QAccessibleInterface* about = event.accessibleInterface();
        if (event.type() == QAccessible::Alert && about != nullptr) {
            CHECK(about->role() == QAccessible::Notification);
            heard.append(about->text(QAccessible::Name));
        }
    });
    announce(*bar, QStringLiteral("Not kept."));
    announce(*bar, QString());
    announce(*bar, QStringLiteral("Not kept."));
    bar->hide();
    announce(*bar, QStringLiteral("Nobody sees it."));
    setAnnouncer({});
    CHECK(heard == QStringList{"Not kept.", "Not kept."});
}

} // namespace
} // namespace accord::ui
