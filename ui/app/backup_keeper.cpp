// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/app/backup_keeper.h"

#include "ui/core/jobs.h"
#include "ui/core/session.h"

namespace accord::ui {
namespace {

// Whether an hour has gone by is asked of the backups themselves, which other windows make too.
constexpr int kLookMilliseconds = 10 * 60 * 1000;
constexpr int kAfterOpening = 3000; // the round is read first

} // namespace

BackupKeeper::BackupKeeper(Session& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    if (session.project().readOnly()) {
        return;
    }
    m_clock.setInterval(kLookMilliseconds);
    connect(&m_clock, &QTimer::timeout, this, [this] { make(backups::Occasion::Hourly); });
    m_clock.start();
    QTimer::singleShot(kAfterOpening, this, [this] { make(backups::Occasion::Open); });
}

void BackupKeeper::make(backups::Occasion reason)
{
    if (m_running) {
        return;
    }
    m_running = true;
    const auto work = [reason](Project& project, Progress& /*progress*/, const std::stop_token& stop) -> Status {
        const auto made = backups::makeIfChanged(project, reason, stop);
        return made.ok() ? Status() : Status(made.error());
    };
    m_session.jobs().start(QString(), Jobs::Access::Read, work, this, [this](const Status& status) {
        m_running = false;
        const bool later =
            !status.ok() && (status.error().code == Errc::Cancelled || status.error().code == Errc::Locked);
        if (!status.ok() && !later && !m_told) {
            m_told = true;
            emit impossible(status.error());
        }
    });
}

} // namespace accord::ui
