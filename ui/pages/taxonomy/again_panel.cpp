// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/taxonomy/again_panel.h"

#include <QLabel>
#include <QLocale>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "core/project/items.h"
#include "ui/core/theme.h"
#include "ui/pages/taxonomy/taxonomy_actions.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/placeholder.h"

#include <algorithm>
#include <numeric>

namespace accord::ui {
namespace {

constexpr std::size_t kMostShown = 1000; ///< lines of one round; the Label page shows all of them

} // namespace

AgainPanel::AgainPanel(const PageContext& context, const TaxonomyKeys& keys, QWidget* parent)
    : Tab(context, QStringLiteral("again"), keys.tabs[3]->text(), parent)
    , m_reading(context.session, this)
    , m_stack(new QStackedWidget(this))
    , m_empty(new Placeholder(this))
    , m_list(new ListView(this))
    , m_rows(new ColumnModel<Row>(this,
                                  {{tr("Issue"), [](const Row& row) { return row.issue; }},
                                   {tr("Why"), [this](const Row& row) { return whyOf(row.label); }},
                                   {.heading = tr("Title"),
                                    .text = [](const Row& row) { return row.title; },
                                    .toolTip = [](const Row& row) { return row.title; }}},
                                  {.id =
                                       [](const Row& row) {
                                           return static_cast<qlonglong>(
                                               qHashMulti(0, row.round.value, row.label.item.value));
                                       }}))
    , m_title(new QLabel(this))
    , m_counts(new QLabel(this))
{
    setObjectName(QStringLiteral("againPanel"));
    build(keys);
    setStart(m_list);
    connect(m_list, &ListView::opened, this, &AgainPanel::open);
    fill();
}

void AgainPanel::build(const TaxonomyKeys& keys)
{
    m_title->setObjectName(QStringLiteral("againTitle"));
    m_title->setWordWrap(true);
    m_counts->setObjectName(QStringLiteral("againCounts"));
    m_counts->setWordWrap(true);
    m_counts->setTextFormat(Qt::RichText);
    m_list->setObjectName(QStringLiteral("againList"));
    m_list->setAccessibleName(tr("To look at again"));
    m_list->setModel(m_rows);
    m_list->setStretching({2});
    auto* shown = new QWidget(this);
    auto* column = theme::layoutIn<QVBoxLayout>(shown, theme::Pad::None, theme::kGrid);
    column->addWidget(m_title);
    column->addWidget(m_list, 1);
    column->addWidget(new ShortcutButton(keys.relabel, shown), 0, Qt::AlignLeft);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(shown);
    auto* all = theme::layoutIn<QVBoxLayout>(this, theme::Pad::Bar, theme::kGrid);
    all->addWidget(m_stack, 1);
    all->addWidget(m_counts);
}

Result<AgainPanel::Found> AgainPanel::find(Project& project, PersonId me, bool lead, const std::stop_token& stop)
{
    Found found;
    for (const Round& round : project.rounds()) {
        if (!me.valid() || stop.stop_requested()) {
            break;
        }
        RoundAgain again{round.id, {}, {}};
        ACCORD_TRY(again.labels, toLookAtAgain(project, round.id, me));
        if (again.labels.empty()) {
            continue;
        }
        std::vector<ItemId> items;
        for (std::size_t i = 0; i < std::min(again.labels.size(), kMostShown); ++i) {
            items.push_back(again.labels[i].item);
        }
        ACCORD_TRY(again.headings, headingsOf(project, items));
        found.mine.push_back(std::move(again));
    }
    if (lead && !stop.stop_requested()) {
        ACCORD_TRY(found.everybody, relabelCounts(project));
    }
    return found;
}

void AgainPanel::refresh()
{
    m_reading.read<Found>([me = session().me(), lead = session().project().mayLead(session().me())](
                              Project& project, const std::stop_token& stop) { return find(project, me, lead, stop); },
                          [this](Result<Found> found) {
                              if (found.ok()) {
                                  m_found = std::move(found).value();
                                  fill();
                                  emit counted();
                              }
                          });
}

int AgainPanel::count() const
{
    return std::accumulate(m_found.mine.begin(), m_found.mine.end(), 0, [](int sum, const RoundAgain& round) {
        return sum + static_cast<int>(round.labels.size());
    });
}

QString AgainPanel::whyOf(const LabelToRelabel& label) const
{
    const Category* category = session().project().taxonomy()->find(label.category);
    const QString code = category == nullptr ? QString() : QString::fromStdString(category->code);
    return label.why == RelabelReason::Split   ? tr("%1 was split").arg(code)
           : label.why == RelabelReason::Coded ? tr("your code became %1").arg(code)
                                               : tr("%1 means something else now").arg(code);
}

void AgainPanel::fill()
{
    std::vector<Row> rows;
    for (const RoundAgain& round : m_found.mine) {
        for (std::size_t i = 0; i < round.headings.size(); ++i) {
            const Heading& heading = round.headings[i];
            rows.push_back({round.round, round.labels[i], QString::fromStdString(heading.shortName()),
                            QString::fromStdString(heading.title)});
        }
    }
    m_rows->setRows(std::move(rows));
    if (!m_list->currentIndex().isValid()) {
        m_list->setCurrentIndex(m_rows->index(0, 0));
    }
    const int all = count();
    m_title->setText(
        tr("%Ln of your labels are to be looked at again. Giving them once more, also the same, is enough.", nullptr,
           all));
    m_empty->say(QStringLiteral("done"), tr("Nothing to look at again"),
                 tr("When the meaning of a category changes, or it is split, your labels that were given before are "
                    "listed here until you have given them once more."));
    m_stack->setCurrentIndex(all == 0 ? 0 : 1);
    fillCounts();
}

void AgainPanel::fillCounts()
{
    const Project& project = session().project();
    QString html;
    for (const RelabelCount& count : m_found.everybody) {
        const auto person = project.person(count.person);
        const auto round = project.round(count.round);
        html += QStringLiteral("<tr><td>%1</td><td>%2</td><td align='right'>%3</td></tr>")
                    .arg(person == nullptr ? QString() : QString::fromStdString(person->name).toHtmlEscaped(),
                         round == nullptr ? QString() : QString::fromStdString(round->name).toHtmlEscaped(),
                         QLocale().toString(count.meaning + count.split + count.coded));
    }
    m_counts->setText(html.isEmpty() ? QString()
                                     : QStringLiteral("<table cellpadding='3'><tr><th align='left'>%1</th>"
                                                      "<th align='left'>%2</th><th>%3</th></tr>%4</table>")
                                           .arg(tr("Person"), tr("Round"), tr("To look at again"), html));
    m_counts->setVisible(!html.isEmpty());
}

void AgainPanel::open()
{
    const Row* row = m_rows->at(m_list->currentIndex());
    const auto found =
        row == nullptr ? m_found.mine.end() : std::ranges::find(m_found.mine, row->round, &RoundAgain::round);
    if (found == m_found.mine.end()) {
        return;
    }
    LabelTarget target{row->round, row->label.item, {}, tr("To look at again")};
    for (const LabelToRelabel& label : found->labels) {
        target.items.push_back(label.item);
    }
    emit wanted(target);
}

} // namespace accord::ui
