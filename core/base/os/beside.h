// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <array>
#include <filesystem>
#include <string_view>

/// Files that lie beside a project and are called after it: SQLite's log, the index of the log and its journal, what
/// says whose log it is, and what long work is locked by. They are written, read as part of the project and removed
/// under these names, whatever lies there.
namespace accord {

inline constexpr std::array<std::string_view, 5> kBesideEndings{"-wal", "-shm", "-journal", "-owner", "-guard"};

/// For whatever is about to be made. Errc::Unwritable for a name that a file beside another one would have, or one of
/// those that are removed as leftovers (".accord-part"), whether or not the other file is there now.
Status checkOwnName(const std::filesystem::path& file);

/// Errc::Exists where something that a new project of that name would take for its own lies there: a log or journal
/// whatever is in it, and anything that is no index or owner's note of ours.
Status checkNothingBeside(const std::filesystem::path& project);

/// Errc::Unreadable where something lies beside the project under the name of one of these files and is none: SQLite
/// would remove it, or wait for it. Looks at the first bytes only.
Status checkBeside(const std::filesystem::path& project);

/// Whether what lies there is no such file, by its first bytes; nothing there is fine. `ending`: of kBesideEndings.
bool isStrangerBeside(const std::filesystem::path& file, std::string_view ending);

/// The first line of "PROJECT-owner".
inline constexpr std::string_view kOwnerHeading = "Accord: the file and its log";

/// "labels.csv.0f3a9c1b2d4e.accord-part": what a TemporaryFile is called.
inline constexpr std::string_view kPartEnding = ".accord-part";

} // namespace accord
