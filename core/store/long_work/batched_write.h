// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/sqlite/database.h"
#include "core/sqlite/transaction.h"
#include "core/store/long_work/long_work.h"
#include "core/store/long_work/work_lock.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace accord::store {

/// How a connection writes while long work goes on that does not count before it has finished: commits do not wait for
/// the disk (WAL only), the log may grow further before it is written back, and more pages stay in memory, since rows
/// with an identifier made from a text go to any page of its index. Outside of transactions.
class BulkSettings
{
public:
    explicit BulkSettings(sqlite::Database& database);
    ~BulkSettings();
    BulkSettings(const BulkSettings&) = delete;
    BulkSettings& operator=(const BulkSettings&) = delete;

private:
    sqlite::Database& m_database;
};

/// Long work that writes in batches, each a transaction of its own, with a gap between two batches in which everybody
/// who waits gets theirs. A row of `import` stands for it. Unless finish() was called, what it wrote is taken back when
/// it goes, and by whoever opens the project next when the process ended before. People and rounds that carry its
/// number are shown, and events that do count, from the moment it has finished.
///
/// Only the last batch, which makes it count, waits for the disk, and takes all others along: what a power cut leaves
/// of the others is taken back anyway.
class BatchedWrite
{
public:
    /// Others wait for about this long, and for two or three turns where they miss a gap: less than 100 ms.
    static constexpr std::chrono::milliseconds kBatch{30};

    /// Where nobody else has written since the batch before, each may be twice as long as that one, up to this: every
    /// batch writes each page that it touches, and rows with an identifier made from a text touch any of them. Who
    /// comes waits once for as long.
    static constexpr std::chrono::milliseconds kLongestBatch{240};

    /// What it brings.
    enum class Brings : std::uint8_t {
        Texts,  ///< issues and texts, which are shown at once
        Events, ///< labels and decisions (and people, rounds and items), which are not
    };

    /// Errc::Locked while work of the same sort is running elsewhere. `at`: the wall clock's time.
    static Result<BatchedWrite> begin(sqlite::Database& database, std::string_view kind, std::string_view source,
                                      Brings brings, const std::string& at);

    ~BatchedWrite();
    BatchedWrite(BatchedWrite&& other) noexcept;
    BatchedWrite(const BatchedWrite&) = delete;
    BatchedWrite& operator=(const BatchedWrite&) = delete;
    BatchedWrite& operator=(BatchedWrite&&) = delete;

    [[nodiscard]] ImportId import() const { return m_work.id(); }

    /// To be called before each row: goes on with the batch, or begins the next. True at the beginning of one: others
    /// may have written since the last, so what was read before must be read again.
    Result<bool> turn();

    /// Keeps what is written so far and lets others write.
    Status pause();

    /// When it is worked out what holds now, where the events are only inserted (EventWriter::deriveLater).
    enum class Derive : std::uint8_t {
        AtTheEnd,  ///< nothing follows from them before finish()
        EachBatch, ///< of what nobody sees before the end, such as a new round: quicker than event by event
    };
    void deriveLater(Derive when) { m_derive = when; }

    /// So many events that were only inserted come to count all at once; of more, some do before others.
    static constexpr std::int64_t kAtOnce = 30000;

    /// Makes everything count. `check` is asked in the transaction that does it, whether what was written may still be
    /// there (a round may have been closed since): with its error nothing of it remains.
    ///
    /// Errc::Locked, also of turn(), when somebody took the work back meanwhile: what was written is gone.
    Status finish(const std::string& at, const std::function<Status()>& check = {});

private:
    BatchedWrite(const LongWork& work, WorkLock lock);
    Status chooseLength();
    Status derive();
    Status deriveBatch();
    Status makeDurable();

    LongWork m_work;
    bool m_open = true;
    WorkLock m_lock;
    std::optional<Derive> m_derive;            ///< none: by whoever writes the events
    std::optional<std::int64_t> m_derivedUpTo; ///< the last event of the batches before
    std::unique_ptr<BulkSettings> m_settings;  ///< until the last batch
    std::optional<sqlite::Transaction> m_turn;
    std::chrono::steady_clock::time_point m_since;
    std::chrono::milliseconds m_length = kBatch;
    std::optional<std::int64_t> m_others; ///< what others had written when the batch began
};

/// Gives others time to write between two turns.
void yieldToOthers();

} // namespace accord::store
