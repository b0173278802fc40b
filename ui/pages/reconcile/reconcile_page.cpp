// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/reconcile_page.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "core/project/items.h"
#include "ui/core/actions.h"
#include "ui/core/rights.h"
#include "ui/core/settings.h"
#include "ui/core/theme.h"
#include "ui/pages/reconcile/bulk/rule_dialog.h"
#include "ui/pages/reconcile/bulk/settled_pair_reader.h"
#include "ui/pages/reconcile/decision/decision_panel.h"
#include "ui/pages/reconcile/figures/figure_tiles.h"
#include "ui/pages/reconcile/figures/figures_dialog.h"
#include "ui/pages/reconcile/figures/figures_updater.h"
#include "ui/pages/reconcile/figures/kappa_strip.h"
#include "ui/pages/reconcile/item_pane.h"
#include "ui/pages/reconcile/meeting/meeting_controller.h"
#include "ui/pages/reconcile/queue/conflict_model.h"
#include "ui/pages/reconcile/queue/conflict_panel.h"
#include "ui/pages/reconcile/reconcile_commands.h"
#include "ui/pages/reconcile/second_vote/second_vote_controller.h"
#include "ui/pages/reconcile/votes/model_reader.h"
#include "ui/pages/reconcile/votes/voices.h"
#include "ui/pages/reconcile/votes/votes_panel.h"
#include "ui/widgets/placeholder.h"
#include "ui/widgets/reader/passages.h"
#include "ui/widgets/reader/reader.h"
#include "ui/widgets/reader/reading_parts.h"

#include <algorithm>
#include <utility>

namespace accord::ui {
namespace {

// Counting a whole round takes some milliseconds: not more often than people can read.
constexpr int kNumbersMilliseconds = 150;

constexpr int kLinesWithStrip = 32; ///< lower than so many lines of text the page goes without the strip of figures

QFrame* thinLine(QWidget* parent)
{
    auto* line = new QFrame(parent);
    line->setFrameShape(QFrame::HLine);
    line->setFrameShadow(QFrame::Plain);
    line->setForegroundRole(QPalette::Mid);
    return line;
}

void addReconcileCommands(PageWindow& window, QObject* parent)
{
    new VoteCommands(window, parent);
    new ReportCommands(window, parent);
}

} // namespace

constinit const PageEntry kReconcilePage{"reconcile",
                                         QT_TRANSLATE_NOOP("accord::ui::Page", "Reconcile"),
                                         "reconcile",
                                         "reconcile",
                                         createPage<ReconcilePage>,
                                         false,
                                         addReconcileCommands};

ReconcilePage::ReconcilePage(const PageContext& context, QWidget* parent)
    : Page(kReconcilePage, parent)
    , m_context(context)
    , m_keys(context.actions, this)
    , m_store(context.session, nullptr)
    , m_stack(new QStackedWidget(this))
    , m_notice(new Placeholder(this))
    , m_writer(new DecisionWriter(context, this))
    , m_settled(new SettledPairReader(context, m_store, this))
    , m_model(new ModelReader(context, m_store, this))
    , m_figures(new FiguresUpdater(context.session, this))
    , m_numbers(this)
{
    m_stack->addWidget(m_notice);
    m_stack->addWidget(makeContent());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);
    m_numbers.setSingleShot(true);
    m_numbers.setInterval(kNumbersMilliseconds);
    connect(&m_numbers, &QTimer::timeout, this, &ReconcilePage::refreshNumbers);
    connectKeys();
    connectSession();
    updateKeys();
    sayWhyEmpty();
}

ReconcilePage::~ReconcilePage() = default;

