// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/sqlite_file/recovery_watch.h"

#include <sqlite3.h>

#include <charconv>
#include <mutex>
#include <string_view>

namespace accord::sqlite {

namespace {

thread_local RecoveryWatch* innermost = nullptr;

// "recovered 17 frames from WAL file /home/ann/pilot.accord-wal", "recovered 3 pages from ..."
std::int64_t numberIn(std::string_view text)
{
    constexpr std::string_view kBefore = "recovered ";
    std::int64_t number = 0;
    if (text.starts_with(kBefore)) {
        (void)std::from_chars(text.data() + kBefore.size(), text.data() + text.size(), number);
    }
    return number;
}

} // namespace

RecoveryWatch::RecoveryWatch()
    : m_outer(innermost)
{
    innermost = this;
}

RecoveryWatch::~RecoveryWatch()
{
    innermost = m_outer;
}

void RecoveryWatch::install()
{
    static std::once_flag once;
    std::call_once(once, [] { (void)sqlite3_config(SQLITE_CONFIG_LOG, &RecoveryWatch::listen, nullptr); });
}

void RecoveryWatch::listen(void* /*nothing*/, int code, const char* text)
{
    if (code != SQLITE_NOTICE_RECOVER_WAL && code != SQLITE_NOTICE_RECOVER_ROLLBACK) {
        return;
    }
    for (RecoveryWatch* watch = innermost; watch != nullptr; watch = watch->m_outer) {
        watch->m_pages += numberIn(text);
    }
}

} // namespace accord::sqlite
