// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/study/gate/pilot_report.h"

#include <memory>

class QBoxLayout;
class QComboBox;
class QLabel;
class QVBoxLayout;

namespace accord::ui {

class BarList;
class NumberTable;
class PointLine;
struct FigureTable;
struct StudyActions;

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

private:
    void makeLeft(QVBoxLayout* column, const StudyActions& actions);
    void makeRight(QVBoxLayout* column);
    void showLevel();

    std::shared_ptr<const study::PilotReport> m_report;
    QBoxLayout* m_columns;
    QLabel* m_title = nullptr;
    QLabel* m_gate = nullptr;
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
