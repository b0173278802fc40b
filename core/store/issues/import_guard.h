// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <filesystem>
#include <string_view>

namespace accord::store {

/// Held while long work writes in turns: a file "PROJECT-import" beside the project. Its lock tells other processes
/// that the work is alive (the system drops it with the process), and its size is room that a full disk gives back,
/// so that what was written can be taken back even then.
class ImportGuard
{
public:
    /// An import must not keep people from deciding, nor fetching from a host, which takes hours, keep them from
    /// importing: each has a guard of its own.
    enum class Sort : std::uint8_t { Import, Decisions, Fetch };

    /// Errc::Locked while other work of the sort runs (decisions, which take a second or two, are waited for for a
    /// while); Unwritable when the folder cannot be written to.
    static Result<ImportGuard> hold(const std::filesystem::path& project, Sort sort = Sort::Import);

    /// The same without waiting.
    static Result<ImportGuard> tryToHold(const std::filesystem::path& project, Sort sort);

    ~ImportGuard(); ///< removes the file
    ImportGuard(ImportGuard&& other) noexcept;
    ImportGuard(const ImportGuard&) = delete;
    ImportGuard& operator=(const ImportGuard&) = delete;
    ImportGuard& operator=(ImportGuard&&) = delete;

    void reserve();  ///< takes the room, as far as there is any
    void giveBack(); ///< gives the room back to the disk

private:
    ImportGuard(std::filesystem::path file, int handle);

    std::filesystem::path m_file;
    int m_handle; ///< -1 once it was moved from
};

/// The guard of long work of that kind (`import.kind`).
ImportGuard::Sort guardFor(std::string_view kind);

} // namespace accord::store
