// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "core/collect/selection/selection.h"
#include "ui/collect/selection/month_chart.h"
#include "ui/widgets/lists/cell_table.h"

#include <vector>

namespace accord::ui {

class SourceModel;

/// "1,204 of 38,742 fetched issues are selected. 311 of them are not in the project yet."
QString previewText(const collect::SelectionPreview& preview);

QStringList keywordHeader();
std::vector<CellRow> keywordRows(const collect::SelectionPreview& preview);
QStringList sourceCountHeader();
std::vector<CellRow> sourceCountRows(const collect::SelectionPreview& preview, const SourceModel& book);
QStringList yearHeader();
std::vector<CellRow> yearRows(const collect::SelectionPreview& preview);
std::vector<MonthLine> monthLines(const collect::SelectionPreview& preview, const SourceModel& book);

} // namespace accord::ui
