// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/project/project.h"
#include "core/study/progress.h"
#include "ui/widgets/lists/cell_table.h"

#include <vector>

namespace accord::ui {

// The tables of the Progress part. People stand in the order of their pseudonyms, whatever their numbers are.

/// How far somebody is, in detail; the first column is `first`.
QStringList progressHeader(const QString& first);
CellRow progressRow(qlonglong id, const Cell& first, const study::PersonProgress& progress);

/// People x rounds: "312 of 500" each.
QStringList matrixHeader(const Project& project, const std::vector<study::RoundProgress>& rounds);
std::vector<CellRow> matrixRows(const Project& project, const std::vector<study::RoundProgress>& rounds);

/// "about 12 March, at 48 a day"; or why nothing can be said.
QString forecastText(const study::CompletionForecast& forecast);

/// A person as a cell: their name, with initials and pseudonym as its story.
Cell personCell(const Project& project, PersonId person);

} // namespace accord::ui
