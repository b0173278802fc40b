// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/study/progress_tab.h"

#include <QCoreApplication>
#include <QDate>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include "core/study/people.h"
#include "ui/core/session.h"
#include "ui/core/theme.h"
#include "ui/pages/study/study_text.h"
#include "ui/text/error_text.h"
#include "ui/widgets/cell_table.h"
#include "ui/widgets/list_view.h"

#include <algorithm>
#include <cmath>

namespace accord::ui {
namespace {

struct ProgressWords
{
    Q_DECLARE_TR_FUNCTIONS(Progress)
};

QDate dateOf(const std::string& day)
{
    return QDate::fromString(QString::fromStdString(day), Qt::ISODate);
}

QString daysStory(const std::vector<study::DayCount>& days)
{
    QStringList lines;
    for (const study::DayCount& day : days) {
        lines.append(QStringLiteral("%1: %2").arg(QLocale().toString(dateOf(day.day), ProgressWords::tr("ddd d MMM")),
                                                  countText(day.items, false)));
    }
    return lines.join(QLatin1Char('\n'));
}

QString doneOf(const study::PersonProgress& progress)
{
    return ProgressWords::tr("%1 of %2").arg(countText(progress.done, false), countText(progress.items, false));
}

} // namespace

QString forecastText(const study::CompletionForecast& forecast)
{
    switch (forecast.state) {
    case study::CompletionForecast::State::Known:
        return QLocale().toString(dateOf(forecast.end), QLocale::ShortFormat);
    case study::CompletionForecast::State::NothingToDo:
        return ProgressWords::tr("done");
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
            ProgressWords::tr("Done"),
            ProgressWords::tr("To do"),
            ProgressWords::tr("Flagged"),
            ProgressWords::tr("Cannot tell"),
            ProgressWords::tr("Last 14 days"),
            ProgressWords::tr("Today"),
            ProgressWords::tr("A day"),
            ProgressWords::tr("Time per issue"),
            ProgressWords::tr("Done by")};
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
        forecast.workingDays > 0 ? ProgressWords::tr("The mean of the last %n days on which something was finished.",
                                                     nullptr, forecast.workingDays)
                                 : ProgressWords::tr("Nothing was finished lately, so that there is nothing to go by.");
    const QString timeStory =
        ProgressWords::tr("Half of the %Ln issues whose time is known were in view for less, half for more.", nullptr,
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
    QStringList header{ProgressWords::tr("Person")};
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
    CellRow sum{0, {wordCell(ProgressWords::tr("Together"))}, true, false};
    for (const study::RoundProgress& each : rounds) {
        sum.cells.push_back(cellOf(each.together));
    }
    rows.push_back(std::move(sum));
    return rows;
}

namespace {

QLabel* heading(QWidget* parent)
{
    auto* label = new QLabel(parent);
    QFont bold = label->font();
    bold.setWeight(QFont::DemiBold);
    label->setFont(bold);
    label->setContentsMargins(2 * theme::kGrid, 2 * theme::kGrid, 2 * theme::kGrid, theme::kGrid);
    return label;
}

} // namespace

ProgressTab::ProgressTab(const PageContext& context, QWidget* parent)
    : StudyTab(context, QStringLiteral("progress"), tr("Progress"), parent)
    , m_matrixTitle(heading(this))
    , m_matrixList(new ListView(this))
    , m_matrix(new CellTable(this))
    , m_detailTitle(heading(this))
    , m_detailList(new ListView(this))
    , m_detail(new CellTable(this))
    , m_note(new QLabel(this))
    , m_reading(context.session, this)
{
    m_matrixList->setObjectName(QStringLiteral("progressMatrix"));
    m_matrixList->setAccessibleName(tr("People and rounds"));
    m_matrixList->setModel(m_matrix);
    m_detailList->setObjectName(QStringLiteral("progressDetail"));
    m_detailList->setAccessibleName(tr("In this round"));
    m_detailList->setModel(m_detail);
    m_note->setObjectName(QStringLiteral("progressNote"));
    m_note->setWordWrap(true);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    m_note->setContentsMargins(2 * theme::kGrid, theme::kGrid, 2 * theme::kGrid, 2 * theme::kGrid);
    setFocusProxy(m_detailList);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_detailTitle);
    column->addLayout(inset(m_detailList), 1);
    column->addWidget(m_matrixTitle);
    column->addLayout(inset(m_matrixList), 1);
    column->addWidget(m_note);
    setTabOrder(m_detailList, m_matrixList);
}

void ProgressTab::refresh()
{
    const bool lead = session().project().mayLead(session().me());
    m_matrixList->setVisible(lead);
    m_matrixTitle->setVisible(lead);
    if (lead) {
        readAll();
    } else {
        readOwn();
    }
}

void ProgressTab::readAll()
{
    m_reading.read<std::vector<study::RoundProgress>>(
        [me = session().me()](Project& project, Progress&, const std::stop_token&) {
            return study::everybodysProgress(project, me);
        },
        [this](Result<std::vector<study::RoundProgress>> rounds) {
            if (!rounds.ok()) {
                m_note->setText(errorText(rounds.error()));
                return;
            }
            m_rounds = std::move(rounds).value();
            showAll();
        });
}

void ProgressTab::readOwn()
{
    m_reading.read<std::vector<study::PersonProgress>>(
        [me = session().me()](Project& project, Progress&, const std::stop_token&) {
            return study::ownProgress(project, me);
        },
        [this](const Result<std::vector<study::PersonProgress>>& own) {
            if (own.ok()) {
                showOwn(*own);
            } else {
                m_note->setText(errorText(own.error()));
            }
        });
}

void ProgressTab::roundChanged()
{
    if (session().project().mayLead(session().me())) {
        showAll();
    }
}

void ProgressTab::showAll()
{
    const Project& project = session().project();
    m_matrixTitle->setText(tr("Every round"));
    m_matrix->setRows(matrixHeader(project, m_rounds), matrixRows(project, m_rounds));
    const auto found = std::ranges::find(m_rounds, round(), &study::RoundProgress::round);
    const Round* shown = project.round(round());
    m_detailTitle->setText(shown == nullptr ? QString() : tr("In “%1”").arg(text(shown->name)));
    std::vector<CellRow> rows;
    QStringList withoutPace;
    if (found != m_rounds.end()) {
        for (const study::PersonProgress& each : found->people) {
            rows.push_back(progressRow(each.person.value, personCell(project, each.person), each));
        }
        rows.push_back(progressRow(0, wordCell(tr("Together")), found->together));
        rows.back().strong = true;
        for (const PersonId person : found->withoutPace) {
            withoutPace.append(personCell(project, person).text);
        }
    }
    m_detail->setRows(progressHeader(tr("Person")), std::move(rows));
    m_note->setText(withoutPace.isEmpty()
                        ? tr("In the order of pseudonyms. Numbers are no ranking: issues differ.")
                        : tr("When the round will be done cannot be said: %1 finished nothing lately. In the order of "
                             "pseudonyms; numbers are no ranking.")
                              .arg(peopleText(withoutPace)));
}

void ProgressTab::showOwn(const std::vector<study::PersonProgress>& own)
{
    const Project& project = session().project();
    m_detailTitle->setText(tr("Your own work"));
    std::vector<CellRow> rows;
    for (const study::PersonProgress& each : own) {
        const Round* of = project.round(each.round);
        rows.push_back(progressRow(each.round.value, wordCell(of == nullptr ? QString() : text(of->name)), each));
    }
    m_detail->setRows(progressHeader(tr("Round")), std::move(rows));
    m_note->setText(own.empty() ? tr("There is nothing for you to label.")
                                : tr("Only you and whoever leads the study see these numbers."));
}

} // namespace accord::ui
