// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "core/reconcile/meetings.h"

#include <cstdint>

namespace accord::ui {

/// "12 of 60": what is decided or put off of the agenda.
QString doneText(const reconcile::AgendaCount& count);

/// "12 of 60"; with what rules decided "12 of 60 (5 by people, 7 by a rule)".
QString settledText(const reconcile::AgendaCount& count);

/// "34 min left", "2 h 5 min left", "6 min over the time"; "26 min so far" without a budget.
QString timeLeftText(const reconcile::MeetingTime& time);

/// "26 of 60 min", "26 min" without a budget.
QString timeUsedText(const reconcile::MeetingTime& time);

/// "At this pace 14 of 60 are left at the end." Empty before anything was settled, or without a budget.
QString paceText(const reconcile::AgendaCount& count, const reconcile::MeetingTime& time);

/// "1:05": minutes and seconds on one issue.
QString clockText(std::int64_t seconds);

} // namespace accord::ui
