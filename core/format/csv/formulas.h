// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace accord::format {

/// What is done with cells that a spreadsheet would run as a formula (see core/base/formula.h).
enum class Formulas : std::uint8_t {
    Neutral, ///< with an apostrophe in front of them in the file; reading takes it off again
    Exact,   ///< every byte as it is
};

} // namespace accord::format
