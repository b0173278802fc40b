// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/labelling/submitting/view_time.h"

#include <chrono>
#include <utility>

namespace accord::ui {

ViewTime::ViewTime(Now now)
    : m_now(std::move(now))
    , m_since(m_now())
{}

ViewTime::Now ViewTime::steadyNow()
{
    return [] {
        const auto now = std::chrono::steady_clock::now().time_since_epoch();
        return static_cast<qint64>(std::chrono::duration_cast<std::chrono::milliseconds>(now).count());
    };
}

void ViewTime::setInView(bool inView)
{
    if (inView == m_inView) {
        return;
    }
    const qint64 now = m_now();
    if (m_inView) {
        m_gathered += now - m_since;
    }
    m_since = now;
    m_inView = inView;
}

void ViewTime::restart()
{
    m_gathered = 0;
    m_since = m_now();
}

double ViewTime::take()
{
    const qint64 now = m_now();
    const qint64 whole = m_gathered + (m_inView ? now - m_since : 0);
    m_gathered = 0;
    m_since = now;
    return static_cast<double>(whole) / 1000.0;
}

} // namespace accord::ui
