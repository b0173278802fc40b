// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/issue.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace accord {

/// The parts of an issue's text, in the order in which they are read: title, body, and the comments from 1 on.
inline constexpr int kTitlePart = 0;
inline constexpr int kBodyPart = 1;
[[nodiscard]] constexpr int partOfComment(int number)
{
    return kBodyPart + number;
}
[[nodiscard]] constexpr int partCount(const Document& document)
{
    return kBodyPart + 1 + static_cast<int>(document.comments.size());
}

[[nodiscard]] std::string_view textOf(const Document& document, int part); ///< as collected; empty: no such part
[[nodiscard]] std::string partName(int part);                              ///< "title", "body", "comment 3"
[[nodiscard]] std::optional<int> partNamed(std::string_view name);

/// A passage that a label rests on: its words, and where they stood in the text that was labelled.
struct Citation
{
    int part = kBodyPart;
    std::int64_t start = 0; ///< in the part as collected, in code points
    std::string quote;      ///< the words as collected; how long they are is the length of the passage
    std::string before{};   ///< some code points around it: they tell equal passages apart
    std::string after{};

    bool operator==(const Citation&) const = default;
};

/// Where a passage stands in a text.
struct CitedPlace
{
    int part = kBodyPart;
    std::int64_t start = 0; ///< code points, as `length`
    std::int64_t length = 0;
    bool moved = false; ///< it was cited at another place, or with other spaces and markup

    [[nodiscard]] std::int64_t end() const { return start + length; }
};

[[nodiscard]] std::string_view wordsAt(const Document& document, const CitedPlace& place);

/// Where the words stand now: at their old place, or in the same part where the same stands around them, or nearest; or
/// in another part. Spaces, the case of letters and the marks of Markdown are passed over where the very words are
/// nowhere. None: the text does not have them any more.
[[nodiscard]] std::optional<CitedPlace> findCitation(const Document& document, const Citation& citation);

/// A citation of the words in the part, of several such places the one nearest to `near` (0: the beginning, 1: the
/// end). The words may be as people read them, without the marks of Markdown. None: they are not there.
[[nodiscard]] std::optional<Citation> citeWords(const Document& document, int part, std::string_view words,
                                                double near = 0);

/// Where the words stand in a text as people read it, nearest to `near` as above: bytes from, to. For showing them.
struct ByteRange
{
    std::size_t from = 0;
    std::size_t to = 0;
};
[[nodiscard]] std::optional<ByteRange> findWords(std::string_view text, std::string_view words, double near = 0);

[[nodiscard]] std::int64_t codePoints(std::string_view text);

/// Within the bounds of what a label may cite (see bounds.h), UTF-8, and with words.
[[nodiscard]] bool isSound(const Citation& citation);

} // namespace accord
