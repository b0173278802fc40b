// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/taxonomy.h"
#include "core/project/codebook/codebook_versions.h"
#include "core/taxonomy/edits/edit.h"

#include <random>
#include <string>
#include <vector>

namespace accord::test {

/// Some edit that names categories of the taxonomy; not every one of them is possible.
taxonomy::Edit randomEdit(const Taxonomy& taxonomy, std::mt19937& random);

/// So many edits that are possible one after the other, in a project with these codes.
std::vector<taxonomy::Edit> possibleEdits(Taxonomy taxonomy, std::size_t count, std::mt19937& random,
                                          const HeldCodes& held = {});

/// What is not retired, in order, without numbers that only mean something in one file.
std::vector<Category> liveOnes(const Taxonomy& taxonomy);

/// The same of all, by identifier.
std::vector<Category> allByUuid(const Taxonomy& taxonomy);

} // namespace accord::test
