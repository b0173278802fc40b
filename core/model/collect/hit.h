// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace accord {

/// A stretch of an issue's text.
struct TextPlace
{
    static constexpr int kTitle = -2;
    static constexpr int kBody = -1;

    int part = kBody;         ///< kTitle, kBody, or the position of a comment in the discussion, from 0
    std::uint32_t start = 0;  ///< in bytes of the Markdown as collected
    std::uint32_t length = 0; ///< in bytes

    bool operator==(const TextPlace&) const = default;
};

/// A keyword and where it stands in one issue.
struct KeywordHit
{
    std::string keyword;
    std::vector<TextPlace> places; ///< title, body, comments; by start; at most kMostPlaces

    static constexpr std::size_t kMostPlaces = 50;

    bool operator==(const KeywordHit&) const = default;
};

/// What somebody found of an issue that a keyword brought.
enum class Relevance : std::uint8_t {
    NotSaid = 0,
    Relevant = 1,
    FalsePositive = 2,
};

} // namespace accord
