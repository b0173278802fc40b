// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/second_vote/second_vote_controller.h"

#include <QAction>
#include <QCheckBox>
#include <QLabel>
#include <QLocale>
#include <QStringList>

#include "core/reconcile/meetings.h"
#include "core/reconcile/second_votes.h"
#include "ui/core/prompts.h"
#include "ui/core/rights.h"
#include "ui/core/session.h"
#include "ui/pages/reconcile/second_vote/ballot_panel.h"
#include "ui/pages/reconcile/votes/people_popup.h"
#include "ui/pages/reconcile/votes/voices.h"
#include "ui/text/plain_text.h"

#include <algorithm>
#include <utility>

namespace accord::ui {

StartVote::StartVote(const std::vector<Voice>& people, const std::vector<PersonId>& usual, int block, QWidget* parent)
    : PeoplePopup(people, usual, parent)
    , m_block(new QCheckBox(this))
{
    setObjectName(QStringLiteral("startVote"));
    auto* title = new QLabel(tr("<b>Second vote</b><br>Everybody votes unseen; first labels stay as they are."), this);
    title->setTextFormat(Qt::RichText);
    title->setWordWrap(true);
    m_block->setObjectName(QStringLiteral("wholeBlock"));
    m_block->setText(tr("On all %Ln waiting issues of this block (B)", nullptr, block));
    m_block->setVisible(block > 1);
    m_block->installEventFilter(this);
    addAbove(title);
    addBelow(m_block);
    setAction(tr("Begin"));
    say(tr("Space: takes part or not. Enter: begin."));
}

bool StartVote::takesKey(int key)
{
    if (key != Qt::Key_B || m_block->isHidden()) {
        return false;
    }
    m_block->toggle();
    return true;
}

void StartVote::take()
{
    const std::vector<PersonId> all = people();
    if (all.empty()) {
        say(tr("Say who takes part: at least one."));
        return;
    }
    const bool block = m_block->isChecked();
    close();
    emit begun(all, block);
}

SecondVoteController::SecondVoteController(const PageContext& context, ReconcileStore& store, const ReconcileKeys& keys,
                                           BallotPanel* ballot, QWidget* parent)
    : QObject(parent)
    , m_context(context)
    , m_store(store)
    , m_keys(keys)
    , m_ballot(ballot)
    , m_parent(parent)
{
    connect(keys.secondVote, &QAction::triggered, this, &SecondVoteController::begin);
    connect(keys.handOver, &QAction::triggered, this, &SecondVoteController::handOver);
    connect(keys.reveal, &QAction::triggered, this, &SecondVoteController::reveal);
    connect(keys.callOff, &QAction::triggered, this, &SecondVoteController::callOff);
    connect(keys.nextWaiting, &QAction::triggered, this, &SecondVoteController::nextWanted);
    connect(ballot, &BallotPanel::voterWanted, this, &SecondVoteController::sitDown);
    connect(&store, &ReconcileStore::changed, this, &SecondVoteController::follow);
}

void SecondVoteController::setOnePerson()
{
    m_onePerson = true;
    updateKeys();
}

void SecondVoteController::follow(const ReconcileState& before)
{
    if (now().item != before.item) { // whoever sat at the keyboard is asked again
        m_before = {};
        m_sent.clear();
        m_ballot->clear();
        // It goes on round where people vote on this one as well.
        m_voter = m_passing && now().isVoting() ? nextMissing({}) : PersonId{};
    }
    fillBallot();
    updateKeys();
}

bool SecondVoteController::hasVoted(PersonId person) const
{
    return std::ranges::count(now().newest->voted, person) > 0 || std::ranges::count(m_sent, person) > 0;
}

// In the order of those who take part, from the top again at the end.
PersonId SecondVoteController::nextMissing(PersonId after) const
{
    const std::vector<PersonId>& all = now().newest->takingPart;
    const auto from = static_cast<std::size_t>(std::ranges::find(all, after) - all.begin());
    for (std::size_t i = 1; i <= all.size(); ++i) {
        const PersonId person = all[(from >= all.size() ? i - 1 : from + i) % all.size()];
        if (!hasVoted(person)) {
            return person;
        }
    }
    return {};
}

void SecondVoteController::fillBallot()
{
    const auto state = m_context.session.liveRound();
    if (!now().isVoting() || !state) {
        m_passing = false;
        m_voter = {};
        m_ballot->setBallot({});
        return;
    }
    Project& project = m_context.session.project();
    const PersonId me = now().me;
    const bool hidden = now().namesHidden;
    Ballot ballot;
    for (const PersonId person : now().newest->takingPart) {
        ballot.takingPart.push_back(voiceOf(state->labelMatrix, person, project.people(), hidden));
        if (!hasVoted(person)) {
            ballot.missing.push_back(ballot.takingPart.back());
        }
    }
    const bool takesPart = std::ranges::count(now().newest->takingPart, me) > 0;
    ballot.vote = now().newest->id;
    ballot.passing = m_passing;
    ballot.before = m_passing ? m_before : PersonId{};
    ballot.voter = m_passing ? m_voter : takesPart ? me : PersonId{};
    if (!m_passing && takesPart) {
        const auto own = reconcile::ownVote(project, now().newest->id, me);
        if (own.ok() && *own) {
            ballot.own = choiceWord(*project.taxonomy(), (*own)->content.verdict, (*own)->content.category);
        }
    }
    m_ballot->setBallot(ballot);
}

void SecondVoteController::updateKeys()
{
    const bool shown = now().item.valid() && m_context.session.me().valid();
    const bool open = now().isVoting();
    const auto missing = open ? static_cast<int>(m_ballot->ballot().missing.size()) : 0;
    const bool voted = open && (!now().newest->voted.empty() || !m_sent.empty());
    const Session& session = m_context.session;
    enable(m_keys.secondVote, shown && !open, session, session.round());
    m_keys.secondVote->setText(now().revealed ? tr("Vote Again…") : tr("Second Vote…"));
    enable(m_keys.handOver, shown && open && !m_onePerson, session, session.round());
    if (m_onePerson) {
        m_keys.handOver->setVisible(false);
    }
    m_keys.handOver->setText(m_passing && m_voter.valid() ? tr("Somebody Else")
                             : m_passing                  ? tr("Keep the Keyboard")
                                                          : tr("Pass the Keyboard"));
    enable(m_keys.reveal, shown && open && voted, session, session.round());
    m_keys.reveal->setText(missing > 0 && voted ? tr("Reveal Without %1").arg(QLocale().toString(missing))
                                                : tr("Reveal"));
    enable(m_keys.callOff, shown && open, session, session.round());
    m_keys.cannotTell->setEnabled(shown && open);
    m_keys.nextWaiting->setEnabled(!now().waiting.empty());
}

// Everybody who could take part: whoever labels in the round, then the rest.
std::vector<PersonId> SecondVoteController::annotatorsAndMore() const
{
    std::vector<PersonId> people;
    for (const Person& person : m_context.session.project().people()) {
        people.push_back(person.id);
    }
    const auto state = m_context.session.liveRound();
    std::stable_partition(people.begin(), people.end(), [&](PersonId person) {
        return state && std::ranges::count(state->labelMatrix.annotators(), person) > 0;
    });
    return people;
}

void SecondVoteController::begin()
{
    const auto state = m_context.session.liveRound();
    if (!state || !now().item.valid()) {
        return;
    }
    Project& project = m_context.session.project();
    std::vector<PersonId> usual;
    if (now().revealed) {
        usual = now().revealed->takingPart;
    } else if (auto found = reconcile::whoUsuallyTakesPart(project, state->labelMatrix.round(),
                                                           now().meeting ? now().meeting->id : Uuid{});
               found.ok()) {
        usual = std::move(*found);
    }
    std::vector<Voice> voices;
    for (const PersonId person : annotatorsAndMore()) {
        voices.push_back(voiceOf(state->labelMatrix, person, project.people(), now().namesHidden));
    }
    const int block = m_block ? static_cast<int>(m_block().size()) : 0;
    m_start = new StartVote(voices, usual, block, m_parent);
    m_start->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_start, &StartVote::begun, this, &SecondVoteController::opened);
    m_start->openAt(m_anchor != nullptr && m_anchor->isVisible() ? m_anchor.data() : m_parent);
}

