// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/sqlite/database.h"

#include "core/base/os/beside.h"
#include "core/base/os/files.h"
#include "core/base/reason.h"
#include "core/sqlite/read_only.h"
#include "core/sqlite/statement.h"
#include "core/sqlite_file/open_files.h"
#include "core/sqlite_file/recovery_watch.h"

#include <sqlite3.h>

#include <algorithm>
#include <mutex>
#include <system_error>
#include <utility>

namespace accord::sqlite {
namespace {

constexpr std::pair<int, int> kSwitches[] = {
    {SQLITE_DBCONFIG_DEFENSIVE, 1},
    {SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0},
    {SQLITE_DBCONFIG_WRITABLE_SCHEMA, 0},
    // The schema has no triggers; references between tables work without them. Its views are read once it has shown
    // that they are ours: then store runs "SELECT allow_views()".
    {SQLITE_DBCONFIG_ENABLE_TRIGGER, 0},
    {SQLITE_DBCONFIG_ENABLE_VIEW, 0},
    {SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0},
};

// Issues are read as objects of up to 128 MB, so no text is longer. Everything else is some ten times what the schema
// and our statements take.
constexpr std::pair<int, int> kLimits[] = {
    {SQLITE_LIMIT_LENGTH, 256 * 1024 * 1024},
    {SQLITE_LIMIT_SQL_LENGTH, 200000},
    {SQLITE_LIMIT_COLUMN, 200},
    {SQLITE_LIMIT_EXPR_DEPTH, 100},
    {SQLITE_LIMIT_COMPOUND_SELECT, 50},
    {SQLITE_LIMIT_VDBE_OP, 250000},
    {SQLITE_LIMIT_FUNCTION_ARG, 32},
    {SQLITE_LIMIT_ATTACHED, 10}, // copies that are merged
    {SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 10000},
    {SQLITE_LIMIT_VARIABLE_NUMBER, 1000},
    {SQLITE_LIMIT_TRIGGER_DEPTH, 20}, // also bounds how far one deleted row takes others with it
};

// Of queries of ours only: nothing in a file can call it.
void allowViews(sqlite3_context* context, int /*count*/, sqlite3_value** /*arguments*/)
{
    sqlite3_db_config(sqlite3_context_db_handle(context), SQLITE_DBCONFIG_ENABLE_VIEW, 1, nullptr);
    sqlite3_result_int(context, 1);
}

} // namespace

void defend(sqlite3* handle)
{
    sqlite3_create_function_v2(handle, "allow_views", 0, SQLITE_UTF8 | SQLITE_DIRECTONLY, nullptr, allowViews, nullptr,
                               nullptr, nullptr);
    for (const auto& [option, value] : kSwitches) {
        sqlite3_db_config(handle, option, value, nullptr);
    }
    for (const auto& [limit, value] : kLimits) {
        sqlite3_limit(handle, limit, value);
    }
    // Neither reads the file, so neither can fail because of it.
    sqlite3_exec(handle, "PRAGMA cell_size_check = ON", nullptr, nullptr, nullptr);
    sqlite3_exec(handle, "PRAGMA mmap_size = 0", nullptr, nullptr, nullptr);
}

namespace {

namespace fs = std::filesystem;

// A file without any write permission was protected on purpose; the superuser's right to write to it all the same does
// not change what its owner wanted.
bool isWriteProtected(const fs::path& file)
{
    std::error_code error;
    const fs::perms perms = fs::status(file, error).permissions();
    const fs::perms write = fs::perms::owner_write | fs::perms::group_write | fs::perms::others_write;
    return !error && (perms & write) == fs::perms::none;
}

// In WAL mode even a reader needs two files beside the database, which cannot be made in a folder without the right to
// write. As long as nobody writes there is no log, and the file alone is all there is.
bool standsAlone(const fs::path& file, Database::Mode mode)
{
    const fs::path folder = file.has_parent_path() ? file.parent_path() : fs::path(".");
    std::error_code error;
    const bool closed = mode == Database::Mode::Untouched || !os::mayWrite(folder);
    return closed && !fs::exists(file.string() + "-wal", error) && !fs::exists(file.string() + "-journal", error);
}

// The path as a URI with a parameter (SQLite, "URI filenames").
std::string uriOf(const fs::path& file, std::string_view parameter)
{
    std::string uri = "file:";
    for (const char c : fs::absolute(file).string()) {
        if (c == '%' || c == '?' || c == '#') {
            constexpr std::string_view kDigits = "0123456789abcdef";
            const auto byte = static_cast<unsigned char>(c);
            uri.append("%").append(1, kDigits[byte >> 4U]).append(1, kDigits[byte & 15U]);
        } else {
            uri.push_back(c);
        }
    }
    return uri.append("?").append(parameter);
}

bool canBeRead(sqlite3* handle)
{
    return sqlite3_exec(handle, "SELECT count(*) FROM sqlite_master", nullptr, nullptr, nullptr) == SQLITE_OK;
}

Status checkPresence(const fs::path& file, Database::Mode mode)
{
    std::error_code error;
    const fs::file_status status = fs::status(file, error);
    if (mode == Database::Mode::Create) {
        if (fs::exists(status)) {
            return Error{Errc::Exists, Reason::FileExists, {file.string()}};
        }
        const fs::path folder = file.has_parent_path() ? file.parent_path() : fs::path(".");
        if (!fs::is_directory(folder, error)) {
            return Error{Errc::NotFound, Reason::FileNotFound, {folder.string()}};
        }
        ACCORD_CHECK(checkOwnName(realPath(file)));
        return checkNothingBeside(realPath(file));
    }
    if (!fs::exists(status)) {
        return Error{Errc::NotFound, Reason::FileNotFound, {file.string()}};
    }
    if (fs::is_directory(status)) {
        return Error{Errc::NotADatabase, Reason::FileNotADatabase, {file.string()}};
    }
    if (fs::is_regular_file(status) && fs::hard_link_count(file, error) > 1 && !error) {
        return secondNameError(file);
    }
    return {};
}

} // namespace

struct Database::Connection
{
    sqlite3* handle = nullptr;
    bool readOnly = false;
    bool unlocked = false;
};

Database::Database(fs::path file, const Connection& connection)
    : m_file(std::move(file))
    , m_handle(connection.handle)
    , m_readOnly(connection.readOnly)
    , m_unlocked(connection.unlocked)
{
    setUp();
}

void Database::setUp()
{
    m_readOnly = m_readOnly || sqlite3_db_readonly(m_handle, "main") == 1;
    m_waiting.serve(m_handle);
    setPatience(kReadPatience);
}

Database::~Database()
{
    finalizeIdle();
    disconnect();
}

void Database::finalizeIdle()
{
    for (auto& [sql, handles] : m_idle) {
        for (sqlite3_stmt* handle : handles) {
            sqlite3_finalize(handle);
        }
    }
    m_idle.clear();
}

// SQLite, when the last connection goes, takes the log into the file and removes log and index, by their names. Where
// these names lead to other files by now it must not.
void Database::disconnect()
{
    const Displaced displaced = m_file.empty() ? Displaced{} : displacedFiles(m_file);
    const bool foreign = !m_file.empty() && logIsOfAnotherFile(m_file);
    std::optional<Inode> ownLog;
    if (displaced.any() || foreign) {
        int persist = 1;
        sqlite3_file_control(m_handle, "main", SQLITE_FCNTL_PERSIST_WAL, &persist);
    }
    if (displaced.project) {
        // The file may have another name now: what was saved belongs into it. Others do not use its log.
        int logged = 0;
        int taken = 0;
        const int code = sqlite3_wal_checkpoint_v2(m_handle, "main", SQLITE_CHECKPOINT_PASSIVE, &logged, &taken);
        if (code == SQLITE_OK && logged >= 0 && logged == taken && !displaced.log) {
            ownLog = inodeOf(m_file.string() + "-wal");
        }
    } else if (displaced.any() || foreign) {
        sqlite3_db_config(m_handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    }
    sqlite3_close_v2(m_handle);
    if (ownLog) {
        removeUnusedLog(m_file, *ownLog);
    }
    if (!m_file.empty() && !m_readOnly && !displaced.any() && !foreign) {
        forgetOwnerOfLog(m_file);
    }
}

namespace {

// Nobody asks how much memory SQLite uses, and counting takes a lock for every allocation. Like all settings of the
// library before its first use in the process.
void leaveMemoryUncounted()
{
    static std::once_flag once;
    std::call_once(once, [] { (void)sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); });
}

} // namespace

Result<std::unique_ptr<Database>> Database::open(const fs::path& file, Mode mode)
{
    ACCORD_CHECK(checkPresence(file, mode));
    RecoveryWatch::install();
    leaveMemoryUncounted();
    keepLocksWithFiles();
    const fs::path real = realPath(file);
    if (mode != Mode::Create && mode != Mode::FileAlone) {
        if (const Status beside = checkBeside(real); !beside.ok()) {
            return beside.error().about(file);
        }
    }
    if (mode != Mode::Create && mode != Mode::FileAlone && logIsOfAnotherFile(real)) {
        return logOfAnotherError(file);
    }
    const os::FileLooks looks = os::looksOf(real);
    const Result<Connection> connection = connect(real, mode);
    if (!connection.ok()) {
        return connection.error().about(file);
    }
    std::unique_ptr<Database> database(new Database(real, *connection));
    database->m_looks = looks;
    return database;
}

Result<Database::Connection> Database::connect(const fs::path& file, Mode mode)
{
    constexpr int kTries = 5;
    for (int i = 1;; ++i) {
        ACCORD_TRY(const Connection connection, connectOnce(file, mode));
        if (!connection.readOnly || connection.unlocked || mode == Mode::Create || i == kTries) {
            return connection;
        }
        // The log that was just there may have gone with the last one to write, and cannot be made here.
        if ((sqlite3_exec(connection.handle, "SELECT count(*) FROM sqlite_master", nullptr, nullptr, nullptr) & 0xff) !=
            SQLITE_CANTOPEN) {
            return connection;
        }
        sqlite3_close_v2(connection.handle);
    }
}

Result<Database::Connection> Database::connectOnce(const fs::path& file, Mode mode)
{
    const bool alone = mode == Mode::FileAlone || (mode != Mode::Create && standsAlone(file, mode));
    const bool readOnly = mode == Mode::ReadOnly || mode == Mode::Untouched || mode == Mode::FileAlone ||
                          (mode == Mode::ReadWrite && (alone || isWriteProtected(file)));
    int flags = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_URI;
    flags |= readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE;
    if (mode == Mode::Create) {
        flags |= SQLITE_OPEN_CREATE;
    }
    sqlite3* handle = nullptr;
    // A path that begins like a URI is none; ":memory:" is no path.
    const bool plain = !file.string().starts_with("file:");
    const std::string name = alone ? uriOf(file, "immutable=1") : (plain ? file : fs::absolute(file)).string();
    const int code = sqlite3_open_v2(name.c_str(), &handle, flags, nullptr);
    if (code != SQLITE_OK) {
        Error error = failure(handle, code, file);
        sqlite3_close_v2(handle);
        if (mode == Mode::Create) {
            // It was not there before, and nothing is in it yet.
            std::error_code ignored;
            fs::remove(file, ignored);
        }
        return error;
    }
    defend(handle);
    bool asked = readOnly || sqlite3_db_readonly(handle, "main") == 1;
    if (mode == Mode::ReadWrite && !asked && hasNoRoom(file) && !canBeRead(handle)) {
        // SQLite keeps the index of the log in memory, and nobody but this process may use the file. Connections of one
        // process share the index, so that the one that could not make it goes first.
        sqlite3_close_v2(std::exchange(handle, nullptr));
        asked = sqlite3_open_v2(uriOf(file, "vfs=unix-excl").c_str(), &handle, flags, nullptr) == SQLITE_OK &&
                canBeRead(handle);
        if (!asked) {
            sqlite3_close_v2(std::exchange(handle, nullptr));
            (void)sqlite3_open_v2(name.c_str(), &handle, flags, nullptr);
        }
        defend(handle);
    }
    return Connection{handle, asked, alone && mode != Mode::FileAlone};
}

Status Database::checkInPlace() const
{
    // What is read without locks is looked at anew when it changes.
    const bool asked = !m_file.empty() && !m_unlocked;
    return asked && displacedFiles(m_file).any() ? Status(replacedError(m_file)) : Status();
}

bool Database::changedUnderneath() const
{
    if (!m_unlocked) {
        return false;
    }
    std::error_code error;
    return os::looksOf(m_file) != m_looks || fs::exists(m_file.string() + "-wal", error) ||
           fs::exists(m_file.string() + "-journal", error);
}

Result<bool> Database::reconnectIfChanged()
{
    if (!changedUnderneath() || m_statements > 0 || inTransaction()) {
        return false;
    }
    const os::FileLooks looks = os::looksOf(m_file);
    ACCORD_TRY(const Connection connection, connect(m_file, Mode::Untouched));
    finalizeIdle();
    int views = 0;
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_ENABLE_VIEW, -1, &views);
    sqlite3_close_v2(m_handle);
    m_handle = connection.handle;
    m_unlocked = connection.unlocked;
    m_looks = looks;
    ++m_connections;
    setUp();
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_ENABLE_VIEW, views, nullptr);
    if (m_stop.stop_possible()) {
        stopWhen(m_stop);
    }
    return true;
}

