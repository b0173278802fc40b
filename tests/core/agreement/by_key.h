// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/compute.h"

#include <string_view>

namespace accord::test {

/// A measure of the table by its key. Only for keys that there are.
inline const agreement::Measure& measure(std::string_view key)
{
    return *agreement::measureNamed(key);
}

inline agreement::Outcome outcomeOf(std::string_view key, const agreement::RatingTable& table,
                                    const agreement::DistanceFunction& difference = {})
{
    return agreement::compute(measure(key), table, difference);
}

} // namespace accord::test
