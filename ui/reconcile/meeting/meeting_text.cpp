// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/meeting/meeting_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <cstdlib>

namespace accord::ui {
namespace {

constexpr std::int64_t kMinute = 60;

struct MeetingTextWords
{
    Q_DECLARE_TR_FUNCTIONS(MeetingText)
};

// Whole minutes; what has begun counts.
QString durationText(std::int64_t seconds)
{
    const std::int64_t minutes = (std::abs(seconds) + kMinute - 1) / kMinute;
    if (minutes < kMinute) {
        return MeetingTextWords::tr("%1 min").arg(minutes);
    }
    return minutes % kMinute == 0 ? MeetingTextWords::tr("%1 h").arg(minutes / kMinute)
                                  : MeetingTextWords::tr("%1 h %2 min").arg(minutes / kMinute).arg(minutes % kMinute);
}

} // namespace

QString doneText(const reconcile::AgendaCount& count)
{
    const QLocale locale;
    return MeetingTextWords::tr("%1 of %2")
        .arg(locale.toString(count.items - count.left), locale.toString(count.items));
}

QString settledText(const reconcile::AgendaCount& count)
{
    const int settled = count.items - count.left;
    return count.byRule == 0 ? doneText(count)
                             : MeetingTextWords::tr("%1 (%2 by people, %3 by a rule)")
                                   .arg(doneText(count), QLocale().toString(settled - count.byRule),
                                        QLocale().toString(count.byRule));
}

QString timeLeftText(const reconcile::MeetingTime& time)
{
    if (!time.left) {
        return MeetingTextWords::tr("%1 so far").arg(durationText(time.used));
    }
    return *time.left < 0 ? MeetingTextWords::tr("%1 over the time").arg(durationText(*time.left))
                          : MeetingTextWords::tr("%1 left").arg(durationText(*time.left));
}

QString timeUsedText(const reconcile::MeetingTime& time)
{
    const std::int64_t minutes = time.used / kMinute;
    return time.left ? MeetingTextWords::tr("%1 of %2 min").arg(minutes).arg((time.used + *time.left) / kMinute)
                     : MeetingTextWords::tr("%1 min").arg(minutes);
}

QString paceText(const reconcile::AgendaCount& count, const reconcile::MeetingTime& time)
{
    if (!time.leftAtEnd || count.items == 0) {
        return {};
    }
    const QLocale locale;
    if (count.left == 0) {
        return MeetingTextWords::tr("All are done.");
    }
    if (*time.leftAtEnd == 0) {
        return MeetingTextWords::tr("At this pace all are done in time.");
    }
    return MeetingTextWords::tr("At this pace %Ln of %1 are left at the end.", nullptr, *time.leftAtEnd)
        .arg(locale.toString(count.items));
}

QString clockText(std::int64_t seconds)
{
    return QStringLiteral("%1:%2").arg(seconds / kMinute).arg(seconds % kMinute, 2, 10, QLatin1Char('0'));
}

} // namespace accord::ui