QWidget* ReconcilePage::makeContent()
{
    auto* content = new QWidget(this);
    m_strip = new KappaStrip(*m_figures, content);
    // Before the panel does what the key says: it must be there for that.
    for (QAction* action : {m_keys.filters, m_keys.saved, m_keys.blocks}) {
        connect(action, &QAction::triggered, this, [this] { showQueue(true); });
    }
    QList<QAction*> ofSide{m_keys.decide,     m_keys.other,  m_keys.notForStudy, m_keys.noneOfThese,
                           m_keys.cannotTell, m_keys.reason, m_keys.cause,       m_keys.codebook,
                           m_keys.history,    m_keys.method, m_keys.tookPart,    m_keys.secondVote,
                           m_keys.handOver};
    for (QAction* action : ofSide + m_keys.choices) {
        connect(action, &QAction::triggered, this, [this] {
            if (m_side->isHidden()) {
                m_parts->setWanted(m_side, true);
            }
        });
    }
    m_queue = new ConflictPanel(
        m_context, m_keys,
        [this](std::span<const ItemId> items) {
            auto headings = headingsOf(m_context.session.project(), items);
            return headings.ok() ? std::move(*headings) : std::vector<Heading>{};
        },
        content);
    m_updater = std::make_unique<ConflictUpdater>(*m_queue);
    m_reader = new Reader(m_context, this, id(), content);
    m_passages = new Passages(*m_reader);
    m_side = new ItemPane(m_context, m_store, m_keys, content);
    connect(m_side, &ItemPane::sheetMoved, this, &ReconcilePage::showEvidence);

    m_parts = new ReadingParts(content);
    m_parts->setObjectName(QStringLiteral("reconcile"));
    m_parts->setHandleWidth(1);
    m_parts->addWidget(m_queue);
    m_parts->addWidget(m_reader);
    m_parts->addWidget(m_side);
    m_parts->setStretchFactor(1, 1);
    m_parts->setSizes({36 * theme::kGrid, 64 * theme::kGrid, 52 * theme::kGrid});
    m_parts->setYielding({m_queue, m_side});
    m_parts->setStacking(
        m_side, [this] { return m_side->besideWidth(); }, [this](bool under) { m_side->setUnderText(under); });
    m_queueBack = new PanelBack(m_keys.queue, content);
    auto* across = new QHBoxLayout;
    across->setSpacing(0);
    across->addWidget(m_queueBack);
    across->addWidget(m_parts, 1);

    m_stripLine = thinLine(content);
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_strip);
    layout->addWidget(m_stripLine);
    layout->addLayout(across, 1);
    makeMeetings(content, {m_strip, m_stripLine, m_queue, m_queueBack});
    const auto follow = [this] {
        if (!m_meetings->inView()) {
            m_keys.queue->setChecked(!m_queue->isHidden());
            m_queueBack->setVisible(m_queue->isHidden());
        }
    };
    connect(m_parts, &ReadingParts::rearranged, this, follow);
    showQueue(setting(settings::kConflictsShown));
    follow();
    return content;
}

void ReconcilePage::showQueue(bool shown)
{
    if (m_meetings->inView() || shown != m_queue->isHidden()) {
        return;
    }
    m_parts->setWanted(m_queue, shown);
    if (shown != setting(settings::kConflictsShown)) {
        setSetting(settings::kConflictsShown, shown);
    }
    if (!shown && !m_parts->isAncestorOf(window()->focusWidget())) {
        focusHome();
    }
}

void ReconcilePage::makeMeetings(QWidget* content, const QList<QWidget*>& onlyPage)
{
    m_meetings = new MeetingController(m_context, m_store, this, [this] { return m_queue->filter().filter(); });
    auto* layout = qobject_cast<QVBoxLayout*>(content->layout());
    layout->insertWidget(0, m_meetings->bar());
    layout->addWidget(m_meetings->head());
    auto* figures = new FigureTiles(*m_figures, content);
    connect(figures, &FigureTiles::activated, this, &ReconcilePage::openFigures);
    m_meetings->addFigures(figures);
    m_meetings->arrange({m_parts, m_reader, m_side, onlyPage, {}});
    connect(m_meetings, &MeetingController::agendaWanted, this, [this](const reconcile::Filter& agenda) {
        m_queue->filter().set(agenda, agenda.items ? tr("The agenda of the meeting") : QString());
    });
    connect(m_meetings, &MeetingController::viewChanged, this, [this] {
        m_side->setSeenByAll(m_meetings->inView());
        // What they change is out of view there.
        for (QAction* action : {m_keys.queue, m_keys.filters, m_keys.saved, m_keys.blocks}) {
            action->setEnabled(!m_meetings->inView());
        }
        fitHeight();
        focusHome();
    });
}

