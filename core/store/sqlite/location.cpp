// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/sqlite/location.h"

#include <sys/vfs.h>

#include <algorithm>
#include <array>

namespace accord::store {
namespace {

// statfs(2): NFS, SMB, CIFS, SMB2, 9p, FUSE (sshfs and others), AFS, Coda, NCP.
constexpr std::array<std::uint32_t, 9> kNetwork{0x6969,     0x517b,     0xff534d42, 0xfe534d42, 0x01021997,
                                                0x65735546, 0x5346414f, 0x73757245, 0x564c};

} // namespace

Location locationOf(const std::filesystem::path& file)
{
    struct statfs about
    {};
    if (statfs(file.c_str(), &about) != 0) {
        return Location::Local;
    }
    return locationOfType(static_cast<std::uint32_t>(about.f_type));
}

Location locationOfType(std::uint32_t type)
{
    return std::ranges::count(kNetwork, type) > 0 ? Location::Network : Location::Local;
}

} // namespace accord::store
