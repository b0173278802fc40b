// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QColor>
#include <QString>

#include "core/model/category.h"
#include "core/model/label.h"
#include "core/model/taxonomy.h"

#include <optional>

namespace accord::ui {

/// A choice that got votes, as words. Rich texts set off the part of the path at which the item's votes differ: what
/// matters between C.5 and C.9 is the 5 and the 9.
struct ChoiceText
{
    QString code;     ///< "C.9"; empty for "not for this study"
    QString name;     ///< of the category itself
    QString codeHtml; ///< with the differing part large and in the type's colour
    QString pathHtml; ///< names from the type down, the differing one in full strength
    QString pathText; ///< "Bug › Memory"
};

/// `category` is an index into Taxonomy::categories(), or -1 for "not for this study"; `split` is the highest level on
/// which the votes differ, if they do.
ChoiceText choiceText(const Taxonomy& taxonomy, int category, std::optional<Level> split);

/// "C.9 Memory", or "Not for this study".
QString choiceTitle(const Taxonomy& taxonomy, int category);

/// What a choice is called where there is little room: "C.9", "None of these", "Not for this study", "Cannot tell".
QString choiceWord(const Taxonomy& taxonomy, Verdict verdict, CategoryId category);

/// The level on which votes differ: "type", "theme", "sub-theme".
QString splitWord(Level split);

} // namespace accord::ui
