// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/taxonomy.h"
#include "core/project/project.h"

#include <memory>

namespace accord {

/// The taxonomy as it stood in a version of the codebook, with the numbers that its categories have in this file. What
/// only earlier versions had is retired in it; what came later is not there. None: the newest one. Errc::NotFound.
Result<std::shared_ptr<const Taxonomy>> taxonomyAt(Project& project, CodebookId version);

/// The newest taxonomy as the file has it now: the project is read anew where somebody made a version since. Inside the
/// caller's transaction, so that nothing is given a category that was retired meanwhile. Errc::Damaged.
Result<std::shared_ptr<const Taxonomy>> taxonomyNow(Project& project);

/// The same for the taxonomy that people label by in the round; see Project::taxonomyFor().
Result<std::shared_ptr<const Taxonomy>> taxonomyNow(Project& project, RoundId round);

} // namespace accord