// The window gives the keyboard to the page where nothing else has it.
void ReconcilePage::focusInEvent(QFocusEvent* event)
{
    Page::focusInEvent(event);
    focusHome();
}

// The keys of the page work only while the keyboard is on something in it.
void ReconcilePage::focusHome()
{
    if (m_queue->isHidden()) {
        m_reader->setFocus(Qt::OtherFocusReason);
    } else {
        m_queue->focusList();
    }
}

void ReconcilePage::connectKeys()
{
    const auto on = [this](QAction* action, auto&& what) { connect(action, &QAction::triggered, this, what); };
    on(m_keys.decide, [this] { decide(); });
    on(m_keys.decideFromText, [this] { decide(); });
    on(m_keys.defer, [this] { defer(); });
    on(m_keys.openAgain, [this] { openAgain(); });
    on(m_keys.next, [this] { m_queue->move(1); });
    on(m_keys.previous, [this] { m_queue->move(-1); });
    on(m_keys.first, [this] { m_queue->setCurrentRow(0); });
    on(m_keys.last, [this] { m_queue->setCurrentRow(m_queue->model().rowCount() - 1); });
    on(m_keys.queue, [this] { showQueue(m_queue->isHidden()); });
    on(m_keys.refresh, [this] { sortQueue(item()); });
    on(m_keys.rule, [this] { openRules(false); });
    on(m_keys.ruleForBlock, [this] { openRules(true); });
    connect(m_settled, &SettledPairReader::changed, this, &ReconcilePage::showSettled);
    connect(m_model, &ModelReader::changed, this, &ReconcilePage::showSettled);
    connect(&m_side->votes(), &VotesPanel::offerTaken, m_keys.ruleForBlock, &QAction::trigger);
    on(m_keys.figures, [this] { openFigures(); });
    connect(m_strip, &KappaStrip::activated, this, &ReconcilePage::openFigures);
    on(m_keys.propose, [this] {
        // The window asks what is to be proposed: this page knows the issue that raises it.
        emit wanted(ProposalTarget{item(), {}});
    });
    connect(m_writer, &DecisionWriter::written, this,
            [this](ItemId item, DecisionState state) { m_queue->model().setState(item, state); });
    connect(m_writer, &DecisionWriter::kept, m_side, &ItemPane::forgetDraft);
    connect(m_writer, &DecisionWriter::swapped, this, &ReconcilePage::swapped);
    connect(m_queue, &ConflictPanel::currentChanged, this, &ReconcilePage::currentMoved);
    m_side->secondVotes().setBlock([this] { return m_queue->waitingOfBlock(); });
    connect(&m_store, &ReconcileStore::changed, this, &ReconcilePage::follow);
    connect(&m_side->secondVotes(), &SecondVoteController::nextWanted, this, &ReconcilePage::showWaiting);
    connect(&m_queue->filter(), &ConflictFilter::changed, this, [this] { sortQueue(item()); });
}

void ReconcilePage::connectSession()
{
    Session& session = m_context.session;
    connect(&session, &Session::roundChanged, this, &ReconcilePage::roundMoved);
    connect(&session, &Session::currentRoundChanged, this, &ReconcilePage::roundMoved);
    // A round that is shown is read again by the session, which tells when it is there.
    connect(&session, &Session::contentsChanged, this, [this] {
        if (!m_context.session.liveRound()) {
            roundMoved();
        }
    });
    connect(&session, &Session::changed, this, &ReconcilePage::changesCame);
}

void ReconcilePage::follow(const ReconcileState& before)
{
    const ReconcileState& now = m_store.state();
    if (now.item != before.item) {
        openItem();
    }
    if (const auto state = m_context.session.liveRound(); state && now.namesHidden != before.namesHidden) {
        m_queue->filter().setRound(state->labelMatrix, m_context.session.project().people(), now.namesHidden);
    }
    m_queue->model().setVotedOn(now.votedOn);
    updateKeys();
    showSettled();
}

