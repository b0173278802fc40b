// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/collect.h"

#include <string>
#include <vector>

namespace accord::cli {

/// The keywords of files that are named "FILE" or "FILE:LIST". Of a file with several lists the one of that name is
/// taken ("vllm" or "vllm_keywords"), without a name the one that is called like the repository. Errc::NotFound and
/// Ambiguous name the lists.
Result<std::vector<Keyword>> keywordsOfFiles(const std::vector<std::string>& files, const std::string& repository);

} // namespace accord::cli
