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
#include "ui/widgets/column_model.h"
#include "ui/widgets/list_view.h"

#include <algorithm>
#include <functional>
#include <optional>

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

QString personName(const Project& project, PersonId person)
{
    const auto found = project.person(person);
    return found == nullptr ? QString() : text(found->name);
}

QString personHint(const Project& project, PersonId person)
{
    const auto found = project.person(person);
    return found == nullptr ? QString() : QStringLiteral("%1, %2").arg(text(found->initials), text(found->pseudonym));
}

namespace {

QString paceHint(const ProgressRow& row)
{
    const int days = row.progress.forecast.workingDays;
    return days > 0 ? ProgressWords::tr("The mean of the last %n days on which something was finished.", nullptr, days)
                    : ProgressWords::tr("Nothing was finished lately, so that there is nothing to go by.");
}

QString paceText(double perDay)
{
    return perDay > 0 ? QLocale().toString(perDay, 'f', perDay < 10 ? 1 : 0) : kNothing;
}

Column<ProgressRow> countColumn(const QString& heading, const std::function<int(const study::PersonProgress&)>& count)
{
    return {heading, [count](const ProgressRow& row) { return countText(count(row.progress), true); }, Qt::AlignRight};
}

/// How far somebody is, in detail; `first`: who, or where.
Columns<ProgressRow> progressColumns(const QString& first)
{
    return {{.heading = first,
             .text = [](const ProgressRow& row) { return row.name; },
             .toolTip = [](const ProgressRow& row) { return row.hint; }},
            {.heading = ProgressWords::tr("Done"),
             .text = [](const ProgressRow& row) { return doneOf(row.progress); },
             .alignment = Qt::AlignRight,
             .share = [](const ProgressRow& row) { return row.progress.share(); }},
            countColumn(ProgressWords::tr("To do"), &study::PersonProgress::toDo),
            countColumn(ProgressWords::tr("Flagged"), &study::PersonProgress::flagged),
            countColumn(ProgressWords::tr("Cannot tell"), &study::PersonProgress::cannotTell),
            {.heading = ProgressWords::tr("Last 14 days"),
             .text = {},
             .toolTip = [](const ProgressRow& row) { return daysStory(row.progress.days); },
             .days =
                 [](const ProgressRow& row) {
                     QList<int> days;
                     for (const study::DayCount& day : row.progress.days) {
                         days.append(day.items);
                     }
                     return days;
                 }},
            countColumn(ProgressWords::tr("Today"), &study::PersonProgress::today),
            {.heading = ProgressWords::tr("A day"),
             .text = [](const ProgressRow& row) { return paceText(row.progress.forecast.perDay); },
             .alignment = Qt::AlignRight,
             .toolTip = paceHint},
            {.heading = ProgressWords::tr("Time per issue"),
             .text = [](const ProgressRow& row) { return secondsText(row.progress.medianSeconds.value_or(0)); },
             .alignment = Qt::AlignRight,
             .toolTip =
                 [](const ProgressRow& row) {
                     return ProgressWords::tr(
                         "Half of the %Ln issues whose time is known were in view for less, half for more.", nullptr,
                         row.progress.timed);
                 }},
            {.heading = ProgressWords::tr("Done by"),
             .text = [](const ProgressRow& row) { return forecastText(row.progress.forecast); },
             .alignment = Qt::AlignRight,
             .toolTip = paceHint}};
}

/// People and rounds.
Columns<MatrixRow> matrixColumns(const Project& project, const std::vector<study::RoundProgress>& rounds)
{
    Columns<MatrixRow> columns{{.heading = ProgressWords::tr("Person"),
                                .text = [](const MatrixRow& row) { return row.name; },
                                .toolTip = [](const MatrixRow& row) { return row.hint; }}};
    for (std::size_t at = 0; at < rounds.size(); ++at) {
        const auto round = project.round(rounds[at].round);
        columns.push_back(
            {.heading = round == nullptr ? QString() : text(round->name),
             .text = [at](const MatrixRow& row) { return row.rounds[at] ? doneOf(*row.rounds[at]) : kNothing; },
             .alignment = Qt::AlignRight,
             .share =
                 [at](const MatrixRow& row) {
                     return row.rounds[at] ? std::optional(row.rounds[at]->share()) : std::nullopt;
                 }});
    }
    return columns;
}

/// In the order of pseudonyms, whatever the numbers are, until somebody sorts them.
std::vector<MatrixRow> matrixRows(const Project& project, const std::vector<study::RoundProgress>& rounds)
{
    std::vector<MatrixRow> rows;
    for (const Person& person : study::byPseudonym(project)) {
        MatrixRow row{.id = person.id.value,
                      .name = personName(project, person.id),
                      .hint = personHint(project, person.id),
                      .rounds = {},
                      .left = !person.left.empty()};
        for (const study::RoundProgress& each : rounds) {
            const auto found = std::ranges::find(each.people, person.id, &study::PersonProgress::person);
            row.rounds.push_back(found == each.people.end() ? std::nullopt : std::optional(*found));
        }
        if (std::ranges::any_of(row.rounds, [](const auto& each) { return each.has_value(); })) {
            rows.push_back(std::move(row));
        }
    }
    MatrixRow sum{.name = ProgressWords::tr("Together"), .hint = {}, .rounds = {}, .together = true};
    for (const study::RoundProgress& each : rounds) {
        sum.rounds.emplace_back(each.together);
    }
    rows.push_back(std::move(sum));
    return rows;
}

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
    , m_matrix(new ColumnModel<MatrixRow>(this, {},
                                          {.strong = [](const MatrixRow& row) { return row.together; },
                                           .quiet = [](const MatrixRow& row) { return row.left; }}))
    , m_detailTitle(heading(this))
    , m_detailList(new ListView(this))
    , m_detail(new ColumnModel<ProgressRow>(this, {}, {.strong = [](const ProgressRow& row) { return row.together; }}))
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
    auto* column = theme::layoutIn<QVBoxLayout>(this, theme::Pad::None, 0);
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
    m_matrix->setRows(matrixColumns(project, m_rounds), matrixRows(project, m_rounds));
    const auto found = std::ranges::find(m_rounds, round(), &study::RoundProgress::round);
    const auto shown = project.round(round());
    m_detailTitle->setText(shown == nullptr ? QString() : tr("In “%1”").arg(text(shown->name)));
    std::vector<ProgressRow> rows;
    QStringList withoutPace;
    if (found != m_rounds.end()) {
        for (const study::PersonProgress& each : found->people) {
            rows.push_back(
                {each.person.value, personName(project, each.person), personHint(project, each.person), each});
        }
        rows.push_back({0, tr("Together"), {}, found->together, true});
        for (const PersonId person : found->withoutPace) {
            withoutPace.append(personName(project, person));
        }
    }
    m_detail->setRows(progressColumns(tr("Person")), std::move(rows));
    m_note->setText(withoutPace.isEmpty()
                        ? tr("Numbers are no ranking: issues differ.")
                        : tr("When the round will be done cannot be said: %1 finished nothing lately. Numbers are no "
                             "ranking: issues differ.")
                              .arg(peopleText(withoutPace)));
}

void ProgressTab::showOwn(const std::vector<study::PersonProgress>& own)
{
    const Project& project = session().project();
    m_detailTitle->setText(tr("Your own work"));
    std::vector<ProgressRow> rows;
    for (const study::PersonProgress& each : own) {
        const auto of = project.round(each.round);
        rows.push_back({each.round.value, of == nullptr ? QString() : text(of->name), {}, each});
    }
    m_detail->setRows(progressColumns(tr("Round")), std::move(rows));
    m_note->setText(own.empty() ? tr("There is nothing for you to label.")
                                : tr("Only you and whoever leads the study see these numbers."));
}

} // namespace accord::ui
