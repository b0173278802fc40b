// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/item_pane.h"

#include <QAction>
#include <QApplication>
#include <QCoreApplication>
#include <QPushButton>
#include <QResizeEvent>
#include <QScrollArea>
#include <QVBoxLayout>

#include "core/reconcile/decisions.h"
#include "core/reconcile/second_votes.h"
#include "ui/core/actions.h"
#include "ui/core/rights.h"
#include "ui/core/session.h"
#include "ui/core/settings.h"
#include "ui/pages/reconcile/decision/category_chooser.h"
#include "ui/pages/reconcile/decision/decision_fields.h"
#include "ui/pages/reconcile/decision/decision_panel.h"
#include "ui/pages/reconcile/decision/decision_text.h"
#include "ui/pages/reconcile/reconcile_actions.h"
#include "ui/pages/reconcile/second_vote/ballot_panel.h"
#include "ui/pages/reconcile/second_vote/second_vote_controller.h"
#include "ui/pages/reconcile/second_vote/vote_line.h"
#include "ui/pages/reconcile/votes/voices.h"
#include "ui/pages/reconcile/votes/votes_panel.h"
#include "ui/widgets/placeholder.h"

#include <algorithm>
#include <utility>

namespace accord::ui {
namespace {

struct NoConflictsWords
{
    Q_DECLARE_TR_FUNCTIONS(NoConflicts)
};

} // namespace

void sayWhyNoConflicts(Placeholder& notice, const PageContext& context)
{
    const Session& session = context.session;
    if (!session.round().valid()) {
        notice.say(QStringLiteral("round"), NoConflictsWords::tr("No round yet"),
                   NoConflictsWords::tr(
                       "Conflicts come from a round in which several people label the same issues. Import labels, or "
                       "start a round."));
        notice.offer(context.actions.action(QStringLiteral("file.importLabels")));
    } else if (session.roundIsBlind()) {
        notice.say(QStringLiteral("blind"), NoConflictsWords::tr("This round is blind"),
                   NoConflictsWords::tr(
                       "Nobody sees the labels of others before the round is over, and so there are no conflicts to "
                       "look at. When everybody is done, a lead lifts the blind; that cannot be taken back.") +
                       QLatin1Char(' ') + denialText(session, Action::LiftBlind, session.round()));
        notice.offer(context.actions.action(QStringLiteral("study.liftBlind")), false);
    } else {
        notice.say(QStringLiteral("reconcile"), NoConflictsWords::tr("Reading the round"),
                   NoConflictsWords::tr("The votes are being counted."));
    }
}

constexpr int kLeastLines = 6; ///< of the votes, and of what is below them

// What is below the votes, as high as it is wide enough for; in a low window it is scrolled, and nothing in it lies
// upon something else.
class BelowVotes final : public QScrollArea
{
public:
    explicit BelowVotes(QWidget* parent)
        : QScrollArea(parent)
    {
        setObjectName(QStringLiteral("belowVotes"));
        setFrameShape(QFrame::NoFrame);
        setWidgetResizable(true);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setFocusPolicy(Qt::NoFocus);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
        connect(qApp, &QApplication::focusChanged, this, [this](QWidget* /*old*/, QWidget* now) {
            if (now != nullptr && widget()->isAncestorOf(now)) {
                ensureWidgetVisible(now);
            }
        });
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        const int across = width() > 0 ? width() : widget()->sizeHint().width();
        const int high = widget()->hasHeightForWidth() ? widget()->heightForWidth(across) : -1;
        return {widget()->sizeHint().width(), std::max(high, widget()->minimumSizeHint().height())};
    }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        // As wide for a vote as for a decision, also while one of them is hidden: the page is not laid out anew when
        // one takes the place of the other.
        int least = widget()->minimumSizeHint().width();
        for (const auto* part : widget()->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
            least = std::max(least, part->minimumSizeHint().width());
        }
        return {least, std::min(sizeHint().height(), kLeastLines * fontMetrics().lineSpacing())};
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == widget() && event->type() == QEvent::LayoutRequest) {
            updateGeometry();
        }
        return QScrollArea::eventFilter(watched, event);
    }
    void resizeEvent(QResizeEvent* event) override
    {
        QScrollArea::resizeEvent(event);
        if (event->oldSize().width() != event->size().width()) {
            updateGeometry();
        }
    }
};

