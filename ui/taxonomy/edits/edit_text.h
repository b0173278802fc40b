// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "core/project/project.h"
#include "core/taxonomy/impact.h"

namespace accord::ui {

/// What an edit does, with names: "Merge C.7 Shapes into C.6 Memory". `before`: the codebook that it changes.
QString editTitle(const Taxonomy& before, const taxonomy::Edit& edit);

/// "12,504 labels, 1,664 decisions, kappa at theme level from .7621 to .7635".
QString impactText(const Project& project, const taxonomy::Impact& impact);

/// Round by round, as an HTML table: labels, decisions and kappa at each level without the edits and with them.
QString impactTable(const Project& project, const taxonomy::Impact& impact);

/// "C.7 Shapes"; the text itself where it names no category.
QString categoryText(const Taxonomy& taxonomy, const std::string& codeOrId);

QString fieldText(taxonomy::Field field); ///< "Definition", "Use when", ...

} // namespace accord::ui
