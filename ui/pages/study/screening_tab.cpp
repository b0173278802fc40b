// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/study/screening_tab.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "ui/core/actions.h"
#include "ui/core/session.h"
#include "ui/core/theme.h"
#include "ui/pages/study/study_text.h"
#include "ui/text/error_text.h"
#include "ui/text/names.h"
#include "ui/widgets/cell_table.h"
#include "ui/widgets/combo_boxes.h"
#include "ui/widgets/list_view.h"
#include "ui/widgets/placeholder.h"

#include <set>

namespace accord::ui {
namespace {

/// The reasons that occur, in the study's order, then others.
std::vector<Exclusion> reasonsOf(const study::Screening& screening, const StudySettings& settings)
{
    std::vector<Exclusion> reasons;
    std::set<Exclusion> left;
    for (const auto& [reason, count] : screening.all.reasons) {
        if (count > 0) {
            left.insert(reason);
        }
    }
    for (const ScreeningReason& reason : settings.reasons) {
        if (left.erase(reason.number) > 0) {
            reasons.push_back(reason.number);
        }
    }
    reasons.insert(reasons.end(), left.begin(), left.end());
    return reasons;
}

CellRow rowOf(qlonglong id, const study::ScreeningRow& row, const std::vector<Exclusion>& reasons)
{
    Cell rate = numberCell(percentText(row.rate()));
    rate.share = row.rate();
    CellRow cells{id,
                  {wordCell(row.repository.empty() ? ScreeningTab::tr("All") : text(row.repository)),
                   numberCell(countText(row.collected, false)), numberCell(countText(row.excluded, true)), rate},
                  row.repository.empty(),
                  false};
    for (const Exclusion reason : reasons) {
        const auto found = row.reasons.find(reason);
        cells.cells.push_back(numberCell(countText(found == row.reasons.end() ? 0 : found->second, true)));
    }
    Cell disputed = numberCell(countText(row.disputed, true), ScreeningTab::tr("Some say “not for this study”, others "
                                                                               "do not: settle them in Reconcile"));
    disputed.warning = row.disputed > 0;
    cells.cells.push_back(disputed);
    cells.cells.push_back(numberCell(countText(row.open, true)));
    return cells;
}

} // namespace

ScreeningTab::ScreeningTab(const PageContext& context, QWidget* parent)
    : StudyTab(context, QStringLiteral("screening"), tr("Screening"), parent)
    , m_stack(new QStackedWidget(this))
    , m_empty(new Placeholder(this))
    , m_repeats(new RepeatsBox(this))
    , m_list(new ListView(this))
    , m_table(new CellTable(this))
    , m_note(new QLabel(this))
    , m_reading(context.session, this)
{
    m_list->setObjectName(QStringLiteral("screeningList"));
    m_list->setAccessibleName(tr("Repositories"));
    m_list->setModel(m_table);
    m_note->setWordWrap(true);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    m_note->setContentsMargins(2 * theme::kGrid, theme::kGrid, 2 * theme::kGrid, 2 * theme::kGrid);
    m_note->setText(tr("An issue is out of the study when its decision says so or, while it has none, when everybody "
                       "who is to label it said so. If some do and others do not, it is for Reconcile."));
    auto* content = new QWidget(this);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* across = new QHBoxLayout;
    across->setContentsMargins(2 * theme::kGrid, theme::kGrid, 2 * theme::kGrid, 0);
    across->addWidget(m_repeats);
    across->addStretch();
    column->addLayout(across);
    column->addLayout(inset(m_list), 1);
    column->addWidget(m_note);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(content);
    m_stack->setCurrentWidget(content);
    setFocusProxy(m_list);
    m_repeats->hide();
    connect(m_repeats, &QComboBox::currentIndexChanged, this, &ScreeningTab::refresh);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_stack);
}

void ScreeningTab::say(const QString& title, const QString& sentence)
{
    m_stack->setCurrentWidget(m_empty);
    m_empty->say(QStringLiteral("exclude"), title, sentence);
}

void ScreeningTab::roundChanged()
{
    if (isVisible()) {
        refresh();
    }
}

void ScreeningTab::refresh()
{
    const Round* shown = session().project().round(round());
    if (shown == nullptr) {
        m_reading.stop();
        say(tr("No round yet"), tr("Issues are screened in a round, while people label."));
        return;
    }
    if (shown->blind) {
        m_reading.stop();
        say(tr("This round is blind"), tr("What people say is not for this study is shown when the round is closed."));
        return;
    }
    m_reading.read<study::Screening>(
        [id = shown->id, repeats = m_repeats->repeats()](Project& project, Progress&, const std::stop_token&) {
            return study::screening(project, id, repeats);
        },
        [this](const Result<study::Screening>& screening) {
            if (screening.ok()) {
                show(*screening);
            } else {
                say(tr("Nothing to show"), errorText(screening.error()));
            }
        });
}

void ScreeningTab::show(const study::Screening& screening)
{
    m_stack->setCurrentIndex(1);
    m_repeats->setVisible(screening.repeats + screening.repeatsLeftOut > 0);
    const StudySettings& settings = session().project().settings();
    const std::vector<Exclusion> reasons = reasonsOf(screening, settings);
    QStringList header{tr("Repository"), tr("Collected"), tr("Not for study"), tr("False positives")};
    for (const Exclusion reason : reasons) {
        header.append(reasonWords(reason, settings));
    }
    header.append({tr("Disputed"), tr("Not all said")});
    std::vector<CellRow> rows{rowOf(0, screening.all, reasons)};
    qlonglong id = 0;
    for (const study::ScreeningRow& row : screening.repositories) {
        rows.push_back(rowOf(++id, row, reasons));
    }
    m_table->setRows(header, std::move(rows));
    QString note = tr("An issue is out of the study when its decision says so or, while it has none, when everybody "
                      "who is to label it said so. If some do and others do not, it is for Reconcile.");
    if (screening.repeats > 0) {
        note +=
            QLatin1Char(' ') + tr("Of the collected, %Ln are repeats.", nullptr, static_cast<int>(screening.repeats));
    }
    if (screening.repeatsLeftOut > 0) {
        note += QLatin1Char(' ') + tr("%Ln repeats are left out.", nullptr, static_cast<int>(screening.repeatsLeftOut));
    }
    m_note->setText(note);
}

} // namespace accord::ui
