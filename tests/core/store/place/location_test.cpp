// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/location.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/temp_folder.h"

#include <filesystem>
#include <utility>

using namespace accord;
using store::locationIn;
namespace fs = std::filesystem;

namespace {

constexpr std::uint32_t kExt4 = 0xef53;
constexpr std::uint32_t kFuse = 0x65735546;

// A file three folders below one that has the marker.
Location below(const test::TempFolder& folder, const fs::path& marker)
{
    const fs::path root = folder / "synced";
    fs::create_directories(root / "study" / "pilot");
    fs::create_directories((root / marker).parent_path());
    test::writeFile(root / marker, "x");
    return locationIn(root / "study" / "pilot" / "pilot.accord", {{kExt4, {}}, folder.path()});
}

} // namespace

TEST_CASE("Location: file systems that share only locks are told from those that share memory", "[store]")
{
    const test::TempFolder folder;
    // ext4, xfs, btrfs, tmpfs, overlay.
    for (const std::uint32_t local : {kExt4, 0x58465342U, 0x9123683eU, 0x01021994U, 0x794c7630U}) {
        CHECK(locationIn(folder / "a.accord", {{local, {}}, {}}) == Location{});
    }
    const std::vector<std::pair<store::Surroundings, std::string>> networks{
        {{{0x6969, "nfs4"}, {}}, "NFS"},        {{{0x517b, {}}, {}}, "SMB"},
        {{{0xff534d42, "cifs"}, {}}, "SMB"},    {{{0xfe534d42, "smb3"}, {}}, "SMB"},
        {{{0x01021997, {}}, {}}, "9p"},         {{{kFuse, {}}, {}}, "FUSE"},
        {{{kFuse, "fuse.sshfs"}, {}}, "sshfs"}, {{{kFuse, "virtiofs"}, {}}, "FUSE"},
        {{{0x00c36400, "ceph"}, {}}, "Ceph"}};
    for (const auto& [surroundings, name] : networks) {
        CHECK(locationIn(folder / "a.accord", surroundings) == Location{Place::Network, name});
    }
}

TEST_CASE("Location: file systems that show a cloud are clouds", "[store]")
{
    const test::TempFolder folder;
    CHECK(locationIn(folder / "a.accord", {{kFuse, "fuse.rclone"}, {}}) == Location{Place::Cloud, "rclone"});
    CHECK(locationIn(folder / "a.accord", {{kFuse, "fuse.onedriver"}, {}}) == Location{Place::Cloud, "OneDrive"});
    CHECK(locationIn(folder / "a.accord", {{kFuse, "fuse.google-drive-ocamlfuse"}, {}}) ==
          Location{Place::Cloud, "Google Drive"});
    const fs::path gnome = folder / "gvfs/google-drive:host=gmail.com,user=ann/a.accord";
    CHECK(locationIn(gnome, {{kFuse, "fuse.gvfsd-fuse"}, {}}) == Location{Place::Cloud, "Google Drive"});
}

TEST_CASE("Location: a synchronised folder is known by what its program leaves in it", "[store]")
{
    const std::vector<std::pair<fs::path, std::string>> markers{{".dropbox.cache/2026", "Dropbox"},
                                                                {".dropbox", "Dropbox"},
                                                                {".stfolder/keep", "Syncthing"},
                                                                {".849C9593-D756-4E56-8D6E-42412F2A707B", "OneDrive"},
                                                                {".tmp.driveupload/1", "Google Drive"},
                                                                {".sync_0123456789ab.db", "Nextcloud or ownCloud"},
                                                                {"._sync_0123456789ab.db", "Nextcloud or ownCloud"},
                                                                {".owncloudsync.log", "Nextcloud or ownCloud"}};
    for (const auto& [marker, cloud] : markers) {
        INFO(marker);
        const test::TempFolder folder;
        CHECK(below(folder, marker) == Location{Place::Cloud, cloud});
    }
}

TEST_CASE("Location: a folder's name counts only together with the program's settings", "[store]")
{
    const test::TempFolder folder;
    const fs::path file = folder / "OneDrive - Team/study/a.accord";
    fs::create_directories(file.parent_path());
    CHECK(locationIn(file, {{kExt4, {}}, folder.path()}) == Location{});
    fs::create_directories(folder / ".config/onedrive");
    CHECK(locationIn(file, {{kExt4, {}}, folder.path()}) == Location{Place::Cloud, "OneDrive"});
    CHECK(locationIn(folder / "study/a.accord", {{kExt4, {}}, folder.path()}) == Location{});
}

TEST_CASE("Location: the settings of a program in the home folder do not make it a synchronised folder", "[store]")
{
    const test::TempFolder folder;
    fs::create_directories(folder / ".dropbox"); // a folder here, a file in what is synchronised
    fs::create_directories(folder / "study");
    CHECK(locationIn(folder / "study/a.accord", {{kExt4, {}}, folder.path()}) == Location{});
}

TEST_CASE("Location: a link into a synchronised folder leads there", "[store]")
{
    const test::TempFolder folder;
    fs::create_directories(folder / "synced/.stfolder");
    fs::create_directory_symlink(folder / "synced", folder / "here");
    CHECK(store::locationOf(folder / "here/a.accord").place == Place::Cloud);
}

TEST_CASE("Location: a file that is about to be made lies where its folder does", "[store]")
{
    const test::TempFolder folder;
    CHECK(store::locationOf(folder / "missing.accord") == store::locationOf(folder.path()));
}
