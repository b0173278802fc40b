// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/schema.h"

#include "core/base/os/file_facts.h"
#include "core/base/os/files.h"
#include "core/base/reason.h"
#include "core/sqlite/backup.h"
#include "core/sqlite/statement.h"
#include "core/sqlite/transaction.h"
#include "core/sqlite_file/open_files.h"
#include "core/sqlite_file/recovery_watch.h"
#include "core/store/location.h"
#include "core/store/merging/returned.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <string_view>
#include <system_error>
#include <tuple>
#include <utility>
#include <vector>

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
Status migrate(sqlite::Database& database, const Migrations& migrations, std::int64_t from)
{
    for (auto i = static_cast<std::size_t>(from); i < migrations.size(); ++i) {
        ACCORD_CHECK(database.execute(sqlText(migrations[i])));
    }
    ACCORD_CHECK(database.execute("PRAGMA application_id = " + std::to_string(kApplicationId)));
    return database.execute("PRAGMA user_version = " + std::to_string(newest(migrations)));
}

Status setUp(sqlite::Database& database, const Migrations& migrations)
{
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(database));
    ACCORD_CHECK(migrate(database, migrations, 0));
    ACCORD_CHECK(database.number("SELECT allow_views()"));
    return transaction.commit();
}

Status configure(sqlite::Database& database)
{
    ACCORD_CHECK(database.execute("PRAGMA foreign_keys = ON"));
    return database.execute("PRAGMA temp_store = MEMORY");
}

// A window that is open says so in the file: a connection without a lock is one all the same.
Status chooseJournalOf(sqlite::Database& database, Opened opened, std::int64_t schema)
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
        return Error{Errc::Damaged, Reason::FileCut, {file.string(), size, promised}};
    }
    return {};
}

// SQLite itself only complains about a foreign file when it reads the first page, and calls an empty one a database.
// Answers whether the file has a write-ahead log (its "write version").
Result<bool> checkHeader(const sqlite::Database& database)
{
    const fs::path& file = database.file();
    std::array<unsigned char, 100> header{};
    ACCORD_TRY(const std::string head, database.head(header.size()));
    std::copy(head.begin(), head.end(), header.begin());
    const std::size_t size = head.size();
    constexpr std::string_view kMagic("SQLite format 3\0", 16);
    if (beginsLikeReturn(head)) {
        return Error{Errc::NotAProject, Reason::ReturnIsNoProject, {file}};
    }
    if (size < kMagic.size() || !std::equal(kMagic.begin(), kMagic.end(), header.begin())) {
        return Error{
            Errc::NotADatabase, size < kMagic.size() ? Reason::FileTooShort : Reason::FileNotADatabase, {file}};
    }
    if (size < header.size()) {
        return Error{Errc::Damaged, Reason::FileCutToHeader, {file.string(), size}};
    }
    ACCORD_CHECK(checkLength(file, header));
    return header[18] == 2;
}

// The number of the file's schema, once the file has shown that it is a project and nothing but that. Number and tables
// are read in one state: another process may be bringing the file up to date. Nothing has been written by then.
Result<std::int64_t> checkOurs(sqlite::Database& database, const Migrations& migrations)
{
    const std::string file = database.file().string();
    ACCORD_TRY(const sqlite::Snapshot snapshot, sqlite::Snapshot::begin(database));
    ACCORD_TRY(const std::int64_t application, database.number("PRAGMA application_id"));
    ACCORD_TRY(const std::int64_t schema, database.number("PRAGMA user_version"));
    if (application != kApplicationId || schema < 0) {
        return Error{Errc::NotAProject, Reason::DatabaseOfAnotherProgram, {file}};
    }
    if (schema > newest(migrations)) {
        return Error{Errc::TooNew, Reason::SchemaTooNew, {file, schema, newest(migrations)}};
    }
    ACCORD_CHECK(checkSchema(database, migrations, static_cast<int>(schema)));
    return schema;
}

