// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/study.h"
#include "core/sqlite/database.h"
#include "core/store/events/event_writer.h"

#include <utility>
#include <vector>

namespace accord::store {

/// What the study set last. Of a project that never set anything: the reasons of the time before there were settings.
Result<StudySettings> studySettings(sqlite::Database& database);

/// Every reason that the study ever had, each with the words that it had last: labels keep the numbers of those that
/// are left out later.
Result<std::vector<ScreeningReason>> everyReason(sqlite::Database& database);

/// Everything that the study set, oldest first, with who set it.
Result<std::vector<std::pair<PersonId, StudySettings>>> settingsHistory(sqlite::Database& database);

/// Inside the caller's transaction. `by`: none when a project is made.
Status writeStudySettings(EventWriter& events, PersonId by, const StudySettings& settings);

} // namespace accord::store
