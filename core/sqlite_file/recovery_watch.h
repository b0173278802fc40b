// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace accord::sqlite {

/// Counts what SQLite recovers on this thread while it lives: pages in a write-ahead log or a rollback journal that
/// nobody who is still there has written. SQLite tells of it only through its log.
class RecoveryWatch
{
public:
    RecoveryWatch();
    ~RecoveryWatch();
    RecoveryWatch(const RecoveryWatch&) = delete;
    RecoveryWatch& operator=(const RecoveryWatch&) = delete;

    [[nodiscard]] std::int64_t pages() const { return m_pages; }

    /// Makes SQLite tell; before its first use in the process, or nothing will be counted.
    static void install();

private:
    static void listen(void* nothing, int code, const char* text);

    std::int64_t m_pages = 0;
    RecoveryWatch* m_outer; ///< that counts on this thread as well
};

} // namespace accord::sqlite
