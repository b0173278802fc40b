// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>

#include "core/base/result.h"
#include "core/project/repair.h"

#include <thread>

namespace accord::ui {

class ImportFlow;
class MainWindow;
class MergeFlow;

/// Projects and what goes in and out of them.
class FileCommands : public QObject
{
    Q_OBJECT
public:
    FileCommands(MainWindow& window, QObject* parent);

    void open(const QString& file, const QString& told = {}); ///< `told`: at the foot afterwards, opened or not
    void takeDropped(const QStringList& files);               ///< everything but projects
    [[nodiscard]] bool busy() const { return m_working > 0; } ///< the demo is made, or a project repaired

private:
    void addActions();
    void updateEnabled();
    void newProject();
    void openProject();
    void openDemo();
    void makeDemoAnew(const QString& file);
    void makeDemo(const QString& file);
    void showBackups();
    void offerRepair(const QString& file, const Error& error);
    void repair(const QString& file);
    void repaired(const QString& file, const Result<Repair>& done);
    void exportLabels();
    void exportTaxonomy();
    void saveTemplate();
    void saveCopy();
    void copyTo(const QString& file, const QString& title);

    MainWindow& m_window;
    QPointer<ImportFlow> m_imports; ///< of the open project
    int m_working = 0;              ///< threads of the two below whose end was not told yet
    std::jthread m_demo;
    std::jthread m_repair;
};

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
