// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/study/criteria_report.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QResizeEvent>
#include <QVBoxLayout>

#include "core/base/reason.h"
#include "core/report/words.h"
#include "ui/core/language.h"
#include "ui/core/theme.h"
#include "ui/pages/study/study_tab.h"
#include "ui/pages/study/study_text.h"
#include "ui/text/error_text.h"
#include "ui/text/first_labels.h"
#include "ui/text/names.h"
#include "ui/text/plain_text.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/section.h"

#include <algorithm>

namespace accord::ui {
namespace {

struct GateReportWords
{
    Q_DECLARE_TR_FUNCTIONS(GateReport)
};

constexpr int kDigits = 4;
NumberCell cell(const QString& words, const QString& toolTip = {})
{
    return {words, toolTip, -1};
}

QString value(double number, int digits = kDigits)
{
    return QLocale().toString(number, 'f', digits);
}

QString figureValue(const study::ConditionResult& result)
{
    if (!result.figure) {
        return kNothing;
    }
    return result.condition.figure == study::Condition::Figure::Seconds ? secondsText(*result.figure)
           : result.condition.ofAgreement()                             ? value(*result.figure)
                                                                        : value(*result.figure, 0);
}

} // namespace

QString kappaText(const agreement::Outcome& outcome)
{
    return outcome.defined() ? value(outcome->value) : kNothing;
}

QString spanText(const agreement::Outcome& outcome)
{
    return outcome.defined() && outcome->interval
               ? GateReportWords::tr("%1 to %2").arg(value(outcome->interval->low), value(outcome->interval->high))
               : kNothing;
}

QString figureName(const study::Condition& condition)
{
    switch (condition.figure) {
    case study::Condition::Figure::Value:
        return GateReportWords::tr("%1, level %2")
            .arg(measureName(*condition.measure), levelName(condition.level).toLower());
    case study::Condition::Figure::Lower:
        return GateReportWords::tr("%1, level %2, lower bound")
            .arg(measureName(*condition.measure), levelName(condition.level).toLower());
    case study::Condition::Figure::NewCategories:
        return GateReportWords::tr("New categories in the last 100 issues");
    case study::Condition::Figure::Proposals:
        return GateReportWords::tr("Proposals in the last 100 issues");
    case study::Condition::Figure::Seconds:
        return GateReportWords::tr("Median time per issue");
    }
    return {};
}

FigureTable conditionTable(const study::GateResult& result)
{
    FigureTable table{{GateReportWords::tr("Condition"), GateReportWords::tr("Asked for"), GateReportWords::tr("Found"),
                       GateReportWords::tr("Result")},
                      {}};
    for (const study::ConditionResult& each : result.conditions) {
        const QString asked = QStringLiteral("%1 %2").arg(text(study::comparisonText(each.condition.is)),
                                                          QLocale().toString(each.condition.bound));
        table.rows.push_back({{cell(figureName(each.condition)), cell(asked), cell(figureValue(each)),
                               cell(each.met ? GateReportWords::tr("✓ met") : GateReportWords::tr("✗ not met"))},
                              !each.met});
    }
    return table;
}

FigureTable levelTable(const study::PilotReport& report)
{
    FigureTable table{{GateReportWords::tr("Level"), GateReportWords::tr("Fleiss’ kappa"),
                       GateReportWords::tr("95 % interval"), GateReportWords::tr("Pairs that agree"),
                       GateReportWords::tr("Items used")},
                      {}};
    for (const study::LevelReport& level : report.levels) {
        const QString percent = level.percent.defined() ? percentText(level.percent->value) : kNothing;
        table.rows.push_back({{cell(levelName(level.level)), cell(kappaText(level.kappa)), cell(spanText(level.kappa)),
                               cell(percent), cell(countText(level.kappa.use().pairable, false))},
                              level.level == Level::Theme});
    }
    return table;
}

std::vector<Bar> categoryBars(const study::LevelReport& level, const Taxonomy& taxonomy)
{
    std::vector<Bar> bars;
    for (const study::CategoryLine& line : level.categories) {
        Bar bar;
        bar.key = static_cast<int>(bars.size());
        bar.code = line.code == "-" ? kNothing : text(line.code);
        const Category* category = taxonomy.find(line.category);
        bar.name = category == nullptr ? GateReportWords::tr("not for this study") : shownName(*category);
        bar.text = line.figures.kappa.defined() ? value(line.figures.kappa->value, 3) : kNothing;
        bar.detail = GateReportWords::tr("%Ln labels", nullptr, static_cast<int>(line.figures.ratings));
        bar.alarm = line.neverAgreed ? GateReportWords::tr("used, never agreed on") : QString();
        bar.toolTip =
            GateReportWords::tr("%1 %2: %3 (%4)").arg(bar.code, bar.name, bar.text, spanText(line.figures.kappa));
        if (line.figures.kappa.defined()) {
            bar.value = line.figures.kappa->value;
            bar.interval = line.figures.kappa->interval;
        }
        bars.push_back(std::move(bar));
    }
    return bars;
}

FigureTable confusionTable(const study::LevelReport& level)
{
    FigureTable table{{GateReportWords::tr("Taken for each other"), GateReportWords::tr("Pairs of labels"),
                       GateReportWords::tr("Of all that differ")},
                      {}};
    for (const study::ConfusionLine& line : level.confusions) {
        const auto name = [](const std::string& code) {
            return code == "-" ? GateReportWords::tr("not for this study") : text(code);
        };
        table.rows.push_back({{cell(GateReportWords::tr("%1 and %2").arg(name(line.first), name(line.second))),
                               cell(countText(line.pairs, false)), cell(percentText(line.share))},
                              false});
    }
    return table;
}

FigureTable saturationTable(const study::Saturation& saturation)
{
    FigureTable table{
        {GateReportWords::tr("Issues"), GateReportWords::tr("New categories"), GateReportWords::tr("Proposals")}, {}};
    if (saturation.unordered > 0) {
        table.rows.push_back({{cell(GateReportWords::tr("Not known: labels came in a file that does not say when they "
                                                        "were given.")),
                               cell(kNothing), cell(kNothing)},
                              false});
    }
    for (const study::SaturationStretch& stretch : saturation.stretches) {
        table.rows.push_back(
            {{cell(GateReportWords::tr("%1 to %2").arg(countText(stretch.from, false), countText(stretch.to, false))),
              cell(countText(stretch.newCategories, true)), cell(countText(stretch.proposals, true))},
             false});
    }
    return table;
}

std::vector<LinePoint> roundPoints(const study::PilotReport& report, Level level)
{
    std::vector<LinePoint> points;
    const auto place = static_cast<std::size_t>(level) - 1;
    for (const study::RoundPoint& round : report.byRound) {
        LinePoint point;
        point.key = static_cast<int>(points.size());
        point.name = text(round.round);
        const agreement::Outcome& kappa = round.kappa.at(place);
        point.text = round.blind ? GateReportWords::tr("blind") : kappaText(kappa);
        point.toolTip = QStringLiteral("%1: %2 (%3)").arg(point.name, point.text, spanText(kappa));
        point.strong = round.round == report.round.name;
        if (!round.blind && kappa.defined()) {
            point.value = kappa->value;
            point.interval = kappa->interval;
        }
        points.push_back(std::move(point));
    }
    return points;
}

QStringList workLines(const study::PilotReport& report)
{
    QStringList lines{GateReportWords::tr("%1, %2 of %3.")
                          .arg(GateReportWords::tr("%Ln issues", nullptr, static_cast<int>(report.items)),
                               GateReportWords::tr("%Ln labels", nullptr, static_cast<int>(report.labels)),
                               GateReportWords::tr("%Ln people", nullptr, static_cast<int>(report.annotators.size())))};
    if (report.time.median) {
        lines.append(GateReportWords::tr(
                         "Time per issue: %1 in the middle, half of them between %2 and %3; known for %4 labels.")
                         .arg(secondsText(*report.time.median), secondsText(report.time.lowerQuartile.value_or(0)),
                              secondsText(report.time.upperQuartile.value_or(0)), countText(report.time.timed, false)));
    } else {
        lines.append(GateReportWords::tr("No time per issue is known."));
    }
    lines.append(GateReportWords::tr("Cannot tell: %1. Flagged: %2. Not for this study: %3 of %4 issues.")
                     .arg(countText(report.cannotTell, false), countText(report.flagged, false),
                          countText(report.screening.all.excluded, false),
                          countText(report.screening.all.collected, false)));
    if (const QString later = asNowSentence(report.screening.later); !later.isEmpty()) {
        lines.append(later);
    }
    if (const study::OpenCodeCounts& codes = report.openCodes; codes.labels > 0) {
        lines.append(
            GateReportWords::tr("Labels with a code of the annotator’s own: %1. Codes: %2, people: %3; already "
                                "categories: %4, proposed: %5.")
                .arg(countText(codes.labels, false), countText(codes.codes, false), countText(codes.people, false),
                     countText(codes.categories, false), countText(codes.proposed, false)));
    }
    return lines;
}

QStringList proposalLines(const study::PilotReport& report)
{
    QStringList lines;
    for (const study::ProposalLine& line : report.proposals) {
        QStringList issues;
        for (const std::string& issue : line.issues) {
            issues.append(text(issue));
        }
        lines.append(
            GateReportWords::tr("%1, raised by %2")
                .arg(text(report::proposalTitle(language::words(), line.proposal, *report.taxonomy)), inList(issues)));
    }
    if (lines.isEmpty()) {
        lines.append(GateReportWords::tr("No issue of the round raised one."));
    }
    return lines;
}

QStringList recordLines(const Project& project, const std::vector<study::GateRecord>& records)
{
    QStringList lines;
    for (const study::GateRecord& record : records) {
        const QString word =
            record.outcome.verdict == GateVerdict::Go ? GateReportWords::tr("Go") : GateReportWords::tr("No-go");
        QString line = GateReportWords::tr("%1: %2, %3")
                           .arg(word, messageText({Reason::Verbatim, {project.whoIs(record.outcome.by)}}),
                                dayText(record.outcome.at));
        if (record.against()) {
            line += GateReportWords::tr(", against the conditions");
        }
        if (!record.outcome.reason.empty()) {
            line += QStringLiteral(". “%1”").arg(text(record.outcome.reason));
        }
        lines.prepend(line); // the last comes first
    }
    return lines;
}

namespace {

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
    column->addSpacing(2 * theme::kGrid);
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
    m_columns->setContentsMargins(2 * theme::kGrid, 2 * theme::kGrid, 2 * theme::kGrid, 2 * theme::kGrid);
    m_columns->setSpacing(4 * theme::kGrid);
    for (const bool left : {true, false}) {
        auto* column = new QVBoxLayout;
        column->setSpacing(theme::kGrid);
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
    theme::scaleFont(m_title, 1.35);
    m_notes = words("gateNotes", this);
    m_gate = words("gateText", this);
    m_gate->setForegroundRole(QPalette::PlaceholderText);
    column->addWidget(m_title);
    column->addWidget(m_gate);
    column->addWidget(m_notes);
    m_conditions = new NumberTable(this);
    m_conditions->setObjectName(QStringLiteral("conditions"));
    m_conditions->setAccessibleName(tr("Conditions of the gate"));
    column->addWidget(m_conditions);
    m_judge = new QWidget(this);
    auto* buttons = new FlowLayout(m_judge);
    buttons->setContentsMargins(0, theme::kGrid, 0, theme::kGrid);
    buttons->setSpacing(theme::kGrid);
    for (QAction* action : {actions.go, actions.noGo, actions.saveReport}) {
        buttons->addWidget(new ShortcutButton(action, m_judge));
    }
    column->addWidget(m_judge);
    m_records = words("gateRecords", this);
    column->addWidget(m_records);
    column->addSpacing(2 * theme::kGrid);
    m_levels = chart<NumberTable>("reportLevels", tr("How well people agree"), column, this);
    m_levels->setSortable(false);
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
    for (const Level level : kLevels) {
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
    column->addSpacing(2 * theme::kGrid);
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
    QStringList notes;
    if (gate && m_report->result.waiting > 0) {
        notes += tr("%Ln labels wait to be looked at again: until then the gate is not passed.", nullptr,
                    m_report->result.waiting);
    }
    if (const QString versions = versionsSentence(m_report->versions); !versions.isEmpty()) {
        notes += versions;
    }
    for (const study::ConditionResult& each : m_report->result.conditions) {
        if (each.asGiven) {
            notes += tr("%1, as given: %2.").arg(figureName(each.condition), value(*each.asGiven));
        }
    }
    if (study::isMixed(m_report->byRound)) {
        notes += tr("The rounds that are compared were for different purposes or labelled by different versions of the "
                    "codebook: their figures say different things.");
    }
    m_notes->setText(notes.join(QLatin1Char('\n')));
    m_notes->setHidden(notes.isEmpty());
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
        m_categories->setBars(categoryBars(level, *m_report->taxonomy));
        fill(m_confusions, confusionTable(level));
    }
}

void ReportSheet::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void ReportSheet::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_columns != nullptr) {
        arrange();
    }
}

void ReportSheet::arrange()
{
    arrangeColumns(*m_columns, *this);
}

} // namespace accord::ui
