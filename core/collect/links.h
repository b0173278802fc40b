// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/issue.h"
#include "core/project/project.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace accord::collect {

/// The canonical addresses in a list of links, one per line, in its order and each once; for sourcesOfLinks(). A line
/// that is no link of an issue refuses the whole: Errc::BadSyntax or BadEncoding name the first with "file:line".
/// Errc::NotFound where the list is empty.
Result<std::vector<std::string>> readLinks(const std::filesystem::path& file);

/// The project's issue behind a web address, in any spelling. Errc::Invalid for what is no link, Errc::NotFound.
Result<IssueId> issueAt(Project& project, std::string_view address);

} // namespace accord::collect
