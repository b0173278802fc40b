// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/exchange/labels/label_columns.h"
#include "core/project/project.h"

#include <string>
#include <vector>

namespace accord::exchange {

/// The labels of which categories are made: each in one spelling. Errc::BadTaxonomy where labels differ, from each
/// other or from a category's name, only in case or spaces, unless these are one.
Result<std::vector<std::string>> categoriesOf(const std::vector<std::string>& labels, const Taxonomy& taxonomy,
                                              const LabelReading& reading, const std::string& source);

/// Makes a version of the codebook with a category for each of the labels, which is its name; where levels are
/// separated, with those above it. Their codes are T1, T2 and so on. For leads. Errc::BadTaxonomy of more levels than
/// there are, NotPermitted.
Status makeCategories(Project& project, const std::vector<std::string>& labels, const LabelReading& reading,
                      const std::string& source, PersonId by);

} // namespace accord::exchange
