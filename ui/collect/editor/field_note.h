// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLabel>

#include "ui/support/look.h"

namespace accord::ui {

/// A line below a field that says what it is taken for, or what does not fit. It keeps its room, so that nothing moves
/// while somebody types.
inline QLabel* fieldNote(QWidget* parent)
{
    auto* label = new QLabel(QStringLiteral(" "), parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    // A form keeps a label as narrow as it wraps best otherwise.
    QSizePolicy policy = label->sizePolicy();
    policy.setHorizontalPolicy(QSizePolicy::Expanding);
    label->setSizePolicy(policy);
    return label;
}

inline void sayInNote(QLabel* label, const QString& text, bool problem)
{
    QPalette palette = label->palette();
    palette.setColor(QPalette::WindowText, problem ? look::warning() : look::dimmed());
    label->setPalette(palette);
    label->setText(text.isEmpty() ? QStringLiteral(" ") : text);
}

} // namespace accord::ui
