// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/taxonomy.h"
#include "core/project/project.h"
#include "core/taxonomy/versions.h"

#include <optional>
#include <string>

namespace accord::taxonomy {

/// What the printed codebook shows.
struct PrintOptions
{
    int version = 0;      ///< 0: the newest
    bool retired = false; ///< a list of retired, merged and split categories at the end
    bool notes = true;    ///< with the notes of those who write it
    std::string language; ///< of the categories, where they are translated; empty: as they were written
};

/// The codebook to be read and printed.
struct PrintedCodebook
{
    std::string name;
    Taxonomy taxonomy;
    std::optional<Version> version; ///< none: nobody has made one yet
    std::string by;                 ///< who made that version; empty: came with a file or a merge
    PrintOptions options;
};

/// Errc::NotFound for a version that there is not.
Result<PrintedCodebook> printedCodebook(Project& project, const PrintOptions& options = {});

} // namespace accord::taxonomy
