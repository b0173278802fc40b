// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPlainTextEdit>
#include <QString>
#include <QVBoxLayout>

class QDialog;

namespace accord::ui {

/// A text field of so many lines; Tab leaves it.
QPlainTextEdit* textField(QWidget* parent, const char* name, int lines);

/// The layout of a dialog with our margins.
QVBoxLayout* dialogColumn(QDialog* dialog);

} // namespace accord::ui
