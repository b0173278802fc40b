// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <filesystem>

namespace accord::store {

/// Held while an import writes in turns: a file "PROJECT-import" beside the project. Its lock tells other processes
/// that the import is alive (the system drops it with the process), and its size is room that a full disk gives back,
/// so that what was written can be taken back even then.
class ImportGuard
{
public:
    /// Errc::Locked while another import runs; Unwritable when the folder cannot be written to.
    static Result<ImportGuard> hold(const std::filesystem::path& project);

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

} // namespace accord::store