// Not as the file of that name, which may be there.
Result<std::unique_ptr<Database>> Database::inMemory()
{
    sqlite3* handle = nullptr;
    const int code = sqlite3_open_v2(":memory:", &handle,
                                     SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_READWRITE |
                                         SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY,
                                     nullptr);
    std::unique_ptr<Database> database(new Database({}, Connection{handle, false, false}));
    if (code != SQLITE_OK) {
        return database->lastError();
    }
    defend(handle);
    return database;
}

Result<Statement> Database::prepare(std::string_view sql)
{
    if (const auto idle = m_idle.find(sql); idle != m_idle.end() && !idle->second.empty()) {
        sqlite3_stmt* handle = idle->second.back();
        idle->second.pop_back();
        ++m_statements;
        return Statement(*this, handle);
    }
    sqlite3_stmt* handle = nullptr;
    const int code = sqlite3_prepare_v3(m_handle, sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT,
                                        &handle, nullptr);
    if (code != SQLITE_OK) {
        return lastError();
    }
    ++m_statements;
    return Statement(*this, handle);
}

Result<std::string> Database::head(int bytes) const
{
    sqlite3_file* opened = nullptr;
    sqlite3_int64 size = 0;
    if (sqlite3_file_control(m_handle, "main", SQLITE_FCNTL_FILE_POINTER, &opened) != SQLITE_OK || opened == nullptr ||
        opened->pMethods == nullptr || opened->pMethods->xFileSize(opened, &size) != SQLITE_OK) {
        return Error{Errc::Unreadable, Reason::ContentUnreadable, {m_file.string()}};
    }
    std::string text(static_cast<std::size_t>(std::min<sqlite3_int64>(size, bytes)), '\0');
    if (!text.empty() && opened->pMethods->xRead(opened, text.data(), static_cast<int>(text.size()), 0) != SQLITE_OK) {
        return Error{Errc::Unreadable, Reason::ContentUnreadable, {m_file.string()}};
    }
    return text;
}

