// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"

#include <string>

namespace accord::taxonomy {

/// What the printed codebook shows.
struct PrintOptions
{
    int version = 0;      ///< 0: the newest
    bool retired = false; ///< a list of retired, merged and split categories at the end
    bool notes = true;    ///< with the notes of those who write it
};

/// The codebook to be read and printed, every field of every category. Errc::NotFound for a version that there is not.
Result<std::string> codebookMarkdown(Project& project, const PrintOptions& options = {});
Result<std::string> codebookHtml(Project& project, const PrintOptions& options = {}); ///< needs no other file

} // namespace accord::taxonomy
