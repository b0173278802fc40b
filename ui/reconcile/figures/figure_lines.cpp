// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/figures/figure_lines.h"

#include <QDateTime>

#include <algorithm>

namespace accord::ui {
namespace {

using reconcile::FigurePoint;
using reconcile::LiveFigures;

qint64 millisecondsOf(const std::string& at)
{
    return QDateTime::fromString(QString::fromStdString(at), Qt::ISODateWithMs).toMSecsSinceEpoch();
}

// Where the points stand between left and right.
QList<double> places(const LiveFigures& live)
{
    const auto& line = live.line();
    const auto last = static_cast<double>(std::max<std::size_t>(2, line.size()) - 1);
    const bool byClock = !live.span().from.empty() && line.size() > 1;
    const qint64 from = byClock ? millisecondsOf(line.front().at) : 0;
    const qint64 length = byClock ? millisecondsOf(line.back().at) - from : 0;
    QList<double> result;
    for (std::size_t i = 0; i < line.size(); ++i) {
        result.append(length > 0 ? static_cast<double>(millisecondsOf(line[i].at) - from) / static_cast<double>(length)
                                 : static_cast<double>(i) / last);
    }
    return result;
}

template <class Value>
SparkLine::Line lineOf(const LiveFigures& live, const Value& value)
{
    const QList<double> x = places(live);
    SparkLine::Line result;
    for (std::size_t i = 0; i < live.line().size(); ++i) {
        result.append({x[static_cast<qsizetype>(i)], value(live.line()[i])});
    }
    return result;
}

} // namespace

QList<SparkLine::Line> secondVotesLine(const LiveFigures& live, Level level)
{
    const auto at = static_cast<std::size_t>(level) - 1;
    return {lineOf(live, [at](const FigurePoint& point) { return point.secondVotes[at]; })};
}

QList<SparkLine::Line> decidedLine(const LiveFigures& live)
{
    return {lineOf(live, [](const FigurePoint& point) { return std::optional(point.shareOfConflicts); })};
}

QList<SparkLine::Line> annotatorLines(const LiveFigures& live, Level level)
{
    const auto at = static_cast<std::size_t>(level) - 1;
    QList<SparkLine::Line> lines;
    const std::size_t people = live.line().empty() ? 0 : live.line().back().annotators[at].size();
    for (std::size_t person = 0; person < people; ++person) {
        lines.append(lineOf(live, [&](const FigurePoint& point) {
            const auto& values = point.annotators[at];
            return person < values.size() ? values[person] : std::nullopt;
        }));
    }
    return lines;
}

} // namespace accord::ui
