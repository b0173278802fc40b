// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/format/taxonomy_forms/forms.h"
#include "core/model/taxonomy.h"

#include <string>
#include <string_view>

namespace accord::exchange {

/// A taxonomy as people write it becomes one of a project that has `have`: what is there already keeps its identifier
/// and whatever the file does not speak of, the rest gets identifiers and codes. Errc::BadTaxonomy for a problem of the
/// file; of several it lists the first hundred.
Result<Taxonomy> settledTaxonomy(const format::WrittenTaxonomy& written, const Taxonomy& have, const std::string& file);

/// A table (CSV) whose first line names columns of a taxonomy: two at least. The beginning of the file will do.
bool isTaxonomyTable(std::string_view text);

} // namespace accord::exchange
