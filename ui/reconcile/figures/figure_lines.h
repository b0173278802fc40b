// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/reconcile/live_figures.h"
#include "ui/widgets/spark_line.h"

namespace accord::ui {

// The line of the figures over time, as small lines are drawn. A meeting goes from left to right by the clock; a round
// as a whole, which may have lain still for weeks, moment by moment.

QList<SparkLine::Line> secondVotesLine(const reconcile::LiveFigures& live, Level level);
QList<SparkLine::Line> decidedLine(const reconcile::LiveFigures& live);

/// One for each annotator, in the order of the figures.
QList<SparkLine::Line> annotatorLines(const reconcile::LiveFigures& live, Level level);

} // namespace accord::ui
