// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/restore_backup.h"

#include "core/base/clock.h"
#include "core/base/os/beside.h"
#include "core/base/os/files.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/project/backups.h"
#include "core/project/project.h"
#include "core/sqlite/backup.h"
#include "core/sqlite/read_only.h"
#include "core/sqlite_file/open_files.h"
#include "core/store/presence.h"
#include "core/store/schema.h"
#include "core/store/study/people.h"

#include <algorithm>
#include <memory>
#include <string>
#include <system_error>
#include <vector>

namespace accord::backups {
namespace {

namespace fs = std::filesystem;

// A backup is read only and as it is: an older schema is brought up to date when the project is opened.
Result<std::unique_ptr<sqlite::Database>> openBackup(const fs::path& backup)
{
    ACCORD_TRY(auto database, sqlite::Database::open(backup, sqlite::Database::Mode::ReadOnly));
    ACCORD_CHECK(store::checkPages(*database));
    if (!database->number("SELECT count(*) FROM event").ok()) {
        return Error{Errc::NotAProject, Reason::DatabaseOfAnotherProgram, {backup.string()}};
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

// With all that belongs to it. Who had it open before it became unreadable would go on in what was moved.
Result<fs::path> moveAway(const fs::path& project)
{
    if (sqlite::isLocked(project) || sqlite::isLocked(project.string() + "-shm")) {
        return Error{Errc::Locked, Reason::OpenElsewhere, {project, Reason::AnotherProgram}};
    }
    const fs::path kept = damagedName(project);
    std::error_code error;
    if (fs::exists(kept, error)) {
        return Error{Errc::Exists, Reason::FileExists, {kept.string()}};
    }
    for (const char* suffix : {"-wal", "-journal", ""}) {
        const fs::path from = project.string() + suffix;
        if (fs::exists(from, error)) {
            fs::rename(from, kept.string() + suffix, error);
        }
        if (error) {
            return Error{Errc::Unwritable, Reason::FileUnwritable, {from.string(), error.message()}};
        }
    }
    fs::remove(project.string() + "-shm", error);
    fs::remove(project.string() + "-owner", error);
    return kept;
}

bool isBeyondReading(const Error& error)
{
    return error.code == Errc::Damaged || error.code == Errc::NotADatabase || error.code == Errc::NotAProject;
}

// Who may have the project open, for a sentence; as far as the file tells.
Argument whoIsIn(sqlite::Database& database)
{
    const auto work = database.number("SELECT count(*) FROM open_import");
    const auto rows = store::presence(database);
    const auto people = store::people(database);
    std::vector<std::string> names;
    if (rows.ok() && people.ok()) {
        for (const store::PresenceRow& row : *rows) {
            const auto person = std::ranges::find(*people, row.person, &Person::id);
            if (person != people->end() && std::ranges::count(names, person->name) == 0) {
                names.push_back(person->name);
            }
        }
    }
    const bool working = work.ok() && *work > 0;
    const bool nameless = names.empty() && rows.ok() && !rows->empty();
    if (names.empty() && !nameless) {
        return working ? Reason::LongWork : Reason::AnotherProgram;
    }
    const Argument who = nameless ? Argument(Reason::NamelessWindow) : Argument(names);
    return working ? Argument(Message{Reason::Listed, {who, Reason::LongWork}}) : who;
}

/// A project that is about to be replaced.
struct ReplacedProject
{
    std::string uuid;
    Argument in = Reason::AnotherProgram; ///< who may have it open
    bool windows = false;                 ///< say in it that they have it open
    bool log = false;
};

Result<ReplacedProject> look(const fs::path& project)
{
    ACCORD_TRY(const auto database, store::openProject(project, embedded::migrations(), store::Pages::AsTheyAre));
    if (database->readOnly()) {
        return sqlite::readOnlyError(*database);
    }
    ReplacedProject present;
    ACCORD_TRY(present.uuid, store::projectValue(*database, "uuid"));
    present.in = whoIsIn(*database);
    const auto rows = store::presence(*database);
    present.windows = rows.ok() && !rows->empty();
    present.log = database->opened().writeAheadLog;
    return present;
}

Error isOpen(const fs::path& project, const ReplacedProject& present)
{
    return Error{Errc::Locked, Reason::OpenElsewhere, {project, present.in}};
}

Result<fs::path> replaceReadable(sqlite::Database& source, const fs::path& project, const std::stop_token& stop)
{
    ACCORD_TRY(const ReplacedProject present, look(project));
    // Without a log nobody holds a lock who is not reading or writing at this moment; windows say that they are here.
    if (!present.log && present.windows) {
        return isOpen(project, present);
    }
    const auto target = sqlite::openAlone(project);
    if (!target.ok()) {
        return target.error().code == Errc::Locked ? isOpen(project, present) : target.error();
    }
    const fs::path folder = folderOf(project);
    (void)makeFolderLike(folder, project);
    const fs::path kept = freeFile(folder, secondsOf(nowUtc()).value_or(0), present.uuid, Occasion::BeforeRestore);
    ACCORD_CHECK(sqlite::replaceContents(**target, source, kept, stop));
    return kept;
}

// The copy is whole and on the disk before anything is moved.
Result<fs::path> replaceUnreadable(sqlite::Database& source, const fs::path& project, const std::stop_token& stop)
{
    ACCORD_TRY(TemporaryFile part, sqlite::copyBeside(source, project, sqlite::Insistence::Finish, stop));
    ACCORD_TRY(fs::path kept, moveAway(project));
    ACCORD_CHECK(part.takePlace(TemporaryFile::Existing::Keep));
    return kept;
}

} // namespace

Status restoreAs(const fs::path& backup, const fs::path& target, const std::stop_token& stop)
{
    ACCORD_TRY(const auto source, openBackup(backup));
    return sqlite::copyDatabase(*source, target, sqlite::Insistence::Finish, stop);
}

Result<fs::path> restoreInPlace(const fs::path& backup, const fs::path& project, const std::stop_token& stop)
{
    ACCORD_TRY(const auto source, openBackup(backup));
    const fs::path file = realPath(project);
    ACCORD_CHECK(checkOwnName(file));
    ACCORD_CHECK(checkBeside(file));
    std::error_code error;
    if (!fs::exists(file, error)) {
        // What a removed project left must not be taken for what belongs to the new one.
        if (fs::exists(file.string() + "-wal", error) || fs::exists(file.string() + "-journal", error)) {
            return replaceUnreadable(*source, file, stop);
        }
        ACCORD_CHECK(sqlite::copyDatabase(*source, file, sqlite::Insistence::Finish, stop));
        return fs::path();
    }
    Result<fs::path> kept = replaceReadable(*source, file, stop);
    if (!kept.ok() && isBeyondReading(kept.error())) {
        kept = replaceUnreadable(*source, file, stop);
    }
    return kept;
}

} // namespace accord::backups
