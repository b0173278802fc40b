// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/console.h"
#include "core/project/project.h"
#include "core/taxonomy/impact.h"

#include <string>
#include <vector>

namespace accord::cli {

Json impactJson(const Project& project, const taxonomy::Impact& impact);

/// What the edits would do, each and all together. `done` stands before it where words are printed.
Result<int> printPreview(Project& project, const std::vector<taxonomy::Edit>& edits, PersonId viewer,
                         const std::string& done, Console& console);

} // namespace accord::cli
