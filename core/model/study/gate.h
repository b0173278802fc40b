// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"

#include <cstdint>
#include <string>

namespace accord {

/// What people conclude at a gate. The numbers are in every project file.
enum class GateVerdict : std::uint8_t {
    Go = 1,
    NoGo = 2,
};

/// Somebody decided, after a round, whether the study goes on.
struct GateOutcome
{
    RoundId round;
    GateVerdict verdict = GateVerdict::Go;
    PersonId by;
    std::string at; ///< UTC, ISO 8601
    std::string reason;
    std::string figures; ///< what the gate asked for and found at that moment, as JSON
};

} // namespace accord
