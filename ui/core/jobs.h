// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QString>

#include "core/base/progress.h"
#include "core/base/reason.h"
#include "core/base/result.h"
#include "core/project/project.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <stop_token>
#include <type_traits>
#include <utility>

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

    /// What `work` may do to the project; one that reads cannot write (Project::openToRead()).
    enum class Access : std::uint8_t {
        Read,
        Write,
    };

    /// Starts `work`; `title` is a sentence for the progress bar ("Importing 3 files"). Without one it is quiet, and
    /// reads. `work` holds what it needs by value. Answers a number for stop().
    int start(const QString& title, Access access, Work work, QObject* receiver, Done done);

    /// Reads a T with `work`, which answers a Result<T> and takes the project and, where it wants them, progress and a
    /// stop token; then `done` with the answer. With a `title` it is shown in the progress bar, without one it is
    /// quiet.
    template <class T, class Read, class Answered>
    int read(QObject* receiver, Read work, Answered done, const QString& title = {});

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

template <class T, class Read, class Answered>
int Jobs::read(QObject* receiver, Read work, Answered done, const QString& title)
{
    const auto answer = std::make_shared<Result<T>>(Error{Errc::Cancelled, Reason::Cancelled});
    return start(
        title, Access::Read,
        [answer, work = std::move(work)](Project& project, Progress& progress, const std::stop_token& stop) -> Status {
            if constexpr (std::is_invocable_v<const Read&, Project&>) {
                *answer = work(project);
            } else if constexpr (std::is_invocable_v<const Read&, Project&, const std::stop_token&>) {
                *answer = work(project, stop);
            } else {
                *answer = work(project, progress, stop);
            }
            return {};
        },
        receiver,
        [answer, done = std::move(done)](const Status& status) {
            done(status.ok() ? std::move(*answer) : Result<T>(status.error()));
        });
}

} // namespace accord::ui
