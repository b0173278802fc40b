// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/figures/level_codes.h"

namespace accord::reconcile {

LevelCodes::LevelCodes(const Taxonomy& taxonomy)
{
    for (const Category& category : taxonomy.categories()) {
        m_places.push_back(m_count[index(category.level)]++);
    }
    for (int& count : m_count) {
        ++count;
    }
}

} // namespace accord::reconcile
