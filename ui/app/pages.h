// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

#include "ui/core/page.h"

class QAction;
class QVBoxLayout;

namespace accord::ui {

/// Makes the pages of the window for an open project, in the order of the bar.
QList<Page*> makePages(const PageContext& context, QWidget* parent);

/// Panes at the places where they were left. A splitter is known by its name, or by its number within the page.
void restorePanes(const Page& page);
void rememberPanes(const Page& page);

/// The narrow bar of pages at the left edge: an icon and a word each, the current one marked with the accent.
class PageBar : public QWidget
{
    Q_OBJECT
public:
    explicit PageBar(QWidget* parent = nullptr);

    /// `action` shows the page; its tool tip tells the shortcut.
    void add(const QString& id, const QString& title, const QString& icon, QAction* action);
    void clear();
    void setCurrent(const QString& id);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QVBoxLayout* m_column;
};

} // namespace accord::ui
