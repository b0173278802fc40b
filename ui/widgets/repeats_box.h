// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QComboBox>

#include "core/project/ratings.h"

namespace accord::ui {

/// Chooses which repeats count.
class RepeatsBox : public QComboBox
{
    Q_OBJECT
public:
    explicit RepeatsBox(QWidget* parent = nullptr);

    [[nodiscard]] Repeats repeats() const;
};

} // namespace accord::ui
