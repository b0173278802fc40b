// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/issue.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// How much of a short text is taken from files and hosts, and read from projects that others made. No host allows
/// more, and lines of a window or a terminal that are longer by orders of magnitude take minutes to lay out. In bytes.
namespace accord::bounds {

inline constexpr std::size_t kTitle = 2000;
inline constexpr std::size_t kName = 200; ///< of a person, a round, an author, a milestone
inline constexpr std::size_t kCategory = 400;
inline constexpr std::size_t kOpenCode = 200; ///< an annotator's own
inline constexpr std::size_t kWord = 100;     ///< a state, a role, a time
inline constexpr std::size_t kHostLabel = 400;
inline constexpr std::size_t kHostLabels = 200; ///< of an issue; not in bytes
inline constexpr std::size_t kPeople = 1000;    ///< of a project; not in bytes
/// Of a codebook, retired ones included; not in bytes. Tables of labels number them with 16 bits.
inline constexpr std::size_t kCategories = 10'000;

inline constexpr std::size_t kNote = 65'536; ///< of a label, a vote; the reason of a decision

inline constexpr std::size_t kCitations = 50; ///< of a label; not in bytes
inline constexpr std::size_t kQuote = 8000;   ///< what a citation cites
inline constexpr std::size_t kQuoteContext = 200;
inline constexpr int kParts = 1'000'000; ///< comments of a text that can be cited; not in bytes
inline constexpr std::int64_t kLongestText = 1'000'000'000;

/// Of more raters no pairs are compared: there is a table for each pair, and with thousands of people no memory holds
/// them.
inline constexpr int kPairedRaters = 100;

/// As much of the text as fits, with an ellipsis for what does not. Characters stay whole.
void cut(std::string& text, std::size_t most);

/// All short texts of a document.
void cut(Document& document);
void cut(Comment& comment);

/// A text of a document that is too long, or labels that are too many.
struct Excess
{
    std::string_view field; ///< as hosts and files call it: "user", "comments.user"
    std::size_t has = 0;
    std::size_t most = 0;
    bool bytes = true; ///< false: so many labels
};

/// The first one.
std::optional<Excess> excess(const Document& document);

} // namespace accord::bounds
