// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/study/progress/progress_rows.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>

#include "core/study/people.h"
#include "ui/study/study_text.h"

#include <algorithm>
#include <cmath>

namespace accord::ui {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Progress)
};

const QString kNothing = QStringLiteral("–");

QDate dateOf(const std::string& day)
{
    return QDate::fromString(QString::fromStdString(day), Qt::ISODate);
}

QString daysStory(const std::vector<study::DayCount>& days)
{
    QStringList lines;
    for (const study::DayCount& day : days) {
        lines.append(QStringLiteral("%1: %2").arg(QLocale().toString(dateOf(day.day), Words::tr("ddd d MMM")),
                                                  countText(day.items, false)));
    }
    return lines.join(QLatin1Char('\n'));
}

QString doneOf(const study::PersonProgress& progress)
{
    return Words::tr("%1 of %2").arg(countText(progress.done, false), countText(progress.items, false));
}

} // namespace

QString forecastText(const study::CompletionForecast& forecast)
{
    switch (forecast.state) {
    case study::CompletionForecast::State::Known:
        return QLocale().toString(dateOf(forecast.end), QLocale::ShortFormat);
    case study::CompletionForecast::State::NothingToDo:
        return Words::tr("done");
    case study::CompletionForecast::State::NoPace:
        break;
    }
    return kNothing;
}

Cell personCell(const Project& project, PersonId person)
{
    const Person* found = project.person(person);
    if (found == nullptr) {
        return {};
    }
    return wordCell(text(found->name), QStringLiteral("%1, %2").arg(text(found->initials), text(found->pseudonym)));
}

QStringList progressHeader(const QString& first)
{
    return {first,
            Words::tr("Done"),
            Words::tr("To do"),
            Words::tr("Flagged"),
            Words::tr("Cannot tell"),
            Words::tr("Last 14 days"),
            Words::tr("Today"),
            Words::tr("A day"),
            Words::tr("Time per issue"),
            Words::tr("Done by")};
}

CellRow progressRow(qlonglong id, const Cell& first, const study::PersonProgress& progress)
{
    Cell done = numberCell(doneOf(progress));
    done.share = progress.share();
    Cell days = wordCell({}, daysStory(progress.days));
    for (const study::DayCount& day : progress.days) {
        days.days.push_back(day.items);
    }
    const study::CompletionForecast& forecast = progress.forecast;
    const QString pace =
        forecast.perDay > 0 ? QLocale().toString(forecast.perDay, 'f', forecast.perDay < 10 ? 1 : 0) : kNothing;
    const QString paceStory =
        forecast.workingDays > 0
            ? Words::tr("The mean of the last %n days on which something was finished.", nullptr, forecast.workingDays)
            : Words::tr("Nothing was finished lately, so that there is nothing to go by.");
    const QString timeStory =
        Words::tr("Half of the %Ln issues whose time is known were in view for less, half for more.", nullptr,
                  static_cast<int>(progress.timed));
    return {id,
            {first, done, numberCell(countText(progress.toDo, true)), numberCell(countText(progress.flagged, true)),
             numberCell(countText(progress.cannotTell, true)), days, numberCell(countText(progress.today(), true)),
             numberCell(pace, paceStory), numberCell(secondsText(progress.medianSeconds.value_or(0)), timeStory),
             numberCell(forecastText(forecast), paceStory)},
            false,
            false};
}

QStringList matrixHeader(const Project& project, const std::vector<study::RoundProgress>& rounds)
{
    QStringList header{Words::tr("Person")};
    for (const study::RoundProgress& each : rounds) {
        const Round* round = project.round(each.round);
        header.append(round == nullptr ? QString() : text(round->name));
    }
    return header;
}

std::vector<CellRow> matrixRows(const Project& project, const std::vector<study::RoundProgress>& rounds)
{
    const auto cellOf = [](const study::PersonProgress& progress) {
        Cell cell = numberCell(doneOf(progress));
        cell.share = progress.share();
        return cell;
    };
    std::vector<CellRow> rows;
    for (const Person& person : study::byPseudonym(project)) {
        CellRow row{person.id.value, {personCell(project, person.id)}, false, !person.left.empty()};
        bool labels = false;
        for (const study::RoundProgress& each : rounds) {
            const auto found = std::ranges::find(each.people, person.id, &study::PersonProgress::person);
            labels = labels || found != each.people.end();
            row.cells.push_back(found == each.people.end() ? numberCell(kNothing) : cellOf(*found));
        }
        if (labels) {
            rows.push_back(std::move(row));
        }
    }
    CellRow sum{0, {wordCell(Words::tr("Together"))}, true, false};
    for (const study::RoundProgress& each : rounds) {
        sum.cells.push_back(cellOf(each.together));
    }
    rows.push_back(std::move(sum));
    return rows;
}

} // namespace accord::ui
