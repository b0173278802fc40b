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
#include "ui/text/first_labels.h"
#include "ui/text/names.h"
#include "ui/widgets/column_model.h"
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

Columns<study::ScreeningRow> columnsOf(const std::vector<Exclusion>& reasons, const StudySettings& settings)
{
    using Row = study::ScreeningRow;
    Columns<Row> columns{
        {ScreeningTab::tr("Repository"),
         [](const Row& row) { return row.repository.empty() ? ScreeningTab::tr("All") : text(row.repository); }},
        {ScreeningTab::tr("Collected"), [](const Row& row) { return countText(row.collected, false); }, Qt::AlignRight},
        {ScreeningTab::tr("Not for study"), [](const Row& row) { return countText(row.excluded, true); },
         Qt::AlignRight},
        {.heading = ScreeningTab::tr("False positives"),
         .text =
             [](const Row& row) { return row.rate() ? percentText(*row.rate()) : ScreeningTab::tr("not screened"); },
         .alignment = Qt::AlignRight,
         .toolTip =
             [](const Row& row) {
                 return row.rate() ? QString()
                                   : ScreeningTab::tr("Nobody said of an issue of this round that it is not for the "
                                                      "study: nothing is known of false positives.");
             },
         .share = [](const Row& row) { return row.rate().value_or(0); }}};
    for (const Exclusion reason : reasons) {
        columns.push_back({reasonWords(reason, settings),
                           [reason](const Row& row) {
                               const auto found = row.reasons.find(reason);
                               return countText(found == row.reasons.end() ? 0 : found->second, true);
                           },
                           Qt::AlignRight});
    }
    columns.push_back({.heading = ScreeningTab::tr("Disputed"),
                       .text = [](const Row& row) { return countText(row.disputed, true); },
                       .alignment = Qt::AlignRight,
                       .toolTip =
                           [](const Row&) {
                               return ScreeningTab::tr(
                                   "Some say “not for this study”, others do not: settle them in Reconcile");
                           },
                       .warning = [](const Row& row) { return row.disputed > 0; }});
    columns.push_back(
        {ScreeningTab::tr("Not all said"), [](const Row& row) { return countText(row.open, true); }, Qt::AlignRight});
    return columns;
}

} // namespace

ScreeningTab::ScreeningTab(const PageContext& context, QWidget* parent)
    : StudyTab(context, QStringLiteral("screening"), tr("Screening"), parent)
    , m_stack(new QStackedWidget(this))
    , m_empty(new Placeholder(this))
    , m_repeats(new RepeatsBox(this))
    , m_list(new ListView(this))
    , m_model(new ColumnModel<study::ScreeningRow>(
          this, {}, {.strong = [](const study::ScreeningRow& row) { return row.repository.empty(); }}))
    , m_note(new QLabel(this))
    , m_reading(context.session, this)
{
    m_list->setObjectName(QStringLiteral("screeningList"));
    m_list->setAccessibleName(tr("Repositories"));
    m_list->setModel(m_model);
    m_note->setWordWrap(true);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    m_note->setContentsMargins(2 * theme::kGrid, theme::kGrid, 2 * theme::kGrid, 2 * theme::kGrid);
    m_note->setText(tr("An issue is out of the study when its decision says so or, while it has none, when everybody "
                       "who is to label it said so. If some do and others do not, it is for Reconcile."));
    auto* content = new QWidget(this);
    auto* column = theme::layoutIn<QVBoxLayout>(content, theme::Pad::None, 0);
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
    auto* whole = theme::layoutIn<QVBoxLayout>(this, theme::Pad::None);
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
    const auto shown = session().project().round(round());
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
    std::vector<study::ScreeningRow> rows{screening.all};
    rows.insert(rows.end(), screening.repositories.begin(), screening.repositories.end());
    m_model->setRows(columnsOf(reasonsOf(screening, settings), settings), std::move(rows));
    QString note = tr("An issue is out of the study when its decision says so or, while it has none, when everybody "
                      "who is to label it said so. If some do and others do not, it is for Reconcile.");
    if (screening.repeats > 0) {
        note +=
            QLatin1Char(' ') + tr("Of the collected, %Ln are repeats.", nullptr, static_cast<int>(screening.repeats));
    }
    if (screening.repeatsLeftOut > 0) {
        note += QLatin1Char(' ') + tr("%Ln repeats are left out.", nullptr, static_cast<int>(screening.repeatsLeftOut));
    }
    if (const QString later = asNowSentence(screening.later); !later.isEmpty()) {
        note += QLatin1Char(' ') + later;
    }
    m_note->setText(note);
}

} // namespace accord::ui
