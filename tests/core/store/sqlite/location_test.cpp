// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/sqlite/location.h"
#include "tests/support/catch.h"
#include "tests/support/temp_folder.h"

using accord::store::Location;
using accord::store::locationOf;
using accord::store::locationOfType;

TEST_CASE("Location: file systems that share only locks are told from those that share memory", "[store]")
{
    // ext4, xfs, btrfs, tmpfs, overlay.
    for (const std::uint32_t local : {0xef53U, 0x58465342U, 0x9123683eU, 0x01021994U, 0x794c7630U}) {
        CHECK(locationOfType(local) == Location::Local);
    }
    // NFS, SMB2, 9p, FUSE.
    for (const std::uint32_t network : {0x6969U, 0xfe534d42U, 0x01021997U, 0x65735546U}) {
        CHECK(locationOfType(network) == Location::Network);
    }
}

TEST_CASE("Location: a file that is not there counts as local", "[store]")
{
    const accord::test::TempFolder folder;
    CHECK(locationOf(folder / "missing.accord") == Location::Local);
}
