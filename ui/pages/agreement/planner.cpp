// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/agreement/planner.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "ui/core/theme.h"
#include "ui/pages/agreement/wording.h"
#include "ui/text/plain_text.h"
#include "ui/widgets/number_table.h"

#include <algorithm>
#include <array>

namespace accord::ui {
namespace {

constexpr int kFewestRaters = 2;
constexpr int kMostRaters = 7;
constexpr double kThresholds[]{0.6, 0.8};

QDoubleSpinBox* number(const QString& name, double low, double high, double step, double value, QWidget* parent)
{
    auto* box = new QDoubleSpinBox(parent);
    box->setObjectName(name);
    box->setDecimals(3);
    box->setRange(low, high);
    box->setSingleStep(step);
    box->setValue(value);
    return box;
}

// `left`: issues of the project beside those used.
QString duringText(const agreement::Estimate& estimate, double threshold, agreement::Count left)
{
    const QString limit = valueText(threshold, false, 1);
    const auto items = agreement::itemsUntilClear(estimate, threshold);
    if (!items) {
        return Planner::tr("%1: no number of items can be named; the value lies too close to it, or has no error.")
            .arg(limit);
    }
    if (*items == 0) {
        return estimate.value > threshold ? Planner::tr("%1: the interval lies above it already.").arg(limit)
                                          : Planner::tr("%1: the interval lies below it already.").arg(limit);
    }
    const auto count = static_cast<int>(*items);
    if (left == 0) {
        return Planner::tr("%1: the interval reaches it, and the project has no further items: it takes about %2.")
            .arg(limit, countText(*items));
    }
    if (*items > left) {
        return Planner::tr(
                   "%1: the interval reaches it, and the %2 further items of the project would not change that: it "
                   "takes about %3.")
            .arg(limit, countText(left), countText(*items));
    }
    return estimate.value > threshold
               ? Planner::tr("%1: about %Ln more items like those so far until the interval lies above it.", nullptr,
                             count)
                     .arg(limit)
               : Planner::tr("%1: about %Ln more items like those so far until the interval lies below it.", nullptr,
                             count)
                     .arg(limit);
}

} // namespace

Planner::Planner(QWidget* parent)
    : QWidget(parent)
{
    m_during = new QLabel(this);
    m_during->setObjectName(QStringLiteral("during"));
    m_during->setWordWrap(true);
    m_during->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* layout = theme::layoutIn<QVBoxLayout>(this, theme::Pad::None, theme::kGrid);
    layout->addWidget(m_during);
    layout->addWidget(makeBefore());
    m_plansTable = new NumberTable(this);
    m_plansTable->setObjectName(QStringLiteral("plans"));
    m_plansTable->setAccessibleName(tr("Plans"));
    layout->addWidget(m_plansTable);
    m_problem = new QLabel(this);
    m_problem->setWordWrap(true);
    m_problem->hide();
    layout->addWidget(m_problem);
    m_check = new QPushButton(tr("Check by Simulation"), this);
    m_check->setObjectName(QStringLiteral("checkBySimulation"));
    m_check->setToolTip(tr("Draws studies of each size and computes their intervals"));
    layout->addWidget(m_check, 0, Qt::AlignLeft);
    connect(m_check, &QPushButton::clicked, this, [this] { emit simulationWanted(expectation(), m_plans); });
    recompute();
}

QWidget* Planner::makeBefore()
{
    auto* widget = new QWidget(this);
    auto* form = theme::layoutIn<QFormLayout>(widget, theme::Pad::None);
    form->setVerticalSpacing(theme::kGrid / 2);
    form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    m_half = number(QStringLiteral("halfWidth"), 0.005, 0.5, 0.01, 0.05, widget);
    m_kappa = number(QStringLiteral("expectedKappa"), 0, 0.99, 0.05, 0.6, widget);
    m_shares = new QComboBox(widget);
    m_shares->setObjectName(QStringLiteral("shares"));
    m_shares->addItem(tr("as in this round"));
    m_shares->addItem(tr("all alike"));
    m_categories = new QSpinBox(widget);
    m_categories->setObjectName(QStringLiteral("categories"));
    m_categories->setRange(2, 500);
    m_categories->setValue(5);
    m_categories->setEnabled(false);
    form->addRow(tr("Interval ±"), m_half);
    form->addRow(tr("Expected kappa"), m_kappa);
    form->addRow(tr("Shares of categories"), m_shares);
    form->addRow(tr("Categories"), m_categories);
    connect(m_kappa, &QDoubleSpinBox::valueChanged, this, [this] {
        m_kappaEntered = m_kappaEntered || !m_quiet;
        recompute();
    });
    connect(m_half, &QDoubleSpinBox::valueChanged, this, &Planner::recompute);
    connect(m_categories, &QSpinBox::valueChanged, this, &Planner::recompute);
    connect(m_shares, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_categories->setEnabled(index == 1);
        recompute();
    });
    return widget;
}

