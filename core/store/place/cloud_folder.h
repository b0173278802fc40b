// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <string>

namespace accord::store {

/// The program that keeps copies of the file's folder, or of a folder above it, elsewhere: "Dropbox", "OneDrive",
/// "Google Drive", "Nextcloud or ownCloud", "iCloud", "Syncthing" and so on; empty if nothing tells of one. Known by
/// the files that these programs leave in the folders, and by the names of folders together with settings in `home`.
/// `file` is absolute and without links.
std::string cloudOf(const std::filesystem::path& file, const std::filesystem::path& home);

} // namespace accord::store
