// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

namespace accord::cli {

/// What the program tells its caller. The manual lists them.
enum ExitCode : int {
    kDone = 0,
    kFailed = 1,    ///< something is wrong with the input or the project
    kUsage = 2,     ///< the command line was not understood
    kCancelled = 3, ///< the project is as it was
    kLocked = 4,    ///< another program holds the file, or it is write-protected
};

inline ExitCode exitCodeFor(const Error& error)
{
    switch (error.code) {
    case Errc::Cancelled:
        return kCancelled;
    case Errc::Locked:
    case Errc::ReadOnly:
        return kLocked;
    default:
        return kFailed;
    }
}

} // namespace accord::cli
