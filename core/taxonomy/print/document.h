// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/format/document/document.h"
#include "core/model/taxonomy.h"

#include <string>
#include <vector>

namespace accord::taxonomy {

/// What stands above the categories.
struct CodebookHead
{
    std::string title;
    std::vector<std::string> facts; ///< a line each: version, when, by whom, what is new
    bool retired = false;           ///< with a list of what is retired
    bool notes = true;
};

/// Types, themes and sub-themes with all that the codebook says of them.
format::Document codebookDocument(const Taxonomy& taxonomy, const CodebookHead& head);

} // namespace accord::taxonomy
