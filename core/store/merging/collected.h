// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/store/merging/other_copy.h"

#include <cstdint>

/// What another copy tells of the issues that both have, beside their texts. Copies from before that tell nothing, and
/// neither do packages: it is not for those who label.
namespace accord::store {

/// Issues here of which the other copy tells something newer; of those that are new here nothing is counted.
Result<std::int64_t> newFacts(const OtherCopy& other);

/// Takes facts (of two the one with the newer time of its issue holds, else the greater one, so that the order of
/// merges makes no difference) and where keywords stand in the texts. After the texts.
Status takeCollected(const OtherCopy& other);

} // namespace accord::store
