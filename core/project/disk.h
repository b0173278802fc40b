// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <stop_token>

namespace accord {

/// Has what anybody committed copied from the log into the project file once nobody has committed anything for kQuiet.
/// Whoever copies that file alone (`cp`, a program that makes backups) has all of it then.
class WriteBack
{
public:
    using Moment = std::chrono::steady_clock::time_point;
    static constexpr std::chrono::seconds kQuiet{2};

    /// For every second or so, by whoever keeps the project open.
    Status turn(Project& project, Moment now);

private:
    struct Seen
    {
        std::int64_t others = 0;
        std::int64_t own = 0;
        bool operator==(const Seen&) const = default;
    };

    std::optional<Seen> m_seen;
    Moment m_since;
    bool m_done = false;
};

/// Makes a copy of the project as it is now, people working in it or not: the same project, whose work can be merged
/// later. Who has it open is not in it. Errc::Exists: nothing is written over; Cancelled, DiskFull, Unwritable: nothing
/// is left behind.
Status copyProject(Project& project, const std::filesystem::path& target, const std::stop_token& stop = {});

/// Whether it can only be read because there was no room on its disk when it was opened.
bool openedWithoutRoom(Project& project);

} // namespace accord
