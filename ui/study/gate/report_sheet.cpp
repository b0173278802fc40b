// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/study/gate/report_sheet.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QResizeEvent>
#include <QVBoxLayout>

#include "ui/study/gate/report_figures.h"
#include "ui/study/study_actions.h"
#include "ui/study/study_text.h"
#include "ui/support/look.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/level_name.h"
#include "ui/widgets/shortcut_button.h"

namespace accord::ui {
namespace {

constexpr int kTwoColumns = 110 * look::kGrid; ///< narrower than this there is one column

QLabel* words(const char* name, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setObjectName(QString::fromLatin1(name));
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QLabel* heading(const QString& title, QWidget* parent)
{
    auto* label = new QLabel(title, parent);
    QFont bold = label->font();
    bold.setWeight(QFont::DemiBold);
    label->setFont(bold);
    return label;
}

template <class Figure>
Figure* chart(const char* name, const QString& title, QVBoxLayout* column, QWidget* parent)
{
    auto* made = new Figure(parent);
    made->setObjectName(QString::fromLatin1(name));
    made->setAccessibleName(title);
    column->addWidget(heading(title, parent));
    column->addWidget(made);
    column->addSpacing(2 * look::kGrid);
    return made;
}

void fill(NumberTable* table, const FigureTable& figures)
{
    table->setRows(figures.header, figures.rows);
}

} // namespace

ReportSheet::ReportSheet(const StudyActions& actions, QWidget* parent)
    : QWidget(parent)
    , m_columns(new QBoxLayout(QBoxLayout::LeftToRight, this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_columns->setContentsMargins(2 * look::kGrid, 2 * look::kGrid, 2 * look::kGrid, 2 * look::kGrid);
    m_columns->setSpacing(4 * look::kGrid);
    for (const bool left : {true, false}) {
        auto* column = new QVBoxLayout;
        column->setSpacing(look::kGrid);
        m_columns->addLayout(column, 1);
        if (left) {
            makeLeft(column, actions);
        } else {
            makeRight(column);
        }
        column->addStretch();
    }
}

void ReportSheet::makeLeft(QVBoxLayout* column, const StudyActions& actions)
{
    m_title = words("gateVerdict", this);
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.35);
    m_title->setFont(large);
    m_gate = words("gateText", this);
    m_gate->setForegroundRole(QPalette::PlaceholderText);
    column->addWidget(m_title);
    column->addWidget(m_gate);
    m_conditions = new NumberTable(this);
    m_conditions->setObjectName(QStringLiteral("conditions"));
    m_conditions->setAccessibleName(tr("Conditions of the gate"));
    column->addWidget(m_conditions);
    m_judge = new QWidget(this);
    auto* buttons = new FlowLayout(m_judge);
    buttons->setContentsMargins(0, look::kGrid, 0, look::kGrid);
    buttons->setSpacing(look::kGrid);
    for (QAction* action : {actions.go, actions.noGo, actions.saveReport}) {
        buttons->addWidget(new ShortcutButton(action, m_judge));
    }
    column->addWidget(m_judge);
    m_records = words("gateRecords", this);
    column->addWidget(m_records);
    column->addSpacing(2 * look::kGrid);
    m_levels = chart<NumberTable>("reportLevels", tr("How well people agree"), column, this);
    m_rounds = chart<PointLine>("kappaByRound", tr("Kappa by round, level theme"), column, this);
    column->addWidget(heading(tr("The work"), this));
    m_work = words("reportWork", this);
    column->addWidget(m_work);
}

void ReportSheet::makeRight(QVBoxLayout* column)
{
    m_level = new QComboBox(this);
    m_level->setObjectName(QStringLiteral("reportLevel"));
    m_level->setAccessibleName(tr("Level"));
    for (const Level level : {Level::Type, Level::Theme, Level::Subtheme}) {
        m_level->addItem(tr("Level: %1").arg(levelName(level).toLower()));
    }
    m_level->setCurrentIndex(1);
    connect(m_level, &QComboBox::currentIndexChanged, this, &ReportSheet::showLevel);
    column->addWidget(m_level, 0, Qt::AlignLeft);
    m_categories = chart<BarList>("reportCategories", tr("Categories, worst first"), column, this);
    m_confusions = chart<NumberTable>("reportConfusions", tr("What is taken for each other"), column, this);
    column->addWidget(heading(tr("Proposals for the codebook"), this));
    m_proposals = words("reportProposals", this);
    column->addWidget(m_proposals);
    column->addSpacing(2 * look::kGrid);
    m_saturation = chart<NumberTable>("reportSaturation", tr("Do new issues still bring something new?"), column, this);
}

void ReportSheet::setMayJudge(bool may)
{
    m_judge->setVisible(may);
}

void ReportSheet::show(std::shared_ptr<const study::PilotReport> report, const Project& project)
{
    m_report = std::move(report);
    const bool gate = !m_report->result.conditions.empty();
    const bool passed = m_report->result.passed();
    m_title->setText(!gate    ? tr("No gate is set")
                     : passed ? tr("✓ The gate is passed")
                              : tr("✗ The gate is not passed"));
    m_gate->setText(gate
                        ? text(m_report->gate)
                        : tr("Say in the settings of the study, or of the round, what has to be reached before it goes "
                             "on, such as: theme fleiss-kappa >= 0.7 and lower > 0.6"));
    m_conditions->setVisible(gate);
    fill(m_conditions, conditionTable(m_report->result));
    const QStringList records = recordLines(project, m_report->records);
    m_records->setText(records.join(QLatin1Char('\n')));
    m_records->setVisible(!records.isEmpty());
    fill(m_levels, levelTable(*m_report));
    m_rounds->setPoints(roundPoints(*m_report, Level::Theme));
    m_work->setText(workLines(*m_report).join(QLatin1Char('\n')));
    m_proposals->setText(proposalLines(*m_report).join(QLatin1Char('\n')));
    fill(m_saturation, saturationTable(m_report->saturation));
    showLevel();
}

void ReportSheet::showLevel()
{
    if (m_report) {
        const auto& level = m_report->levels.at(static_cast<std::size_t>(m_level->currentIndex()));
        m_categories->setBars(categoryBars(level));
        fill(m_confusions, confusionTable(level));
    }
}

void ReportSheet::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_columns->setDirection(event->size().width() < kTwoColumns ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

} // namespace accord::ui
