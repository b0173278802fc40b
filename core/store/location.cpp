// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/location.h"

#include "core/base/os/file_facts.h"
#include "core/base/os/files.h"
#include "core/base/reason.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>
#include <string_view>
#include <system_error>
#include <utility>

namespace accord::store {
namespace {

namespace fs = std::filesystem;

struct Marker
{
    std::string_view file; ///< in the topmost folder that the program keeps
    std::string_view cloud;
};

constexpr std::array<Marker, 10> kMarkers{{{".dropbox.cache", "Dropbox"},
                                           {".stfolder", "Syncthing"},
                                           {".849C9593-D756-4E56-8D6E-42412F2A707B", "OneDrive"},
                                           {".tmp.drivedownload", "Google Drive"},
                                           {".tmp.driveupload", "Google Drive"},
                                           {".owncloudsync.log", "Nextcloud or ownCloud"},
                                           {".nextcloudsync.log", "Nextcloud or ownCloud"},
                                           {".csync_journal.db", "Nextcloud or ownCloud"},
                                           {".sync/ID", "Resilio Sync"},
                                           {".megaignore", "MEGA"}}};

// A folder's name says too little by itself: the program must have settings in the home folder, too.
struct NamedFolder
{
    std::string_view folder;
    std::string_view settings;
    std::string_view cloud;
};

constexpr std::array<NamedFolder, 5> kNamed{{{"OneDrive", ".config/onedrive", "OneDrive"},
                                             {"OneDrive", ".config/onedriver", "OneDrive"},
                                             {"Dropbox", ".dropbox", "Dropbox"},
                                             {"Google Drive", ".config/Insync", "Google Drive"},
                                             {"Insync", ".config/Insync", "Google Drive"}}};

// Nothing else makes paths with these in them.
constexpr std::array<Marker, 2> kPaths{{{"/gvfs/google-drive:", "Google Drive"}, {"/gvfs/onedrive:", "OneDrive"}}};

bool has(const fs::path& folder, std::string_view name)
{
    std::error_code error;
    return fs::exists(folder / name, error);
}

// The journal of Nextcloud's and ownCloud's client, ".sync_0123456789ab.db" or "._sync_0123456789ab.db", lies in the
// topmost folder.
bool hasSyncJournal(const fs::path& folder)
{
    constexpr int kMostEntries = 4000; // reading a greater folder would show when a project is opened
    std::error_code error;
    int looked = 0;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end && looked < kMostEntries;
         entry.increment(error), ++looked) {
        const std::string name = entry->path().filename().string();
        if ((name.starts_with(".sync_") || name.starts_with("._sync_")) && name.ends_with(".db")) {
            return true;
        }
    }
    return false;
}

std::string_view cloudAt(const fs::path& folder, const fs::path& home)
{
    for (const Marker& marker : kMarkers) {
        if (has(folder, marker.file)) {
            return marker.cloud;
        }
    }
    // In the folder itself ".dropbox" is a file; the folder of that name in the home folder holds the settings.
    std::error_code error;
    if (fs::is_regular_file(folder / ".dropbox", error)) {
        return "Dropbox";
    }
    const std::string name = folder.filename().string();
    for (const NamedFolder& named : kNamed) {
        // "OneDrive - The University", "Dropbox (Team)"
        const bool called = name == named.folder || name.starts_with(std::string(named.folder) + " ");
        if (called && !home.empty() && has(home, named.settings)) {
            return named.cloud;
        }
    }
    return hasSyncJournal(folder) ? "Nextcloud or ownCloud" : std::string_view();
}

} // namespace

std::string cloudOf(const fs::path& file, const fs::path& home)
{
    const std::string text = file.string();
    for (const Marker& path : kPaths) {
        if (text.find(path.file) != std::string::npos) {
            return std::string(path.cloud);
        }
    }
    for (fs::path folder = file.parent_path(); !folder.empty(); folder = folder.parent_path()) {
        if (const std::string_view cloud = cloudAt(folder, home); !cloud.empty()) {
            return std::string(cloud);
        }
        if (folder == folder.parent_path()) {
            break;
        }
    }
    return {};
}

namespace {

// The mode after the statement, which is the old one where it could not be switched.
Result<bool> logAfter(sqlite::Database& database, std::string_view sql)
{
    ACCORD_TRY(const auto mode, database.query(sql).one<std::string>());
    return mode == "wal";
}

// Whoever has the file open keeps SQLite from switching; no use in waiting for them.
Result<bool> switched(sqlite::Database& database, bool toLog)
{
    database.setPatience(std::chrono::milliseconds(0));
    const Result<bool> log = logAfter(database, toLog ? "PRAGMA journal_mode = WAL" : "PRAGMA journal_mode = DELETE");
    database.setPatience(sqlite::Database::kReadPatience);
    if (!log.ok() && log.error().code == Errc::Locked) {
        return !toLog;
    }
    return log;
}

} // namespace

