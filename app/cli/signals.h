// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <csignal>
#include <stop_token>
#include <thread>

namespace accord::cli {

/// While it lives, Ctrl+C (SIGINT) and SIGTERM ask the work to stop instead of ending the program, so that it can put
/// things back. Made before the threads of the work.
class StopOnSignal
{
public:
    StopOnSignal();
    ~StopOnSignal();
    StopOnSignal(const StopOnSignal&) = delete;
    StopOnSignal& operator=(const StopOnSignal&) = delete;

    [[nodiscard]] std::stop_token token() const { return m_source.get_token(); }

private:
    std::stop_source m_source;
    sigset_t m_before{};
    std::thread m_thread; ///< waits for the signals: a handler could not call into std::stop_source
};

/// Ends the program with kCancelled on these signals where nothing needs to be put back, and turns a reached limit on
/// the size of files into an error of the write.
void installSignalDefaults();

} // namespace accord::cli
