// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/agreement/sample_size.h"
#include "ui/pages/agreement/report.h"
#include "ui/widgets/save.h"

#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace accord::ui {

class NumberTable;

/// How many items and people it takes. Before labelling: for a wished half-width of the interval, an expected kappa
/// and shares of categories. During: how many more items like those so far until the interval leaves 0.6 or 0.8.
class Planner : public QWidget
{
    Q_OBJECT
public:
    explicit Planner(QWidget* parent = nullptr);

    /// What was entered stays; only what nobody entered yet follows the report.
    void setReport(const AgreementReport& report);

    [[nodiscard]] TextTable table() const;

    /// How plans hold in simulated studies, in the order of the rows; those without studies were not simulated.
    void setSimulated(const std::vector<agreement::SimulatedPlan>& simulated);

signals:
    /// Asks for the plans to be tried in simulated studies, which takes some seconds.
    void simulationWanted(const accord::agreement::Expectation& expectation,
                          const std::vector<accord::agreement::SampleSizePlan>& plans);

private:
    QWidget* makeBefore();
    [[nodiscard]] agreement::Expectation expectation() const;
    void recompute();
    void showPlans();
    void showDuring(const AgreementReport& report);

    QDoubleSpinBox* m_kappa = nullptr;
    QDoubleSpinBox* m_half = nullptr;
    QComboBox* m_shares = nullptr;
    QSpinBox* m_categories = nullptr;
    NumberTable* m_plansTable = nullptr;
    QPushButton* m_check = nullptr;
    QLabel* m_problem = nullptr;
    QLabel* m_during = nullptr;
    bool m_kappaEntered = false;
    bool m_quiet = false;             ///< while the program fills in
    std::vector<double> m_seenShares; ///< of the categories in the report
    std::vector<agreement::SampleSizePlan> m_plans;
    std::vector<agreement::SimulatedPlan> m_simulated;
};

} // namespace accord::ui
