// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/project/project.h"

#include <chrono>
#include <cstdint>
#include <map>
#include <vector>

namespace accord {

/// Somebody who has the project open in another window, here or on another machine.
struct Present
{
    PersonId person;   ///< none: has not said who they are
    bool seen = false; ///< they came, or their heart was seen beating, while we looked; false: only heard of
};

/// Who else has the project open. A window's heart beats in the file every kInterval; one that stands still for three
/// intervals of the observer's own clock is gone, and its row is taken away. No two clocks are ever compared, and
/// nothing about machines is written. A project that is only read is told about others and says nothing of itself.
class Presence
{
public:
    using Moment = std::chrono::steady_clock::time_point;
    static constexpr std::chrono::seconds kInterval{10};

    enum class Mode : std::uint8_t {
        Shown,    ///< a window: others see it
        Watching, ///< only looks
    };

    explicit Presence(Mode mode = Mode::Shown);

    /// Looks who is there, and lets the own heart beat when that is due or `me` is somebody else than before. For every
    /// second or so. A beat that others kept from being written is made up for at the next batch.
    Status turn(Project& project, PersonId me, Moment now);

    /// Takes the own row away.
    Status leave(Project& project);

    /// As of the last turn(), in the order in which they came.
    [[nodiscard]] const std::vector<Present>& others() const { return m_others; }

private:
    struct Watched
    {
        std::int64_t heartbeat = 0;
        Moment since; ///< when the beat was first seen
        bool moved = false;
    };

    Status look(Project& project, Moment now);
    Status heartbeatIfDue(Project& project, PersonId me, Moment now);

    Mode m_mode;
    Uuid m_window;
    std::int64_t m_heartbeat = 0;
    PersonId m_me;
    Moment m_lastHeartbeat;
    bool m_looked = false;
    std::map<Uuid, Watched> m_watched;
    std::vector<Present> m_others;
};

} // namespace accord
