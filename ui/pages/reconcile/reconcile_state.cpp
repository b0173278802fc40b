// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/reconcile_state.h"

#include "core/reconcile/meetings.h"
#include "core/reconcile/second_votes.h"
#include "ui/core/session.h"
#include "ui/core/settings.h"

#include <tuple>
#include <utility>

namespace accord::ui {

bool ReconcileState::sameVotes(const ReconcileState& other) const
{
    const auto compared = [](const ReconcileState& state) {
        const auto idOf = [](const auto& one) { return one ? one->id : Uuid{}; };
        return std::tuple(idOf(state.newest), state.isVoting(), idOf(state.revealed), state.me, idOf(state.meeting),
                          state.meeting ? state.meeting->content.takingPart : std::vector<PersonId>{});
    };
    return compared(*this) == compared(other);
}

ReconcileStore::ReconcileStore(Session& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_state(read({}))
{
    connect(&session, &Session::changed, this, [this](const Changes& changes) {
        if (!changes.secondVotes.empty() || changes.meetings || changes.everything || changes.contents) {
            refresh();
        }
    });
    connect(&session, &Session::meChanged, this, &ReconcileStore::refresh);
    connect(&session, &Session::currentRoundChanged, this, &ReconcileStore::refresh);
    connect(&settingsNews(), &SettingsNews::changed, this, [this](const QString& key) {
        if (key == QLatin1String(settings::kInitialsOnly.key)) {
            refresh();
        }
    });
}

// The same round, of which nothing moved: only the item's own is read.
void ReconcileStore::show(ItemId item)
{
    if (item != m_state.item) {
        const ReconcileState before = m_state;
        m_state.item = item;
        readItem(m_state);
        emit changed(before);
    }
}

void ReconcileStore::refresh()
{
    const ReconcileState before = std::exchange(m_state, read(m_state.item));
    emit changed(before);
}

ReconcileState ReconcileStore::read(ItemId item) const
{
    ReconcileState state;
    state.item = item;
    state.me = m_session.me();
    state.namesHidden = setting(settings::kInitialsOnly);
    Project& project = m_session.project();
    const RoundId round = m_session.round();
    if (auto meeting = reconcile::runningMeeting(project, round); meeting.ok()) {
        state.meeting = std::move(*meeting);
    }
    if (!round.valid() || m_session.roundIsBlind()) {
        return state;
    }
    if (auto votedOn = reconcile::votedOnNow(project, round); votedOn.ok()) {
        state.votedOn = std::move(*votedOn);
    }
    if (state.me.valid()) {
        if (auto waiting = reconcile::waitingFor(project, round, state.me); waiting.ok()) {
            state.waiting = std::move(*waiting);
        }
    }
    readItem(state);
    return state;
}

void ReconcileStore::readItem(ReconcileState& state) const
{
    state.newest.reset();
    state.revealed.reset();
    const RoundId round = m_session.round();
    if (!state.item.valid() || !round.valid() || m_session.roundIsBlind()) {
        return;
    }
    auto all = reconcile::secondVotes(m_session.project(), round, state.item);
    if (all.ok() && !all->empty()) {
        state.newest = all->back();
        for (SecondVote& vote : *all) {
            if (vote.state == SecondVoteState::Revealed) {
                state.revealed = std::move(vote);
            }
        }
    }
}

} // namespace accord::ui
