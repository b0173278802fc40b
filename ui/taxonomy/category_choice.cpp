// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/taxonomy/category_choice.h"

#include "ui/support/category_text.h"

namespace accord::ui {

CategoryChoice::CategoryChoice(QWidget* parent)
    : QComboBox(parent)
{
    setMaxVisibleItems(20);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(24);
}

void CategoryChoice::fill(const Taxonomy& taxonomy, Level deepest, const QString& none)
{
    clear();
    if (!none.isEmpty()) {
        addItem(none, QString());
    }
    for (const Category& category : taxonomy.categories()) {
        if (category.retired || category.level > deepest) {
            continue;
        }
        const QString indent(3 * (static_cast<int>(category.level) - 1), QChar(QChar::Nbsp));
        addItem(indent + shownCodeAndName(category), QString::fromStdString(category.uuid.text()));
    }
}

void CategoryChoice::choose(const Uuid& category)
{
    const int index = findData(category.isNull() ? QString() : QString::fromStdString(category.text()));
    setCurrentIndex(std::max(index, 0));
}

Uuid CategoryChoice::chosen() const
{
    return Uuid::parse(currentData().toString().toStdString()).value_or(Uuid{});
}

} // namespace accord::ui
