// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/support/presence/presence_monitor.h"

#include <algorithm>
#include <utility>

namespace accord::ui {
namespace {

constexpr int kLookMilliseconds = 2000;
constexpr int kFirstLookMilliseconds = 300; ///< after the window has painted

bool same(const std::vector<Present>& one, const std::vector<Present>& other)
{
    return std::ranges::equal(
        one, other, [](const Present& a, const Present& b) { return a.person == b.person && a.seen == b.seen; });
}

} // namespace

PresenceMonitor::PresenceMonitor(Aside aside, QObject* parent)
    : QObject(parent)
    , m_aside(std::move(aside))
    , m_presence(std::make_shared<Presence>())
    , m_writeBack(std::make_shared<WriteBack>())
{
    m_clock.setInterval(kLookMilliseconds);
    connect(&m_clock, &QTimer::timeout, this, &PresenceMonitor::look);
}

void PresenceMonitor::start()
{
    QTimer::singleShot(kFirstLookMilliseconds, this, [this] {
        if (!m_left) {
            look();
            m_clock.start();
        }
    });
}

void PresenceMonitor::setMe(PersonId me)
{
    m_me = me;
    if (m_clock.isActive()) {
        look();
    }
}

void PresenceMonitor::look()
{
    m_aside([this, me = m_me, presence = m_presence, writeBack = m_writeBack](Project& project) -> Status {
        Status status = presence->turn(project, me, std::chrono::steady_clock::now());
        const Status written = writeBack->turn(project, std::chrono::steady_clock::now());
        status = status.ok() ? written : status;
        // This object goes only after the thread that writes has ended.
        QMetaObject::invokeMethod(
            this, [this, others = presence->others()] { seen(others); }, Qt::QueuedConnection);
        return status;
    });
}

void PresenceMonitor::leave()
{
    m_left = true;
    m_clock.stop();
    m_aside([presence = m_presence](Project& project) { return presence->leave(project); });
}

void PresenceMonitor::seen(std::vector<Present> others)
{
    if (!same(others, m_others)) {
        m_others = std::move(others);
        emit changed();
    }
}

bool PresenceMonitor::iAmHereTwice() const
{
    return m_me.valid() &&
           std::ranges::any_of(m_others, [this](const Present& other) { return other.seen && other.person == m_me; });
}

} // namespace accord::ui
