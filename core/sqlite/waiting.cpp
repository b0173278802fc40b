// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/sqlite/waiting.h"

#include "core/base/random.h"

#include <sqlite3.h>

#include <algorithm>
#include <thread>

namespace accord::sqlite {

namespace {

// Whoever had to wait so recently is not alone.
constexpr std::chrono::milliseconds kCompany{500};

// Short steps at first: whoever holds the lock has it for a fraction of a millisecond most of the time.
std::chrono::microseconds step(int attempt)
{
    constexpr std::uint64_t kLeast = 50;
    thread_local Random random(seedByChance());
    const auto most =
        std::min(std::uint64_t{200} << std::min(attempt, 4), static_cast<std::uint64_t>(Waiting::kLongestStep.count()));
    return std::chrono::microseconds(kLeast + below(random, most - kLeast + 1));
}

} // namespace

void Waiting::serve(sqlite3* handle)
{
    sqlite3_busy_handler(handle, &Waiting::ask, this);
}

int Waiting::ask(void* waiting, int attempt)
{
    return static_cast<Waiting*>(waiting)->goOn(attempt) ? 1 : 0;
}

bool Waiting::goOn(int attempt)
{
    const auto now = std::chrono::steady_clock::now();
    if (attempt == 0) {
        m_deadline = now + m_patience;
    }
    m_lastWait = now;
    m_heldSince = now;
    if (now >= m_deadline) {
        return false;
    }
    std::this_thread::sleep_for(step(attempt));
    return true;
}

void Waiting::giveWay()
{
    const auto now = std::chrono::steady_clock::now();
    if (now - m_lastWait > kCompany || now - m_heldSince < kHold) {
        return;
    }
    std::this_thread::sleep_for(kLongestStep);
    m_heldSince = std::chrono::steady_clock::now();
}

} // namespace accord::sqlite
