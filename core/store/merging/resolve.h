// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/merging.h"
#include "core/store/merging/other_copy.h"

#include <cstdint>
#include <string>

namespace accord::store {

/// Fills map_blind (round, blind) with the rounds that both copies have, by their numbers here, and whether each is
/// blind in the union of both. It is what the last event says of it; but what a round was from its start on, or became
/// since, is not blind any more. Where no event says anything (older projects): blind only where both have it so.
Status mapBlindness(const OtherCopy& other);

/// In takeStudy(), for full copies: `lift`: also where it ends that a round is blind.
Status settleBlindness(const OtherCopy& other, bool lift);

/// After takeStudy(): which text of an issue is shown.
Status settleTexts(const OtherCopy& other, Prefer prefer);

/// After takeEvents(): which label of a person holds that gave two. `at` is now. Answers how many labels were given.
Result<std::int64_t> settleTwice(const OtherCopy& other, Prefer prefer, const std::string& at);

/// After takeEvents(): labels of the other copy with a category that is retired now.
Result<std::int64_t> settleRetired(const OtherCopy& other, RetiredLabels what, const std::string& at);

} // namespace accord::store
