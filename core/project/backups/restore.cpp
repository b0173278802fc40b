// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/backups/restore.h"

#include "core/base/clock.h"
#include "core/base/text.h"
#include "core/project/backups/backups.h"
#include "core/project/backups/file_name.h"
#include "core/project/project.h"
#include "core/store/schema/schema.h"
#include "core/store/sqlite/backup.h"
#include "core/store/study/people.h"

#include <memory>
#include <string>
#include <system_error>

namespace accord::backups {
namespace {

namespace fs = std::filesystem;

// A backup is read only and as it is: an older schema is brought up to date when the project is opened.
Result<std::unique_ptr<store::Database>> openBackup(const fs::path& backup)
{
    ACCORD_TRY(auto database, store::Database::open(backup, store::Database::Mode::ReadOnly));
    ACCORD_TRY(store::Statement check, database->prepare("PRAGMA quick_check(1)"));
    ACCORD_TRY(const bool row, check.step());
    if (row && check.text(0) != "ok") {
        return Error{Errc::Damaged, backup.string(), check.string(0)};
    }
    check.reset();
    if (!database->number("SELECT count(*) FROM act").ok()) {
        return Error{Errc::NotAProject, backup.string(), {}};
    }
    return database;
}

fs::path damagedName(const fs::path& project)
{
    fs::path name = project;
    name.replace_filename(project.stem().string() + ".damaged-" + text::replacedAll(nowUtc().substr(0, 19), ":", "-") +
                          "Z" + project.extension().string());
    return name;
}

// Nobody has a file open through SQLite that SQLite cannot open, so that it may be moved with all that belongs to it.
Result<fs::path> moveAway(const fs::path& project)
{
    const fs::path kept = damagedName(project);
    std::error_code error;
    if (fs::exists(kept, error)) {
        return Error{Errc::Exists, kept.string(), {}};
    }
    for (const char* suffix : {"-wal", "-journal", ""}) {
        const fs::path from = project.string() + suffix;
        if (fs::exists(from, error)) {
            fs::rename(from, kept.string() + suffix, error);
        }
        if (error) {
            return Error{Errc::Unwritable, from.string(), error.message()};
        }
    }
    fs::remove(project.string() + "-shm", error);
    return kept;
}

bool isBeyondReading(const Error& error)
{
    return error.code == Errc::Damaged || error.code == Errc::NotADatabase || error.code == Errc::NotAProject;
}

Result<fs::path> replaceReadable(store::Database& source, store::Database& present, const std::stop_token& stop)
{
    ACCORD_TRY(const std::string uuid, store::projectValue(present, "uuid"));
    const fs::path folder = folderOf(present.file());
    std::error_code error;
    fs::create_directory(folder, error);
    const fs::path kept = freeFile(folder, secondsOf(nowUtc()).value_or(0), uuid, Reason::BeforeRestore);
    ACCORD_CHECK(store::replaceContents(present, source, kept, stop));
    return kept;
}

bool hasLeftovers(const fs::path& project)
{
    std::error_code ignored;
    return fs::exists(project.string() + "-wal", ignored) || fs::exists(project.string() + "-journal", ignored);
}

// The copy is whole and on the disk before anything is moved.
Result<fs::path> replaceUnreadable(store::Database& source, const fs::path& project, const std::stop_token& stop)
{
    ACCORD_TRY(TemporaryFile part, store::copyBeside(source, project, store::Insistence::Finish, stop));
    ACCORD_TRY(fs::path kept, moveAway(project));
    ACCORD_CHECK(part.takePlace(TemporaryFile::Existing::Keep));
    return kept;
}

} // namespace

Status restoreAs(const fs::path& backup, const fs::path& target, const std::stop_token& stop)
{
    ACCORD_TRY(const auto source, openBackup(backup));
    return store::copyDatabase(*source, target, store::Insistence::Finish, stop);
}

Result<fs::path> restoreInPlace(const fs::path& backup, const fs::path& project, const std::stop_token& stop)
{
    ACCORD_TRY(const auto source, openBackup(backup));
    std::error_code error;
    if (!fs::exists(project, error)) {
        // A log without its project would be taken for one of the new file's.
        if (hasLeftovers(project)) {
            return replaceUnreadable(*source, project, stop);
        }
        ACCORD_CHECK(store::copyDatabase(*source, project, store::Insistence::Finish, stop));
        return fs::path();
    }
    Result<fs::path> kept = Error{};
    {
        auto present = store::openProject(project, embedded::migrations(), store::Pages::AsTheyAre);
        kept = present.ok() ? replaceReadable(*source, **present, stop) : Result<fs::path>(present.error());
    }
    if (!kept.ok() && isBeyondReading(kept.error())) {
        kept = replaceUnreadable(*source, project, stop);
    }
    return kept;
}

} // namespace accord::backups
