// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QHash>
#include <QString>
#include <QWidget>

#include "core/project/project.h"

class QLabel;
class QProgressBar;
class QVBoxLayout;

namespace accord::ui {

class Jobs;
class Session;

/// One sentence about where the file lies and what that means; empty on a local disk.
QString placeSentence(const Opened& opened);

/// The same in one or two words for the foot of the window.
QString placeWord(const Opened& opened);

/// That it can only be read because its disk is full.
QString roomSentence();

/// What was found of a process that ended abruptly; empty if nothing was.
QString recoverySentence(const Opened& opened);

/// Who else is here, in a few letters and in whole.
struct HereText
{
    QString headline; ///< "BK  CM"; empty: nobody
    QString details;
};

HereText hereText(const Session& session);

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
