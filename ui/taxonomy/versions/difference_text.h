// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "core/taxonomy/versions.h"

#include <vector>

namespace accord::ui {

/// What is different, category by category: what was added, retired, merged, split, renamed, moved, and for changed
/// words the words that went (struck through) and came (underlined) where they stand.
QString differenceHtml(const std::vector<taxonomy::CategoryDifference>& changes);

/// The style sheet that goes with it, in the colours of now.
QString differenceStyle();

/// Two texts as one, word by word, as HTML.
QString changedWords(const QString& before, const QString& after);

} // namespace accord::ui
