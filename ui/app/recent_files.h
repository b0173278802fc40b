// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QHash>
#include <QObject>
#include <QSet>
#include <QString>
#include <QStringList>

#include <functional>

namespace accord::ui {

/// Which of the recent projects are still there. A drive that does not answer holds up whoever looks for minutes: each
/// file is looked for on a thread of its own, which nobody waits for, and one that has not answered is not asked again.
class RecentFiles : public QObject
{
    Q_OBJECT
public:
    static RecentFiles& instance(); ///< lives as long as the process

    void look(const QStringList& files); ///< found() tells of each one later

    /// As of the last answer; one that was never heard of may be there.
    [[nodiscard]] bool mayBeThere(const QString& file) const { return m_there.value(file, true); }

    /// How it is looked for; a test puts a drive that does not answer in its place.
    std::function<bool(const QString&)> exists;

signals:
    void found(const QString& file, bool there);

private:
    RecentFiles();

    QHash<QString, bool> m_there;
    QSet<QString> m_asked; ///< without an answer so far
};

/// Puts a project at the front of the list of recent ones.
void rememberRecent(const QString& file);

} // namespace accord::ui
