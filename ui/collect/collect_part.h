// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/project/project.h"
#include "ui/support/page.h"

#include <functional>
#include <initializer_list>

class QAction;
class QLabel;
class QLayout;
class QStackedWidget;

namespace accord::ui {

/// One part of the page Collect, such as Sources or Selection.
class CollectPart : public QWidget
{
    Q_OBJECT
public:
    CollectPart(const PageContext& context, const QString& id, const QString& title, QWidget* parent);

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
