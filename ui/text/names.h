// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>

#include "core/agreement/measures.h"
#include "core/model/category.h"
#include "core/model/decision.h"
#include "core/model/study.h"
#include "core/model/taxonomy.h"

#include <span>
#include <string>
#include <utility>

namespace accord::ui {

/// Categories in the language of the window: the codebook may say the same in several.

/// The tag of the window's language, such as zh-CN.
std::string windowLanguage();

/// What the codebook says of it in the window's language; its own words where it is not translated.
CategoryText shownText(const Category& category);

/// The translation whose words these are; empty where they are the category's own. Who changes the words that they see
/// changes those.
std::string shownLanguage(const Category& category);

/// The language in its own words: "简体中文".
QString languageName(const std::string& tag);

QString shownName(const Category& category);
QString shownCodeAndName(const Category& category); ///< "C.9 Memory"

/// "Bug › Memory › Leaks"
QString shownPath(const Taxonomy& taxonomy, CategoryId category);

/// "Type", "Theme", "Sub-theme".
QString levelName(Level level);

/// "Fleiss’ kappa", in the reader's language.
QString measureName(const agreement::Measure& measure);

/// What it is, in one sentence.
QString measureDefinition(const agreement::Measure& measure);

/// Why an issue is not for this study, in the study's own words, or the usual ones where it has none. Empty for none.
QString reasonWords(Exclusion reason, const StudySettings& settings);

QString purposeWord(RoundPurpose purpose); ///< "Pilot"

/// Causes of a disagreement with the words for them, in the order in which they are offered; None first.
QList<std::pair<Cause, QString>> causes();
QString causeWord(Cause cause);

/// The choice of all of what texts come from, by its names: "All repositories", or "All groups" where others are among
/// them. Only repositories have the name of their owner before a slash.
QString allGroups(std::span<const std::string> names);

} // namespace accord::ui
