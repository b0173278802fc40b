// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/format/document.h"
#include "core/model/taxonomy.h"
#include "core/project/project.h"

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
    std::string language; ///< of the categories; empty: as they were written
};

/// Types, themes and sub-themes with all that the codebook says of them.
format::FormattedDocument codebookDocument(const Taxonomy& taxonomy, const CodebookHead& head);

/// What the printed codebook shows.
struct PrintOptions
{
    int version = 0;      ///< 0: the newest
    bool retired = false; ///< a list of retired, merged and split categories at the end
    bool notes = true;    ///< with the notes of those who write it
    std::string language; ///< of the categories, where they are translated; empty: as they were written
};

/// The codebook to be read and printed, every field of every category. Errc::NotFound for a version that there is not.
Result<std::string> codebookMarkdown(Project& project, const PrintOptions& options = {});
Result<std::string> codebookHtml(Project& project, const PrintOptions& options = {}); ///< needs no other file

} // namespace accord::taxonomy
