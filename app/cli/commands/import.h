// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/exchange/taxonomy_files.h"
#include "core/project/project.h"

#include <string>

namespace accord::cli {

/// Takes over a taxonomy from a file or, where there is no such file, one of those that ship with Accord by its name
/// ("llm-dl-frameworks"). Errc::NotFound and the errors of the file.
Result<exchange::TaxonomyReport> takeTaxonomy(Project& project, const std::string& named, PersonId by,
                                              exchange::SameBy sameBy = exchange::SameBy::Ask);

} // namespace accord::cli
