// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/taxonomy.h"
#include "core/project/codebook/new_version.h"
#include "core/taxonomy/edits/edit.h"

#include <cstdint>
#include <vector>

namespace accord::taxonomy {

/// The taxonomy after the edit. New categories have no number in the file yet; their identifiers follow from place and
/// name, so that the same edits of the same taxonomy lead to the same categories. `held`: see heldCodes(); what is to
/// be applied to a project must be looked at with its codes.
///
/// Errc::Invalid; the subject is the line, the detail tells which code it is about and what does not fit: no such
/// category, a retired one, a code or name that is taken, a fourth level, a category into itself or what is below it,
/// words that stand there already.
Result<Taxonomy> applied(const Taxonomy& taxonomy, const Edit& edit, const HeldCodes& held = {});

/// The taxonomies after each of the edits, in order: a later edit sees what earlier ones did, and uses the codes that
/// they led to. Errors as above, with "line 3: " before the subject, counted from 1.
Result<std::vector<Taxonomy>> steps(const Taxonomy& taxonomy, const std::vector<Edit>& edits,
                                    const HeldCodes& held = {});

/// The last one of them.
Result<Taxonomy> applied(const Taxonomy& taxonomy, const std::vector<Edit>& edits, const HeldCodes& held = {});

/// The number that names what a category means by the words that it has now; see Category::meaning.
std::int64_t meaningOf(const Category& category);

/// `wanted` with what only `have` has, retired: what the codebook consists of when `wanted` is made its next version.
Result<Taxonomy> withRetired(const Taxonomy& wanted, const std::vector<Category>& have);

} // namespace accord::taxonomy