// A log belongs to one file: says so beside it, for whoever finds both later.
Status holdLog(sqlite::Database& database)
{
    if (!database.opened().writeAheadLog || database.readOnly()) {
        return {};
    }
    if (sqlite::logIsOfAnotherFile(database.file())) {
        return logOfAnotherError(database.file());
    }
    ACCORD_CHECK(database.number("SELECT count(*) FROM sqlite_master")); // now the log is there
    const auto file = sqlite::inodeOf(database.file());
    ACCORD_CHECK(database.checkInPlace());
    if (file) {
        sqlite::noteOwnerOfLog(database.file(), *file);
    }
    return {};
}

// Makes a project of an empty database; it is removed where that cannot be done.
Result<std::unique_ptr<sqlite::Database>> madeProject(std::unique_ptr<sqlite::Database> database,
                                                      const Migrations& migrations,
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
        sqlite::removeDatabase(file);
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
    ACCORD_TRY(const auto source, sqlite::Database::open(file, sqlite::Database::Mode::ReadWrite));
    return sqlite::copyDatabase(*source, backup);
}

// The backup and all steps under one lock: of two processes that open the file together one does it.
Status bringUpToDate(sqlite::Database& database, const Migrations& migrations)
{
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(database));
    ACCORD_TRY(const std::int64_t schema, database.number("PRAGMA user_version"));
    if (schema >= newest(migrations)) {
        return {};
    }
    ACCORD_CHECK(keepBackup(database.file(), backupName(database.file(), schema, newest(migrations))));
    ACCORD_CHECK(migrate(database, migrations, schema));
    return transaction.commit();
}

