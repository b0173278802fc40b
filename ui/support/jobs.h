// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QString>

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/project/project.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <stop_token>

namespace accord::ui {

/// Long work off the window's thread: opens the project for itself, reports, can be stopped, and delivers on the
/// window's thread only if its receiver still lives.
class Jobs : public QObject
{
    Q_OBJECT
public:
    explicit Jobs(std::filesystem::path file, QObject* parent = nullptr);
    /// Asks everything to stop and waits for it; for quiet jobs, which only read, a moment at most. What they work with
    /// is their own, so that they may end later; nobody is told.
    ~Jobs() override;

    using Work = std::function<Status(Project&, Progress&, std::stop_token)>;
    using Done = std::function<void(const Status&)>;

    /// Starts `work`; `title` is a sentence for the progress bar ("Importing 3 files"). A quiet job shows none, and
    /// only reads. `work` holds what it needs by value. Answers a number for stop().
    int start(const QString& title, Work work, QObject* receiver, Done done, bool quiet = false);
    void stop(int job);
    [[nodiscard]] bool anyRunning() const;

    /// Jobs that were asked to stop, and read on. Before the program ends.
    static bool anyLeftBehind();

signals:
    void started(int job, const QString& title, bool quiet);
    void progress(int job, const QString& step, qint64 done, qint64 total);
    void finished(int job);

private:
    struct Running;
    struct Address;

    void finish(int number, const Status& status);

    std::filesystem::path m_file;
    std::unique_ptr<Running> m_running;
    std::shared_ptr<Address> m_address;
};

} // namespace accord::ui
