// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/study.h"
#include "core/project/project.h"

#include <optional>
#include <vector>

namespace accord::study {

// What is set now: Project::settings().

/// The settings in the way in which they are kept: texts trimmed, the gate written canonically, reasons without a
/// number numbered. Errc::Invalid with what is wrong: no reason at all or more than kMostReasons, one that is there
/// twice (by number or text), an own one without words; a share that is not between 0 and 1, fewer than one item; a
/// gate that is not understood.
Result<StudySettings> settled(const StudySettings& settings);

/// Reasons that can be chosen by one key each.
inline constexpr std::size_t kMostReasons = 9;

/// From now on these hold. Reasons that are left out stay understood in labels that have them. Errc::NotPermitted for
/// somebody who may not lead, and what settled() says. `seen`: the settings as the person saw them when changing them
/// (none: as they are now): what others changed since in other fields stays. Errc::Changed where they changed the same.
Status changeSettings(Project& project, PersonId by, const StudySettings& settings,
                      const std::optional<StudySettings>& seen = {});

/// Every reason that the study ever had, with the words it had last; of those that are set now in their order first.
Result<std::vector<ScreeningReason>> everyReason(Project& project);

} // namespace accord::study
