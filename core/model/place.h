// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

namespace accord {

/// What a folder allows, as far as several processes on one project file go.
enum class Place : std::uint8_t {
    Local,   ///< processes that open the file share memory: a write-ahead log is safe, many can work at once
    Network, ///< only file locks are shared: a rollback journal, and everybody waits for everybody
    Cloud,   ///< copied elsewhere behind our back, file by file: only to be read
};

/// Where a file lies.
struct Location
{
    Place place = Place::Local;
    std::string name; ///< "NFS", "Dropbox"; empty where it is local

    bool operator==(const Location&) const = default;
};

/// How a project file was found when it was opened.
struct Opened
{
    Location location;
    bool writeAheadLog = false;      ///< false: a rollback journal
    bool nobodyElse = false;         ///< it is certain that no other process had it open
    std::int64_t recoveredPages = 0; ///< that a process which ended abruptly had left beside the file
};

} // namespace accord
