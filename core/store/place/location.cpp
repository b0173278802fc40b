// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/place/location.h"

#include "core/base/files.h"
#include "core/store/place/cloud_folder.h"

#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/vfs.h>

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

struct Kind
{
    std::uint32_t type;
    std::string_view name;
};

// linux/magic.h, statfs(2), and the sources of the file systems that are not part of Linux.
constexpr std::uint32_t kFuse = 0x65735546;
constexpr std::array<Kind, 18> kNetwork{{{0x6969, "NFS"},
                                         {0x517b, "SMB"},
                                         {0xff534d42, "SMB"},
                                         {0xfe534d42, "SMB"},
                                         {0x01021997, "9p"},
                                         {kFuse, "FUSE"},
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

// The type's name of the mount with that device number: the ninth field, behind the lone dash (proc(5)).
std::string typeNameOf(const fs::path& file)
{
    struct stat about
    {};
    if (::stat(file.c_str(), &about) != 0) {
        return {};
    }
    const std::string device = std::to_string(major(about.st_dev)) + ":" + std::to_string(minor(about.st_dev));
    std::ifstream mounts("/proc/self/mountinfo");
    for (std::string line; std::getline(mounts, line);) {
        const std::size_t dash = line.find(" - ");
        if (dash != std::string::npos && line.find(" " + device + " ") < dash) {
            const std::size_t end = line.find(' ', dash + 3);
            return line.substr(dash + 3, end - dash - 3);
        }
    }
    return {};
}

std::string networkName(const Kind& kind, const std::string& typeName)
{
    constexpr std::string_view kPrefix = "fuse.";
    if (kind.type == kFuse && typeName.starts_with(kPrefix)) {
        return typeName.substr(kPrefix.size());
    }
    return std::string(kind.name);
}

} // namespace

Location locationOf(const fs::path& file)
{
    const fs::path path = realPath(file); // a link into a synchronised folder leads there
    Surroundings surroundings;
    struct statfs about
    {};
    // A file that is about to be made lies where its folder does.
    if (::statfs(path.c_str(), &about) == 0 || ::statfs(path.parent_path().c_str(), &about) == 0) {
        surroundings.type = static_cast<std::uint32_t>(about.f_type);
    }
    if (surroundings.type == kFuse) {
        surroundings.typeName = typeNameOf(path);
    }
    if (const char* home = std::getenv("HOME"); home != nullptr) {
        surroundings.home = home;
    }
    return locationIn(path, surroundings);
}

Location locationIn(const fs::path& file, const Surroundings& surroundings)
{
    const auto fuse = std::ranges::find(kCloudFuse, surroundings.typeName, &decltype(kCloudFuse)::value_type::first);
    if (fuse != kCloudFuse.end()) {
        return {Place::Cloud, std::string(fuse->second)};
    }
    if (std::string cloud = cloudOf(realPath(file), surroundings.home); !cloud.empty()) {
        return {Place::Cloud, std::move(cloud)};
    }
    const auto network = std::ranges::find(kNetwork, surroundings.type, &Kind::type);
    if (network != kNetwork.end()) {
        return {Place::Network, networkName(*network, surroundings.typeName)};
    }
    return {};
}

} // namespace accord::store
