// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/meeting/issue_clock.h"

#include <QElapsedTimer>
#include <QPainter>

#include "ui/support/look.h"

#include <algorithm>
#include <utility>

namespace accord::ui {
namespace {

constexpr int kThick = look::kGrid - 2; // px
constexpr double kSlowly = 0.5;         // of the planned time, until the other colour is there

qint64 milliseconds()
{
    QElapsedTimer timer;
    timer.start();
    return timer.msecsSinceReference();
}

QColor between(const QColor& one, const QColor& other, double share)
{
    const auto mix = [&](int from, int to) { return static_cast<int>(from + (to - from) * share); };
    return QColor(mix(one.red(), other.red()), mix(one.green(), other.green()), mix(one.blue(), other.blue()));
}

} // namespace

IssueClock::IssueClock(QWidget* parent)
    : QWidget(parent)
    , m_now(milliseconds)
    , m_since(m_now())
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Time on this issue"));
}

void IssueClock::start()
{
    m_since = m_now();
    update();
}

void IssueClock::setPlanned(std::optional<double> seconds)
{
    m_planned = seconds && *seconds >= kShortest ? seconds : std::nullopt;
    update();
}

int IssueClock::seconds() const
{
    constexpr qint64 kSecond = 1000;
    return static_cast<int>((m_now() - m_since) / kSecond);
}

double IssueClock::share() const
{
    return m_planned ? seconds() / *m_planned : 0;
}

void IssueClock::setNow(std::function<qint64()> now)
{
    m_now = std::move(now);
    start();
}

QSize IssueClock::sizeHint() const
{
    return {look::kGrid, kThick};
}

void IssueClock::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), look::line());
    const double part = share();
    const QColor colour = between(look::accent(), look::warning(), std::clamp((part - 1) / kSlowly, 0.0, 1.0));
    painter.fillRect(QRectF(0, 0, width() * std::min(part, 1.0), height()), colour);
}

} // namespace accord::ui
