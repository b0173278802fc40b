// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/study/shares_tab.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "core/study/screening.h"
#include "ui/core/prompts.h"
#include "ui/core/session.h"
#include "ui/core/theme.h"
#include "ui/pages/study/shares_figures.h"
#include "ui/text/error_text.h"
#include "ui/text/names.h"
#include "ui/text/plain_text.h"
#include "ui/widgets/combo_boxes.h"
#include "ui/widgets/number_table.h"
#include "ui/widgets/placeholder.h"
#include "ui/widgets/section.h"

#include <algorithm>

namespace accord::ui {

SharesTab::SharesTab(const PageContext& context, QWidget* parent)
    : StudyTab(context, QStringLiteral("shares"), tr("Shares"), parent)
    , m_stack(new QStackedWidget(this))
    , m_empty(new Placeholder(this))
    , m_scroll(new QScrollArea(this))
    , m_repeats(new RepeatsBox(this))
    , m_years(new QPushButton(tr("Years from Lists…"), this))
    , m_level(new QComboBox(this))
    , m_by(new QComboBox(this))
    , m_table(new NumberTable(this))
    , m_shares(new NumberTable(this))
    , m_reading(context.session, this)
{
    auto* content = new QWidget(this);
    makeSections(content);
    m_scroll->setObjectName(QStringLiteral("sharesScroll"));
    m_scroll->setAccessibleName(tr("Shares"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidget(content);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_scroll);
    m_stack->setCurrentWidget(m_scroll);
    setFocusProxy(m_scroll);
    auto* whole = theme::layoutIn<QVBoxLayout>(this, theme::Pad::None);
    whole->addWidget(m_stack);
}

void SharesTab::makeChoices(QHBoxLayout* in)
{
    m_years->setObjectName(QStringLiteral("yearLists"));
    m_years->setToolTip(tr("Lists of links, each called after its year (vllm_2023.txt), tell when issues were created; "
                           "without them their texts do."));
    m_repeats->setObjectName(QStringLiteral("sharesRepeats"));
    m_repeats->hide();
    in->addWidget(m_years);
    in->addWidget(m_repeats);
    in->addStretch();
    m_level->setObjectName(QStringLiteral("sharesLevel"));
    m_level->setAccessibleName(tr("Level"));
    for (const Level level : kLevels) {
        m_level->addItem(tr("Level: %1").arg(levelName(level).toLower()), static_cast<int>(level));
    }
    m_level->setCurrentIndex(1);
    m_by->setObjectName(QStringLiteral("sharesBy"));
    m_by->setAccessibleName(tr("Shares within"));
    m_by->setToolTip(tr("Of what the shares are: of all items, or within each part"));
    using By = study::SharesBy;
    for (const By by : {By::Nothing, By::Repository, By::Year, By::State, By::Type}) {
        m_by->addItem(sharesByWord(by), static_cast<int>(by));
    }
    connect(m_years, &QPushButton::clicked, this, &SharesTab::chooseLists);
    for (QComboBox* box : {static_cast<QComboBox*>(m_repeats), m_level, m_by}) {
        connect(box, &QComboBox::currentIndexChanged, this, &SharesTab::refresh);
    }
}

void SharesTab::makeSections(QWidget* content)
{
    content->setAutoFillBackground(true);
    content->setBackgroundRole(QPalette::Base);
    auto* column = theme::layoutIn<QVBoxLayout>(content, theme::Pad::Page, 3 * theme::kGrid);
    auto* across = new QHBoxLayout;
    makeChoices(across);
    column->addLayout(across);
    m_table->setObjectName(QStringLiteral("studyTable"));
    m_shares->setObjectName(QStringLiteral("sharesTable"));
    m_tableSection = new Section(context().prompts, tr("Issues by repository, year and type"), m_table, content);
    m_sharesSection = new Section(context().prompts, tr("Shares of categories"), m_shares, content);
    m_tableSection->setObjectName(QStringLiteral("studyTableSection"));
    m_sharesSection->setObjectName(QStringLiteral("sharesSection"));
    m_sharesSection->addControl(m_by);
    m_sharesSection->addControl(m_level);
    setTabOrder(m_years, m_repeats);
    column->addWidget(m_tableSection);
    column->addWidget(m_sharesSection);
    column->addStretch();
}

void SharesTab::say(const QString& icon, const QString& title, const QString& sentence)
{
    m_stack->setCurrentWidget(m_empty);
    m_empty->say(icon, title, sentence);
}

void SharesTab::roundChanged()
{
    if (isVisible()) {
        refresh();
    }
}

// None chosen: the years are those of the texts again.
void SharesTab::chooseLists()
{
    const auto take = [this](const QStringList& lists) {
        m_lists = lists;
        refresh();
    };
    context().prompts.openFiles(this, tr("Lists of Links by Year"), tr("Lists of links (*.txt)"),
                                {this, take, [take] { take({}); }});
}

void SharesTab::refresh()
{
    const auto shown = session().project().round(round());
    if (shown == nullptr) {
        m_reading.stop();
        say(QStringLiteral("agreement"), tr("No round yet"), tr("Shares are those of the decisions of a round."));
        return;
    }
    if (shown->blind) {
        m_reading.stop();
        say(QStringLiteral("blind"), tr("This round is blind"),
            tr("What it is made of and what was decided is shown when the round is closed."));
        return;
    }
    study::SharesRequest request;
    request.level = static_cast<Level>(m_level->currentData().toInt());
    request.by = static_cast<study::SharesBy>(m_by->currentData().toInt());
    request.repeats = m_repeats->repeats();
    for (const QString& list : m_lists) {
        request.years.emplace_back(list.toStdString());
    }
    m_reading.read<Found>(
        [id = shown->id, request](Project& project, Progress& progress, const std::stop_token& stop) -> Result<Found> {
            study::StudyTableRequest ofTable{request.repeats, request.years, {}};
            ACCORD_TRY(study::StudyTable table, study::studyTable(project, id, ofTable, progress, stop));
            ACCORD_TRY(study::RoundShares shares, study::roundShares(project, id, request, progress, stop));
            ACCORD_TRY(const study::Screening screening, study::screening(project, id));
            return Found{std::move(table), std::move(shares), screening.repeats + screening.repeatsLeftOut > 0};
        },
        [this, by = request.by](const Result<Found>& found) {
            if (found.ok()) {
                show(*found, by);
            } else if (!m_lists.isEmpty()) {
                m_lists.clear();
                context().prompts.tell(this, tr("Years from Lists"), errorText(found.error()));
                refresh();
            } else {
                say(QStringLiteral("warning"), tr("Nothing to show"), errorText(found.error()));
            }
        });
}

void SharesTab::show(const Found& found, study::SharesBy by)
{
    const auto taxonomy = session().project().taxonomy();
    const auto shown = session().project().round(round());
    const QString name = shown != nullptr ? text(shown->name) : QString();
    m_stack->setCurrentWidget(m_scroll);
    m_repeats->setVisible(found.repeats);
    const auto fill = [](NumberTable* table, const FigureTable& figures) {
        table->setRows(figures.header, figures.rows);
        table->setMinimumWidth(table->widthNeeded());
    };
    fill(m_table, studyFigures(found.table, *taxonomy));
    m_tableSection->setHint(studySentences(found.table));
    m_tableSection->setTable([table = studyTextTable(found.table, *taxonomy, name)] { return table; });
    fill(m_shares, shareFigures(found.shares, by, *taxonomy));
    m_sharesSection->setHint(found.shares.rows.empty() ? tr("No item is decided.")
                                                       : inSentences(sharesSentences(found.shares)));
    m_sharesSection->setTable([table = sharesTextTable(found.shares, by, *taxonomy, name)] { return table; });
}

} // namespace accord::ui
