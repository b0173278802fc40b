// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "core/agreement/measures.h"

namespace accord::ui {

/// "Fleiss’ kappa", in the reader's language.
QString measureName(const agreement::Measure& measure);

/// What it is, in one sentence.
QString measureDefinition(const agreement::Measure& measure);

} // namespace accord::ui
