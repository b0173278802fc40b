// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "core/reconcile/rules.h"

namespace accord::ui {

/// "Decide 16,755 Items by Majority": the button, and the name of the step in the menu of undo.
QString decideText(const reconcile::Rule& rule, int items);

/// What a rule would do, in sentences: what it has an answer for, what is left alone and why.
QString previewHtml(const reconcile::RulePreview& preview);

} // namespace accord::ui
