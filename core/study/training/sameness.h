// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/label.h"
#include "core/model/taxonomy.h"
#include "core/study/training/references.h"

#include <optional>

namespace accord::study {

/// The highest level at which a label and a reference differ; Type if one of them is "not for this study". Nothing when
/// they say the same, for whatever reason the issue is out of the study. A label that stops above the reference differs
/// at the next level; one that goes deeper does not differ.
std::optional<Level> differsAt(const Taxonomy& taxonomy, const LabelContent& label, const Reference& reference);

/// The same as far down as `level`.
bool isRight(const std::optional<Level>& differs, Level level);

} // namespace accord::study
