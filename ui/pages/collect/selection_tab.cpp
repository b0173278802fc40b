// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/collect/selection_tab.h"

#include <QCoreApplication>
#include <QDate>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "ui/core/jobs.h"
#include "ui/core/rights.h"
#include "ui/core/session.h"
#include "ui/core/theme.h"
#include "ui/pages/collect/collect_tab.h"
#include "ui/pages/collect/collect_text.h"
#include "ui/pages/collect/fetch_controller.h"
#include "ui/pages/collect/result_dialog.h"
#include "ui/pages/collect/sources_tab.h"
#include "ui/text/error_text.h"
#include "ui/widgets/column_model.h"
#include "ui/widgets/list_view.h"
#include "ui/widgets/placeholder.h"

#include <algorithm>
#include <climits>
#include <cmath>
#include <memory>

namespace accord::ui {
namespace {

constexpr int kYear = 12;
constexpr int kMostName = 24 * theme::kGrid;

/// Counted from the year 0; -1 for what is no month.
int numberOfMonth(const std::string& month)
{
    const QDate day = QDate::fromString(QString::fromStdString(month) + QStringLiteral("-01"), Qt::ISODate);
    return day.isValid() ? day.year() * kYear + day.month() - 1 : -1;
}

} // namespace

MonthChart::MonthChart(QWidget* parent)
    : Chart(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void MonthChart::setLines(std::vector<MonthLine> lines)
{
    m_lines = std::move(lines);
    m_most = 0;
    m_largest = 0;
    int first = INT_MAX;
    int last = -1;
    for (const MonthLine& line : m_lines) {
        std::int64_t sum = 0;
        for (const auto& [month, issues] : line.months) {
            const int number = numberOfMonth(month);
            if (number >= 0 && issues > 0) {
                first = std::min(first, number);
                last = std::max(last, number);
                m_most = std::max(m_most, issues);
                sum += issues;
            }
        }
        m_largest = std::max(m_largest, sum);
    }
    m_first = first;
    m_months = last < 0 ? 0 : last - first + 1;
    updateGeometry();
    fieldsChanged();
}

int MonthChart::rowHeight() const
{
    return std::max(4 * theme::kGrid, fontMetrics().height() + theme::kGrid);
}

int MonthChart::namesWidth() const
{
    int widest = 0;
    for (const MonthLine& line : m_lines) {
        widest = std::max(widest, fontMetrics().horizontalAdvance(line.name) + 1); // it is rounded down
    }
    return std::min(widest, kMostName);
}

QRect MonthChart::plot() const
{
    const int left = namesWidth() + 2 * theme::kGrid;
    const int right = fontMetrics().horizontalAdvance(numberText(m_largest)) + theme::kGrid;
    return {left, 0, std::max(1, width() - left - right), static_cast<int>(m_lines.size()) * rowHeight()};
}

QSize MonthChart::sizeHint() const
{
    const int rows = std::max(1, static_cast<int>(m_lines.size()));
    return {60 * theme::kGrid, rows * rowHeight() + fontMetrics().height() + theme::kGrid};
}

std::string MonthChart::monthOf(int number) const
{
    const int month = m_first + number;
    return QStringLiteral("%1-%2").arg(month / kYear).arg(month % kYear + 1, 2, 10, QLatin1Char('0')).toStdString();
}

std::int64_t MonthChart::count(int line, int month) const
{
    const auto& months = m_lines[static_cast<std::size_t>(line)].months;
    const auto found = months.find(monthOf(month));
    return found == months.end() ? 0 : found->second;
}

QRect MonthChart::fieldRect(int field) const
{
    const QRect all = plot();
    const int line = field / m_months;
    const int month = field % m_months;
    const auto at = [&](int number) { return all.left() + all.width() * number / m_months; };
    return {at(month), line * rowHeight(), std::max(1, at(month + 1) - at(month)), rowHeight()};
}

QString MonthChart::fieldName(int field) const
{
    const int month = m_first + field % m_months;
    const QString when = QLocale().toString(QDate(month / kYear, month % kYear + 1, 1), tr("MMM yyyy"));
    const int line = field / m_months;
    return tr("%1, %2: %3")
        .arg(m_lines[static_cast<std::size_t>(line)].name, when, numberText(count(line, field % m_months)));
}

int MonthChart::neighbour(int field, int key) const
{
    if (key == Qt::Key_Up || key == Qt::Key_Down) {
        const int other = field + (key == Qt::Key_Up ? -m_months : m_months);
        return other < 0 || other >= fieldCount() ? field : other;
    }
    return Chart::neighbour(field, key);
}

void MonthChart::paintRow(QPainter& painter, int line) const
{
    const QRect all = plot();
    const int top = line * rowHeight();
    const int base = top + rowHeight() - theme::kHalf;
    const int room = rowHeight() - theme::kGrid;
    painter.setPen(theme::text());
    painter.drawText(
        QRect(0, top, namesWidth(), rowHeight()), Qt::AlignLeft | Qt::AlignVCenter,
        fontMetrics().elidedText(m_lines[static_cast<std::size_t>(line)].name, Qt::ElideMiddle, namesWidth()));
    std::int64_t sum = 0;
    for (int month = 0; month < m_months; ++month) {
        const std::int64_t issues = count(line, month);
        sum += issues;
        const QRect place = fieldRect(line * m_months + month);
        const int high = issues == 0 ? 0 : std::max(1, static_cast<int>(room * issues / m_most));
        const int gap = place.width() > 3 ? 1 : 0;
        painter.fillRect(QRect(place.left(), base - high, place.width() - gap, high), theme::accent());
        if (isMarked(line * m_months + month)) {
            paintMark(painter, place.adjusted(-2, 0, 2, 0));
        }
    }
    painter.setPen(theme::line());
    painter.drawLine(all.left(), base, all.right(), base);
    painter.setPen(theme::dimmed());
    painter.drawText(QRect(all.right(), top, width() - all.right(), rowHeight()), Qt::AlignRight | Qt::AlignVCenter,
                     numberText(sum));
}

void MonthChart::paintYears(QPainter& painter) const
{
    const QRect all = plot();
    painter.setPen(theme::dimmed());
    int free = 0; // left of it something is written
    for (int month = 0; month < m_months; ++month) {
        if ((m_first + month) % kYear != 0 && month != 0) {
            continue;
        }
        const int left = fieldRect(month).left();
        const QString year = QString::number((m_first + month) / kYear);
        if (left >= free) {
            painter.drawText(left, all.bottom() + fontMetrics().ascent() + theme::kHalf, year);
            free = left + fontMetrics().horizontalAdvance(year) + theme::kGrid;
        }
        painter.drawLine(left, all.bottom() - theme::kHalf, left, all.bottom() + theme::kHalf);
    }
}

void MonthChart::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    for (int line = 0; line < static_cast<int>(m_lines.size()); ++line) {
        paintRow(painter, line);
    }
    paintYears(painter);
}

namespace {

struct SelectionWords
{
    Q_DECLARE_TR_FUNCTIONS(Selection)
};

double shareOf(std::int64_t part, std::int64_t whole)
{
    return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

} // namespace

QString previewText(const collect::SelectionPreview& preview)
{
    const QString selected =
        SelectionWords::tr("%1 of %Ln fetched issues are selected.", nullptr, static_cast<int>(preview.fetched))
            .arg(numberText(preview.selected));
    if (preview.selected == 0) {
        return selected;
    }
    return selected + QLatin1Char(' ') +
           (preview.newIssues == 0 ? SelectionWords::tr("All of them are in the project already.")
                                   : SelectionWords::tr("%Ln of them are not in the project yet.", nullptr,
                                                        static_cast<int>(preview.newIssues)));
}

std::vector<MonthLine> monthLines(const collect::SelectionPreview& preview, const SourceModel& book)
{
    std::vector<MonthLine> lines;
    for (const collect::SourceCount& count : preview.sources) {
        if (count.selected > 0) {
            lines.push_back({book.name(count.source), count.months});
        }
    }
    return lines;
}

namespace {

constexpr int kMostChart = 23 * theme::kGrid; ///< height; more sources are scrolled to

/// Whether what the preview depends on is the same.
bool same(const std::vector<collect::SourceStatus>& one, const std::vector<collect::SourceStatus>& other)
{
    return std::ranges::equal(one, other, [](const collect::SourceStatus& a, const collect::SourceStatus& b) {
        return a.source == b.source && a.fetching == b.fetching && a.fetched == b.fetched;
    });
}

/// `most`: issues in which the first keyword stands.
Columns<KeywordCount> keywordColumns(std::int64_t most)
{
    return {{SelectionWords::tr("Keyword"), [](const KeywordCount& count) { return text(count.keyword); }},
            {.heading = SelectionWords::tr("Stands in"),
             .text = [](const KeywordCount& count) { return numberText(count.issues); },
             .alignment = Qt::AlignRight,
             .share = [most](const KeywordCount& count) { return shareOf(count.issues, most); }},
            {.heading = SelectionWords::tr("Alone brings"),
             .text = [](const KeywordCount& count) { return numberText(count.alone); },
             .alignment = Qt::AlignRight,
             .toolTip =
                 [](const KeywordCount& count) {
                     return SelectionWords::tr("Issues that would not be selected without “%1”: %2")
                         .arg(text(count.keyword), numberText(count.alone));
                 }}};
}

Columns<collect::SourceCount> sourceCountColumns(const SourceModel& book)
{
    using Count = collect::SourceCount;
    return {
        {SelectionWords::tr("Repository"), [&book](const Count& count) { return book.name(count.source); }},
        {SelectionWords::tr("Fetched"), [](const Count& count) { return numberText(count.fetched); }, Qt::AlignRight},
        {.heading = SelectionWords::tr("Selected"),
         .text = [](const Count& count) { return numberText(count.selected); },
         .alignment = Qt::AlignRight,
         .share = [](const Count& count) { return shareOf(count.selected, count.fetched); }}};
}

/// `most`: in one year.
Columns<std::pair<int, std::int64_t>> yearColumns(std::int64_t most)
{
    using Count = std::pair<int, std::int64_t>;
    return {{SelectionWords::tr("Year"), [](const Count& count) { return QString::number(count.first); }},
            {.heading = SelectionWords::tr("Selected"),
             .text = [](const Count& count) { return numberText(count.second); },
             .alignment = Qt::AlignRight,
             .share = [most](const Count& count) { return shareOf(count.second, most); }}};
}

} // namespace

SelectionTab::SelectionTab(const PageContext& context, const CollectActions& actions, SourceModel& book,
                           FetchController& controller, QWidget* parent)
    : CollectTab(context, QStringLiteral("selection"), tr("Selection"), parent)
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
    , m_keywords(new ColumnModel<KeywordCount>(this, keywordColumns(0),
                                               {.quiet = [](const KeywordCount& count) { return count.issues == 0; }}))
    , m_sources(new ColumnModel<collect::SourceCount>(
          this, sourceCountColumns(book),
          {.id = [](const collect::SourceCount& count) { return numberOf(count.source); }}))
    , m_years(
          new ColumnModel<YearCount>(this, yearColumns(0), {.id = [](const YearCount& count) { return count.first; }}))
    , m_keywordList(makeList("keywordCounts", tr("Keywords"), m_keywords))
    , m_sourceList(makeList("sourceCounts", tr("Repositories"), m_sources))
    , m_yearList(makeList("yearCounts", tr("Years"), m_years))
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

ListView* SelectionTab::makeList(const char* name, const QString& accessible, QAbstractItemModel* model)
{
    auto* list = new ListView(this);
    list->setObjectName(QString::fromLatin1(name));
    list->setAccessibleName(accessible);
    list->setModel(model);
    list->setFirstStretches(true);
    return list;
}

QWidget* SelectionTab::tables()
{
    auto* widget = new QWidget(m_content);
    auto* across = new QHBoxLayout(widget);
    across->setContentsMargins(theme::kGrid, theme::kGrid, theme::kGrid, 0);
    across->setSpacing(3 * theme::kGrid);
    across->addWidget(m_keywordList, 5);
    across->addWidget(m_sourceList, 5);
    across->addWidget(m_yearList, 3);
    return widget;
}

void SelectionTab::build()
{
    theme::scaleFont(m_head, 1.15);
    m_head->setObjectName(QStringLiteral("previewHead"));
    m_head->setWordWrap(true);
    m_head->setContentsMargins(2 * theme::kGrid, 2 * theme::kGrid, 2 * theme::kGrid, theme::kGrid);
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
    chart->setContentsMargins(2 * theme::kGrid, 0, theme::kGrid, 0);
    chart->setSpacing(theme::kGrid / 2);
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
    setStart(m_sourceList);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_stack);
}

void SelectionTab::say(const QString& icon, const QString& title, const QString& sentence)
{
    m_empty->say(icon, title, sentence);
}

void SelectionTab::refresh()
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

void SelectionTab::preview()
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

void SelectionTab::show(const Result<collect::SelectionPreview>& preview)
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
    const std::vector<KeywordCount>& keywords = preview->keywords;
    m_keywords->setRows(keywordColumns(keywords.empty() ? 0 : keywords.front().issues), keywords);
    m_keywordList->setVisible(!preview->keywords.empty());
    m_sources->setRows(preview->sources);
    std::int64_t most = 0;
    for (const auto& [year, count] : preview->years) {
        most = std::max(most, count);
    }
    m_years->setRows(yearColumns(most), {preview->years.begin(), preview->years.end()});
    turnTo(m_stack, m_content);
    updateActions();
    refresh(); // the sources may have changed meanwhile
}

