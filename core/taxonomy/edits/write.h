// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/taxonomy.h"
#include "core/project/project.h"

#include <string>

namespace accord::taxonomy {

/// Makes this the next version of the codebook, inside the caller's transaction. Errc::NotPermitted for somebody who
/// does not lead, and in the package of one person; Errc::Invalid for a note that is not UTF-8 or too long.
Result<CodebookId> writeVersion(Project& project, Taxonomy taxonomy, PersonId by, std::string note);

} // namespace accord::taxonomy
