// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace accord::collect {

/// A text as the set of the words that follow each other, five at a time, each by a number of 64 bits; in order. Words
/// are letters and digits in either case of ASCII; each Chinese, Japanese or Korean character is one. A shorter text
/// is one shingle, a text without words none.
using Shingles = std::vector<std::uint64_t>;

Shingles shinglesOf(std::string_view title, std::string_view body);

/// Of what is in either, the share that is in both (Jaccard); 0 where both are empty.
double jaccard(const Shingles& a, const Shingles& b);

} // namespace accord::collect
