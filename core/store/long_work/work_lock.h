// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/sqlite/database.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

namespace accord::store {

/// Held while long work writes in batches: a lock on one byte of the file "PROJECT-guard" beside the project, which the
/// system drops with the process, so that the others know whether the work is alive. The file is never removed while
/// there is a project: whoever holds a removed one, and whoever holds the one in its place, would both think that they
/// are alone.
class WorkLock
{
public:
    /// An import must not keep people from deciding, nor fetching from a host, which takes hours, keep them from
    /// importing: each has a byte of its own.
    enum class Sort : std::uint8_t { Import, Decisions, Fetch };

    /// Errc::Locked while other work of the sort runs (decisions, which take a second or two, are waited for for a
    /// while); Unwritable when the folder cannot be written to, and where it has no locks. `project`: the file itself
    /// (Database::file()), under whatever name it was opened.
    static Result<WorkLock> hold(const std::filesystem::path& project, Sort sort = Sort::Import);

    /// The same without waiting.
    static Result<WorkLock> tryToHold(const std::filesystem::path& project, Sort sort);

    /// Where the locks of a project are.
    static std::filesystem::path fileOf(const std::filesystem::path& project);

    ~WorkLock(); ///< lets go of it; the file stays
    WorkLock(WorkLock&& other) noexcept;
    WorkLock(const WorkLock&) = delete;
    WorkLock& operator=(const WorkLock&) = delete;
    WorkLock& operator=(WorkLock&&) = delete;

    /// Takes room on the disk, as far as there is any, which a full disk gives back with giveBack(), so that what was
    /// written can be taken back even then.
    void reserve();
    void giveBack();

    /// For tests: asks for the lock on the open file in the system's place, and answers 0 or an errno. Null: the
    /// system.
    using Lock = std::function<int(int handle, Sort sort)>;
    static void replaceLock(Lock lock);
    static int systemLock(int handle, Sort sort);

private:
    WorkLock(std::filesystem::path file, int handle);

    std::filesystem::path m_file;
    int m_handle;       ///< -1 once it was moved from
    int m_reserve = -1; ///< a file without a name
};

/// The lock of long work of that kind (`import.kind`).
WorkLock::Sort lockFor(std::string_view kind);

} // namespace accord::store
