// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QString>

#include "ui/core/actions.h"

class QMenu;

namespace accord::ui {

class MainWindow;

/// The menu bar, made from the tables of actions: fixed menus for the window, one more for what the page can do.
class Menus : public QObject
{
    Q_OBJECT
public:
    explicit Menus(MainWindow& window);

private:
    void fill(QMenu& menu, const char* title);
    [[nodiscard]] bool hasItsKeyHere(const Actions::Entry& entry) const;
    static QAction* withoutKey(const Actions::Entry& entry, QMenu& menu);
    void fillGrouped(QMenu& menu, const QString& place);
    static void empty(QMenu& menu);
    static void hideEmpty(QMenu& menu);
    void fillRecent();
    void fillPage();
    void fillStudy();
    void fillView();

    MainWindow& m_window;
    QMenu* m_recent = nullptr;
    QMenu* m_page = nullptr;
    QMenu* m_study = nullptr; ///< of the window, and of the page of that name
    QMenu* m_view = nullptr;
};

} // namespace accord::ui
