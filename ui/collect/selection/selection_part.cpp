// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/collect/selection/selection_part.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "ui/collect/collect_actions.h"
#include "ui/collect/collect_text.h"
#include "ui/collect/fetching/fetch_controller.h"
#include "ui/collect/selection/month_chart.h"
#include "ui/collect/selection/preview_rows.h"
#include "ui/collect/selection/result_dialog.h"
#include "ui/collect/source_model.h"
#include "ui/support/error_text.h"
#include "ui/support/jobs.h"
#include "ui/support/look.h"
#include "ui/support/rights.h"
#include "ui/support/session.h"
#include "ui/widgets/lists/quiet_list.h"
#include "ui/widgets/placeholder.h"

#include <algorithm>
#include <memory>

namespace accord::ui {
namespace {

constexpr int kMostChart = 23 * look::kGrid; ///< height; more sources are scrolled to

/// Whether what the preview depends on is the same.
bool same(const std::vector<collect::SourceStatus>& one, const std::vector<collect::SourceStatus>& other)
{
    return std::ranges::equal(one, other, [](const collect::SourceStatus& a, const collect::SourceStatus& b) {
        return a.source == b.source && a.fetching == b.fetching && a.fetched == b.fetched;
    });
}

} // namespace

SelectionPart::SelectionPart(const PageContext& context, const CollectActions& actions, SourceModel& book,
                             FetchController& controller, QWidget* parent)
    : CollectPart(context, QStringLiteral("selection"), tr("Selection"), parent)
    , m_actions(actions)
    , m_book(book)
    , m_controller(controller)
    , m_stack(new QStackedWidget(this))
    , m_empty(new Placeholder(this))
    , m_content(new QWidget(this))
    , m_head(new QLabel(this))
    , m_told(note())
    , m_months(new MonthChart(this))
    , m_chart(new QScrollArea(m_content))
    , m_keywords(makeTable("keywordCounts", tr("Keywords")))
    , m_sources(makeTable("sourceCounts", tr("Repositories")))
    , m_years(makeTable("yearCounts", tr("Years")))
    , m_previewing(context.session, this)
{
    build();
    connect(&m_book, &SourceModel::changed, this, [this] {
        if (isVisible()) {
            refresh();
        }
    });
    connect(&context.session, &Session::contentsChanged, this, [this] { m_seen.clear(); });
}

SelectionPart::Table SelectionPart::makeTable(const char* name, const QString& accessible)
{
    Table made{new QuietList(this), new CellTable(this)};
    made.list->setObjectName(QString::fromLatin1(name));
    made.list->setAccessibleName(accessible);
    made.list->setModel(made.table);
    made.list->setFirstStretches(true);
    return made;
}

QWidget* SelectionPart::tables()
{
    auto* widget = new QWidget(m_content);
    auto* across = new QHBoxLayout(widget);
    across->setContentsMargins(look::kGrid, look::kGrid, look::kGrid, 0);
    across->setSpacing(3 * look::kGrid);
    across->addWidget(m_keywords.list, 5);
    across->addWidget(m_sources.list, 5);
    across->addWidget(m_years.list, 3);
    return widget;
}

void SelectionPart::build()
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.15);
    m_head->setFont(large);
    m_head->setObjectName(QStringLiteral("previewHead"));
    m_head->setWordWrap(true);
    m_head->setContentsMargins(2 * look::kGrid, 2 * look::kGrid, 2 * look::kGrid, look::kGrid);
    m_told->setObjectName(QStringLiteral("selectionTold"));
    m_months->setObjectName(QStringLiteral("months"));
    m_months->setAccessibleName(tr("Selected issues per month"));
    m_chart->setWidgetResizable(true);
    m_chart->setFrameShape(QFrame::NoFrame);
    m_chart->setWidget(m_months);
    m_chart->setBackgroundRole(QPalette::Base);
    m_chart->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_chart->setFocusPolicy(Qt::NoFocus);
    auto* what = new QLabel(tr("Selected issues per month"), m_chart);
    what->setForegroundRole(QPalette::PlaceholderText);
    auto* chart = new QVBoxLayout;
    chart->setContentsMargins(2 * look::kGrid, 0, look::kGrid, 0);
    chart->setSpacing(look::kGrid / 2);
    chart->addWidget(what);
    chart->addWidget(m_chart);
    auto* column = new QVBoxLayout(m_content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_head);
    column->addLayout(chart);
    column->addWidget(tables(), 1);
    column->addWidget(m_told);
    column->addLayout(buttons({m_actions.importSelected}));
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_content);
    setStart(m_sources.list);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_stack);
}

