// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/combo_boxes.h"

namespace accord::ui {

RepeatsBox::RepeatsBox(QWidget* parent)
    : QComboBox(parent)
{
    const QString label = tr("Repeats: issues that the round shows once more");
    setObjectName(QStringLiteral("repeats"));
    setAccessibleName(label);
    setToolTip(label);
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
    addItem(tr("Repeats: drawn ones left out"), static_cast<int>(Repeats::AsTheyCame));
    addItem(tr("Repeats: all count"), static_cast<int>(Repeats::Count));
    addItem(tr("Repeats: all left out"), static_cast<int>(Repeats::LeaveOut));
}

Repeats RepeatsBox::repeats() const
{
    return static_cast<Repeats>(currentData().toInt());
}

} // namespace accord::ui
