// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/collect/collect_tab.h"

#include <QCoreApplication>
#include <QKeySequence>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>

#include "ui/core/actions.h"
#include "ui/core/rights.h"
#include "ui/core/session.h"
#include "ui/core/theme.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/flow_layout.h"

namespace accord::ui {
namespace {

constexpr int kTabs = 5;

struct CollectActionsWords
{
    Q_DECLARE_TR_FUNCTIONS(CollectActions)
};

} // namespace

CollectActions CollectActions::make(Actions& actions, QWidget* page)
{
    const QString place = QStringLiteral("collect");
    const auto make = [&](const char* name, const QString& text, const QKeySequence& keys) {
        return actions.add(place + QLatin1Char('.') + QLatin1String(name), text, keys, page, place, place);
    };
    CollectActions all;
    all.add = make("add", CollectActionsWords::tr("Add Source…"), QKeySequence(Qt::Key_N));
    all.addLinks =
        make("addLinks", CollectActionsWords::tr("Add Sources From Links…"), QKeySequence(Qt::SHIFT | Qt::Key_N));
    all.edit = make("edit", CollectActionsWords::tr("Edit Source…"), QKeySequence(Qt::Key_E));
    all.remove = make("remove", CollectActionsWords::tr("Remove Source…"), QKeySequence(Qt::Key_Delete));
    all.fetch = make("fetch", CollectActionsWords::tr("Fetch"), QKeySequence(Qt::Key_F));
    all.fetchAll = make("fetchAll", CollectActionsWords::tr("Fetch All"), QKeySequence(Qt::SHIFT | Qt::Key_F));
    all.stop = make("stop", CollectActionsWords::tr("Stop Fetching"), QKeySequence(Qt::Key_S));
    all.forecast = make("forecast", CollectActionsWords::tr("Forecast"), QKeySequence(Qt::Key_O));
    all.tokens = make("tokens", CollectActionsWords::tr("Access Tokens…"), QKeySequence(Qt::Key_T));
    all.importSelected = make("bringIn", CollectActionsWords::tr("Bring In…"), QKeySequence(Qt::Key_B));
    all.draw = make("draw", CollectActionsWords::tr("Draw a Sample"), QKeySequence(Qt::Key_D));
    all.first = make("first", CollectActionsWords::tr("Relevant"), QKeySequence(Qt::Key_1));
    all.second = make("second", CollectActionsWords::tr("False Positive"), QKeySequence(Qt::Key_2));
    all.notSaid = make("notSaid", CollectActionsWords::tr("Not Said"), QKeySequence(Qt::Key_0));
    all.wholeIssue = make("wholeIssue", CollectActionsWords::tr("Whole Issue"), QKeySequence(Qt::Key_W));
    all.countList = make("countList", CollectActionsWords::tr("Count a List…"), QKeySequence(Qt::Key_C));
    all.lookForPairs = make("lookForPairs", CollectActionsWords::tr("Look for Duplicates"), QKeySequence(Qt::Key_L));
    all.tabs = TabbedPage::addTabActions(actions, place, page, kTabs, Qt::AltModifier);
    return all;
}

QList<QAction*> CollectActions::ofTheLead() const
{
    return {add, addLinks, edit, remove, fetch, fetchAll, stop, forecast, tokens, importSelected};
}

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
