// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"

#include <string>
#include <vector>

namespace accord {

/// What a meeting sets out to do.
struct MeetingContent
{
    RoundId round;
    std::string name;
    std::string agenda; ///< a filter of the queue, as text
    int minutes = 0;    ///< the time budget; 0: none
    std::vector<PersonId> takingPart;

    bool operator==(const MeetingContent&) const = default;
};

/// People settle conflicts together, at one screen or each at their own.
struct Meeting
{
    Uuid id;
    MeetingContent content;
    PersonId by;           ///< who began it
    std::string startedAt; ///< UTC, ISO 8601
    std::string endedAt;   ///< empty while it goes on
};

} // namespace accord
