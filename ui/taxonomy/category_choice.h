// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QComboBox>

#include "core/model/taxonomy.h"

namespace accord::ui {

/// The categories of the codebook in a drop-down list, with their codes, each level a little further in.
class CategoryChoice : public QComboBox
{
    Q_OBJECT
public:
    explicit CategoryChoice(QWidget* parent = nullptr);

    /// Those that have not been retired, down to a level; `none` is a first entry without a category, if given.
    void fill(const Taxonomy& taxonomy, Level deepest, const QString& none = {});

    void choose(const Uuid& category);
    [[nodiscard]] Uuid chosen() const; ///< null for the first entry
};

} // namespace accord::ui
