// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/collect/duplicates/duplicates_part.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "ui/collect/collect_actions.h"
#include "ui/collect/collect_text.h"
#include "ui/collect/duplicates/pair_view.h"
#include "ui/support/error_text.h"
#include "ui/support/look.h"
#include "ui/support/rights.h"
#include "ui/support/session.h"
#include "ui/widgets/lists/cell_table.h"
#include "ui/widgets/lists/quiet_list.h"
#include "ui/widgets/placeholder.h"

namespace accord::ui {
namespace {

constexpr double kUsual = 0.8;
constexpr double kLeast = 0.3;
constexpr double kStep = 0.05;
constexpr int kFirstTitle = 2; ///< column; the second title stands beside it

QString nameOf(const IssueLink& link, const std::string& title)
{
    return QStringLiteral("%1#%2  %3").arg(text(link.repository), text(link.number), text(title));
}

QString verdictWord(collect::PairVerdict verdict)
{
    switch (verdict) {
    case collect::PairVerdict::Same:
        return DuplicatesPart::tr("the same");
    case collect::PairVerdict::Different:
        return DuplicatesPart::tr("different");
    case collect::PairVerdict::NotSaid:
        return QStringLiteral("–");
    }
    return {};
}

} // namespace

DuplicatesPart::DuplicatesPart(const PageContext& context, const CollectActions& actions, QWidget* parent)
    : CollectPart(context, QStringLiteral("duplicates"), tr("Duplicates"), parent)
    , m_actions(actions)
    , m_stack(new QStackedWidget(this))
    , m_empty(new Placeholder(this))
    , m_content(new QWidget(this))
    , m_similarity(new QDoubleSpinBox(this))
    , m_told(new QLabel(this))
    , m_list(new QuietList(this))
    , m_table(new CellTable(this))
    , m_view(new PairView(context, this))
    , m_looking(context.session, this)
{
    build();
    connect(m_list, &QuietList::chosen, this, [this] {
        present();
        updateActions();
    });
}

void DuplicatesPart::build()
{
    m_similarity->setObjectName(QStringLiteral("similarity"));
    m_similarity->setRange(kLeast, 1);
    m_similarity->setSingleStep(kStep);
    m_similarity->setValue(kUsual);
    m_told->setObjectName(QStringLiteral("pairsTold"));
    m_told->setForegroundRole(QPalette::PlaceholderText);
    m_list->setObjectName(QStringLiteral("pairList"));
    m_list->setAccessibleName(tr("Issues that are alike"));
    m_list->setModel(m_table);
    m_list->setStretching({kFirstTitle, kFirstTitle + 1});
    setStart(m_list);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(2 * look::kGrid, look::kGrid, 2 * look::kGrid, look::kGrid);
    top->setSpacing(look::kGrid);
    auto* label = new QLabel(tr("Similarity at least"), this);
    label->setBuddy(m_similarity);
    top->addWidget(label);
    top->addWidget(m_similarity);
    top->addSpacing(look::kGrid);
    top->addWidget(m_told, 1);
    auto* parts = new QSplitter(Qt::Vertical, m_content);
    parts->setObjectName(QStringLiteral("pairParts"));
    auto* list = new QWidget(parts);
    list->setLayout(inset(m_list));
    parts->addWidget(list);
    parts->addWidget(m_view);
    parts->setSizes({180, 360});
    parts->setStretchFactor(1, 1);
    parts->setChildrenCollapsible(false);
    auto* column = new QVBoxLayout(m_content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(top);
    column->addWidget(parts, 1);
    column->addLayout(buttons({m_actions.lookForPairs, m_actions.first, m_actions.second, m_actions.notSaid}));
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_content);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_stack);
}

