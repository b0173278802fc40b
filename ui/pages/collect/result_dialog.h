// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>

#include "core/collect/selection/selection.h"
#include "ui/core/session_dialog.h"

namespace accord::ui {

/// "Issues added: 311, texts changed: 12, unchanged: 881."
QString importResultText(const collect::ImportResult& result);

/// What changed of one issue: "title and discussion".
QString changedParts(const collect::ChangedText& changed);

/// What bringing in came to, with the texts that changed since the project had them.
class ResultDialog : public SessionDialog
{
    Q_OBJECT
public:
    ResultDialog(const collect::ImportResult& result, QWidget* parent);
};

} // namespace accord::ui
