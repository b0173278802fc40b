// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <fstream>

namespace accord::exchange {

/// Errc::Unwritable where the file is the open project, belongs to it while it is open, or is called like a project: no
/// output is ever written over one, whoever said yes to whatever. The file is not opened for this (closing it would
/// take SQLite's locks).
Status checkNoProject(const std::filesystem::path& file, const std::filesystem::path& project);

/// A file that is complete or not there: written under another name beside its place, and renamed by finish().
class SafeFile
{
public:
    /// `project`: the open one, over which nothing is written; see checkNoProject().
    static Result<SafeFile> create(const std::filesystem::path& file, const std::filesystem::path& project);
    ~SafeFile(); ///< removes what was not finished

    SafeFile(SafeFile&& other) noexcept;
    SafeFile(const SafeFile&) = delete;
    SafeFile& operator=(const SafeFile&) = delete;
    SafeFile& operator=(SafeFile&&) = delete;

    std::ofstream& stream() { return m_stream; }
    [[nodiscard]] Status check() const; ///< Errc::DiskFull or Unwritable once writing failed
    Status finish();

private:
    SafeFile(std::filesystem::path file, std::filesystem::path temporary);

    std::filesystem::path m_file;
    std::filesystem::path m_temporary; ///< empty once it is finished
    std::ofstream m_stream;
};

} // namespace accord::exchange
