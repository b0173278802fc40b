// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>
#include <QWidget>

#include "core/project/project.h"
#include "core/study/gate/pilot_report.h"
#include "ui/widgets/charts/bars.h"
#include "ui/widgets/charts/lines.h"
#include "ui/widgets/number_table.h"

#include <memory>
#include <vector>

class QBoxLayout;
class QComboBox;
class QLabel;
class QVBoxLayout;

namespace accord::ui {

class BarList;
class NumberTable;
class PointLine;
struct StudyActions;

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
std::vector<Bar> categoryBars(const study::LevelReport& level, const Taxonomy& taxonomy);
FigureTable confusionTable(const study::LevelReport& level);
FigureTable saturationTable(const study::Saturation& saturation);
std::vector<LinePoint> roundPoints(const study::PilotReport& report, Level level);

/// Time per issue, and the labels that say nothing, in a few sentences.
QStringList workLines(const study::PilotReport& report);
QStringList proposalLines(const study::PilotReport& report);

/// What was recorded: "Go, Mira Okafor, 3 March: …".
QStringList recordLines(const Project& project, const std::vector<study::GateRecord>& records);

/// The report of a round: the gate and what was concluded, and the figures behind it.
class ReportSheet : public QWidget
{
    Q_OBJECT
public:
    ReportSheet(const StudyActions& actions, QWidget* parent);

    void show(std::shared_ptr<const study::PilotReport> report, const Project& project);
    using QWidget::show;

    void setMayJudge(bool may); ///< go and no-go are offered

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void arrange();
    void makeLeft(QVBoxLayout* column, const StudyActions& actions);
    void makeRight(QVBoxLayout* column);
    void showLevel();

    std::shared_ptr<const study::PilotReport> m_report;
    QBoxLayout* m_columns = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_gate = nullptr;
    QLabel* m_notes = nullptr;
    NumberTable* m_conditions = nullptr;
    QWidget* m_judge = nullptr;
    QLabel* m_records = nullptr;
    NumberTable* m_levels = nullptr;
    PointLine* m_rounds = nullptr;
    QLabel* m_work = nullptr;
    QLabel* m_proposals = nullptr;
    NumberTable* m_saturation = nullptr;
    QComboBox* m_level = nullptr;
    BarList* m_categories = nullptr;
    NumberTable* m_confusions = nullptr;
};

} // namespace accord::ui
