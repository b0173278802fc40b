// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

#include "core/agreement/estimate.h"
#include "core/agreement/measures.h"
#include "core/agreement/uncertainty/hypothesis_tests.h"
#include "core/model/category.h"
#include "core/model/study.h"
#include "ui/pages/agreement/report.h"

#include <span>
#include <string>

namespace accord::ui {

/// Why there is no value, as a sentence.
QString undefinedText(agreement::NotComputable why);

/// "0.7621" or "81.2 %".
QString valueText(double value, bool percent, int digits = 4);

/// "0.760 to 0.764"; empty without an interval.
QString intervalText(const agreement::Outcome& outcome, bool percent, int digits = 4);

/// "substantial".
QString bandName(agreement::Band band);

/// What Landis and Koch would call the value, and Gwet's benchmark beside it where there is a standard error: two
/// sentences that name what they are. Empty for an undefined value.
QStringList benchmarkTexts(const agreement::Outcome& outcome);

/// Which items the figure rests on and why others take no part, in a few sentences.
QString itemsText(const LevelFigure& figure);

/// Observed agreement (or disagreement) and, where chance is taken out, what chance alone would give; empty for an
/// outcome without them.
QString observedText(const agreement::Outcome& outcome, bool disagreement);

/// What a cell of the matrix of pairs is, beside the measure.
QString pairName(const agreement::Measure& measure);

/// A count as people read it: "38,742".
QString countText(agreement::Count count);
QString labelsText(agreement::Count count); ///< "1 label", "38,742 labels"

/// Code and name of a category of a report; "–" and "Not for this study" for -1.
QString categoryCode(const Taxonomy& taxonomy, int category, std::span<const std::string> openCodes = {});
QString categoryName(const Taxonomy& taxonomy, int category, std::span<const std::string> openCodes = {});

QString initialsOf(std::span<const Person> people, PersonId person);
QString nameOf(std::span<const Person> people, PersonId person);

} // namespace accord::ui