Status openOnce(std::unique_ptr<sqlite::Database>& database, const fs::path& file, const Migrations& migrations,
                Pages pages, Opened opened)
{
    const bool cloud = opened.location.place == Place::Cloud;
    std::error_code ignored;
    const bool hasLog = fs::exists(realPath(file).string() + "-wal", ignored);
    const sqlite::RecoveryWatch recovery;
    ACCORD_TRY(database, sqlite::Database::open(file, cloud ? sqlite::Database::Mode::Untouched
                                                            : sqlite::Database::Mode::ReadWrite));
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
            return Error{Errc::ReadOnly, cloud ? Reason::SchemaOlderInCloud : Reason::SchemaOlder, {file}};
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

Result<std::unique_ptr<sqlite::Database>> createProject(const fs::path& file, const Migrations& migrations,
                                                        const std::optional<Location>& location)
{
    ACCORD_TRY(auto database, sqlite::Database::open(file, sqlite::Database::Mode::Create));
    return madeProject(std::move(database), migrations, location);
}

Result<std::unique_ptr<sqlite::Database>> fillProject(const fs::path& file, const Migrations& migrations)
{
    ACCORD_TRY(auto database, sqlite::Database::open(file, sqlite::Database::Mode::ReadWrite));
    return madeProject(std::move(database), migrations, {});
}

Result<std::unique_ptr<sqlite::Database>> openProject(const fs::path& file, const Migrations& migrations, Pages pages,
                                                      const std::optional<Location>& location)
{
    const Opened opened{location ? *location : locationOf(file), false, false, 0};
    constexpr int kTries = 5;
    for (int i = 1;; ++i) {
        std::unique_ptr<sqlite::Database> database;
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

namespace {

// One table, index, view or trigger as the file describes it.
struct SchemaPart
{
    std::string type;
    std::string name;
    std::string table;
    std::string sql; ///< empty for the indexes that SQLite makes by itself

    auto operator<=>(const SchemaPart&) const = default;
};

// A table of statistics (sqlite_stat1 and the like), which somebody's ANALYZE leaves, only steers the order of steps.
Result<std::vector<SchemaPart>> partsOf(sqlite::Database& database)
{
    static constexpr auto kSql = R"sql(
        SELECT type, name, tbl_name, coalesce(sql, '')
        FROM sqlite_master
        WHERE name NOT GLOB 'sqlite_stat[134]'
    )sql";
    ACCORD_TRY(std::vector<SchemaPart> parts, database.query(kSql).all<SchemaPart>([](const sqlite::Row& row) {
        return SchemaPart{row.string(0), row.string(1), row.string(2), row.string(3)};
    }));
    std::ranges::sort(parts);
    return parts;
}

Result<std::vector<SchemaPart>> partsMadeBy(const Migrations& migrations, std::size_t steps)
{
    ACCORD_TRY(const auto scratch, sqlite::Database::inMemory());
    for (std::size_t i = 0; i < steps; ++i) {
        ACCORD_CHECK(scratch->execute(migrations[i].text));
    }
    return partsOf(*scratch);
}

// Made once in a process for each schema of this build; what tests bring along is made each time.
Result<std::vector<SchemaPart>> expectedParts(const Migrations& migrations, std::size_t steps)
{
    if (&migrations != &embedded::migrations()) {
        return partsMadeBy(migrations, steps);
    }
    static std::mutex mutex;
    static std::map<std::size_t, std::vector<SchemaPart>> known;
    const std::scoped_lock lock(mutex);
    if (const auto found = known.find(steps); found != known.end()) {
        return found->second;
    }
    ACCORD_TRY(std::vector<SchemaPart> parts, partsMadeBy(migrations, steps));
    return known.emplace(steps, std::move(parts)).first->second;
}

// A name may be as long and as strange as its author wanted.
std::string named(const SchemaPart& part)
{
    constexpr std::size_t kMost = 60;
    std::string name;
    for (const char c : part.name.substr(0, kMost)) {
        name += static_cast<unsigned char>(c) < ' ' || c == '"' ? '?' : c;
    }
    const bool known = part.type == "table" || part.type == "index" || part.type == "view" || part.type == "trigger";
    return (known ? part.type + ' ' : std::string()) + '"' + name + (part.name.size() > kMost ? "..." : "") + '"';
}

} // namespace

Status checkSchema(sqlite::Database& database, const Migrations& migrations, int steps)
{
    ACCORD_TRY(const std::vector<SchemaPart> expected, expectedParts(migrations, static_cast<std::size_t>(steps)));
    ACCORD_TRY(const std::vector<SchemaPart> found, partsOf(database));
    if (found == expected) {
        // Its views are ours from now on.
        ACCORD_CHECK(database.number("SELECT allow_views()"));
        return {};
    }
    const std::string file = database.file().string();
    std::vector<SchemaPart> foreign;
    std::ranges::set_difference(found, expected, std::back_inserter(foreign));
    for (const SchemaPart& part : foreign) {
        const bool ours = std::ranges::any_of(
            expected, [&](const SchemaPart& each) { return each.type == part.type && each.name == part.name; });
        if (!ours) {
            return Error{Errc::NotAProject, Reason::ForeignPart, {file, named(part)}};
        }
    }
    if (!foreign.empty()) {
        return Error{Errc::NotAProject, Reason::ChangedPart, {file, named(foreign.front())}};
    }
    std::vector<SchemaPart> missing;
    std::ranges::set_difference(expected, found, std::back_inserter(missing));
    return Error{Errc::NotAProject, Reason::MissingPart, {file, named(missing.front())}};
}

Status checkPages(sqlite::Database& database)
{
    ACCORD_TRY(const auto found, database.query("PRAGMA quick_check(1)").one<std::string>());
    if (found && *found != "ok") {
        return Error{Errc::Damaged, Reason::FileDamaged, {database.file().string(), *found}};
    }
    return {};
}

Status checkPagesOfSmallFile(sqlite::Database& database)
{
    static std::mutex mutex;
    static std::set<os::FileIdentity> seen;
    ACCORD_TRY(const std::int64_t pages, database.number("PRAGMA page_count"));
    ACCORD_TRY(const std::int64_t pageSize, database.number("PRAGMA page_size"));
    if (pages * pageSize > kSmallFile) {
        return {};
    }
    const os::FileIdentity identity = os::identityOf(database.file()).value_or(os::FileIdentity{});
    {
        const std::scoped_lock lock(mutex);
        if (seen.contains(identity)) {
            return {};
        }
    }
    ACCORD_CHECK(checkPages(database));
    const std::scoped_lock lock(mutex);
    seen.insert(identity);
    return {};
}

} // namespace accord::store
