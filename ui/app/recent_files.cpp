// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/app/recent_files.h"

#include <QFileInfo>

#include "ui/core/settings.h"

#include <thread>

namespace accord::ui {
namespace {

constexpr int kMostRecent = 12;

} // namespace

RecentFiles::RecentFiles()
    : exists([](const QString& file) { return QFileInfo::exists(file); })
{}

RecentFiles& RecentFiles::instance()
{
    // Never deleted: a thread that waits for a drive may end after everything else.
    static auto* const files = new RecentFiles;
    return *files;
}

void RecentFiles::look(const QStringList& files)
{
    for (const QString& file : files) {
        if (m_asked.contains(file)) {
            continue;
        }
        m_asked.insert(file);
        std::thread([this, file, look = exists] {
            const bool there = look(file);
            QMetaObject::invokeMethod(
                this,
                [this, file, there] {
                    m_asked.remove(file);
                    m_there.insert(file, there);
                    emit found(file, there);
                },
                Qt::QueuedConnection);
        }).detach();
    }
}

void rememberRecent(const QString& file)
{
    const QString path = QFileInfo(file).absoluteFilePath();
    QStringList recent = setting(settings::kRecent);
    recent.removeAll(path);
    recent.prepend(path);
    setSetting(settings::kRecent, QStringList(recent.mid(0, kMostRecent)));
}

} // namespace accord::ui
