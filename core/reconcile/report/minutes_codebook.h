// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/format/document/document.h"
#include "core/reconcile/report/minutes.h"

namespace accord::reconcile {

/// What became of the codebook: proposals with what people think of them, and decisions that say that it needs a
/// change. While a proposal is open nobody's opinion is told, only how many gave one.
void addCodebook(format::Document& document, const Minutes& minutes, const Taxonomy& taxonomy);

} // namespace accord::reconcile
