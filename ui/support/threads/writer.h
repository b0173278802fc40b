// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"

#include <condition_variable>
#include <deque>
#include <filesystem>
#include <functional>
#include <mutex>
#include <thread>

namespace accord::ui {

/// One thread with a connection of its own that does what it is given, one after the other.
class Writer
{
public:
    using Work = std::function<Status(Project&)>;
    using Done = std::function<void(int, Status)>; ///< called on the writer's thread

    Writer(std::filesystem::path file, Done done);
    ~Writer(); ///< does everything that was given before it returns
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    void give(int number, Work work);
    void waitUntilIdle();

private:
    struct Task
    {
        int number = 0;
        Work work;
    };

    void run();

    std::filesystem::path m_file;
    Done m_done;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::condition_variable m_idle;
    std::deque<Task> m_tasks;
    bool m_busy = false;
    bool m_stopping = false;
    std::jthread m_thread; ///< last: everything above is there when it starts
};

} // namespace accord::ui
