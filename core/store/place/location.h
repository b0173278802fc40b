// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/place.h"

#include <cstdint>
#include <filesystem>
#include <string>

namespace accord::store {

/// What the system tells about the place of a file, as a seam for tests.
struct Surroundings
{
    std::uint32_t type = 0;     ///< magic number of the file system, as in statfs(2)
    std::string typeName;       ///< its name, as in /proc/self/mountinfo ("fuse.sshfs"); empty: not known
    std::filesystem::path home; ///< where programs that synchronise keep their settings
};

/// Where the file lies: by the type of its file system, and by what programs that synchronise folders leave in them.
/// Local where the system does not tell. Takes some 50 microseconds.
Location locationOf(const std::filesystem::path& file);

/// The same with given surroundings.
Location locationIn(const std::filesystem::path& file, const Surroundings& surroundings);

} // namespace accord::store