void SelectionTab::leave()
{
    updateActions();
}

void SelectionTab::updateActions()
{
    const bool any = m_preview && m_preview->selected > 0;
    enable(m_actions.importSelected, isVisible() && any && !m_bringing, session());
    const auto fresh = any ? static_cast<int>(m_preview->newIssues) : 0;
    m_actions.importSelected->setText(!any         ? tr("Bring In…")
                                      : fresh == 0 ? tr("Bring In What Changed")
                                                   : tr("Bring In %Ln Issues", nullptr, fresh));
}

void SelectionTab::importSelected()
{
    if (!m_preview || m_bringing) {
        return;
    }
    m_bringing = true;
    updateActions();
    const auto result = std::make_shared<collect::ImportResult>();
    session().writeLong(
        tr("Bringing in what is selected"),
        [result, sources = m_book.wanted(), me = session().me()](Project& project, Progress& progress,
                                                                 const std::stop_token& stop) -> Status {
            ACCORD_TRY(*result, collect::importSelected(project, sources, progress, stop, me));
            return {};
        },
        this, [this, result](const Status& status) { broughtIn(status, *result); });
}

void SelectionTab::broughtIn(const Status& status, const collect::ImportResult& result)
{
    m_bringing = false;
    if (!status.ok()) {
        m_told->setText(errorText(status.error()));
    } else {
        const QString next = tr("They can be sampled on the page Study.");
        m_told->setText(importResultText(result) + (result.added > 0 ? QLatin1Char(' ') + next : QString()));
        m_seen.clear(); // what was new is not any more
        if (!result.changed.empty()) {
            auto* dialog = new ResultDialog(result, window());
            dialog->open();
        }
    }
    refresh();
}

} // namespace accord::ui
