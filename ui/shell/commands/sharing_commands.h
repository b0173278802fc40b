// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QPointer>
#include <QStringList>

namespace accord::ui {

class MainWindow;
class MergeFlow;

/// Packages are handed out and merged back.
class SharingCommands : public QObject
{
    Q_OBJECT
public:
    SharingCommands(MainWindow& window, QObject* parent);

    void merge(const QStringList& files); ///< into the open project

private:
    void handOut();
    void updateEnabled();

    MainWindow& m_window;
    QPointer<MergeFlow> m_merges; ///< of the open project
};

} // namespace accord::ui