void DuplicatesPart::refresh()
{
    m_actions.first->setText(tr("The Same"));
    m_actions.second->setText(tr("Different"));
    updateActions();
    if (!m_looked) {
        m_empty->say(QStringLiteral("copy"), tr("Not looked for yet"),
                     tr("Issues of the project whose texts are alike are put beside each other, for you to say whether "
                        "they are the same. Nothing is ever merged."));
        m_empty->offer(m_actions.lookForPairs);
        turnTo(m_stack, m_empty);
    }
}

void DuplicatesPart::look()
{
    if (m_looking.busy()) {
        return;
    }
    m_looking.read<std::vector<collect::LikePair>>(
        [similarity = m_similarity->value()](Project& project, Progress& progress, const std::stop_token& stop) {
            return collect::likePairs(project, similarity, progress, stop);
        },
        [this](const Result<std::vector<collect::LikePair>>& pairs) { show(pairs); }, tr("Looking for duplicates"));
    updateActions();
}

void DuplicatesPart::show(const Result<std::vector<collect::LikePair>>& pairs)
{
    if (!pairs.ok()) {
        m_told->setText(errorText(pairs.error()));
        updateActions();
        return;
    }
    m_looked = true;
    m_pairs = *pairs;
    m_told->setText(m_pairs.empty() ? tr("No two texts are so much alike. A lower similarity finds more.")
                                    : tr("Pairs: %1").arg(m_pairs.size()));
    fill();
    m_list->setCurrentIndex(m_table->index(0, 0));
    turnTo(m_stack, m_content);
    present();
    updateActions();
}

void DuplicatesPart::fill()
{
    std::vector<CellRow> rows;
    for (const collect::LikePair& pair : m_pairs) {
        CellRow row;
        row.id = static_cast<qlonglong>(rows.size()) + 1;
        row.cells = {numberCell(QLocale().toString(pair.similarity, 'f', 2)), wordCell(verdictWord(pair.verdict)),
                     wordCell(nameOf(pair.firstLink, pair.firstTitle), text(pair.firstTitle)),
                     wordCell(nameOf(pair.secondLink, pair.secondTitle), text(pair.secondTitle))};
        rows.push_back(std::move(row));
    }
    m_table->setRows({tr("Similarity"), tr("Said"), tr("First"), tr("Second")}, std::move(rows));
}

void DuplicatesPart::present()
{
    const int row = m_list->currentIndex().row();
    if (row < 0 || row >= static_cast<int>(m_pairs.size())) {
        m_view->show({}, {});
        return;
    }
    const collect::LikePair& pair = m_pairs[static_cast<std::size_t>(row)];
    m_view->show(pair.first, pair.second);
}

void DuplicatesPart::leave()
{
    for (QAction* action : {m_actions.lookForPairs, m_actions.first, m_actions.second, m_actions.notSaid}) {
        action->setEnabled(false);
    }
}

void DuplicatesPart::updateActions()
{
    if (!isVisible()) {
        return; // the part that is shown has the same keys
    }
    const bool me = session().me().valid() && isPermitted(session(), Action::JudgeFindings);
    const bool one = m_looked && m_list->currentIndex().isValid();
    m_actions.lookForPairs->setEnabled(!m_looking.busy());
    for (QAction* action : {m_actions.first, m_actions.second, m_actions.notSaid}) {
        action->setEnabled(one && me);
    }
}

void DuplicatesPart::judge(collect::PairVerdict verdict)
{
    const int row = m_list->currentIndex().row();
    if (row < 0 || row >= static_cast<int>(m_pairs.size())) {
        return;
    }
    collect::LikePair& pair = m_pairs[static_cast<std::size_t>(row)];
    session().write([first = pair.first, second = pair.second, me = session().me(),
                     verdict](Project& project) { return collect::sayPair(project, me, first, second, verdict); },
                    this, [](const Status&) {}); // what could not be saved the window says
    pair.verdict = verdict;
    fill();
    if (verdict != collect::PairVerdict::NotSaid && row + 1 < static_cast<int>(m_pairs.size())) {
        m_list->setCurrentIndex(m_table->index(row + 1, 0));
    }
}

} // namespace accord::ui
