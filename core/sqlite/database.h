// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/os/file_facts.h"
#include "core/base/result.h"
#include "core/model/place.h"
#include "core/sqlite/statement.h"
#include "core/sqlite/waiting.h"
#include "core/sqlite_file/database_pages.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

struct sqlite3;

namespace accord::sqlite {

/// Readies a connection for a file that a stranger may have made (SQLite's "Defense Against The Dark Arts"): nothing
/// that the file brings along is run (triggers, views, functions in its schema), what holds the schema and the word
/// index cannot be written to directly, pages are looked at before they are used and never mapped into memory, and what
/// a value, a statement or an expression may grow to is bounded far above what a project needs.
/// https://www.sqlite.org/security.html
void defend(sqlite3* handle);

/// One connection to one file; used from one thread at a time. The only class that owns SQLite's handle.
class Database
{
public:
    enum class Mode : std::uint8_t {
        ReadWrite,
        ReadOnly,
        Untouched, ///< read only, and as far as possible without files beside it
        FileAlone, ///< read only, without log and locks, whoever writes to it
        Create,
    };

    /// Opens the file, by its name without symbolic links. Create: Errc::Exists if it is there. Otherwise
    /// Errc::NotFound, Unreadable, ReadOnly; secondNameError(), logOfAnotherError() (base/os/files.h).
    static Result<std::unique_ptr<Database>> open(const std::filesystem::path& file, Mode mode);

    /// An empty database of its own that no file stands for.
    static Result<std::unique_ptr<Database>> inMemory();

    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    /// How long a read waits for a lock; rare, because readers of a file in WAL mode do not wait for writers.
    static constexpr std::chrono::milliseconds kReadPatience{5000};

    [[nodiscard]] const std::filesystem::path& file() const { return m_file; }
    [[nodiscard]] bool readOnly() const { return m_readOnly; }

    /// How the file was found; kept here for whoever asks later.
    [[nodiscard]] const Opened& opened() const { return m_opened; }
    void setOpened(Opened opened) { m_opened = std::move(opened); }

    /// A statement of the cache. The text must be the same object or value every time; nothing is pasted into it.
    Result<Statement> prepare(std::string_view sql);

    /// The same for a query whose parameters have names.
    Query query(std::string_view sql) { return Query(prepare(sql)); }

    /// Runs one or more statements without parameters, such as a migration.
    Status execute(std::string_view sql);

    /// The single integer that a query answers, 0 if it answers no row.
    Result<std::int64_t> number(std::string_view sql);

    [[nodiscard]] std::int64_t lastInsertId() const;
    [[nodiscard]] std::int64_t changes() const;      ///< rows that the last statement changed
    [[nodiscard]] std::int64_t totalChanges() const; ///< rows that this connection changed since it was opened

    /// How SQLite would run the query, one line per step; for the test that shows which index it uses.
    Result<std::vector<std::string>> plan(std::string_view sql);

    /// The texts of all queries that this connection has prepared and keeps; with plan() for the same test.
    [[nodiscard]] std::vector<std::string> preparedQueries() const;

    /// Makes another file readable under `name` in this connection's queries; nothing is ever written to it. Not inside
    /// a transaction. Errc::NotFound, NotADatabase, Unreadable.
    Status attach(const std::filesystem::path& other, const std::string& name);

    /// From now on a query that runs when `stop` is asked for ends with Errc::Cancelled.
    void stopWhen(std::stop_token stop);

    /// How long every call waits for a lock that another connection holds, in short steps, before it
    /// gives Errc::Locked.
    void setPatience(std::chrono::milliseconds patience);
    void giveWay() { m_waiting.giveWay(); } ///< to others that wait to write
    [[nodiscard]] bool inTransaction() const;

    /// replacedError() where the file, or one that belongs to it while it is open, is not the one any more that was
    /// opened. Asked before everything that writes, and by the feed of changes; costs microseconds. Certain while this
    /// connection reads or writes, or has a write-ahead log.
    [[nodiscard]] Status checkInPlace() const;

    /// A file in a folder where nothing can be made is read without locks as long as nobody writes to it. True if
    /// somebody has begun to: what is read then need not fit together.
    [[nodiscard]] bool changedUnderneath() const;

    /// Where changedUnderneath(), connects anew, so that what others write is seen; not while a statement or a
    /// transaction is under way. True if it did.
    Result<bool> reconnectIfChanged();
    [[nodiscard]] Error changedWhileRead() const;                   ///< what to say where it could not
    [[nodiscard]] int connections() const { return m_connections; } ///< so many times it connected

    /// The first bytes of the file, fewer if it is shorter, read through the connection's own handle.
    [[nodiscard]] Result<std::string> head(int bytes) const;

    /// Its pages as they stand in the file, for a database that SQLite itself cannot read any more. Errc::Unreadable.
    Result<PageReader> pages();

    /// What the last call on this connection failed with, in our terms.
    [[nodiscard]] Error lastError() const;

private:
    friend class Statement;
    friend class PageCopy;
    struct Connection;
    Database(std::filesystem::path file, const Connection& connection);
    static Result<Connection> connect(const std::filesystem::path& file, Mode mode);
    static Result<Connection> connectOnce(const std::filesystem::path& file, Mode mode);
    void giveBack(sqlite3_stmt* handle);
    void finalizeIdle();
    void setUp();
    void disconnect();

    std::filesystem::path m_file;
    sqlite3* m_handle;
    bool m_readOnly;
    bool m_unlocked;       ///< read without locks
    os::FileLooks m_looks; ///< of an unlocked file when it was opened
    int m_connections = 1;
    int m_statements = 0; ///< in use
    std::stop_token m_stop;
    Opened m_opened;
    Waiting m_waiting;
    std::unordered_map<std::string_view, std::vector<sqlite3_stmt*>> m_idle; ///< by the text that SQLite keeps
};

/// Removes a database file that is not wanted after all, and what SQLite keeps beside it. It must be closed.
void removeDatabase(const std::filesystem::path& file);

/// While it lives, the connection keeps up to 256 MB of pages in memory. For a transaction that inserts many rows in
/// random order: with the usual few megabytes every page of their indexes is written and read again and again.
class LargeCache
{
public:
    explicit LargeCache(Database& database);
    ~LargeCache();
    LargeCache(const LargeCache&) = delete;
    LargeCache& operator=(const LargeCache&) = delete;
    LargeCache(LargeCache&&) = delete;
    LargeCache& operator=(LargeCache&&) = delete;

private:
    Database& m_database;
};

} // namespace accord::sqlite
