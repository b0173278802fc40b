// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/taxonomy/print.h"

#include "core/project/codebook/codebook_versions.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace accord::taxonomy {

Result<PrintedCodebook> printedCodebook(Project& project, const PrintOptions& options)
{
    ACCORD_TRY(const std::vector<Version> all, versions(project));
    ACCORD_TRY(std::string name, taxonomyName(project.database()));
    PrintedCodebook codebook;
    codebook.name = name.empty() ? project.name() : std::move(name);
    codebook.options = options;
    if (all.empty() && options.version == 0) {
        codebook.taxonomy = *project.taxonomy();
        return codebook;
    }
    const int number = options.version == 0 ? all.back().number : options.version;
    ACCORD_TRY(codebook.taxonomy, taxonomyOfVersion(project, number));
    codebook.version = *std::ranges::find(all, number, &Version::number);
    const auto by = project.person(codebook.version->by);
    codebook.by = by == nullptr ? std::string() : by->name;
    return codebook;
}

} // namespace accord::taxonomy
