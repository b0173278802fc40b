// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/store/merging/other_copy.h"

#include <string>

namespace accord::store {

/// Takes over what survey() found, inside the caller's transaction; it may have been a while ago, as long as the
/// contents (see contentsMark) are the same.

/// Everything that events refer to, and the versions of the codebook. The caller derives the categories next. `at` is
/// now.
Status takeStudy(const OtherCopy& other, const MergeChoices& choices, const std::string& at);

/// The events on items. Labels and decisions follow from them as if they had been made here, and the clock goes on from
/// the greatest of both.
Status takeEvents(const OtherCopy& other, const MergeChoices& choices);

/// Notes that there was a merge, so that every open window looks at everything again.
Status noteMerge(sqlite::Database& project, const std::string& source, const std::string& at);

} // namespace accord::store