ItemPane::ItemPane(const PageContext& context, ReconcileStore& store, const ReconcileKeys& keys, QWidget* parent)
    : QWidget(parent)
    , m_context(context)
    , m_store(store)
    , m_keys(keys)
    , m_votes(new VotesPanel(this))
    , m_separator(new QFrame(this))
    , m_below(new BelowVotes(this))
    , m_line(new VoteLine(keys, this))
    , m_decision(new DecisionPanel(context.session, keys, this))
    , m_ballot(new BallotPanel(context.session, keys, this))
    , m_controller(new SecondVoteController(context, store, keys, m_ballot, this))
{
    m_votes->viewport()->setBackgroundRole(QPalette::Base);
    m_votes->viewport()->setAutoFillBackground(true);
    m_decision->setBackgroundRole(QPalette::Window);
    m_controller->setAnchor(m_line->beginButton());
    m_separator->setFrameShadow(QFrame::Plain);
    m_separator->setForegroundRole(QPalette::Mid);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_votes, 1);
    column->addWidget(m_separator);
    auto* content = new QWidget;
    auto* below = new QVBoxLayout(content);
    below->setContentsMargins(0, 0, 0, 0);
    below->setSpacing(0);
    below->addWidget(m_line);
    below->addWidget(m_decision);
    below->addWidget(m_ballot);
    below->addStretch(1);
    m_below->setWidget(content);
    column->addWidget(m_below);
    setUnderText(false);
    connect(m_votes, &VotesPanel::chosen, this, &ItemPane::chooseOption);
    connect(m_ballot, &BallotPanel::showsChoiceChanged, this, &ItemPane::markChosen);
    connect(&store, &ReconcileStore::changed, this, &ItemPane::follow);
    connect(m_controller, &SecondVoteController::voterMoved, this, &ItemPane::markChosen);
    m_keys.pseudonyms->setChecked(now().namesHidden);
    connectKeys();
    showBelow();
}

void ItemPane::setUnderText(bool under)
{
    auto* parts = qobject_cast<QBoxLayout*>(layout());
    parts->setDirection(under ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    parts->setStretchFactor(m_below, under ? 1 : 0);
    m_separator->setFrameShape(under ? QFrame::VLine : QFrame::HLine);
    m_below->setSizePolicy(QSizePolicy::Preferred, under ? QSizePolicy::Preferred : QSizePolicy::Maximum);
    m_votes->setMinimumHeight(kLeastLines * fontMetrics().lineSpacing());
}

int ItemPane::besideWidth() const
{
    return std::max(m_votes->minimumSizeHint().width(), m_below->minimumSizeHint().width());
}

void ItemPane::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        m_votes->setMinimumHeight(kLeastLines * fontMetrics().lineSpacing());
    }
}

void ItemPane::connectKeys()
{
    const auto on = [this](QAction* action, auto&& what) { connect(action, &QAction::triggered, this, what); };
    for (QAction* action :
         {m_keys.notForStudy, m_keys.reason, m_keys.cause, m_keys.codebook, m_keys.history, m_keys.tookPart}) {
        on(action, [this] { showDetails(); });
    }
    on(m_keys.other, [this] { openChooser(); });
    on(m_keys.notForStudy, [this] {
        // The same key again says why: the next of the kinds.
        if (now().isVoting() && m_ballot->verdict() == Verdict::NotForStudy) {
            m_ballot->nextExclusion();
        } else if (!now().isVoting() && m_decision->verdict() == Verdict::NotForStudy) {
            m_decision->nextExclusion();
        } else {
            chooseOf(Verdict::NotForStudy, tr("Not for this study"));
        }
    });
    on(m_keys.noneOfThese, [this] { chooseOf(Verdict::NoneOfThese, tr("None of these")); });
    on(m_keys.cannotTell, [this] { chooseOf(Verdict::CannotTell, tr("Cannot tell")); });
    on(m_keys.reason, [this] {
        if (now().isVoting()) {
            m_ballot->focusNote();
        } else {
            m_decision->focusReason();
        }
    });
    on(m_keys.cause, [this] { m_decision->openCauses(); });
    on(m_keys.codebook, [this] { m_decision->toggleCodebook(); });
    on(m_keys.history, [this] { m_decision->toggleHistory(); });
    on(m_keys.method, [this] { m_decision->nextMethod(); });
    on(m_keys.pseudonyms, [](bool hide) { setSetting(settings::kInitialsOnly, hide); });
    on(m_keys.tookPart, [this] { m_decision->openPeople(); });
    for (int i = 0; i < m_keys.choices.size(); ++i) {
        on(m_keys.choices[i], [this, i] {
            if (!m_controller->takeNumber(i)) {
                chooseOption(i);
            }
        });
    }
}

