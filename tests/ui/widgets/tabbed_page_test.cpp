// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QAction>
#include <QTest>
#include <QVBoxLayout>

#include "tests/support/catch.h"
#include "tests/ui/page_bench.h"
#include "ui/widgets/tab_bar.h"
#include "ui/widgets/tabbed_page.h"

namespace accord::test {
namespace {

extern const ui::PageEntry kNumbersPage;

/// Counts what the page asks it for.
class NumberTab final : public ui::Tab
{
public:
    NumberTab(const ui::PageContext& context, const QString& id, QWidget* parent)
        : Tab(context, id, id, parent)
        , m_list(new QWidget(this))
    {
        m_list->setFocusPolicy(Qt::StrongFocus);
        auto* column = new QVBoxLayout(this);
        column->addWidget(m_list);
        setStart(m_list);
    }

    void refresh() override { ++refreshed; }
    void leave() override { ++left; }
    [[nodiscard]] bool hasKeys() const { return m_list->hasFocus(); }

    int refreshed = 0;
    int left = 0;

private:
    QWidget* m_list;
};

struct NumberActions : ui::ActionTable
{
    using ActionTable::ActionTable;
    QList<QAction*> shows = makeNumbered(3, "numbers.tab", {}, {});
};

class NumbersPage final : public ui::TabbedPage
{
public:
    NumbersPage(const ui::PageContext& context, QWidget* parent)
        : TabbedPage(kNumbersPage, context, parent)
        , shows(NumberActions(context.actions, this, id()).shows)
    {
        setLayout(makeTabs());
        context.session.wantRound(); // PageBench::open() waits for it
        addTab(one = new NumberTab(context, QStringLiteral("one"), this), shows[0]);
        addTab(two = new NumberTab(context, QStringLiteral("two"), this), shows[1], Whose::Leads);
        addTab(three = new NumberTab(context, QStringLiteral("three"), this), shows[2]);
    }

    using TabbedPage::refreshSoon;
    using TabbedPage::setLeads;
    using TabbedPage::tab;

    QList<QAction*> shows;
    NumberTab* one;
    NumberTab* two;
    NumberTab* three;
};

constinit const ui::PageEntry kNumbersPage{"numbers", "Label", "label", "label", ui::createPage<NumbersPage>};

TEST_CASE("A number key shows a tab, which is read and takes the keyboard; the one before is left")
{
    PageBench bench;
    NumbersPage page(bench.context(), nullptr);
    bench.open(page);
    REQUIRE(page.tab() == page.one);
    CHECK(page.one->hasKeys());
    const int before = page.two->refreshed;
    bench.key(Qt::Key_2);
    CHECK(page.tab() == page.two);
    CHECK(page.two->refreshed == before + 1);
    CHECK(page.two->hasKeys());
    CHECK(page.one->left == 1);
    const auto* bar = child<ui::TabBar>(page, "numbersTabs");
    CHECK(bar->currentIndex() == 1);
    CHECK(bar->tabToolTip(1) == "two (2)");
    CHECK(page.shows[1]->text() == "Show two");
}

TEST_CASE("Who goes along the bar of tabs stays on it")
{
    PageBench bench;
    NumbersPage page(bench.context(), nullptr);
    bench.open(page);
    auto* bar = child<ui::TabBar>(page, "numbersTabs");
    bar->setFocus(Qt::TabFocusReason);
    QTest::keyClick(bar, Qt::Key_Right);
    CHECK(page.tab() == page.two);
    CHECK(bar->hasFocus());
}

TEST_CASE("A tab of the leads is not there for others, who are taken to the first one")
{
    PageBench bench;
    NumbersPage page(bench.context(), nullptr);
    bench.open(page);
    page.showTab(QStringLiteral("two"));
    page.setLeads(false);
    CHECK(page.tab() == page.one);
    CHECK_FALSE(page.shows[1]->isEnabled());
    const auto* bar = child<ui::TabBar>(page, "numbersTabs");
    CHECK(bar->count() == 2);
    page.showTab(QStringLiteral("three"));
    CHECK(bar->currentIndex() == 1);
    page.showTab(QStringLiteral("two"));
    CHECK(page.tab() == page.one);
    page.setLeads(true);
    CHECK(bar->count() == 3);
    bench.key(Qt::Key_2);
    CHECK(page.tab() == page.two);
}

TEST_CASE("What others do is read once a second at most, while the page is shown")
{
    PageBench bench;
    NumbersPage page(bench.context(), nullptr);
    page.refreshSoon();
    CHECK_FALSE(page.busy()); // nobody looks
    bench.open(page);
    const int before = page.one->refreshed;
    page.refreshSoon();
    page.refreshSoon();
    CHECK(page.busy());
    CHECK(page.one->refreshed == before);
    REQUIRE(waitFor([&] { return !page.busy(); }));
    CHECK(page.one->refreshed == before + 1);
}

} // namespace
} // namespace accord::test
