// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>
#include <QWidget>

#include "ui/core/page.h"

#include <span>

class QAction;
class QVBoxLayout;

namespace accord::ui {

/// The pages of the window, in the order of the bar.
std::span<const PageEntry* const> pageEntries();

/// Their ids.
QStringList pageIds();

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
    void add(const Page& page, QAction* action);
    void clear();
    void setCurrent(const QString& id);
    void setOffered(const QString& id, bool offered);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QVBoxLayout* m_column;
};

} // namespace accord::ui
