// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAction>
#include <QList>
#include <QWidget>

#include "core/project/project.h"
#include "ui/core/page.h"

#include <functional>
#include <initializer_list>

class QAction;
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
    QList<QAction*> parts; ///< by number

    static CollectActions make(Actions& actions, QWidget* page);

    /// Those that change what is collected: for who may lead, and not in a package.
    [[nodiscard]] QList<QAction*> ofTheLead() const;
};

/// One part of the page Collect, such as Sources or Selection.
class CollectTab : public QWidget
{
    Q_OBJECT
public:
    CollectTab(const PageContext& context, const QString& id, const QString& title, QWidget* parent);

    [[nodiscard]] const QString& id() const { return m_id; }
    [[nodiscard]] const QString& title() const { return m_title; }

    /// It is shown now, or something changed while it is: read anew what it shows, and say what can be done.
    virtual void refresh() = 0;

    /// Another part or page is shown: what can be done here only cannot be done any more.
    virtual void leave() {}

    /// Something is still being read in the background.
    [[nodiscard]] virtual bool busy() const { return false; }

    /// The keyboard goes to where one begins here, to a button of an empty part, or at least stays within it.
    void takeFocus();

    /// Runs `work` in the background; an error is told under `title`, otherwise `done` goes on.
    void write(const QString& title, std::function<Status(Project&)> work, std::function<void()> done = {});

protected:
    [[nodiscard]] const PageContext& context() const { return m_context; }
    [[nodiscard]] Session& session() const { return m_context.session; }
    [[nodiscard]] bool mayLead() const; ///< whoever sits here may change what is collected

    void setStart(QWidget* start) { m_start = start; } ///< where the keyboard begins

    /// Shows one of the two, what there is or what to do instead, and keeps the keyboard here if it was.
    void turnTo(QStackedWidget* stack, QWidget* shown);

    /// A list with the distance from the sides that the rest of the page has.
    [[nodiscard]] static QLayout* inset(QWidget* list);

    /// A line of buttons with their keys.
    [[nodiscard]] QLayout* buttons(std::initializer_list<QAction*> actions);

    /// A line in grey for what a table does not say.
    [[nodiscard]] QLabel* note();

private:
    PageContext m_context;
    QString m_id;
    QString m_title;
    QWidget* m_start = nullptr;
};

} // namespace accord::ui
