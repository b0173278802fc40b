// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/schema/schema.h"

#include "core/base/embedded.h"
#include "core/store/sqlite/transaction.h"

#include <array>
#include <fstream>
#include <string>
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

// The steps after `from`, in one transaction: either all of them or none.
Status migrate(Database& database, int from)
{
    ACCORD_TRY(Transaction transaction, Transaction::begin(database));
    // Somebody else may have done it while we waited for the lock.
    ACCORD_TRY(const std::int64_t now, database.number("PRAGMA user_version"));
    if (now > from) {
        return {};
    }
    const auto& migrations = embedded::migrations();
    for (std::size_t i = static_cast<std::size_t>(from); i < migrations.size(); ++i) {
        ACCORD_CHECK(database.execute(sqlText(migrations[i])));
    }
    ACCORD_CHECK(database.execute("PRAGMA application_id = " + std::to_string(kApplicationId)));
    ACCORD_CHECK(database.execute("PRAGMA user_version = " + std::to_string(newestSchema())));
    return transaction.commit();
}

Status configure(Database& database)
{
    ACCORD_CHECK(database.execute("PRAGMA foreign_keys = ON"));
    // SQLite's defences against a file that somebody crafted.
    ACCORD_CHECK(database.execute("PRAGMA trusted_schema = OFF"));
    ACCORD_CHECK(database.execute("PRAGMA cell_size_check = ON"));
    ACCORD_CHECK(database.execute("PRAGMA temp_store = MEMORY"));
    if (!database.readOnly()) {
        ACCORD_CHECK(database.execute("PRAGMA journal_mode = WAL"));
        ACCORD_CHECK(database.execute("PRAGMA synchronous = FULL"));
    }
    return {};
}

// SQLite itself only complains about a foreign file when it reads the first page, and calls an empty one a database.
Status checkHeader(const fs::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    std::array<char, 16> magic{};
    if (!stream.read(magic.data(), magic.size())) {
        std::error_code error;
        return Error{fs::exists(file, error) && !stream.bad() ? Errc::NotADatabase : Errc::Unreadable, file.string(),
                     "it is shorter than the header of a database"};
    }
    if (std::string_view(magic.data(), magic.size()) != std::string_view("SQLite format 3\0", 16)) {
        return Error{Errc::NotADatabase, file.string(), {}};
    }
    return {};
}

// The size that the header promises must be there, or the file was cut off by a broken copy.
Status checkLength(Database& database)
{
    ACCORD_TRY(const std::int64_t pages, database.number("PRAGMA page_count"));
    ACCORD_TRY(const std::int64_t pageSize, database.number("PRAGMA page_size"));
    std::error_code error;
    const auto size = fs::file_size(database.file(), error);
    const bool hasLog = fs::exists(database.file().string() + "-wal", error);
    if (!hasLog && !error && static_cast<std::int64_t>(size) < pages * pageSize) {
        return Error{Errc::Damaged, database.file().string(),
                     std::to_string(size) + " of " + std::to_string(pages * pageSize) + " bytes are there"};
    }
    return {};
}

fs::path backupName(const fs::path& file, std::int64_t schema)
{
    fs::path name = file;
    name.replace_filename(file.stem().string() + ".before-schema-" + std::to_string(newestSchema()) + "-from-" +
                          std::to_string(schema) + file.extension().string());
    return name;
}

Status bringUpToDate(Database& database, std::int64_t schema)
{
    const fs::path backup = backupName(database.file(), schema);
    std::error_code error;
    if (!fs::exists(backup, error)) {
        ACCORD_CHECK(database.backupTo(backup));
    }
    return migrate(database, static_cast<int>(schema));
}

} // namespace

int newestSchema()
{
    return static_cast<int>(embedded::migrations().size());
}

Result<std::unique_ptr<Database>> createProject(const fs::path& file)
{
    ACCORD_TRY(auto database, Database::open(file, Database::Mode::Create));
    Status made = configure(*database);
    if (made.ok()) {
        made = migrate(*database, 0);
    }
    if (!made.ok()) {
        database.reset();
        std::error_code ignored;
        fs::remove(file, ignored);
        return made.error();
    }
    return database;
}

Result<std::unique_ptr<Database>> openProject(const fs::path& file)
{
    ACCORD_TRY(auto database, Database::open(file, Database::Mode::ReadWrite));
    ACCORD_CHECK(checkHeader(file));
    ACCORD_TRY(const std::int64_t application, database->number("PRAGMA application_id"));
    if (application != kApplicationId) {
        return Error{Errc::NotAProject, file.string(), {}};
    }
    ACCORD_TRY(const std::int64_t schema, database->number("PRAGMA user_version"));
    if (schema > newestSchema()) {
        return Error{Errc::TooNew, file.string(), std::to_string(schema) + "/" + std::to_string(newestSchema())};
    }
    ACCORD_CHECK(checkLength(*database));
    ACCORD_CHECK(configure(*database));
    if (schema < newestSchema()) {
        if (database->readOnly()) {
            return Error{Errc::ReadOnly, file.string(), "its schema is older and would have to be brought up to date"};
        }
        ACCORD_CHECK(bringUpToDate(*database, schema));
    }
    return database;
}

} // namespace accord::store