void ReconcilePage::enter()
{
    m_context.session.wantRound();
    m_figures->want();
    roundMoved();
    focusHome();
}

bool ReconcilePage::busy() const
{
    return m_figures->loading() || m_model->busy();
}

void ReconcilePage::leave()
{
    m_meetings->setView(false);
    if (m_rules) {
        m_rules->close();
    }
    if (m_figuresDialog) {
        m_figuresDialog->close();
    }
}

void ReconcilePage::show(const Target& target)
{
    m_context.session.wantRound();
    m_wanted = target;
    roundMoved();
}

// The round is there.
void ReconcilePage::goTo(const Target& target)
{
    if (std::holds_alternative<MeetingTarget>(target)) {
        m_meetings->setView(true, false);
    } else if (const auto* one = std::get_if<ReconcileTarget>(&target)) {
        if (one->item.valid()) {
            showItem(one->item);
        }
    } else if (const auto* conflicts = std::get_if<ConflictsTarget>(&target)) {
        reconcile::Filter filter;
        filter.show = reconcile::Filter::Show::All;
        filter.oneAnnotator = conflicts->people[0];
        filter.otherAnnotator = conflicts->people[1];
        filter.oneCategory = conflicts->categories[0];
        filter.otherCategory = conflicts->categories[1];
        filter.repository = conflicts->repository;
        if (!conflicts->items.empty()) {
            std::vector<ItemId> items = conflicts->items;
            std::ranges::sort(items);
            filter.items = std::make_shared<const std::vector<ItemId>>(std::move(items));
        }
        m_queue->filter().set(filter, conflicts->about);
    }
}

std::optional<Target> ReconcilePage::place() const
{
    return item().valid() ? std::optional<Target>(ReconcileTarget{item()}) : std::nullopt;
}

void ReconcilePage::changeEvent(QEvent* event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && item().valid()) {
        m_side->refresh();
        m_meetings->refresh();
        refreshNumbers();
    }
    if (event->type() == QEvent::FontChange) {
        fitHeight();
    }
}

void ReconcilePage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    fitHeight();
}

// In a low window the lines go to the issue and its votes: kappa is at the foot of the window, too, and the other
// figures are in the table.
void ReconcilePage::fitHeight()
{
    if (m_meetings != nullptr && !m_meetings->inView()) {
        const bool fits = height() >= kLinesWithStrip * fontMetrics().lineSpacing();
        m_strip->setVisible(fits);
        m_stripLine->setVisible(fits);
    }
}

void ReconcilePage::sayWhyEmpty()
{
    m_stack->setCurrentWidget(m_notice);
    sayWhyNoConflicts(*m_notice, m_context);
}

// The round is there, is another one, or moved.
void ReconcilePage::roundMoved()
{
    const auto state = m_context.session.liveRound();
    if (!state) {
        m_filled = RoundId{};
        m_store.show({});
        if (m_rules) {
            m_rules->close();
        }
        m_meetings->setView(false);
        sayWhyEmpty();
        updateKeys();
        return;
    }
    if (m_filled != state->labelMatrix.round() || m_filledItems != state->labelMatrix.rows()) {
        fillRound(*state);
    } else if (m_updater->takeOver(state->labelMatrix, item())) {
        m_side->refresh();
    }
    m_updater->forget();
    m_settled->refresh();
    m_model->refresh();
    updateKeys();
    if (const auto target = std::exchange(m_wanted, std::nullopt)) {
        goTo(*target);
    }
    if (!m_numbers.isActive()) {
        m_numbers.start();
    }
}

void ReconcilePage::fillRound(const LiveRound& state)
{
    const bool first = m_filled != state.labelMatrix.round();
    m_filled = state.labelMatrix.round();
    m_filledItems = state.labelMatrix.rows();
    m_stack->setCurrentIndex(1);
    m_queue->filter().setRound(state.labelMatrix, m_context.session.project().people(), m_store.state().namesHidden);
    refreshNumbers();
    sortQueue(first ? ItemId{} : item());
    m_side->refresh();
    const QWidget* focus = focusWidget();
    if (isVisible() && (focus == nullptr || focus == this || !focus->hasFocus())) {
        focusHome();
    }
}

