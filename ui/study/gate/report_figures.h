// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

#include "core/project/project.h"
#include "core/study/gate/pilot_report.h"
#include "ui/widgets/charts/bar_list.h"
#include "ui/widgets/charts/number_table.h"
#include "ui/widgets/charts/point_line.h"

#include <vector>

namespace accord::ui {

// A report of a round as tables, bars and points.

/// A table as NumberTable takes it.
struct FigureTable
{
    QStringList header;
    std::vector<NumberRow> rows;
};

QString figureName(const study::Condition& condition); ///< "Fleiss’ kappa of themes, lower bound"
QString kappaText(const agreement::Outcome& outcome);  ///< "0.7621"; "–" where there is none
QString spanText(const agreement::Outcome& outcome);   ///< "0.760 to 0.764"

FigureTable conditionTable(const study::GateResult& result);
FigureTable levelTable(const study::PilotReport& report);
std::vector<Bar> categoryBars(const study::LevelReport& level);
FigureTable confusionTable(const study::LevelReport& level);
FigureTable saturationTable(const study::Saturation& saturation);
std::vector<LinePoint> roundPoints(const study::PilotReport& report, Level level);

/// Time per issue, and the labels that say nothing, in a few sentences.
QStringList workLines(const study::PilotReport& report);
QStringList proposalLines(const study::PilotReport& report);

/// What was recorded: "Go, Mira Okafor, 3 March: …".
QStringList recordLines(const Project& project, const std::vector<study::GateRecord>& records);

} // namespace accord::ui
