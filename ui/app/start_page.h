// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QWidget>

class QAction;
class QLabel;
class QListWidget;
class QVBoxLayout;

namespace accord::ui {

/// What the window shows while no project is open: recent projects, and the ways to another one.
class StartPage : public QWidget
{
    Q_OBJECT
public:
    explicit StartPage(QWidget* parent = nullptr);

    void offer(const Actions::Entry& entry, const QString& explanation);

    /// A sentence below the ways to begin, until refresh().
    void say(const QString& sentence);

    /// Reads the list of recent projects again.
    void refresh();

    [[nodiscard]] const QListWidget& recent() const { return *m_recent; }

signals:
    void openWanted(const QString& file);

private:
    void showFound(const QString& file, bool there);

    QWidget* m_block = nullptr;
    QVBoxLayout* m_ways;
    QLabel* m_said;
    QWidget* m_recentSide;
    QListWidget* m_recent;
};

} // namespace accord::ui