void SelectionPart::say(const QString& icon, const QString& title, const QString& sentence)
{
    m_empty->say(icon, title, sentence);
}

void SelectionPart::refresh()
{
    updateActions();
    if (!m_book.known() || m_previewing.busy() || m_bringing) {
        return;
    }
    const bool fetched = std::ranges::any_of(
        m_book.sources(), [](const auto& each) { return each.fetched.issues + each.fetched.pullRequests > 0; });
    if (!fetched) {
        m_preview.reset();
        say(QStringLiteral("filter"), tr("Nothing to select from yet"),
            m_book.sources().empty()
                ? tr("Add a source first, then fetch it. What its period and keywords select is shown here.")
                : tr("Fetch the sources first. What their periods and keywords select is shown here, and nothing "
                     "comes into the project before you bring it in."));
        m_empty->offer(m_book.sources().empty() ? m_actions.add : m_actions.fetchAll);
        turnTo(m_stack, m_empty);
        updateActions();
        return;
    }
    // What is being fetched would move the numbers under the reader; the end of the fetch brings them.
    if (!m_preview || (!m_controller.running() && !same(m_seen, m_book.sources()))) {
        preview();
    }
}

void SelectionPart::preview()
{
    m_seen = m_book.sources();
    if (!m_preview) {
        say(QStringLiteral("filter"), tr("Selecting…"),
            tr("The texts that were fetched are searched for the keywords of their sources."));
        turnTo(m_stack, m_empty);
    }
    m_previewing.read<collect::SelectionPreview>(
        [sources = m_book.wanted()](Project& project, Progress& progress, const std::stop_token& stop) {
            return collect::previewSelection(project, sources, progress, stop);
        },
        [this](const Result<collect::SelectionPreview>& preview) { show(preview); }, tr("Selecting"));
}

void SelectionPart::show(const Result<collect::SelectionPreview>& preview)
{
    if (!preview.ok()) {
        m_seen.clear();
        m_preview.reset();
        say(QStringLiteral("warning"), tr("Nothing to show"), errorText(preview.error()));
        turnTo(m_stack, m_empty);
        updateActions();
        return;
    }
    m_preview = *preview;
    m_head->setText(previewText(*preview));
    m_months->setLines(monthLines(*preview, m_book));
    m_chart->setVisible(m_months->monthCount() > 0);
    m_chart->setFixedHeight(std::min(m_months->sizeHint().height(), kMostChart));
    m_keywords.table->setRows(keywordHeader(), keywordRows(*preview));
    m_keywords.list->setVisible(!preview->keywords.empty());
    m_sources.table->setRows(sourceCountHeader(), sourceCountRows(*preview, m_book));
    m_years.table->setRows(yearHeader(), yearRows(*preview));
    turnTo(m_stack, m_content);
    updateActions();
    refresh(); // the sources may have changed meanwhile
}

void SelectionPart::leave()
{
    updateActions();
}

void SelectionPart::updateActions()
{
    const bool any = m_preview && m_preview->selected > 0;
    enable(m_actions.importSelected, isVisible() && any && !m_bringing, session(), Action::Select);
    const auto fresh = any ? static_cast<int>(m_preview->newIssues) : 0;
    m_actions.importSelected->setText(!any         ? tr("Bring In…")
                                      : fresh == 0 ? tr("Bring In What Changed")
                                                   : tr("Bring In %Ln Issues", nullptr, fresh));
}

void SelectionPart::importSelected()
{
    if (!m_preview || m_bringing) {
        return;
    }
    m_bringing = true;
    updateActions();
    const auto result = std::make_shared<collect::ImportResult>();
    session().jobs().start(
        tr("Bringing in what is selected"),
        [result, sources = m_book.wanted(), me = session().me()](Project& project, Progress& progress,
                                                                 const std::stop_token& stop) -> Status {
            ACCORD_TRY(*result, collect::importSelected(project, sources, progress, stop, me));
            return {};
        },
        this, [this, result](const Status& status) { broughtIn(status, *result); });
}

void SelectionPart::broughtIn(const Status& status, const collect::ImportResult& result)
{
    m_bringing = false;
    session().poll();
    if (!status.ok()) {
        m_told->setText(errorText(status.error()));
    } else {
        const QString next = tr("They can be sampled on the page Study.");
        m_told->setText(importResultText(result) + (result.added > 0 ? QLatin1Char(' ') + next : QString()));
        m_seen.clear(); // what was new is not any more
        if (!result.changed.empty()) {
            emit dialogMade(new ResultDialog(result, window()));
        }
    }
    refresh();
}

} // namespace accord::ui
