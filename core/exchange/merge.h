// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/exchange/merge_questions.h"
#include "core/project/project.h"

#include <filesystem>
#include <span>
#include <stop_token>

namespace accord::exchange {

/// Brings other copies of a project together with it: packages that come back, or full copies. What people did in any
/// of them is in the union; which label, decision or codebook holds follows from the union by the logical clock. So it
/// does not matter in which order copies meet, and meeting twice changes nothing.
///
/// First planMerge() tells what would happen and what needs a look; then merge() does it, in one transaction, after a
/// backup beside the project. Choices are kept in the project, or are said on top of the union as if somebody had done
/// it here afterwards, so that merging the same file again asks nothing new.
///
/// Into the package of one person come only other packages of that person, merged by them: Errc::NotPermitted
/// otherwise.
///
/// A file comes from somebody else and may be anything: it is opened for reading only, looked through as a whole first,
/// and refused with Errc::NotADatabase, NotAProject, TooNew, Damaged, or Errc::Invalid when it belongs to another
/// project or is this one. Errc::Invalid also for more than nine files at a time.

/// Writes nothing, and keeps nobody from writing.
Result<MergeReport> planMerge(Project& project, std::span<const std::filesystem::path> files,
                              const MergeChoices& choices, Progress& progress, const std::stop_token& stop);

/// Errc::Cancelled, Locked, ReadOnly, DiskFull and whatever else: the project is as it was.
Result<MergeReport> merge(Project& project, std::span<const std::filesystem::path> files, const MergeChoices& choices,
                          Progress& progress, const std::stop_token& stop);

} // namespace accord::exchange
