// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/house/tree.h"

#include <string>
#include <string_view>
#include <vector>

namespace accord::house {

/// Sentences in the sources of the window that no translator sees: two words between quotes outside of tr() and its
/// like. HTML and style sheets are none.
std::vector<Finding> wordsOutsideTr(const SourceFile& file);

/// Texts that are put together as English does it: a choice by "== 1", or "(s)".
std::vector<Finding> handMadePlurals(const SourceFile& file);

/// Texts of a catalogue (a .ts file) that are not translated, or whose placeholders or tags are others than those of
/// their source.
std::vector<Finding> unfinishedTexts(const SourceFile& catalogue);

/// What two versions of a page of the manual must have in common: how many headings of each kind, and code.
struct PageShape
{
    std::vector<std::string> headings; ///< "##"
    std::vector<std::string> code;     ///< blocks between fences
    std::vector<std::string> links;    ///< to other pages, sorted

    bool operator==(const PageShape&) const = default;
};

PageShape shapeOf(std::string_view markdown);

} // namespace accord::house
