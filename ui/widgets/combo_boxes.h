// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QComboBox>
#include <QVariant>

#include "core/project/ratings.h"

#include <algorithm>

namespace accord::ui {

/// Chooses which repeats count.
class RepeatsBox : public QComboBox
{
    Q_OBJECT
public:
    explicit RepeatsBox(QWidget* parent = nullptr);

    [[nodiscard]] Repeats repeats() const;
};

/// Replaces all but the first entry ("All repositories") with what `add` adds, and chooses again what was chosen.
template <class Add>
void refill(QComboBox* box, const Add& add)
{
    const QVariant chosen = box->currentData();
    while (box->count() > 1) {
        box->removeItem(1);
    }
    add();
    box->setCurrentIndex(std::max(0, box->findData(chosen)));
}

} // namespace accord::ui