void Database::giveBack(sqlite3_stmt* handle)
{
    // Bound pointers must not outlive their owners; a stale one would be read by the next run.
    sqlite3_clear_bindings(handle);
    --m_statements;
    m_idle[sqlite3_sql(handle)].push_back(handle);
}

Status Database::execute(std::string_view sql)
{
    if (sqlite3_exec(m_handle, std::string(sql).c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) {
        return lastError();
    }
    return {};
}

Result<std::int64_t> Database::number(std::string_view sql)
{
    ACCORD_TRY(Statement statement, prepare(sql));
    ACCORD_TRY(const bool row, statement.step());
    return row ? statement.integer(0) : 0;
}

std::int64_t Database::lastInsertId() const
{
    return sqlite3_last_insert_rowid(m_handle);
}

std::int64_t Database::changes() const
{
    return sqlite3_changes64(m_handle);
}

std::int64_t Database::totalChanges() const
{
    return sqlite3_total_changes64(m_handle);
}

Result<std::vector<std::string>> Database::plan(std::string_view sql)
{
    ACCORD_TRY(Statement statement, prepare("EXPLAIN QUERY PLAN " + std::string(sql)));
    std::vector<std::string> steps;
    while (true) {
        ACCORD_TRY(const bool row, statement.step());
        if (!row) {
            return steps;
        }
        steps.push_back(statement.string(3));
    }
}

std::vector<std::string> Database::preparedQueries() const
{
    std::vector<std::string> texts;
    for (sqlite3_stmt* handle = sqlite3_next_stmt(m_handle, nullptr); handle != nullptr;
         handle = sqlite3_next_stmt(m_handle, handle)) {
        if (sqlite3_stmt_isexplain(handle) == 0) {
            texts.emplace_back(sqlite3_sql(handle));
        }
    }
    return texts;
}

Status Database::attach(const fs::path& other, const std::string& name)
{
    ACCORD_CHECK(checkPresence(other, Mode::ReadOnly));
    constexpr int kMostAttached = 10; // what SQLite is built for
    sqlite3_limit(m_handle, SQLITE_LIMIT_ATTACHED, kMostAttached);
    const std::string uri = uriOf(other, standsAlone(other, Mode::ReadOnly) ? "immutable=1" : "mode=ro");
    ACCORD_TRY(Statement statement, prepare("ATTACH ? AS " + name));
    statement.bind(std::string_view(uri));
    const Status attached = statement.run();
    return attached.ok() ? attached : Status(attached.error().about(other));
}

void Database::stopWhen(std::stop_token stop)
{
    // Every few thousand steps of SQLite's machine: well below a millisecond.
    constexpr int kSteps = 4000;
    m_stop = std::move(stop);
    sqlite3_progress_handler(
        m_handle, kSteps,
        [](void* token) { return static_cast<const std::stop_token*>(token)->stop_requested() ? 1 : 0; }, &m_stop);
}

void Database::setPatience(std::chrono::milliseconds patience)
{
    m_waiting.setPatience(patience);
}

bool Database::inTransaction() const
{
    return sqlite3_get_autocommit(m_handle) == 0;
}

Result<PageReader> Database::pages()
{
    return PageReader::open(m_handle, m_file);
}

Error Database::lastError() const
{
    Error error = failure(m_handle, sqlite3_extended_errcode(m_handle), m_file);
    if ((error.code == Errc::Damaged || error.code == Errc::NotADatabase) && changedUnderneath()) {
        return changedWhileRead();
    }
    return error;
}

Error Database::changedWhileRead() const
{
    return Error{Errc::Locked, Reason::WrittenWhileRead, {m_file.string()}};
}

void removeDatabase(const fs::path& file)
{
    // On a full disk the log cannot be taken into the file when it is closed, and stays.
    std::error_code ignored;
    fs::remove(file, ignored);
    for (const std::string_view ending : kBesideEndings) {
        if (const fs::path other = file.string().append(ending); !isStrangerBeside(other, ending)) {
            fs::remove(other, ignored);
        }
    }
}

// Only a matter of speed: should one of them fail, the work is the same.
LargeCache::LargeCache(Database& database)
    : m_database(database)
{
    (void)m_database.execute("PRAGMA cache_size = -262144");
}

LargeCache::~LargeCache()
{
    (void)m_database.execute("PRAGMA cache_size = -2000"); // SQLite's own, which all connections have
}

} // namespace accord::sqlite
