// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

/// Copies of a project that are made while people work, in the folder "NAME.backups" beside the file.
namespace accord::backups {

/// What a backup was made for; part of its name.
enum class Reason : std::uint8_t { Open, Hourly, Asked, BeforeBulk, BeforeMerge, BeforeRepair, BeforeRestore };

/// "hourly", "before-merge"
std::string nameOf(Reason reason);

/// One backup, by its file's name: "2026-11-20T10-05-00Z-3f2a9c1b-hourly.accord", with the end of the project's
/// identifier.
struct Backup
{
    std::filesystem::path file;
    std::string at; ///< UTC, ISO 8601: "2026-11-20T10:05:00Z"
    Reason reason = Reason::Asked;
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
    std::int64_t events = 0;      ///< everything that people had done
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
Result<Backup> make(Project& project, Reason reason, const std::stop_token& stop = {});

/// The same, unless the last backup has it all already (for Asked: the last that somebody asked for). None was
/// needed: nothing. For Open and Hourly also unless the last is younger than ten minutes or an hour; these give up
/// (Errc::Locked) where others write all the time. For BeforeBulk also unless the last is younger than ten minutes and
/// people did little by hand since.
Result<std::optional<Backup>> makeIfChanged(Project& project, Reason reason, const std::stop_token& stop = {});

} // namespace accord::backups
