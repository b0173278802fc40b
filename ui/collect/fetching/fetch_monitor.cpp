// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/collect/fetching/fetch_monitor.h"

#include "ui/collect/fetching/fetch_text.h"

#include <algorithm>

namespace accord::ui {

std::int64_t LiveFetch::waits(std::chrono::steady_clock::time_point now) const
{
    const auto left = std::chrono::ceil<std::chrono::seconds>(waitsUntil - now).count();
    return std::max<std::int64_t>(0, left);
}

void FetchMonitor::page(const Source& source, const Fetching& fetching, const FetchedCounts& counts)
{
    const std::lock_guard lock(m_mutex);
    LiveFetch& live = m_live[source.uuid];
    live = {fetching, counts, {}, {}};
    if (m_progress != nullptr) {
        m_progress->report(source.repository + ": " + phaseText(fetching).toStdString(), fetching.pages,
                           fetching.pagesInAll);
    }
}

void FetchMonitor::waits(const Source& source, std::int64_t seconds, const std::string& why)
{
    const std::lock_guard lock(m_mutex);
    LiveFetch& live = m_live[source.uuid];
    live.waitsUntil = std::chrono::steady_clock::now() + std::chrono::seconds(seconds);
    live.why = QString::fromStdString(why);
    if (m_progress != nullptr) {
        m_progress->report(source.repository + ": " + waitText(seconds).toStdString(), live.fetching.pages,
                           live.fetching.pagesInAll);
    }
}

void FetchMonitor::tell(Progress* progress)
{
    const std::lock_guard lock(m_mutex);
    m_progress = progress;
}

std::map<Uuid, LiveFetch> FetchMonitor::read() const
{
    const std::lock_guard lock(m_mutex);
    return m_live;
}

} // namespace accord::ui
