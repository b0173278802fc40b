// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAction>
#include <QCoreApplication>
#include <QList>
#include <QWidget>

#include "ui/core/actions.h"
#include "ui/widgets/tabbed_page.h"

#include <initializer_list>

class QLabel;
class QLayout;
class QStackedWidget;
class QWidget;

namespace accord::ui {

/// What can be done on the page Collect.
struct CollectActions : ActionTable
{
    Q_DECLARE_TR_FUNCTIONS(CollectActions)

public:
    CollectActions(Actions& actions, QWidget* page)
        : ActionTable(actions, page, QStringLiteral("collect"))
    {}

    static constexpr const char* kSourcesMenu = QT_TRANSLATE_NOOP("accord::ui::Menus", "&Sources");

    QAction* add =
        make("collect.add", tr("Add Source…"), Qt::Key_N, {.menu = kSourcesMenu, .right = Action::EditSource});
    QAction* addLinks = make("collect.addLinks", tr("Add Sources From Links…"), Qt::SHIFT | Qt::Key_N,
                             {.menu = kSourcesMenu, .right = Action::EditSource});
    QAction* edit =
        make("collect.edit", tr("Edit Source…"), Qt::Key_E, {.menu = kSourcesMenu, .right = Action::EditSource});
    QAction* remove = make("collect.remove", tr("Remove Source…"), Qt::Key_Delete,
                           {.menu = kSourcesMenu, .right = Action::EditSource});
    /// The sources that are chosen.
    QAction* fetch = make("collect.fetch", tr("Fetch"), Qt::Key_F, {.menu = kSourcesMenu, .right = Action::Fetch});
    QAction* fetchAll = make("collect.fetchAll", tr("Fetch All"), Qt::SHIFT | Qt::Key_F,
                             {.menu = kSourcesMenu, .right = Action::Fetch});
    QAction* stop =
        make("collect.stop", tr("Stop Fetching"), Qt::Key_S, {.menu = kSourcesMenu, .right = Action::Fetch});
    QAction* forecast =
        make("collect.forecast", tr("Forecast"), Qt::Key_O, {.menu = kSourcesMenu, .right = Action::Fetch});
    QAction* tokens =
        make("collect.tokens", tr("Access Tokens…"), Qt::Key_T, {.menu = kSourcesMenu, .right = Action::EditSource});
    QAction* importSelected = make("collect.bringIn", tr("Bring In…"), Qt::Key_B, {.right = Action::Select});
    /// A sample of a keyword's issues.
    QAction* draw = make("collect.draw", tr("Draw a Sample"), Qt::Key_D);
    /// Relevant, or the same; a false positive, or different; or nothing of it.
    QAction* first = make("collect.first", tr("Relevant"), Qt::Key_1, {.right = Action::JudgeFindings});
    QAction* second = make("collect.second", tr("False Positive"), Qt::Key_2, {.right = Action::JudgeFindings});
    QAction* notSaid = make("collect.notSaid", tr("Not Said"), Qt::Key_0, {.right = Action::JudgeFindings});
    /// Or back to the excerpts.
    QAction* wholeIssue = make("collect.wholeIssue", tr("Whole Issue"), Qt::Key_W, {.menu = kTextMenu});
    QAction* countList = make("collect.countList", tr("Count a List…"), Qt::Key_C);
    QAction* lookForPairs = make("collect.lookForPairs", tr("Look for Duplicates"), Qt::Key_L);
    QList<QAction*> tabs = makeNumbered(5, "collect.tab", {}, Qt::AltModifier);
};

/// One tab of the page Collect, such as Sources or Selection.
class CollectTab : public Tab
{
    Q_OBJECT
public:
    CollectTab(const PageContext& context, const QString& id, const QString& title, QWidget* parent);

protected:
    [[nodiscard]] bool mayLead() const; ///< whoever sits here may change what is collected

    /// Shows one of the two, what there is or what to do instead, and keeps the keyboard here if it was.
    void turnTo(QStackedWidget* stack, QWidget* shown);

    /// A line of buttons with their keys.
    [[nodiscard]] QLayout* buttons(std::initializer_list<QAction*> actions);

    /// A line in grey for what a table does not say.
    [[nodiscard]] QLabel* note();
};

} // namespace accord::ui