agreement::Expectation Planner::expectation() const
{
    agreement::Expectation expectation;
    expectation.kappa = m_kappa->value();
    expectation.shares = m_shares->currentIndex() == 0
                             ? m_seenShares
                             : std::vector<double>(static_cast<std::size_t>(m_categories->value()), 1.0);
    return expectation;
}

void Planner::recompute()
{
    if (m_quiet || m_plansTable == nullptr) {
        return;
    }
    m_plans.clear();
    m_simulated.clear();
    const auto plans = agreement::plansFor(expectation(), m_half->value(), kFewestRaters, kMostRaters);
    if (plans.ok()) {
        m_plans = *plans;
    }
    m_problem->setVisible(!plans.ok());
    m_problem->setText(plans.ok() ? QString() : tr("It takes at least two categories that are in use."));
    m_check->setEnabled(plans.ok());
    showPlans();
}

void Planner::showPlans()
{
    const QStringList header{tr("People"), tr("Items"), tr("Labels in all"), tr("Simulated ±"),
                             tr("Intervals that hold")};
    std::vector<NumberRow> rows;
    for (std::size_t i = 0; i < m_plans.size(); ++i) {
        const agreement::SampleSizePlan& plan = m_plans[i];
        const bool tried = i < m_simulated.size() && m_simulated[i].studies > 0;
        NumberRow row;
        row.cells = {
            {QString::number(plan.raters), {}, -1},
            {countText(plan.items), {}, -1},
            {countText(plan.labels), {}, -1},
            {tried ? valueText(m_simulated[i].meanHalfWidth, false, 3) : kNothing, {}, -1},
            {tried ? valueText(m_simulated[i].coverage, true) : kNothing,
             tr("Of the intervals of simulated studies, how many hold the true kappa; 95 % is what they promise"), -1}};
        rows.push_back(std::move(row));
    }
    m_plansTable->setRows(header, std::move(rows));
}

void Planner::setSimulated(const std::vector<agreement::SimulatedPlan>& simulated)
{
    m_simulated = simulated;
    showPlans();
}

TextTable Planner::table() const
{
    TextTable table{tr("Items and labels for an interval of ± %1").arg(m_half->value()),
                    QStringLiteral("plan"),
                    {tr("People"), tr("Items"), tr("Labels")},
                    {}};
    for (const agreement::SampleSizePlan& plan : m_plans) {
        table.rows.append({QString::number(plan.raters), QString::number(plan.items), QString::number(plan.labels)});
    }
    return table;
}

void Planner::setReport(const AgreementReport& report)
{
    std::vector<double> shares;
    for (const agreement::CategoryAgreement& figures : report.perCategory) {
        if (figures.prevalence > 0) {
            shares.push_back(figures.prevalence);
        }
    }
    showDuring(report);
    const agreement::Outcome& value = report.headline.value;
    const bool chanceCorrected = report.measure->chanceCorrected;
    const double kappa = value.defined() && chanceCorrected ? std::clamp(value->value, 0.0, 0.99) : m_kappa->value();
    const bool sameKappa = m_kappaEntered || std::abs(kappa - m_kappa->value()) < 0.0005;
    if (shares == m_seenShares && sameKappa) {
        return;
    }
    m_seenShares = std::move(shares);
    if (!m_kappaEntered) {
        m_quiet = true;
        m_kappa->setValue(kappa);
        m_quiet = false;
    }
    recompute();
}

void Planner::showDuring(const AgreementReport& report)
{
    const agreement::Outcome& value = report.headline.value;
    if (!value.defined() || !report.measure->chanceCorrected) {
        m_during->setText(tr("Choose a coefficient that has a value and takes chance out to see how many more items it "
                             "takes until its interval leaves 0.6 or 0.8."));
        return;
    }
    QStringList lines;
    for (const double threshold : kThresholds) {
        lines.append(duringText(*value, threshold,
                                std::max<agreement::Count>(0, report.projectIssues - report.headline.use.pairable)));
    }
    m_during->setText(lines.join(QLatin1Char('\n')));
}

} // namespace accord::ui
