// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/schema/schema.h"

#include "core/base/file_state.h"
#include "core/base/files.h"
#include "core/store/place/journal.h"
#include "core/store/place/location.h"
#include "core/store/schema/trust.h"
#include "core/store/sqlite/backup.h"
#include "core/store/sqlite/open_files.h"
#include "core/store/sqlite/recovery.h"
#include "core/store/sqlite/transaction.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <system_error>

namespace accord::store {
namespace {

namespace fs = std::filesystem;

// "Accd": tells our databases from those of other programs (SQLite's file format, section 1.3.17).
constexpr std::int64_t kApplicationId = 0x41636364;

std::string sqlText(const embedded::File& migration)
{
    return std::string(migration.text);
}

int newest(const Migrations& migrations)
{
    return static_cast<int>(migrations.size());
}

// The steps after `from`, inside the caller's transaction.
Status migrate(Database& database, const Migrations& migrations, std::int64_t from)
{
    for (auto i = static_cast<std::size_t>(from); i < migrations.size(); ++i) {
        ACCORD_CHECK(database.execute(sqlText(migrations[i])));
    }
    ACCORD_CHECK(database.execute("PRAGMA application_id = " + std::to_string(kApplicationId)));
    return database.execute("PRAGMA user_version = " + std::to_string(newest(migrations)));
}

Status setUp(Database& database, const Migrations& migrations)
{
    ACCORD_TRY(Transaction transaction, Transaction::begin(database));
    ACCORD_CHECK(migrate(database, migrations, 0));
    return transaction.commit();
}

Status configure(Database& database)
{
    ACCORD_CHECK(database.execute("PRAGMA foreign_keys = ON"));
    return database.execute("PRAGMA temp_store = MEMORY");
}

// A window that is open says so in the file: a connection without a lock is one all the same.
Status chooseJournalOf(Database& database, Opened opened, std::int64_t schema)
{
    std::int64_t windows = 0;
    if (schema > 0 && !opened.nobodyElse) {
        ACCORD_TRY(windows, database.number("SELECT count(*) FROM presence"));
    }
    ACCORD_TRY(opened.writeAheadLog, chooseJournal(database, opened.location.place, windows > 0));
    database.setOpened(std::move(opened));
    return {};
}

std::uint32_t bigEndian(const unsigned char* bytes)
{
    return (std::uint32_t{bytes[0]} << 24U) | (std::uint32_t{bytes[1]} << 16U) | (std::uint32_t{bytes[2]} << 8U) |
           bytes[3];
}

// The size that the header promises must be there, or the file was cut off by a broken copy. SQLite would notice a
// missing page only when it needs it. (SQLite's file format, section 1.3: page size, number of pages, and the two
// counters that are equal when that number is to be trusted.)
Status checkLength(const fs::path& file, const std::array<unsigned char, 100>& header)
{
    std::error_code error;
    const auto logSize = fs::file_size(file.string() + "-wal", error);
    const bool hasLog = !error && logSize > 0;
    // What a journal has to put right comes first: SQLite does that when it reads, and then looks at the size itself.
    const auto journalSize = fs::file_size(file.string() + "-journal", error);
    const bool hasJournal = !error && journalSize > 0;
    const auto size = static_cast<std::int64_t>(fs::file_size(file, error));
    const std::uint32_t pageSize = (std::uint32_t{header[16]} << 8U) | header[17];
    const std::int64_t promised = std::int64_t{bigEndian(&header[28])} * (pageSize == 1 ? 65536 : pageSize);
    if (!hasLog && !hasJournal && !error && bigEndian(&header[24]) == bigEndian(&header[92]) && size < promised) {
        return Error{Errc::Damaged, file.string(),
                     std::to_string(size) + " of " + std::to_string(promised) + " bytes are there"};
    }
    return {};
}

// SQLite itself only complains about a foreign file when it reads the first page, and calls an empty one a database.
// Answers whether the file has a write-ahead log (its "write version").
Result<bool> checkHeader(const Database& database)
{
    const fs::path& file = database.file();
    std::array<unsigned char, 100> header{};
    ACCORD_TRY(const std::string head, database.head(header.size()));
    std::copy(head.begin(), head.end(), header.begin());
    const std::size_t size = head.size();
    constexpr std::string_view kMagic("SQLite format 3\0", 16);
    if (size < kMagic.size() || !std::equal(kMagic.begin(), kMagic.end(), header.begin())) {
        return Error{Errc::NotADatabase, file.string(),
                     size < kMagic.size() ? "it is shorter than the header of a database" : ""};
    }
    if (size < header.size()) {
        return Error{Errc::Damaged, file.string(), "only " + std::to_string(size) + " bytes are there"};
    }
    ACCORD_CHECK(checkLength(file, header));
    return header[18] == 2;
}

// The number of the file's schema, once the file has shown that it is a project and nothing but that. Number and tables
// are read in one state: another process may be bringing the file up to date. Nothing has been written by then.
Result<std::int64_t> checkOurs(Database& database, const Migrations& migrations)
{
    const std::string file = database.file().string();
    ACCORD_TRY(const Snapshot snapshot, Snapshot::begin(database));
    ACCORD_TRY(const std::int64_t application, database.number("PRAGMA application_id"));
    ACCORD_TRY(const std::int64_t schema, database.number("PRAGMA user_version"));
    if (application != kApplicationId || schema < 0) {
        return Error{Errc::NotAProject, file, {}};
    }
    if (schema > newest(migrations)) {
        return Error{Errc::TooNew, file, std::to_string(schema) + "/" + std::to_string(newest(migrations))};
    }
    ACCORD_CHECK(checkSchema(database, migrations, static_cast<int>(schema)));
    return schema;
}

// A log belongs to one file: says so beside it, for whoever finds both later.
Status holdLog(Database& database)
{
    if (!database.opened().writeAheadLog || database.readOnly()) {
        return {};
    }
    if (logIsOfAnotherFile(database.file())) {
        return logOfAnotherError(database.file());
    }
    ACCORD_CHECK(database.number("SELECT count(*) FROM sqlite_master")); // now the log is there
    const auto file = inodeOf(database.file());
    ACCORD_CHECK(database.checkInPlace());
    if (file) {
        noteOwnerOfLog(database.file(), *file);
    }
    return {};
}

// Makes a project of an empty database; it is removed where that cannot be done.
Result<std::unique_ptr<Database>> madeProject(std::unique_ptr<Database> database, const Migrations& migrations,
                                              const std::optional<Location>& location)
{
    const fs::path file = database->file();
    Status made = configure(*database);
    if (made.ok()) {
        made = chooseJournalOf(*database, Opened{location ? *location : locationOf(file), false, true, 0}, 0);
    }
    if (made.ok()) {
        made = setUp(*database, migrations);
    }
    if (made.ok()) {
        made = holdLog(*database);
    }
    if (!made.ok()) {
        database.reset();
        removeDatabase(file);
        return made.error();
    }
    return database;
}

fs::path backupName(const fs::path& file, std::int64_t from, int to)
{
    fs::path name = file;
    name.replace_filename(file.stem().string() + ".before-schema-" + std::to_string(to) + "-from-" +
                          std::to_string(from) + file.extension().string());
    return name;
}

// SQLite copies from a connection that does not write, hence a further one.
Status keepBackup(const fs::path& file, const fs::path& backup)
{
    std::error_code error;
    if (fs::exists(backup, error)) {
        return {};
    }
    ACCORD_TRY(const auto source, Database::open(file, Database::Mode::ReadWrite));
    return copyDatabase(*source, backup);
}

// The backup and all steps under one lock: of two processes that open the file together one does it.
Status bringUpToDate(Database& database, const Migrations& migrations)
{
    ACCORD_TRY(Transaction transaction, Transaction::begin(database));
    ACCORD_TRY(const std::int64_t schema, database.number("PRAGMA user_version"));
    if (schema >= newest(migrations)) {
        return {};
    }
    ACCORD_CHECK(keepBackup(database.file(), backupName(database.file(), schema, newest(migrations))));
    ACCORD_CHECK(migrate(database, migrations, schema));
    return transaction.commit();
}

Status openOnce(std::unique_ptr<Database>& database, const fs::path& file, const Migrations& migrations, Pages pages,
                Opened opened)
{
    const bool cloud = opened.location.place == Place::Cloud;
    std::error_code ignored;
    const bool hasLog = fs::exists(realPath(file).string() + "-wal", ignored);
    const RecoveryWatch recovery;
    ACCORD_TRY(database, Database::open(file, cloud ? Database::Mode::Untouched : Database::Mode::ReadWrite));
    ACCORD_TRY(const bool logged, checkHeader(*database));
    ACCORD_TRY(const std::int64_t schema, checkOurs(*database, migrations));
    if (pages == Pages::Sound) {
        ACCORD_CHECK(checkPagesOfSmallFile(*database));
    }
    opened.recoveredPages = recovery.pages();
    // As long as anybody has a file with a log open the log is there, and nobody but the first to come recovers it.
    opened.nobodyElse = logged && (!hasLog || opened.recoveredPages > 0);
    ACCORD_CHECK(configure(*database));
    ACCORD_CHECK(chooseJournalOf(*database, std::move(opened), schema));
    ACCORD_CHECK(holdLog(*database));
    if (schema < newest(migrations)) {
        if (database->readOnly()) {
            return Error{Errc::ReadOnly, file.string(),
                         "its schema is older and would have to be brought up to date" +
                             std::string(cloud ? ", and it lies in a folder that is copied elsewhere" : "")};
        }
        ACCORD_CHECK(bringUpToDate(*database, migrations));
    }
    return {};
}

} // namespace

int newestSchema()
{
    return static_cast<int>(embedded::migrations().size());
}

Result<std::unique_ptr<Database>> createProject(const fs::path& file, const Migrations& migrations,
                                                const std::optional<Location>& location)
{
    ACCORD_TRY(auto database, Database::open(file, Database::Mode::Create));
    return madeProject(std::move(database), migrations, location);
}

Result<std::unique_ptr<Database>> fillProject(const fs::path& file)
{
    ACCORD_TRY(auto database, Database::open(file, Database::Mode::ReadWrite));
    return madeProject(std::move(database), embedded::migrations(), {});
}

Result<std::unique_ptr<Database>> openProject(const fs::path& file, const Migrations& migrations, Pages pages,
                                              const std::optional<Location>& location)
{
    const Opened opened{location ? *location : locationOf(file), false, false, 0};
    constexpr int kTries = 5;
    for (int i = 1;; ++i) {
        std::unique_ptr<Database> database;
        const Status done = openOnce(database, file, migrations, pages, opened);
        if (done.ok()) {
            return database;
        }
        // Others began to write while a file was read for which there are no locks.
        const bool changed = database != nullptr && database->changedUnderneath();
        if (!changed || i == kTries) {
            return changed ? database->changedWhileRead() : done.error();
        }
    }
}

} // namespace accord::store
