// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/taxonomy.h"

#include <string>
#include <string_view>

namespace accord::format {

/// The text of a taxonomy file, which readTaxonomy() turns into the same taxonomy (row numbers of the project aside).
std::string writeTaxonomy(const Taxonomy& taxonomy, std::string_view name);

} // namespace accord::format
