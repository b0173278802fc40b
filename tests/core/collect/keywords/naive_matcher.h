// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/collect/keywords/found.h"

#include <string>
#include <string_view>
#include <vector>

namespace accord::test {

/// What a character of the test's alphabet is, written down by hand.
struct Sign
{
    enum class Sort { Letter, Mark, Space, Cjk, Other };

    std::string_view bytes;
    Sort sort = Sort::Other;
    std::string_view folded = bytes; ///< the same for all that differ only in case
};

const std::vector<Sign>& alphabet();

/// Compares every keyword at every position, sign by sign. Texts and keywords are given as positions in the alphabet;
/// keywords neither begin nor end with white space, and have one sign where they have some.
std::vector<collect::Found> naiveFind(const std::vector<std::size_t>& text,
                                      const std::vector<std::vector<std::size_t>>& keywords);

std::string written(const std::vector<std::size_t>& signs);

} // namespace accord::test