void ItemPane::follow(const ReconcileState& before)
{
    const bool anew = now().item != before.item;
    m_keys.pseudonyms->setChecked(now().namesHidden);
    if (anew || now().namesHidden != before.namesHidden || !now().sameVotes(before)) {
        read(anew);
    }
    showBelow();
    // What is new is read from its beginning, also where a leader further below is chosen already.
    const auto shown = [](const ReconcileState& state) {
        return std::pair(state.isVoting(), state.revealed ? state.revealed->id : Uuid{});
    };
    if (anew || shown(now()) != shown(before)) {
        m_votes->scrollToTop();
    }
}

void ItemPane::setSeenByAll(bool seen)
{
    m_ballot->setSeenByAll(seen);
    m_votes->setShortens(seen); // a room compares categories at a glance
    m_seenByAll = seen;
    m_details = m_decision->isTouched();
    showBelow();
}

void ItemPane::showDetails()
{
    m_details = true;
    showBelow();
}

std::optional<DecisionContent> ItemPane::decided()
{
    auto content = m_decision->content();
    if (!content) {
        showDetails();
        if (m_decision->verdict() != Verdict::None) {
            m_decision->focusReason();
        }
    }
    return content;
}

void ItemPane::clearChoice()
{
    m_decision->clear();
    m_votes->setChosen(-1);
}

void ItemPane::forgetDraft(ItemId item)
{
    m_decision->forgetDraft(item);
    if (item == now().item) {
        m_decision->openDraft(item); // what is typed from now on is another one
    }
}

void ItemPane::openChooser()
{
    auto* chooser = new CategoryChooser(m_context.session.project().taxonomy(), this);
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    connect(chooser, &CategoryChooser::chosen, this, &ItemPane::chooseCategory);
    QWidget* anchor = now().isVoting() ? m_ballot->otherButton() : m_decision->otherButton();
    chooser->openAt(anchor->isVisible() ? anchor : m_votes);
}

void ItemPane::chooseOf(Verdict verdict, const QString& title)
{
    choose(verdict, CategoryId{}, title);
}

// People vote on the item, or decide on it.
void ItemPane::choose(Verdict verdict, CategoryId category, const QString& title)
{
    if (!now().isVoting()) {
        m_decision->choose(verdict, category, title);
    } else if (m_ballot->ballot().voter.valid()) {
        m_ballot->choose(verdict, category, title);
        if (m_ballot->castsAtOnce()) {
            m_controller->cast();
        }
    }
    markChosen();
}

void ItemPane::showBelow()
{
    const bool open = now().isVoting();
    m_decision->setVisible(!open);
    m_ballot->setVisible(open);
    // What was decided before is part of what a room talks about. How it is being decided is in the view's own line.
    const bool below = !m_seenByAll || open || m_details || m_decision->current().state != DecisionState::Open;
    m_below->setVisible(below);
    m_separator->setVisible(below);
    const auto& waiting = now().waiting;
    const auto others =
        static_cast<int>(waiting.size() - static_cast<std::size_t>(std::ranges::count(waiting, now().item)));
    m_line->set(open, others);
    for (QAction* action : {m_keys.cause, m_keys.codebook, m_keys.history, m_keys.method, m_keys.tookPart}) {
        action->setEnabled(!open);
    }
}

QWidget* ItemPane::makeReveal(const LabelMatrix& labelMatrix, std::span<const Label> labels, bool hidden) const
{
    if (now().isVoting() || !now().revealed) {
        return nullptr;
    }
    std::vector<Voice> voices;
    for (const PersonId person : now().revealed->takingPart) {
        voices.push_back(voiceOf(labelMatrix, person, people(), hidden));
    }
    return new RevealView(*now().revealed, labels, voices, labelMatrix.taxonomy());
}

SharedList<Person> ItemPane::people() const
{
    return m_context.session.project().people();
}

