// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/console.h"
#include "core/model/meeting.h"
#include "core/reconcile/meetings.h"

#include <string>

namespace accord::cli {

/// A meeting with how far it is.
struct MeetingReport
{
    Meeting meeting;
    std::string agenda; ///< in names and codes
    reconcile::AgendaCount count;
    reconcile::MeetingTime time;
};

/// Counts the agenda as it is now.
Result<MeetingReport> reportOf(Project& project, const LabelMatrix& labelMatrix, const Meeting& meeting);

Table<MeetingReport> meetingTable(const Project& project);
void printMeeting(const Project& project, const MeetingReport& report, Console& console);

} // namespace accord::cli
