// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "core/agreement/estimate.h"
#include "core/model/category.h"
#include "core/model/study.h"
#include "ui/agreement/report/report.h"

#include <span>

namespace accord::ui {

/// "Type", "Theme", "Sub-theme".
QString levelName(Level level);

/// Why there is no value, as a sentence.
QString undefinedText(agreement::Undefined why);

/// "0.7621" or "81.2 %".
QString valueText(double value, bool percent, int digits = 4);

/// "0.760 to 0.764"; empty without an interval.
QString intervalText(const agreement::Outcome& outcome, bool percent, int digits = 4);

/// "substantial, by the convention of Landis and Koch (1977)".
QString bandText(double kappa);

/// Which items the figure rests on and why others take no part, in one or two sentences.
QString itemsText(const LevelFigure& figure);

/// Observed agreement and, where chance is taken out, what chance alone would give; empty for an outcome without them.
QString observedText(const agreement::Outcome& outcome);

/// Code and name of a category of a report; "–" and "Not for this study" for -1.
QString categoryCode(const Taxonomy& taxonomy, int category);
QString categoryName(const Taxonomy& taxonomy, int category);

QString initialsOf(std::span<const Person> people, PersonId person);
QString nameOf(std::span<const Person> people, PersonId person);

} // namespace accord::ui