Result<bool> chooseJournal(sqlite::Database& database, Place place, bool othersAreIn)
{
    ACCORD_TRY(bool log, logAfter(database, "PRAGMA journal_mode"));
    const bool wantsLog = place == Place::Local;
    if (!database.readOnly() && log != wantsLog && (!wantsLog || !othersAreIn)) {
        ACCORD_TRY(log, switched(database, wantsLog));
    }
    if (log && place == Place::Network && !database.readOnly()) {
        return Error{Errc::Locked, Reason::OpenOnDiskMachine, {database.file().string()}};
    }
    // Without the last bit a rollback journal whose removal was not on the disk yet takes a commit back after a power
    // cut (SQLite, "PRAGMA synchronous").
    ACCORD_CHECK(database.execute(log ? "PRAGMA synchronous = FULL" : "PRAGMA synchronous = EXTRA"));
    return log;
}

Result<bool> writeLogBack(sqlite::Database& database)
{
    if (database.readOnly() || !database.opened().writeAheadLog) {
        return true;
    }
    ACCORD_CHECK(database.checkInPlace());
    constexpr int kBusy = 0;
    constexpr int kFrames = 1;
    constexpr int kCopied = 2;
    ACCORD_TRY(const auto whole, database.query("PRAGMA wal_checkpoint(PASSIVE)").one<bool>([](const sqlite::Row& row) {
        return row.integer(kBusy) == 0 && row.integer(kFrames) == row.integer(kCopied);
    }));
    return whole.value_or(true);
}

namespace {

namespace fs = std::filesystem;

struct SyncKind
{
    std::uint32_t type;
    std::string_view name;
};

// As in Linux's list of magic numbers, statfs(2), and the sources of the file systems that are not part of Linux.
constexpr std::array<SyncKind, 18> kNetwork{{{0x6969, "NFS"},
                                             {0x517b, "SMB"},
                                             {0xff534d42, "SMB"},
                                             {0xfe534d42, "SMB"},
                                             {0x01021997, "9p"},
                                             {os::kFuseType, "FUSE"},
                                             {0x5346414f, "AFS"},
                                             {0x6b414653, "AFS"},
                                             {0x73757245, "Coda"},
                                             {0x564c, "NCP"},
                                             {0x00c36400, "Ceph"},
                                             {0x0bd00bd0, "Lustre"},
                                             {0x47504653, "GPFS"},
                                             {0x19830326, "BeeGFS"},
                                             {0x01161970, "GFS2"},
                                             {0x7461636f, "OCFS2"},
                                             {0x786f4256, "VirtualBox shared folder"},
                                             {0xbacbacbc, "VMware shared folder"}}};

// Programs that show a cloud's files as a file system; sshfs and the like are as good as NFS.
constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kCloudFuse{
    {{"fuse.onedriver", "OneDrive"},
     {"fuse.google-drive-ocamlfuse", "Google Drive"},
     {"fuse.gdfs", "Google Drive"},
     {"fuse.dropboxfs", "Dropbox"},
     {"fuse.dbxfs", "Dropbox"},
     {"fuse.rclone", "rclone"}}};

std::string networkName(const SyncKind& kind, const std::string& typeName)
{
    constexpr std::string_view kPrefix = "fuse.";
    if (kind.type == os::kFuseType && typeName.starts_with(kPrefix)) {
        return typeName.substr(kPrefix.size());
    }
    return std::string(kind.name);
}

} // namespace

Location locationOf(const fs::path& file)
{
    const fs::path path = realPath(file); // a link into a synchronised folder leads there
    Surroundings surroundings{os::fileSystemOf(path), {}};
    if (const char* home = std::getenv("HOME"); home != nullptr) {
        surroundings.home = home;
    }
    return locationIn(path, surroundings);
}

Location locationIn(const fs::path& file, const Surroundings& surroundings)
{
    const auto fuse =
        std::ranges::find(kCloudFuse, surroundings.fileSystem.typeName, &decltype(kCloudFuse)::value_type::first);
    if (fuse != kCloudFuse.end()) {
        return {Place::Cloud, std::string(fuse->second)};
    }
    if (std::string cloud = cloudOf(realPath(file), surroundings.home); !cloud.empty()) {
        return {Place::Cloud, std::move(cloud)};
    }
    const auto network = std::ranges::find(kNetwork, surroundings.fileSystem.type, &SyncKind::type);
    if (network != kNetwork.end()) {
        return {Place::Network, networkName(*network, surroundings.fileSystem.typeName)};
    }
    return {};
}

} // namespace accord::store
