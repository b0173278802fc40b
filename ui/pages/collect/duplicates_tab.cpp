// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/collect/duplicates_tab.h"

#include <QDoubleSpinBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "ui/core/rights.h"
#include "ui/core/session.h"
#include "ui/core/settings.h"
#include "ui/core/theme.h"
#include "ui/pages/collect/collect_tab.h"
#include "ui/pages/collect/collect_text.h"
#include "ui/text/error_text.h"
#include "ui/text/plain_text.h"
#include "ui/widgets/column_model.h"
#include "ui/widgets/list_view.h"
#include "ui/widgets/placeholder.h"

namespace accord::ui {

PairView::PairView(const PageContext& context, QWidget* parent)
    : QWidget(parent)
    , m_context(context)
    , m_left(new ReaderText(this))
    , m_right(new ReaderText(this))
{
    m_left->setObjectName(QStringLiteral("pairFirst"));
    m_right->setObjectName(QStringLiteral("pairSecond"));
    m_left->setAccessibleName(tr("First issue"));
    m_right->setAccessibleName(tr("Second issue"));
    auto* across = new QHBoxLayout(this);
    across->setContentsMargins(theme::kGrid, 0, 0, 0);
    across->setSpacing(2 * theme::kGrid);
    across->addWidget(m_left, 1);
    across->addWidget(m_right, 1);
}

void PairView::show(IssueId first, IssueId second)
{
    if (first == m_first && second == m_second) {
        return;
    }
    m_first = first;
    m_second = second;
    open(m_left, first);
    open(m_right, second);
}

void PairView::open(ReaderText* text, IssueId issue)
{
    if (!issue.valid()) {
        text->clear();
        return;
    }
    auto ready = ReadyIssue::read(m_context.session.project(), issue, {}, {});
    if (!ready) {
        text->setPlainText(errorText(ready.error()));
        return;
    }
    ready->earlier.reset(); // what changed is read on the other pages
    ready->parse();
    text->setLook(ReadingLook(setting(settings::kTextSize)));
    text->begin(std::move(*ready));
}

void PairView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        open(m_left, m_first);
        open(m_right, m_second);
    }
}

namespace {

constexpr double kUsual = 0.8;
constexpr double kLeast = 0.3;
constexpr double kStep = 0.05;
constexpr int kFirstTitle = 2; ///< column; the second title stands beside it

QString nameOf(const TextLink& link, const std::string& title)
{
    return text(textName(link.group, link.name, link.kind) + "  " + title);
}

QString verdictWord(collect::PairVerdict verdict)
{
    switch (verdict) {
    case collect::PairVerdict::Same:
        return DuplicatesTab::tr("the same");
    case collect::PairVerdict::Different:
        return DuplicatesTab::tr("different");
    case collect::PairVerdict::NotSaid:
        return kNothing;
    }
    return {};
}

Columns<collect::LikePair> pairColumns()
{
    using Pair = collect::LikePair;
    return {{DuplicatesTab::tr("Similarity"),
             [](const Pair& pair) { return QLocale().toString(pair.similarity, 'f', 2); }, Qt::AlignRight},
            {DuplicatesTab::tr("Said"), [](const Pair& pair) { return verdictWord(pair.verdict); }},
            {.heading = DuplicatesTab::tr("First"),
             .text = [](const Pair& pair) { return nameOf(pair.firstLink, pair.firstTitle); },
             .toolTip = [](const Pair& pair) { return text(pair.firstTitle); }},
            {.heading = DuplicatesTab::tr("Second"),
             .text = [](const Pair& pair) { return nameOf(pair.secondLink, pair.secondTitle); },
             .toolTip = [](const Pair& pair) { return text(pair.secondTitle); }}};
}

} // namespace

DuplicatesTab::DuplicatesTab(const PageContext& context, const CollectActions& actions, QWidget* parent)
    : CollectTab(context, QStringLiteral("duplicates"), tr("Duplicates"), parent)
    , m_actions(actions)
    , m_stack(new QStackedWidget(this))
    , m_empty(new Placeholder(this))
    , m_content(new QWidget(this))
    , m_similarity(new QDoubleSpinBox(this))
    , m_told(new QLabel(this))
    , m_list(new ListView(this))
    , m_table(new ColumnModel<collect::LikePair>(this, pairColumns()))
    , m_view(new PairView(context, this))
    , m_looking(context.session, this)
{
    build();
    connect(m_list, &ListView::chosen, this, [this] {
        present();
        updateActions();
    });
}

void DuplicatesTab::build()
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
    top->setContentsMargins(2 * theme::kGrid, theme::kGrid, 2 * theme::kGrid, theme::kGrid);
    top->setSpacing(theme::kGrid);
    auto* label = new QLabel(tr("Similarity at least"), this);
    label->setBuddy(m_similarity);
    top->addWidget(label);
    top->addWidget(m_similarity);
    top->addSpacing(theme::kGrid);
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

void DuplicatesTab::refresh()
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

void DuplicatesTab::look()
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

void DuplicatesTab::show(const Result<std::vector<collect::LikePair>>& pairs)
{
    if (!pairs.ok()) {
        m_told->setText(errorText(pairs.error()));
        updateActions();
        return;
    }
    m_looked = true;
    m_told->setText(pairs->empty() ? tr("No two texts are so much alike. A lower similarity finds more.")
                                   : tr("Pairs: %1").arg(pairs->size()));
    m_table->setRows(*pairs);
    m_list->setCurrentIndex(m_table->index(0, 0));
    turnTo(m_stack, m_content);
    present();
    updateActions();
}

void DuplicatesTab::present()
{
    if (const collect::LikePair* pair = m_table->at(m_list->currentIndex())) {
        m_view->show(pair->first, pair->second);
    } else {
        m_view->show({}, {});
    }
}

void DuplicatesTab::leave()
{
    for (QAction* action : {m_actions.lookForPairs, m_actions.first, m_actions.second, m_actions.notSaid}) {
        action->setEnabled(false);
    }
}

void DuplicatesTab::updateActions()
{
    if (!isVisible()) {
        return; // the tab that is shown has the same keys
    }
    const bool one = m_looked && m_list->currentIndex().isValid();
    m_actions.lookForPairs->setEnabled(!m_looking.busy());
    for (QAction* action : {m_actions.first, m_actions.second, m_actions.notSaid}) {
        enable(action, one, session());
    }
}

void DuplicatesTab::judge(collect::PairVerdict verdict)
{
    const QModelIndex now = m_list->currentIndex();
    const collect::LikePair* pair = m_table->at(now);
    if (pair == nullptr) {
        return;
    }
    session().write([first = pair->first, second = pair->second, me = session().me(),
                     verdict](Project& project) { return collect::sayPair(project, me, first, second, verdict); },
                    this, [](const Status&) {}); // what could not be saved the window says
    collect::LikePair judged = *pair;
    judged.verdict = verdict;
    m_table->setRow(now, std::move(judged));
    if (const QModelIndex next = now.siblingAtRow(now.row() + 1);
        verdict != collect::PairVerdict::NotSaid && next.isValid()) {
        m_list->setCurrentIndex(next);
    }
}

} // namespace accord::ui