void SecondVoteController::opened(const std::vector<PersonId>& people, bool wholeBlock)
{
    Session& session = m_context.session;
    reconcile::SecondVoteRequest request{
        session.round(), {now().item}, session.me(), now().meeting ? now().meeting->id : Uuid{}, people};
    if (wholeBlock && m_block) {
        request.items = m_block();
    }
    session.write(
        [request](Project& project) -> Status {
            ACCORD_CHECK(reconcile::openSecondVotes(project, request));
            return {};
        },
        this, [](const Status&) {});
}

void SecondVoteController::handOver()
{
    if (!now().isVoting()) {
        return;
    }
    const bool begins = !m_passing;
    m_passing = begins || m_voter.valid();
    m_voter = begins ? nextMissing({}) : PersonId{};
    m_before = {};
    fillBallot();
    updateKeys();
    emit voterMoved();
}

void SecondVoteController::sitDown(PersonId person)
{
    m_voter = person;
    fillBallot();
    updateKeys();
    emit voterMoved();
}

bool SecondVoteController::takeNumber(int number)
{
    if (!now().isVoting() || !m_ballot->asksWho()) {
        return false;
    }
    const auto& people = m_ballot->ballot().takingPart;
    if (number >= 0 && number < static_cast<int>(people.size())) {
        sitDown(people[static_cast<std::size_t>(number)].person);
    }
    return true;
}

