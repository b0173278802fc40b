// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/live_levels.h"

#include <algorithm>

namespace accord {

LiveLevels::LiveLevels(const LabelMatrix& labelMatrix)
    : m_sides{makeSide(labelMatrix, Level::Type), makeSide(labelMatrix, Level::Theme), makeSide(labelMatrix, Level::Subtheme)}
    , m_places(static_cast<std::size_t>(labelMatrix.rows()), -1)
{
    const std::vector<int>& rows = m_sides.front().ratings.rows;
    for (std::size_t place = 0; place < rows.size(); ++place) {
        m_places[static_cast<std::size_t>(rows[place])] = static_cast<int>(place);
    }
}

LiveLevels::Side LiveLevels::makeSide(const LabelMatrix& labelMatrix, Level level)
{
    Selection selection;
    selection.level = level;
    Ratings ratings = accord::ratings(labelMatrix, selection);
    // A place for "not for this study" even before anybody says so.
    if (std::ranges::count(ratings.categories, -1) == 0) {
        ratings.categories.push_back(-1);
        ++ratings.table.categories;
    }
    std::vector<int> columnOf(labelMatrix.taxonomy().categories().size() + 1, agreement::kMissing);
    for (std::size_t i = 0; i < ratings.categories.size(); ++i) {
        columnOf[static_cast<std::size_t>(ratings.categories[i]) + 1] = static_cast<int>(i);
    }
    agreement::LiveAgreement live(ratings.table);
    ratings.table.cells.clear();
    ratings.table.cells.shrink_to_fit();
    return Side{std::move(ratings), std::move(live), std::move(columnOf)};
}

bool LiveLevels::apply(const LabelMatrix& labelMatrix, const std::vector<LabelMatrix::CellUpdate>& updates)
{
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        Side& side = m_sides[i];
        const auto level = static_cast<Level>(i + 1);
        for (const LabelMatrix::CellUpdate& update : updates) {
            if (update.annotator >= side.live.raters()) {
                return false;
            }
            const int category = labelMatrix.at(level, update.after.category);
            std::optional<int> value;
            if (update.after.verdict == Verdict::NotForStudy || category >= 0) {
                const int column = side.columnOf[static_cast<std::size_t>(category) + 1];
                if (column == agreement::kMissing) {
                    return false;
                }
                value = column;
            }
            if (const int place = m_places[static_cast<std::size_t>(update.row)]; place >= 0) {
                side.live.set(place, update.annotator, value);
            }
        }
    }
    return true;
}

} // namespace accord
