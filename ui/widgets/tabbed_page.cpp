// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/tabbed_page.h"

#include <QAction>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "ui/core/actions.h"
#include "ui/core/prompts.h"
#include "ui/core/session.h"
#include "ui/core/theme.h"
#include "ui/text/error_text.h"
#include "ui/widgets/tab_bar.h"

#include <algorithm>
#include <utility>

namespace accord::ui {
namespace {

constexpr int kAgainMilliseconds = 1000;

} // namespace

Tab::Tab(const PageContext& context, const QString& id, const QString& title, QWidget* parent)
    : QWidget(parent)
    , m_context(context)
    , m_id(id)
    , m_title(title)
{
    setObjectName(id);
    setAccessibleName(title);
}

void Tab::takeFocus()
{
    QWidget* start = m_start == nullptr ? focusProxy() : m_start;
    QWidget* wanted = start != nullptr && start->isVisible() ? start : nullptr;
    for (QPushButton* button : findChildren<QPushButton*>()) {
        if (wanted == nullptr && button->isVisible() && button->isEnabled()) {
            wanted = button;
        }
    }
    (wanted == nullptr ? this : wanted)->setFocus(Qt::OtherFocusReason);
}

void Tab::write(const QString& title, std::function<Status(Project&)> work, std::function<void()> done)
{
    session().write(
        std::move(work), this,
        [this, title, done = std::move(done)](const Status& status) {
            if (!status.ok()) {
                m_context.prompts.tell(this, title, errorText(status.error()));
            } else if (done) {
                done();
            }
        },
        FailureTold::ByReceiver);
}

QLayout* Tab::inset(QWidget* list)
{
    auto* layout = new QHBoxLayout;
    layout->setContentsMargins(theme::kGrid, 0, theme::kGrid, 0);
    layout->addWidget(list);
    return layout;
}

TabbedPage::TabbedPage(const PageEntry& entry, const PageContext& context, QWidget* parent)
    : Page(entry, parent)
    , m_context(context)
    , m_stack(new QStackedWidget(this))
    , m_again(this)
{
    m_again.setSingleShot(true);
    m_again.setInterval(kAgainMilliseconds);
    connect(&m_again, &QTimer::timeout, this, [this] { refreshNow(); });
}

QLayout* TabbedPage::makeTabs(QWidget* beside)
{
    m_bar = new TabBar(this);
    m_bar->setObjectName(id() + QStringLiteral("Tabs"));
    m_bar->setAccessibleName(tr("Parts of the page"));
    connect(m_bar, &QTabBar::currentChanged, this, [this](int index) { showTab(m_bar->tabData(index).toString()); });
    auto* top = new QHBoxLayout;
    top->setContentsMargins(theme::kGrid / 2, theme::kGrid / 2, 2 * theme::kGrid, 0);
    top->addWidget(m_bar);
    top->addStretch();
    if (beside != nullptr) {
        top->addWidget(beside);
        setTabOrder(m_bar, beside); // it was made before the bar
    }
    auto* column = new QVBoxLayout;
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(top);
    column->addWidget(m_stack, 1);
    return column;
}

void TabbedPage::addTab(Tab* tab, QAction* show, Whose whose)
{
    m_tabs.append({tab, show, whose});
    m_stack->addWidget(tab);
    if (show->text().isEmpty()) {
        show->setText(tr("Show %1").arg(tab->title()));
    }
    connect(show, &QAction::triggered, this, [this, tab] { showTab(tab->id()); });
    if (m_bar != nullptr) {
        tab->setAutoFillBackground(true);
        tab->setBackgroundRole(QPalette::Base);
        addToBar(m_tabs.back());
    }
}

void TabbedPage::addToBar(const Entry& entry)
{
    const QSignalBlocker quiet(m_bar);
    const QString title = entry.tab->title();
    const QString keys = entry.show->shortcut().toString(QKeySequence::NativeText);
    const int place = m_bar->addTab(title);
    m_bar->setTabData(place, entry.tab->id());
    m_bar->setTabToolTip(place, keys.isEmpty() ? title : QStringLiteral("%1 (%2)").arg(title, keys));
}

void TabbedPage::setLeads(bool leads)
{
    const QString before = tab()->id();
    for (Entry& entry : m_tabs) {
        entry.there = leads || entry.whose == Whose::Everybody;
        entry.show->setVisible(entry.there);
        entry.show->setEnabled(entry.there);
    }
    if (m_bar != nullptr) {
        const QSignalBlocker quiet(m_bar);
        while (m_bar->count() > 0) {
            m_bar->removeTab(0);
        }
        for (const Entry& entry : m_tabs) {
            if (entry.there) {
                addToBar(entry);
            }
        }
    }
    showTab(before);
}

void TabbedPage::showTab(const QString& id)
{
    auto shown = std::ranges::find_if(m_tabs, [&](const Entry& each) { return each.there && each.tab->id() == id; });
    if (shown == m_tabs.end()) {
        shown = std::ranges::find(m_tabs, true, &Entry::there);
    }
    for (const Entry& entry : m_tabs) {
        entry.show->setChecked(entry.tab == shown->tab); // if it is checkable
    }
    const bool onBar = m_bar != nullptr && m_bar->hasFocus(); // whoever goes along it by arrows goes on there
    if (m_bar != nullptr) {
        const QSignalBlocker quiet(m_bar);
        m_bar->setCurrentIndex(
            static_cast<int>(std::count_if(m_tabs.begin(), shown, [](const Entry& each) { return each.there; })));
    }
    Tab* before = tab();
    m_stack->setCurrentWidget(shown->tab);
    before->leave();
    tabShown();
    if (isVisible()) {
        shown->tab->refresh();
        if (!onBar) {
            shown->tab->takeFocus();
        }
    }
}

QWidget* TabbedPage::stack() const
{
    return m_stack;
}

Tab* TabbedPage::tab() const
{
    return qobject_cast<Tab*>(m_stack->currentWidget());
}

QList<Tab*> TabbedPage::tabs() const
{
    QList<Tab*> all;
    for (const Entry& entry : m_tabs) {
        all.append(entry.tab);
    }
    return all;
}

void TabbedPage::enter()
{
    tab()->refresh();
    tab()->takeFocus();
}

bool TabbedPage::busy() const
{
    return m_again.isActive() || tab()->busy();
}

void TabbedPage::refreshNow()
{
    if (isVisible()) {
        tab()->refresh();
    }
}

void TabbedPage::refreshSoon()
{
    if (isVisible() && !m_again.isActive()) {
        m_again.start();
    }
}

} // namespace accord::ui
