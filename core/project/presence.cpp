// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/presence.h"

#include "core/store/presence.h"

namespace accord {
namespace {

constexpr int kStill = 3; // intervals without a beat

} // namespace

Presence::Presence(Mode mode)
    : m_mode(mode)
    , m_window(newUuid())
{}

Status Presence::turn(Project& project, PersonId me, Moment now)
{
    ACCORD_CHECK(look(project, now));
    return heartbeatIfDue(project, me, now);
}

Status Presence::look(Project& project, Moment now)
{
    ACCORD_TRY(const std::vector<store::PresenceRow> rows, store::presence(project.database()));
    std::map<Uuid, Watched> watched;
    std::vector<store::PresenceRow> gone;
    m_others.clear();
    for (const store::PresenceRow& row : rows) {
        if (row.window == m_window) {
            continue;
        }
        // Who was there before us may have been cut off long ago; who comes while we look is alive.
        Watched state{row.heartbeat, now, m_looked};
        if (const auto known = m_watched.find(row.window); known != m_watched.end()) {
            state = known->second.heartbeat == row.heartbeat ? known->second : Watched{row.heartbeat, now, true};
        }
        if (now - state.since >= kStill * kInterval) {
            gone.push_back(row);
        } else {
            m_others.push_back(Present{row.person, state.moved});
        }
        watched.emplace(row.window, state);
    }
    m_watched = std::move(watched);
    m_looked = true;
    if (gone.empty() || project.readOnly()) {
        return {};
    }
    return store::takeAway(project.database(), gone);
}

Status Presence::heartbeatIfDue(Project& project, PersonId me, Moment now)
{
    const bool due = m_heartbeat == 0 || me != m_me || now - m_lastHeartbeat >= kInterval;
    if (m_mode == Mode::Watching || project.readOnly() || !due) {
        return {};
    }
    ACCORD_CHECK(store::heartbeat(project.database(), {m_window, me, m_heartbeat + 1}));
    ++m_heartbeat;
    m_me = me;
    m_lastHeartbeat = now;
    return {};
}

Status Presence::leave(Project& project)
{
    if (m_heartbeat == 0 || project.readOnly()) {
        return {};
    }
    return store::takeAway(project.database(), {{m_window, m_me, m_heartbeat}});
}

} // namespace accord
