// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <ostream>

namespace accord {

/// Where a write to `file` ends: the file that a symbolic link names, also one that does not exist yet. As it is for
/// everything else. Errc::Unwritable for links that lead in a circle.
Result<std::filesystem::path> resolvedTarget(const std::filesystem::path& file);

/// A new file in the folder of the one that it is to become, called "TARGET.xxxxxxxxxxxx.accord-part". It is always
/// made anew (O_EXCL, O_NOFOLLOW): no file of that name is written over and no link followed. It has the permissions
/// that the umask leaves, or those of the file that it replaces, or else those of `like` (see shareLike()). A lock on
/// it says that somebody is at it.
///
/// Before one is made, those that programs which were ended abruptly left in the same folder are removed: the ones that
/// nobody holds a lock on, and on file systems where locks are not seen everywhere those that are a day old.
class TemporaryFile
{
public:
    enum class Existing : std::uint8_t {
        Replace,
        Keep, ///< Errc::Exists where there is one by now
    };

    /// Errc::DiskFull, Unwritable: subject is the target, which has a name of its own (checkOwnName()).
    static Result<TemporaryFile> create(const std::filesystem::path& target, const std::filesystem::path& like = {});
    ~TemporaryFile(); ///< removes it, with what SQLite keeps beside it, unless it took its place

    TemporaryFile(TemporaryFile&& other) noexcept;
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    TemporaryFile& operator=(TemporaryFile&&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    [[nodiscard]] const std::filesystem::path& target() const { return m_target; }
    [[nodiscard]] int descriptor() const { return m_descriptor; }

    /// Gives it the name of the target, when everything in it is on the disk; the name is on the disk, too, when this
    /// returns. Errc::DiskFull, Unwritable, Exists.
    Status takePlace(Existing existing);

private:
    TemporaryFile(std::filesystem::path target, std::filesystem::path path, int descriptor);

    std::filesystem::path m_target;
    std::filesystem::path m_path; ///< empty once it took its place
    int m_descriptor;
};

/// Removes what programs that were ended abruptly left of temporary files in a folder.
void removeLeftoverParts(const std::filesystem::path& folder);

/// A file that is complete under its name or not there at all: what stood there stays until finish(). Behind a symbolic
/// link the file that it names is written. What is no file (a device, a pipe, standard output as /dev/stdout) is
/// written to straight away.
class AtomicFile
{
public:
    static Result<AtomicFile> create(const std::filesystem::path& file); ///< Errc::DiskFull, Unwritable
    ~AtomicFile();                                                       ///< removes what was not finished
    AtomicFile(AtomicFile&& other) noexcept;
    AtomicFile(const AtomicFile&) = delete;
    AtomicFile& operator=(const AtomicFile&) = delete;
    AtomicFile& operator=(AtomicFile&&) = delete;

    std::ostream& stream();
    [[nodiscard]] Status check() const; ///< Errc::DiskFull or Unwritable once writing failed
    Status finish(TemporaryFile::Existing existing = TemporaryFile::Existing::Replace);

private:
    struct Output;
    explicit AtomicFile(std::unique_ptr<Output> output);

    std::unique_ptr<Output> m_output;
};

} // namespace accord