// Who said what comes before the round in memory has taken it over: remember, and show it when it moved.
void ReconcilePage::changesCame(const Changes& changes)
{
    m_updater->note(changes, m_context.session.round());
}

void ReconcilePage::refreshNumbers()
{
    const auto state = m_context.session.liveRound();
    if (!state) {
        return;
    }
    const reconcile::Tally tally = reconcile::tally(state->labelMatrix);
    m_strip->setLevels(state->levels);
    const auto round = m_context.session.project().round(m_context.session.round());
    const KappaBeside beside = kappaBeside(*state, m_context.session.project(), round.get());
    m_strip->setBeside(beside.line, beside.sentences);
    m_strip->setTally(tally);
    m_queue->setTally(tally);
    m_meetings->roundMoved();
}

// Only when a person asked for it: the filter, "Sort Again", another round.
void ReconcilePage::sortQueue(ItemId keep)
{
    if (const auto state = m_context.session.liveRound()) {
        m_updater->sort(state->labelMatrix, keep);
        currentMoved();
    }
}

void ReconcilePage::showItem(ItemId item)
{
    if (m_queue->model().rowOf(item) < 0) {
        goTo(ConflictsTarget()); // everything, decided or not
    }
    const int row = m_queue->model().rowOf(item);
    if (row >= 0) {
        m_queue->setCurrentRow(row);
        return;
    }
    // Not a conflict (any more): it is shown all the same, without a place in the queue.
    m_queue->setCurrentRow(-1);
    m_store.show(item);
}

void ReconcilePage::currentMoved()
{
    const ItemId item = m_queue->currentItem();
    m_meetings->placed(m_queue->model().rowOf(item), m_queue->model().rowCount());
    m_store.show(item);
}

void ReconcilePage::openItem()
{
    const auto state = m_context.session.liveRound();
    const int row = state ? state->labelMatrix.rowOf(item()) : -1;
    if (row < 0) {
        m_reader->clear();
    } else {
        m_reader->open(state->labelMatrix.items()[static_cast<std::size_t>(row)].issue);
        prefetch(state->labelMatrix, item());
    }
}

// Who cited what, as far as their votes are shown; called as on the votes.
void ReconcilePage::showEvidence()
{
    std::vector<ShownPassage> shown;
    const auto add = [&shown](const std::vector<Voice>& voices) {
        for (const Voice& voice : voices) {
            const QColor colour = voice.colour < 0 ? theme::dimmed() : theme::personColour(voice.colour);
            for (const Citation& citation : voice.label.citations) {
                shown.push_back({citation, colour, voice.name.isEmpty() ? voice.initials : voice.name});
            }
        }
    };
    for (const Option& option : m_side->sheet().options) {
        add(option.voices);
    }
    add(m_side->sheet().cannotTell);
    m_passages->show(std::move(shown));
}

// The next one to decide is read while people talk about this one.
void ReconcilePage::prefetch(const LabelMatrix& labelMatrix, ItemId item)
{
    ConflictModel& model = m_queue->model();
    const int next = model.nextOpen(model.rowOf(item));
    const int row = next < 0 ? -1 : labelMatrix.rowOf(model.itemAt(next));
    if (row >= 0) {
        m_reader->prefetch(labelMatrix.items()[static_cast<std::size_t>(row)].issue);
    }
}

// The next one of the queue that waits for my vote; where the queue has none, the first of all.
void ReconcilePage::showWaiting()
{
    const std::vector<ItemId> waiting = m_store.state().waiting;
    const int row = m_queue->nextWaitingRow(item(), waiting);
    if (row >= 0) {
        m_queue->setCurrentRow(row);
    } else if (!waiting.empty() && waiting.front() != item()) {
        showItem(waiting.front());
    }
}

