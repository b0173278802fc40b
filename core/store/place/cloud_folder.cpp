// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/place/cloud_folder.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <system_error>

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
struct Named
{
    std::string_view folder;
    std::string_view settings;
    std::string_view cloud;
};

constexpr std::array<Named, 5> kNamed{{{"OneDrive", ".config/onedrive", "OneDrive"},
                                       {"OneDrive", ".config/onedriver", "OneDrive"},
                                       {"Dropbox", ".dropbox", "Dropbox"},
                                       {"Google Drive", ".config/Insync", "Google Drive"},
                                       {"Insync", ".config/Insync", "Google Drive"}}};

// Nothing else makes paths with these in them.
constexpr std::array<Marker, 6> kPaths{{{"/Mobile Documents/com~apple~CloudDocs/", "iCloud"},
                                        {"/Library/CloudStorage/Dropbox", "Dropbox"},
                                        {"/Library/CloudStorage/OneDrive", "OneDrive"},
                                        {"/Library/CloudStorage/GoogleDrive", "Google Drive"},
                                        {"/gvfs/google-drive:", "Google Drive"},
                                        {"/gvfs/onedrive:", "OneDrive"}}};

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
    for (const Named& named : kNamed) {
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

} // namespace accord::store