// `anew`: another item is shown. Otherwise what was chosen and typed stays.
void ItemPane::read(bool anew)
{
    const auto state = m_context.session.liveRound();
    const int row = state ? state->labelMatrix.rowOf(now().item) : -1;
    if (row < 0) {
        m_sheet = VoteSheet{};
        m_votes->setSheet(m_sheet, {});
        m_decision->clear();
        emit sheetMoved();
        return;
    }
    Project& project = m_context.session.project();
    const RoundId round = m_context.session.round();
    const auto labels = reconcile::votes(project, round, now().item);
    const auto history = reconcile::decisionHistory(project, now().item);
    const bool hidden = now().namesHidden;
    const std::vector<Label> said = labels.ok() ? *labels : std::vector<Label>{};
    const VoteSheet sheet = voteSheet(state->labelMatrix, row, said, people(), hidden);
    // First labels and the majority would lead whoever votes again.
    m_sheet = now().isVoting() ? withoutVotes(sheet) : sheet;
    QStringList keys;
    for (const QAction* action : std::as_const(m_keys.choices)) {
        keys.append(keyText(action));
    }
    m_votes->setSheet(m_sheet, keys, makeReveal(state->labelMatrix, said, hidden));
    const std::vector<Decision> decisions = history.ok() ? *history : std::vector<Decision>{};
    const auto ever = reconcile::labelHistory(project, round, now().item, now().me);
    // While people vote again nobody is led by what was said before.
    m_decision->setLabels(ever.ok() && !now().isVoting()
                              ? labelsHtml(state->labelMatrix.taxonomy(), *ever, people(), hidden)
                              : QString());
    if (anew) {
        m_decision->setItem(sheet, state->labelMatrix.taxonomy(), decisions, people(), hidden);
        m_decision->openDraft(now().item);
        m_details = m_decision->isTouched();
    } else {
        m_decision->setVotes(sheet);
        m_decision->setHistory(state->labelMatrix.taxonomy(), decisions, people(), hidden);
    }
    Origin origin{now().me, now().meeting, now().revealed, {}};
    for (const Person& person : people()) {
        origin.everybody.push_back(voiceOf(state->labelMatrix, person.id, people(), hidden));
    }
    m_decision->setOrigin(std::move(origin));
    if (anew || m_controller->revealedHere()) {
        takeLeader();
    }
    showBelow();
    markChosen();
    emit sheetMoved();
}

// A second vote that has a leader is what is decided next; where another window revealed it a key that was meant for
// the ballot may be on its way, and nothing is chosen there.
void ItemPane::takeLeader()
{
    const std::optional<SecondVote>& revealed = now().revealed;
    if (now().isVoting() || !revealed || m_decision->verdict() != Verdict::None ||
        m_decision->current().state != DecisionState::Open) {
        return;
    }
    const auto tally = reconcile::voteTallyOf(revealed->votes);
    if (const auto* leading = tally.leading()) {
        const Taxonomy& taxonomy = *m_context.session.project().taxonomy();
        DecisionContent content;
        content.state = DecisionState::Decided;
        content.category = leading->category;
        content.verdict = leading->verdict;
        m_decision->choose(leading->verdict, leading->category, decisionTitle(taxonomy, content));
    }
}

void ItemPane::chooseOption(int option)
{
    if (option < 0 || option >= static_cast<int>(m_sheet.options.size())) {
        return;
    }
    const Option& chosen = m_sheet.options[static_cast<std::size_t>(option)];
    const QString title =
        chosen.text.code.isEmpty() ? chosen.text.name : chosen.text.code + QLatin1Char(' ') + chosen.text.name;
    choose(chosen.choice.verdict, chosen.category, title);
}

void ItemPane::chooseCategory(CategoryId category)
{
    DecisionContent content;
    content.state = DecisionState::Decided;
    content.category = category;
    content.verdict = Verdict::Category;
    choose(Verdict::Category, category, decisionTitle(*m_context.session.project().taxonomy(), content));
}

void ItemPane::markChosen()
{
    const bool open = now().isVoting();
    const Verdict verdict = open ? m_ballot->verdict() : m_decision->verdict();
    const CategoryId category = open ? m_ballot->category() : m_decision->category();
    int marked = -1;
    for (std::size_t i = 0; i < m_sheet.options.size(); ++i) {
        const Option& option = m_sheet.options[i];
        if (option.choice.verdict == verdict && option.category == category) {
            marked = static_cast<int>(i);
        }
    }
    m_votes->setChosen(open && !m_ballot->showsChoice() ? -1 : marked);
}

} // namespace accord::ui