void ReconcilePage::updateKeys()
{
    const Session& session = m_context.session;
    const RoundId round = session.round();
    const DecisionPanel& decision = m_side->decision();
    const bool me = m_store.state().me.valid();
    const bool shown = item().valid() && me;
    const bool isOpen = decision.current().state == DecisionState::Open;
    const auto about = session.project().round(round);
    const bool reconciled = about != nullptr && about->state == RoundState::Reconciled;
    // In a reconciled round a lead opens one item again, and it is decided like any other.
    const QString denied =
        reconciled && isOpen && decision.wasDecided() ? QString() : denialText(session, Action::Decide, round);
    const bool voting = m_store.state().isVoting();
    m_side->decision().setDenied(denied);
    // While people vote on the item, the same keys choose and cast.
    for (QAction* action :
         {m_keys.decide, m_keys.decideFromText, m_keys.other, m_keys.notForStudy, m_keys.noneOfThese}) {
        enable(action, shown, voting ? QString() : denied);
    }
    enable(m_keys.defer, shown, denied);
    m_keys.openAgain->setVisible(!reconciled || !isOfLeads(session, Action::OpenAgain));
    enable(m_keys.openAgain, shown && !isOpen, reconciled ? denialText(session, Action::OpenAgain, round) : denied);
    enable(m_keys.propose, shown, session);
    for (QAction* action : {m_keys.rule, m_keys.ruleForBlock}) {
        enable(action, m_filled.valid() && me, session, round);
    }
}

void ReconcilePage::decide()
{
    if (m_store.state().isVoting()) {
        m_side->secondVotes().cast();
        focusHome();
        return;
    }
    const auto content = item().valid() ? m_side->decided() : std::nullopt;
    if (content) {
        m_writer->decide(item(), *content, m_side->decision().wishedChange());
        goOn();
    }
}

void ReconcilePage::defer()
{
    if (item().valid()) {
        m_writer->defer(item(), m_side->decision().deferral());
        goOn();
    }
}

void ReconcilePage::openAgain()
{
    if (item().valid() && m_side->decision().current().state != DecisionState::Open) {
        m_writer->openAgain(item());
    }
}

// Undo and redo go back to the item that they change, also from another page.
void ReconcilePage::swapped(ItemId item)
{
    if (isVisible()) {
        showItem(item);
    } else {
        emit wanted(ReconcileTarget{item});
    }
}

void ReconcilePage::goOn()
{
    const int row = m_queue->model().rowOf(item());
    const int next = m_queue->model().nextOpen(row);
    if (next >= 0) {
        m_queue->setCurrentRow(next);
    } else {
        m_side->clearChoice();
    }
    focusHome();
}

// How the pair was settled says between which categories the labels differ: not while people vote unseen.
void ReconcilePage::showSettled()
{
    const bool voting = m_store.state().isVoting();
    const bool may = m_keys.ruleForBlock->isEnabled();
    const QString offer = voting || !may ? QString() : m_settled->offer();
    m_side->votes().setBelow(
        voting ? QString() : m_settled->html(),
        offer.isEmpty() ? QString() : tr("%1 (%2)", "button and key").arg(offer, keyText(m_keys.ruleForBlock)));
    m_side->votes().setModel(voting ? QString() : m_model->html(), voting ? QString() : m_model->toolTip());
}

void ReconcilePage::openRules(bool forBlock)
{
    if (!m_rules) {
        m_rules = new RuleDialog(m_context, m_queue->filter().filter(), this);
        m_rules->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_rules, &RuleDialog::itemWanted, this, &ReconcilePage::showItem);
    }
    std::optional<reconcile::Rule> rule = forBlock ? m_settled->rule() : std::nullopt;
    if (const auto marked = forBlock ? std::nullopt : m_queue->markedBlock()) {
        reconcile::Filter block;
        block.block = *marked;
        rule.emplace().where = block;
    }
    if (rule) {
        m_rules->start(*rule);
    }
    m_rules->setVisible(true);
    m_rules->raise();
    m_rules->activateWindow();
}

void ReconcilePage::openFigures()
{
    if (!m_figuresDialog) {
        m_figuresDialog = new FiguresDialog(m_context.session, *m_figures, this);
        m_figuresDialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_figuresDialog->setVisible(true);
    m_figuresDialog->raise();
    m_figuresDialog->activateWindow();
}

} // namespace accord::ui
