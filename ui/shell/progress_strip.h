// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QHash>
#include <QString>
#include <QWidget>

class QLabel;
class QProgressBar;
class QVBoxLayout;

namespace accord::ui {

class Jobs;

/// A thin row per job that runs: what it does, how far it is, Cancel. Not there while nothing runs.
class ProgressStrip : public QWidget
{
    Q_OBJECT
public:
    explicit ProgressStrip(QWidget* parent = nullptr);

    void follow(Jobs& jobs);

private:
    struct Row
    {
        QWidget* widget = nullptr;
        QLabel* step = nullptr;
        QProgressBar* bar = nullptr;
    };

    void add(Jobs& jobs, int job, const QString& title);
    void show(int job, const QString& step, qint64 done, qint64 total);
    void remove(int job);

    QVBoxLayout* m_rows;
    QHash<int, Row> m_byJob;
};

} // namespace accord::ui
