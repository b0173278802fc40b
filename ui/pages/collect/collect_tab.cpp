// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/collect/collect_tab.h"

#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>

#include "ui/core/rights.h"
#include "ui/core/session.h"
#include "ui/core/theme.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/flow_layout.h"

namespace accord::ui {
CollectTab::CollectTab(const PageContext& context, const QString& id, const QString& title, QWidget* parent)
    : Tab(context, id, title, parent)
{
    setFocusPolicy(Qt::ClickFocus);
}

void CollectTab::turnTo(QStackedWidget* stack, QWidget* shown)
{
    const QWidget* focus = window()->focusWidget();
    const bool lost = focus == nullptr || !focus->isVisible();
    const bool mine = lost || focus == this || isAncestorOf(focus);
    const bool turned = stack->currentWidget() != shown;
    stack->setCurrentWidget(shown);
    if (isVisible() && mine && (turned || lost)) {
        takeFocus();
    }
}

bool CollectTab::mayLead() const
{
    return isPermitted(session(), Action::EditSource);
}

QLayout* CollectTab::buttons(std::initializer_list<QAction*> actions)
{
    auto* layout = new FlowLayout;
    layout->setContentsMargins(2 * theme::kGrid, theme::kGrid, 2 * theme::kGrid, 2 * theme::kGrid);
    layout->setSpacing(theme::kGrid);
    for (QAction* action : actions) {
        layout->addWidget(new ShortcutButton(action, this));
    }
    return layout;
}

QLabel* CollectTab::note()
{
    auto* label = new QLabel(this);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setContentsMargins(2 * theme::kGrid, theme::kGrid, 2 * theme::kGrid, 0);
    return label;
}

} // namespace accord::ui
