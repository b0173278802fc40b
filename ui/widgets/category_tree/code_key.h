// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QChar>

#include "core/model/taxonomy.h"

namespace accord::ui {

/// The key that walks to a category from its parent: a type's letter; below it the digit of the last part of the code,
/// counted in numbers or Roman numerals ("C.9" is 9, "C.9.iv" is 4), `0` for the tenth. Null where there is none.
QChar codeKey(const Category& category);

/// The category that the key leads to from `from` (null: from the root): a child, or from anywhere a type. Retired
/// ones are not offered. Null if it leads nowhere.
const Category* walked(const Taxonomy& taxonomy, const Category* from, QChar key);

} // namespace accord::ui
