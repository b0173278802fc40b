// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/taxonomy/form_parts.h"

#include <QDialog>

#include "ui/support/look.h"

namespace accord::ui {

QPlainTextEdit* textField(QWidget* parent, const char* name, int lines)
{
    auto* field = new QPlainTextEdit(parent);
    field->setObjectName(QString::fromLatin1(name));
    field->setTabChangesFocus(true);
    field->setMinimumHeight(lines * field->fontMetrics().lineSpacing() + 2 * look::kGrid);
    field->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    return field;
}

QVBoxLayout* dialogColumn(QDialog* dialog)
{
    auto* column = new QVBoxLayout(dialog);
    column->setContentsMargins(3 * look::kGrid, 3 * look::kGrid, 3 * look::kGrid, 2 * look::kGrid);
    column->setSpacing(2 * look::kGrid);
    return column;
}

} // namespace accord::ui
