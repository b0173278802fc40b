// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/collect/http/picture_fetch.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>

namespace accord::collect {

/// Pictures of issues that were loaded on this machine: files in a folder of their own, never in a project or beside
/// one. A file is named by a hash of the address and has the bytes as they came. May be used by several programs.
class PictureCache
{
public:
    static constexpr std::uintmax_t kMostBytes = std::uintmax_t{200} << 20U;

    /// `folder` is made when something is kept, for its owner only; empty: nothing is kept. Above `mostBytes` what was
    /// not used for longest goes.
    explicit PictureCache(std::filesystem::path folder, std::uintmax_t mostBytes = kMostBytes);

    /// None where it is not there, cannot be read, or is no picture.
    [[nodiscard]] std::optional<std::string> find(const std::string& address) const;

    Status keep(const std::string& address, const std::string& bytes) const; ///< Errc::DiskFull, Unwritable

    [[nodiscard]] std::filesystem::path fileOf(const std::string& address) const;

private:
    void makeRoom() const;

    std::filesystem::path m_folder;
    std::uintmax_t m_mostBytes;
};

/// The bytes of a picture: kept ones, for which nothing is sent, or fetched ones, which are kept then. Errors as
/// fetchPicture(); that it cannot be kept is none.
Result<std::string> loadPicture(const std::string& address, const PictureCache& cache, const PictureHosts& hosts,
                                const std::stop_token& stop);

} // namespace accord::collect
