// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>

struct sqlite3;

namespace accord::sqlite {

/// How a connection waits for a lock that another one holds: in short, jittered steps, for as long as its patience
/// lasts. Whoever waits asks again about as often after a second as after a millisecond, so nobody falls behind: the
/// handler that SQLite brings asks ever more seldom (up to 100 ms apart), and lets the unlucky starve for seconds.
class Waiting
{
public:
    /// No step takes longer. Whoever writes for long leaves a gap of at least this between two turns.
    static constexpr std::chrono::microseconds kLongestStep{2000};

    /// Whoever writes one transaction after the other while others wait gives way to them so often: it would win every
    /// time, being awake when the lock comes free.
    static constexpr std::chrono::milliseconds kHold{5};

    void serve(sqlite3* handle); ///< becomes the connection's busy handler; must live as long as the handle
    void setPatience(std::chrono::milliseconds patience) { m_patience = patience; }

    /// Before a transaction that writes: lets the others go first where that is their due.
    void giveWay();

private:
    static int ask(void* waiting, int attempt); ///< as sqlite3_busy_handler() wants it
    bool goOn(int attempt);

    std::chrono::milliseconds m_patience{0};
    std::chrono::steady_clock::time_point m_deadline;
    std::chrono::steady_clock::time_point m_lastWait;
    std::chrono::steady_clock::time_point m_heldSince; ///< writing since, without a pause in which others could
};

} // namespace accord::sqlite
