// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

struct flock;

/// The files that SQLite has open in this process: their locks, and whether they are still the ones that their names
/// lead to.
namespace accord::sqlite {

/// From now on SQLite's locks belong to open file descriptions (F_OFD_SETLK) instead of to the process. The usual ones
/// are all dropped as soon as anything in the process closes any descriptor of the file: a file dialog that looks for
/// an icon, a copy, a reader of ours. Other programs that lock the usual way see these locks and are seen. Once per
/// process, before its first connection; without effect where the system does not know such locks.
void keepLocksWithFiles();

/// Which files of a project are open in this process and are not what their names lead to any more: removed, or another
/// file was put in their place. Or the file is still that one and something else was written into it (`cp` onto an
/// existing file): what of it SQLite has in memory, and the log, do not fit what is there now.
struct Displaced
{
    bool project = false;
    bool content = false; ///< noticed where there was a log; from then on the log is noted as another file's
    bool log = false;     ///< "-wal"
    bool index = false;   ///< "-shm"

    [[nodiscard]] bool any() const { return project || content || log || index; }
};

/// Costs some microseconds. The contents are compared with those of the call before. Only certain while the caller's
/// connection holds a lock: the last one to close a project removes two of the files itself.
Displaced displacedFiles(const std::filesystem::path& project);

/// What tells a file from every other one that was ever at that place: a number is used again, together with the moment
/// at which the file was made it is not.
struct Inode
{
    std::uint64_t number = 0;
    std::int64_t made = 0; ///< nanoseconds since 1970

    bool operator==(const Inode&) const = default;
};

/// Nothing where there is no file or the file system does not know enough.
std::optional<Inode> inodeOf(const std::filesystem::path& file);

/// A write-ahead log fits one file only, and does not say which: whoever opens another file that was moved into its
/// place has the pages of the old one in it. So a small file "PROJECT-owner" says for which file the log was made, as
/// long as there is a log. It is evidence, not a condition: without it, or for a log that it does not mean (all of them
/// were copied elsewhere), nothing is known.
/// `file`: the project's, as it was before it was last seen to be in its place.
void noteOwnerOfLog(const std::filesystem::path& project, const Inode& file);
bool logIsOfAnotherFile(const std::filesystem::path& project);
void forgetOwnerOfLog(const std::filesystem::path& project); ///< unless there is a log

/// Whether anybody, this process included, holds a lock on the file: whoever has a project with a log open does.
bool isLocked(const std::filesystem::path& file);

/// Removes log and index where nobody has them open and the log is still that one.
void removeUnusedLog(const std::filesystem::path& project, const Inode& log);

/// What a test puts in the place of the system's call that locks; null: the system's.
using LockCall = int (*)(int descriptor, int command, struct flock* lock);
void setLockCall(LockCall call);

} // namespace accord::sqlite
