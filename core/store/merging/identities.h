// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/store/merging/other_copy.h"

#include <string>

namespace accord::store {

/// Fills map_person (there, uuid, here, own, left_out) with everybody whom the other copy knows, and the survey's list.
/// `here`: who they are here, by what both copies and the choices say of who is one; empty for those who are to be
/// added. `own`: the person here with the same identifier, who stays the one that events name.
Status mapPeople(const OtherCopy& other, const MergeChoices& choices, MergeSurvey& survey);

/// New events of ours get a greater time than everything in the other copy.
Status raiseClock(const OtherCopy& other);

/// Adds people, says of those who were chosen to be one that they are, and notes who is left out. `at` is now.
Status takePeople(const OtherCopy& other, const MergeChoices& choices, const std::string& at);

} // namespace accord::store
