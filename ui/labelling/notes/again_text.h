// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "core/model/taxonomy.h"
#include "core/project/codebook/relabel.h"

namespace accord::ui {

/// Why the label is to be looked at again, and what the codebook said before, as rich text for a side note. `newer`:
/// the taxonomy by which people label now. What a label was given by that came with a file is not known; it is compared
/// with the words from before the last change of meaning.
QString againText(Project& project, RoundId round, const LabelToRelabel& again, const Taxonomy& newer);

} // namespace accord::ui
