// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QTimer>

#include "core/base/result.h"
#include "core/project/backups.h"

namespace accord::ui {

class Session;

/// Has backups made of the open project, in the background: when it was opened, and from then on at most hourly while
/// something changes. Lives as long as the session.
class BackupKeeper : public QObject
{
    Q_OBJECT
public:
    BackupKeeper(Session& session, QObject* parent);

signals:
    /// None can be made here, and why; told once.
    void impossible(const accord::Error& error);

private:
    void make(backups::Occasion reason);

    Session& m_session;
    QTimer m_clock;
    bool m_running = false;
    bool m_told = false;
};

} // namespace accord::ui
