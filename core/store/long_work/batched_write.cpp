// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/long_work/batched_write.h"

#include "core/sqlite/database.h"
#include "core/store/events/derive.h"
#include "core/store/events/feed.h"
#include "core/store/long_work/take_back.h"
#include "core/store/long_work/work_lock.h"

#include <algorithm>
#include <thread>
#include <utility>

namespace accord::store {
namespace {

constexpr std::int64_t kBetweenLooks = 5000; // events that are derived between two looks at the clock

Status deriveBetween(const LongWork& work, std::int64_t after, std::int64_t last)
{
    ACCORD_CHECK(derive(work.database(), kDeriveLabels, EventId{after}, EventId{last}, work.id()));
    return derive(work.database(), kDeriveDecisions, EventId{after}, EventId{last}, work.id());
}

} // namespace

BulkSettings::BulkSettings(sqlite::Database& database)
    : m_database(database)
{
    (void)m_database.execute("PRAGMA cache_size = -65536"); // 64 MB
    if (m_database.opened().writeAheadLog) {
        (void)m_database.execute("PRAGMA synchronous = NORMAL");
        (void)m_database.execute("PRAGMA wal_autocheckpoint = 4000"); // 16 MB: longer would be felt when it is stopped
    }
}

// The values that every connection has: see chooseJournal(), and SQLite's own.
BulkSettings::~BulkSettings()
{
    if (m_database.opened().writeAheadLog) {
        (void)m_database.execute("PRAGMA wal_autocheckpoint = 1000");
        (void)m_database.execute("PRAGMA synchronous = FULL");
    }
    (void)m_database.execute("PRAGMA cache_size = -2000");
}

void yieldToOthers()
{
    // Whoever waits asks again within a step, and needs a moment to be woken.
    std::this_thread::sleep_for(sqlite::Waiting::kLongestStep + std::chrono::microseconds(500));
}

BatchedWrite::BatchedWrite(const LongWork& work, WorkLock lock)
    : m_work(work)
    , m_lock(std::move(lock))
    , m_settings(std::make_unique<BulkSettings>(work.database()))
{}

BatchedWrite::BatchedWrite(BatchedWrite&& other) noexcept
    : m_work(other.m_work)
    , m_open(std::exchange(other.m_open, false))
    , m_lock(std::move(other.m_lock))
    , m_derive(other.m_derive)
    , m_derivedUpTo(other.m_derivedUpTo)
    , m_settings(std::move(other.m_settings))
    , m_turn(std::move(other.m_turn))
    , m_since(other.m_since)
    , m_length(other.m_length)
    , m_others(other.m_others)
{}

Result<BatchedWrite> BatchedWrite::begin(sqlite::Database& database, std::string_view kind, std::string_view source,
                                         Brings brings, const std::string& at)
{
    ACCORD_TRY(WorkLock lock, WorkLock::hold(database.file(), lockFor(kind)));
    lock.reserve();
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(database));
    ACCORD_TRY(const LongWork work, LongWork::begin(database, kind, source, at));
    if (brings == Brings::Events) {
        ACCORD_CHECK(work.bringsEvents());
    }
    ACCORD_CHECK(transaction.commit());
    return BatchedWrite(work, std::move(lock));
}

BatchedWrite::~BatchedWrite()
{
    m_turn.reset();
    m_settings.reset();
    if (m_open) {
        m_lock.giveBack();
        // What cannot be taken back even now is taken back when the project is opened next.
        (void)takeBack(m_work);
    }
}

Result<bool> BatchedWrite::turn()
{
    if (m_turn && std::chrono::steady_clock::now() - m_since > m_length) {
        ACCORD_CHECK(deriveBatch());
        ACCORD_CHECK(pause());
        yieldToOthers();
    }
    if (m_turn) {
        return false;
    }
    ACCORD_TRY(sqlite::Transaction turn, sqlite::Transaction::begin(m_work.database()));
    ACCORD_CHECK(m_work.requireOpen()); // a lock can fail where nobody notices
    ACCORD_CHECK(chooseLength());
    m_turn.emplace(std::move(turn));
    m_since = std::chrono::steady_clock::now();
    return true;
}

// A window writes seldom, and its user is to notice nothing. One is likely to be the one that imports.
Status BatchedWrite::chooseLength()
{
    ACCORD_TRY(const std::int64_t others, dataVersion(m_work.database()));
    ACCORD_TRY(const std::int64_t windows, m_work.database().number("SELECT count(*) FROM presence"));
    m_length = windows <= 1 && m_others == others ? std::min(2 * m_length, kLongestBatch) : kBatch;
    m_others = others;
    return {};
}

Status BatchedWrite::pause()
{
    if (m_turn) {
        ACCORD_CHECK(m_turn->commit());
        m_turn.reset();
    }
    return {};
}

// One by one where there are too many: then some are seen before others, but nobody waits.
Status BatchedWrite::derive()
{
    ACCORD_TRY(const std::optional<std::int64_t> first, m_work.eventsAfter());
    std::int64_t after = first.value_or(0);
    ACCORD_TRY(const std::int64_t last, m_work.database().number("SELECT coalesce(max(seq), 0) FROM event"));
    while (last - after > kAtOnce) {
        ACCORD_CHECK(turn());
        ACCORD_CHECK(deriveBetween(m_work, after, after + kBetweenLooks));
        after += kBetweenLooks;
    }
    // The last ones in a batch of their own, together with the word that it is over.
    ACCORD_CHECK(makeDurable());
    return deriveBetween(m_work, after, INT64_MAX);
}

Status BatchedWrite::deriveBatch()
{
    if (m_derive != Derive::EachBatch) {
        return {};
    }
    if (!m_derivedUpTo) {
        ACCORD_TRY(m_derivedUpTo, m_work.eventsAfter());
    }
    ACCORD_TRY(const std::int64_t last, m_work.database().number("SELECT coalesce(max(seq), 0) FROM event"));
    ACCORD_CHECK(deriveBetween(m_work, m_derivedUpTo.value_or(0), last));
    m_derivedUpTo = last;
    return {};
}

// The batch that begins now is the last one: when it is on the disk, all are.
Status BatchedWrite::makeDurable()
{
    ACCORD_CHECK(pause());
    m_settings.reset();
    yieldToOthers();
    const Result<bool> begun = turn();
    return begun.ok() ? Status() : Status(begun.error());
}

Status BatchedWrite::finish(const std::string& at, const std::function<Status()>& check)
{
    ACCORD_CHECK(turn());
    if (m_derive == Derive::AtTheEnd) {
        ACCORD_CHECK(derive());
    } else {
        ACCORD_CHECK(deriveBatch());
        ACCORD_CHECK(makeDurable());
    }
    if (check) {
        ACCORD_CHECK(check());
    }
    ACCORD_CHECK(m_work.finish(at));
    ACCORD_CHECK(pause());
    m_open = false;
    return {};
}

} // namespace accord::store
