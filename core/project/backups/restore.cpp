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

Result<fs::path> replaceReadable(store::Database& source, store::Database& present)
{
    ACCORD_TRY(const std::string uuid, store::projectValue(present, "uuid"));
    const fs::path folder = folderOf(present.file());
    std::error_code error;
    fs::create_directory(folder, error);
    const fs::path kept = freeFile(folder, secondsOf(nowUtc()).value_or(0), uuid, Reason::BeforeRestore);
    ACCORD_CHECK(store::replaceContents(present, source, kept));
    return kept;
}

} // namespace

Status restoreAs(const fs::path& backup, const fs::path& target)
{
    ACCORD_TRY(const auto source, openBackup(backup));
    return store::copyDatabase(*source, target);
}

Result<fs::path> restoreInPlace(const fs::path& backup, const fs::path& project)
{
    ACCORD_TRY(const auto source, openBackup(backup));
    std::error_code error;
    if (!fs::exists(project, error)) {
        ACCORD_CHECK(store::copyDatabase(*source, project));
        return fs::path();
    }
    Result<fs::path> kept = Error{};
    {
        auto present = store::openProject(project, embedded::migrations(), store::Pages::AsTheyAre);
        kept = present.ok() ? replaceReadable(*source, **present) : Result<fs::path>(present.error());
    }
    if (!kept.ok() && isBeyondReading(kept.error())) {
        kept = moveAway(project);
        if (kept.ok()) {
            ACCORD_CHECK(store::copyDatabase(*source, project));
        }
    }
    return kept;
}

} // namespace accord::backups
