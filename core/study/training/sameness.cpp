// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/training/sameness.h"

namespace accord::study {

std::optional<Level> differsAt(const Taxonomy& taxonomy, const LabelContent& label, const Reference& reference)
{
    if (label.verdict != reference.verdict) {
        return Level::Type;
    }
    if (label.verdict == Verdict::NotForStudy) {
        return std::nullopt;
    }
    for (const Level level : {Level::Type, Level::Theme, Level::Subtheme}) {
        const Category* wanted = taxonomy.at(level, reference.category);
        if (wanted != nullptr && taxonomy.at(level, label.category) != wanted) {
            return level;
        }
    }
    return std::nullopt;
}

bool isRight(const std::optional<Level>& differs, Level level)
{
    return !differs || *differs > level;
}

} // namespace accord::study
