// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/study/gate/report_figures.h"

#include <QCoreApplication>
#include <QLocale>

#include "ui/study/study_text.h"
#include "ui/support/joined_text.h"
#include "ui/widgets/level_name.h"
#include "ui/widgets/measure_name.h"

#include <algorithm>
#include <ranges>

namespace accord::ui {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(GateReport)
};

constexpr int kDigits = 4;
const QString kNothing = QStringLiteral("–");

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
               ? Words::tr("%1 to %2").arg(value(outcome->interval->low), value(outcome->interval->high))
               : kNothing;
}

QString figureName(const study::Condition& condition)
{
    switch (condition.figure) {
    case study::Condition::Figure::Value:
        return Words::tr("%1, level %2").arg(measureName(*condition.measure), levelName(condition.level).toLower());
    case study::Condition::Figure::Lower:
        return Words::tr("%1, level %2, lower bound")
            .arg(measureName(*condition.measure), levelName(condition.level).toLower());
    case study::Condition::Figure::NewCategories:
        return Words::tr("New categories in the last 100 issues");
    case study::Condition::Figure::Proposals:
        return Words::tr("Proposals in the last 100 issues");
    case study::Condition::Figure::Seconds:
        return Words::tr("Median time per issue");
    }
    return {};
}

FigureTable conditionTable(const study::GateResult& result)
{
    FigureTable table{{Words::tr("Condition"), Words::tr("Asked for"), Words::tr("Found"), Words::tr("Result")}, {}};
    for (const study::ConditionResult& each : result.conditions) {
        const QString asked = QStringLiteral("%1 %2").arg(text(study::comparisonText(each.condition.is)),
                                                          QLocale().toString(each.condition.bound));
        table.rows.push_back({{cell(figureName(each.condition)), cell(asked), cell(figureValue(each)),
                               cell(each.met ? Words::tr("✓ met") : Words::tr("✗ not met"))},
                              !each.met});
    }
    return table;
}

FigureTable levelTable(const study::PilotReport& report)
{
    FigureTable table{{Words::tr("Level"), Words::tr("Fleiss’ kappa"), Words::tr("95 % interval"),
                       Words::tr("Pairs that agree"), Words::tr("Items used")},
                      {}};
    for (const study::LevelReport& level : report.levels) {
        const QString percent = level.percent.defined() ? percentText(level.percent->value) : kNothing;
        table.rows.push_back({{cell(levelName(level.level)), cell(kappaText(level.kappa)), cell(spanText(level.kappa)),
                               cell(percent), cell(countText(level.kappa.use().pairable, false))},
                              level.level == Level::Theme});
    }
    return table;
}

std::vector<Bar> categoryBars(const study::LevelReport& level)
{
    std::vector<Bar> bars;
    for (const study::CategoryLine& line : level.categories) {
        Bar bar;
        bar.key = static_cast<int>(bars.size());
        bar.code = line.code == "-" ? kNothing : text(line.code);
        bar.name = text(line.name);
        bar.text = line.figures.kappa.defined() ? value(line.figures.kappa->value, 3) : kNothing;
        bar.detail = Words::tr("%Ln labels", nullptr, static_cast<int>(line.figures.ratings));
        bar.alarm = line.neverAgreed ? Words::tr("used, never agreed on") : QString();
        bar.toolTip = Words::tr("%1 %2: %3 (%4)").arg(bar.code, bar.name, bar.text, spanText(line.figures.kappa));
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
    FigureTable table{
        {Words::tr("Taken for each other"), Words::tr("Pairs of labels"), Words::tr("Of all that differ")}, {}};
    for (const study::ConfusionLine& line : level.confusions) {
        const auto name = [](const std::string& code) {
            return code == "-" ? Words::tr("not for this study") : text(code);
        };
        table.rows.push_back({{cell(Words::tr("%1 and %2").arg(name(line.first), name(line.second))),
                               cell(countText(line.pairs, false)), cell(percentText(line.share))},
                              false});
    }
    return table;
}

FigureTable saturationTable(const study::Saturation& saturation)
{
    FigureTable table{{Words::tr("Issues"), Words::tr("New categories"), Words::tr("Proposals")}, {}};
    for (const study::SaturationStretch& stretch : saturation.stretches) {
        table.rows.push_back(
            {{cell(Words::tr("%1 to %2").arg(countText(stretch.from, false), countText(stretch.to, false))),
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
        point.text = round.blind ? Words::tr("blind") : kappaText(kappa);
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
    QStringList lines{Words::tr("%1, %2 of %3.")
                          .arg(Words::tr("%Ln issues", nullptr, static_cast<int>(report.items)),
                               Words::tr("%Ln labels", nullptr, static_cast<int>(report.labels)),
                               Words::tr("%Ln people", nullptr, static_cast<int>(report.annotators.size())))};
    if (report.time.median) {
        lines.append(Words::tr("Time per issue: %1 in the middle, half of them between %2 and %3; known for %4 labels.")
                         .arg(secondsText(*report.time.median), secondsText(report.time.lowerQuartile.value_or(0)),
                              secondsText(report.time.upperQuartile.value_or(0)), countText(report.time.timed, false)));
    } else {
        lines.append(Words::tr("No time per issue is known."));
    }
    lines.append(Words::tr("Cannot tell: %1. Flagged: %2. Not for this study: %3 of %4 issues.")
                     .arg(countText(report.cannotTell, false), countText(report.flagged, false),
                          countText(report.screening.all.excluded, false),
                          countText(report.screening.all.collected, false)));
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
        lines.append(Words::tr("%1, raised by %2").arg(text(line.title), inList(issues)));
    }
    if (lines.isEmpty()) {
        lines.append(Words::tr("No issue of the round raised one."));
    }
    return lines;
}

QStringList recordLines(const Project& project, const std::vector<study::GateRecord>& records)
{
    QStringList lines;
    for (const study::GateRecord& record : std::views::reverse(records)) {
        const QString word = record.outcome.verdict == GateVerdict::Go ? Words::tr("Go") : Words::tr("No-go");
        QString line =
            Words::tr("%1: %2, %3").arg(word, text(project.nameOf(record.outcome.by)), dayText(record.outcome.at));
        if (record.against()) {
            line += Words::tr(", against the conditions");
        }
        if (!record.outcome.reason.empty()) {
            line += QStringLiteral(". “%1”").arg(text(record.outcome.reason));
        }
        lines.append(line);
    }
    return lines;
}

} // namespace accord::ui
