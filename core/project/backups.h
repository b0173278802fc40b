// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace accord::backups {

/// What the rules need to know of a backup.
struct Dated
{
    std::int64_t at = 0; ///< seconds since 1970, UTC
    std::uintmax_t bytes = 0;
    bool asked = false; ///< somebody asked for it
};

/// How many backups are kept. Days and weeks (from Monday) are those of the calendar, in UTC, and only those count on
/// which any was made: a clock that once was wrong by half a year costs no more than one place among them.
struct KeepRules
{
    std::size_t newest = 24;                                       ///< so many, whenever they were made
    std::size_t daily = 14;                                        ///< days of which the newest is kept
    std::size_t weekly = 13;                                       ///< weeks of which the newest is kept
    std::size_t most = 80;                                         ///< in number
    std::uintmax_t bytes = std::uintmax_t{4} * 1024 * 1024 * 1024; ///< all together
};

/// Which to keep, by position: a function of their dates and sizes, whatever the time is now. Those that somebody asked
/// for are always kept and count nowhere, and so is the newest of the others. Where there are too many, or too large
/// ones, those of `newest` go first that are not the newest of their hour, then the oldest.
std::vector<bool> toKeep(const std::vector<Dated>& backups, const KeepRules& rules = {});

// Copies of a project that are made while people work, in the folder "NAME.backups" beside the file.

/// What a backup was made for; part of its name.
enum class Occasion : std::uint8_t { Open, Hourly, Asked, BeforeBulk, BeforeMerge, BeforeRepair, BeforeRestore };

/// "hourly", "before-merge"
std::string nameOf(Occasion reason);

/// One backup, by its file's name: "2026-11-20T10-05-00Z-3f2a9c1b-hourly.accord", with the end of the project's
/// identifier.
struct Backup
{
    std::filesystem::path file;
    std::string at; ///< UTC, ISO 8601: "2026-11-20T10:05:00Z"
    Occasion reason = Occasion::Asked;
    std::string project; ///< the end of the project's identifier
    std::uintmax_t bytes = 0;
};

/// What is in one.
struct Contents
{
    std::string name;
    std::int64_t people = 0;
    std::int64_t issues = 0;
    std::int64_t labels = 0;    ///< as they stood
    std::int64_t decisions = 0; ///< as they stood
    std::int64_t events = 0;    ///< everything that people had done
};

/// The folder for the backups of that project file.
std::filesystem::path folderOf(const std::filesystem::path& project);

/// The backups beside a project file, which need not exist any more, newest first. Where the folder is missing: none.
Result<std::vector<Backup>> list(const std::filesystem::path& project);

/// Looks into a backup without changing it. Errc::Damaged, NotADatabase and so on where it is none.
Result<Contents> contents(const std::filesystem::path& backup);

/// Makes a backup now. Errc::ReadOnly: nothing may be written there; NotPermitted: a folder that is synchronised, where
/// copies would be carried about; DiskFull: less room would remain than the work needs, with how much in the detail.
/// Nothing is left behind after an error, and the project is never the worse for it. Then drops what toKeep() does not
/// keep, but never the one that was made.
Result<Backup> make(Project& project, Occasion reason, const std::stop_token& stop = {});

/// The same, unless the last backup has it all already (for Asked: the last that somebody asked for). None was
/// needed: nothing. For Open and Hourly also unless the last is younger than ten minutes or an hour; these give up
/// (Errc::Locked) where others write all the time. For BeforeBulk also unless the last is younger than ten minutes and
/// people did little by hand since.
Result<std::optional<Backup>> makeIfChanged(Project& project, Occasion reason, const std::stop_token& stop = {});

// How a backup's file is called, and what its name tells without a look inside.

/// What a backup's name says of its project: the end of the identifier, as its beginning is the time at which it was
/// made.
std::string shortIdentifier(const std::string& project);

/// "2026-11-20T10-05-00Z-3f2a9c1b-hourly.accord": no colons, which other systems and archives do not like.
std::string fileName(std::int64_t at, std::string_view project, Occasion reason);

/// A file that is not there yet, called after that moment or the next one that is free. `project`: its identifier.
std::filesystem::path freeFile(const std::filesystem::path& folder, std::int64_t at, const std::string& project,
                               Occasion reason);

/// What the name says; nothing for any other file.
std::optional<Backup> fromFileName(const std::filesystem::path& file);

} // namespace accord::backups
