// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

/// Errors about the names under which a project's files lie. Window and command line have a sentence for each.
namespace accord {

inline constexpr std::string_view kReplacedDetail = "it was replaced or removed while it was open";
inline constexpr std::string_view kSecondNameDetail = "it has a second name (a hard link)";
inline constexpr std::string_view kLogOfAnotherDetail = "the log beside it is that of another file";

/// The project's file, or one of those that belong to it while it is open, is not the one any more that was opened.
/// Nothing more is written, so that nothing is written where nobody looks for it.
inline Error replacedError(const std::filesystem::path& project)
{
    return Error{Errc::Unwritable, project.string(), std::string(kReplacedDetail)};
}

inline bool isReplaced(const Error& error)
{
    return error.code == Errc::Unwritable && error.detail == kReplacedDetail;
}

/// Programs that open it under different names would each keep a log of their own.
inline Error secondNameError(const std::filesystem::path& project)
{
    return Error{Errc::Unreadable, project.string(), std::string(kSecondNameDetail)};
}

inline bool isSecondName(const Error& error)
{
    return error.code == Errc::Unreadable && error.detail == kSecondNameDetail;
}

/// It was moved into the place of a file that is still open, or was not closed: what is in the log fits that one only.
inline Error logOfAnotherError(const std::filesystem::path& project)
{
    return Error{Errc::Locked, project.string(), std::string(kLogOfAnotherDetail)};
}

inline bool isLogOfAnother(const Error& error)
{
    return error.code == Errc::Locked && error.detail == kLogOfAnotherDetail;
}

/// The file, opened for reading as bytes. Errc::NotFound, or Unreadable with the system's reason.
Result<std::ifstream> openForReading(const std::filesystem::path& file);

/// The file's own path, without links and dots, under whatever name it is reached; also of one that is about to be
/// made. What stands beside a project (log, guards, backups) is named after it. The path as given where the system
/// cannot tell.
std::filesystem::path realPath(const std::filesystem::path& file);

/// All of its bytes; Errc::Unreadable if they are more than `most`.
Result<std::string> readFile(const std::filesystem::path& file, std::size_t most);

} // namespace accord