void SecondVoteController::cast()
{
    const PersonId voter = m_ballot->ballot().voter;
    if (now().isVoting() && m_ballot->asksWho() && m_ballot->ballot().missing.empty()) {
        m_keys.reveal->trigger();
    }
    if (!now().isVoting() || !voter.valid()) {
        return;
    }
    const VoteContent content = m_ballot->content();
    if (content.verdict == Verdict::None) {
        return;
    }
    const bool mine = !m_passing;
    // Off the screen before it is written: the next one may sit down already.
    m_ballot->forgetNote();
    m_ballot->clear();
    if (!mine) {
        m_sent.push_back(voter);
        m_before = voter;
    }
    m_voter = mine ? PersonId{} : nextMissing(voter);
    fillBallot();
    updateKeys();
    emit voterMoved();
    m_context.session.write([id = now().newest->id, voter,
                             content](Project& project) { return reconcile::cast(project, id, voter, content); },
                            this,
                            [this, mine, voter, item = now().item](const Status& status) {
                                if (item != now().item) {
                                    return;
                                }
                                std::erase(m_sent, voter);
                                if (!mine || status.ok()) {
                                    m_store.refresh();
                                }
                                if (mine && status.ok() && !now().waiting.empty()) {
                                    emit nextWanted();
                                }
                            });
}

void SecondVoteController::reveal()
{
    if (!now().isVoting()) {
        return;
    }
    const Uuid id = now().newest->id; // what is read of the issue may be another one after the question
    QStringList names;
    for (const Voice& voice : m_ballot->ballot().missing) {
        names.append(voiceName(voice));
    }
    const auto revealIt = [this, id, without = !names.isEmpty()] {
        m_revealing = id;
        m_context.session.write([id, me = m_context.session.me(),
                                 without](Project& project) { return reconcile::reveal(project, id, me, without); },
                                this, [](const Status&) {});
    };
    if (names.isEmpty()) {
        revealIt();
        return;
    }
    m_context.prompts.confirm(m_parent,
                              {tr("Reveal Without the Missing"),
                               tr("These have not voted yet: %1. When the votes are revealed, they cannot vote in "
                                  "this second vote any more.")
                                   .arg(inList(names)),
                               tr("Reveal Without %1").arg(QLocale().toString(names.size()))},
                              {this, revealIt});
}

void SecondVoteController::callOff()
{
    if (!now().isVoting()) {
        return;
    }
    const Uuid id = now().newest->id;
    const auto callItOff = [this, id] {
        m_context.session.write(
            [id, me = m_context.session.me()](Project& project) { return reconcile::callOff(project, id, me); }, this,
            [](const Status&) {});
    };
    m_context.prompts.confirm(
        m_parent, {tr("Call Off the Second Vote"), tr("Nobody will ever see what was voted."), tr("Call Off")},
        {this, callItOff});
}

} // namespace accord::ui
