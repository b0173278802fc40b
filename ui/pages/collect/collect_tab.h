// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAction>
#include <QList>
#include <QWidget>

#include "ui/widgets/tabbed_page.h"

#include <initializer_list>

class QLabel;
class QLayout;
class QStackedWidget;
class QWidget;

namespace accord::ui {

class Actions;

/// What can be done on the page Collect, registered with its keys.
struct CollectActions
{
    QAction* add = nullptr;
    QAction* addLinks = nullptr; ///< sources for a list of links
    QAction* edit = nullptr;
    QAction* remove = nullptr;
    QAction* fetch = nullptr;    ///< the sources that are chosen
    QAction* fetchAll = nullptr; ///< every one
    QAction* stop = nullptr;
    QAction* forecast = nullptr;
    QAction* tokens = nullptr;
    QAction* importSelected = nullptr;
    QAction* draw = nullptr;       ///< a sample of a keyword's issues
    QAction* first = nullptr;      ///< relevant, or the same
    QAction* second = nullptr;     ///< a false positive, or different
    QAction* notSaid = nullptr;    ///< takes back what was said
    QAction* wholeIssue = nullptr; ///< or back to the excerpts
    QAction* countList = nullptr;
    QAction* lookForPairs = nullptr;
    QList<QAction*> tabs; ///< by number

    static CollectActions make(Actions& actions, QWidget* page);

    /// Those that change what is collected: for who may lead, and not in a package.
    [[nodiscard]] QList<QAction*> ofTheLead() const;
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
