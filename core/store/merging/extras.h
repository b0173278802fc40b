// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/store/merging/other_copy.h"

namespace accord::store {

/// Fills map_extra (there, extra) with the events that only a lead takes, counts them and says of whom and of which
/// rounds they speak (MergeSurvey::extras), and takes those that are not to be taken out of map_event.
Status leaveOutExtras(const OtherCopy& other, const MergeChoices& choices, MergeSurvey& survey);

} // namespace accord::store
