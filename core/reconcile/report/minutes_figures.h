// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/format/document/document.h"
#include "core/reconcile/report/minutes.h"

namespace accord::reconcile {

/// The figures before and after, with what the difference between them is.
void addFigures(format::Document& document, const Minutes& minutes);

} // namespace accord::reconcile
