// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

#include "core/reconcile/rules.h"

namespace accord::ui {

/// "Decide 16,755 Items by Majority": the button, and the name of the step in the menu of undo.
QString decideText(const reconcile::Rule& rule, int items);

/// What a rule would do, in sentences: what it has an answer for, what is left alone and why. `apart`: the names of the
/// first issues that it decides differently from one occurrence to the other, as plain text.
QString previewHtml(const reconcile::RulePreview& preview, const QStringList& apart);

} // namespace accord::ui
