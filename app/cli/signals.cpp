// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/signals.h"

#include "app/cli/exit_code.h"

#include <unistd.h>

namespace accord::cli {
namespace {

constexpr int kWake = SIGUSR1; ///< tells the waiting thread that it is no longer needed

sigset_t awaited()
{
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGTERM);
    sigaddset(&set, kWake);
    return set;
}

extern "C" void endCancelled(int /*signal*/)
{
    ::_exit(kCancelled);
}

} // namespace

StopOnSignal::StopOnSignal()
{
    const sigset_t set = awaited();
    pthread_sigmask(SIG_BLOCK, &set, &m_before);
    m_thread = std::thread([this, set] {
        int signal = 0;
        while (sigwait(&set, &signal) == 0 && signal != kWake) {
            m_source.request_stop();
        }
    });
}

StopOnSignal::~StopOnSignal()
{
    pthread_kill(m_thread.native_handle(), kWake);
    m_thread.join();
    pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
}

void installSignalDefaults()
{
    std::signal(SIGINT, endCancelled);
    std::signal(SIGTERM, endCancelled);
    std::signal(SIGXFSZ, SIG_IGN);
}

} // namespace accord::cli
