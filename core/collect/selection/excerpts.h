// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/collect/hit.h"
#include "core/model/issue.h"

#include <string>
#include <vector>

namespace accord::collect {

/// What stands around the first places of a keyword, each on one line, with "…" where the text goes on. Places that
/// an excerpt before shows already get none of their own.
std::vector<std::string> excerptsOf(const Document& document, const KeywordHit& hit, std::size_t most);

} // namespace accord::collect
