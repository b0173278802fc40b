// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/study/progress/progress_part.h"

#include <QLabel>
#include <QVBoxLayout>

#include "ui/study/progress/progress_rows.h"
#include "ui/study/study_text.h"
#include "ui/support/error_text.h"
#include "ui/support/look.h"
#include "ui/support/session.h"
#include "ui/widgets/lists/cell_table.h"
#include "ui/widgets/lists/quiet_list.h"

#include <algorithm>

namespace accord::ui {
namespace {

QLabel* heading(QWidget* parent)
{
    auto* label = new QLabel(parent);
    QFont bold = label->font();
    bold.setWeight(QFont::DemiBold);
    label->setFont(bold);
    label->setContentsMargins(2 * look::kGrid, 2 * look::kGrid, 2 * look::kGrid, look::kGrid);
    return label;
}

} // namespace

ProgressPart::ProgressPart(const PageContext& context, QWidget* parent)
    : StudyPart(context, QStringLiteral("progress"), tr("Progress"), parent)
    , m_matrixTitle(heading(this))
    , m_matrixList(new QuietList(this))
    , m_matrix(new CellTable(this))
    , m_detailTitle(heading(this))
    , m_detailList(new QuietList(this))
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
    m_note->setContentsMargins(2 * look::kGrid, look::kGrid, 2 * look::kGrid, 2 * look::kGrid);
    setFocusProxy(m_detailList);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_detailTitle);
    column->addLayout(inset(m_detailList), 1);
    column->addWidget(m_matrixTitle);
    column->addLayout(inset(m_matrixList), 1);
    column->addWidget(m_note);
}

void ProgressPart::refresh()
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

void ProgressPart::readAll()
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

void ProgressPart::readOwn()
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

void ProgressPart::roundChanged()
{
    if (session().project().mayLead(session().me())) {
        showAll();
    }
}

void ProgressPart::showAll()
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

void ProgressPart::showOwn(const std::vector<study::PersonProgress>& own)
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
