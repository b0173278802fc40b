// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QMainWindow>

#include "core/base/result.h"
#include "ui/core/target.h"

class QUndoStack;

namespace accord::ui {

class Actions;
class NotificationBar;
class Page;
class Prompts;
class Session;

/// The window as those commands of pages see it that work wherever somebody is.
class PageWindow : public QMainWindow
{
    Q_OBJECT
public:
    using QMainWindow::QMainWindow;

    [[nodiscard]] virtual Session* session() = 0; ///< null: the start page is shown
    [[nodiscard]] virtual Actions& actions() = 0;
    [[nodiscard]] virtual Prompts& prompts() = 0;
    [[nodiscard]] virtual QUndoStack& undo() = 0;
    [[nodiscard]] virtual NotificationBar& notices() = 0;
    [[nodiscard]] virtual const QList<Page*>& pages() const = 0;
    [[nodiscard]] virtual Page* currentPage() const = 0; ///< null on the start page
    virtual bool goTo(const Target& target) = 0;         ///< false: there is no page that it belongs to
    virtual void tell(const QString& sentence) = 0;      ///< at the foot of the window, for a while
    virtual void say(const QString& title, const Error& error) = 0;

signals:
    void projectChanged(); ///< opened or closed
    void pageChanged();
};

} // namespace accord::ui
