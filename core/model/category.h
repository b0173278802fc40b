// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"

#include <cstdint>
#include <string>
#include <vector>

namespace accord {

/// The three levels of the taxonomy, from the root downwards.
enum class Level : std::uint8_t {
    Type = 1,
    Theme = 2,
    Subtheme = 3,
};

/// What the one-line summary of a label is about; a type decides it for all that is below it.
enum class SummaryKind : std::uint8_t {
    None = 0,
    Intent = 1,      ///< what the author wants to know
    Expectation = 2, ///< what the author wants to have
    Symptom = 3,     ///< what went wrong
};

/// A node of the taxonomy: a type, theme or sub-theme with its place in the codebook.
struct Category
{
    CategoryId id; ///< none before it is stored
    Uuid uuid;
    Uuid parent; ///< null for a type
    Level level = Level::Type;
    std::string code; ///< "C", "C.9" or "C.9.iv"; for display and files, never identity
    std::string name;
    std::string definition;
    std::string useWhen;
    std::string notWhen;
    std::vector<std::string> examples;
    std::vector<std::string> synonyms;
    SummaryKind summaryKind = SummaryKind::None;
    bool retired = false;                       ///< kept for the labels that have it, no longer offered
    std::vector<std::string> counterExamples{}; ///< look as if they belonged here, and do not
    std::string notes{};                        ///< of those who write the codebook
    Uuid mergedInto{};             ///< of a retired one: what its labels and decisions count as; null: itself
    std::vector<Uuid> splitInto{}; ///< of a retired one: beside which it was given up; its labels are given again
    /// Names what it means: 0 until the meaning first changes, then a number that follows from the words. Two versions
    /// that mean the same by it have the same number; a minor edit leaves it alone.
    std::int64_t meaning = 0;
    /// The version since which it has this meaning; none where it never had another one. Not part of files.
    CodebookId meaningSince{};

    bool operator==(const Category&) const = default;
};

} // namespace accord
