// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <fcntl.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <thread>

namespace accord::test {

/// Opens, reads and closes a project and the two files beside it, once: as file dialogs, programs that draw icons and
/// programs that copy do. POSIX drops all locks that a process has on a file when it closes any descriptor of it.
inline void openAndClose(const std::filesystem::path& project)
{
    for (const char* suffix : {"", "-wal", "-shm"}) {
        const int handle = ::open((project.string() + suffix).c_str(), O_RDONLY | O_CLOEXEC);
        if (handle >= 0) {
            char byte = 0;
            (void)!::read(handle, &byte, 1);
            ::close(handle);
        }
    }
}

/// Does that all the time, on a thread of its own, while it lives.
class OpenerAndCloser
{
public:
    explicit OpenerAndCloser(std::filesystem::path project)
        : m_thread([project = std::move(project)](const std::stop_token& stop) {
            while (!stop.stop_requested()) {
                openAndClose(project);
                std::this_thread::sleep_for(std::chrono::microseconds(100)); // leaves the processor to others
            }
        })
    {}

private:
    std::jthread m_thread;
};

} // namespace accord::test
