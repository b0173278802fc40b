// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

#include "core/base/ids.h"
#include "core/model/meeting.h"

#include <optional>
#include <vector>

namespace accord::ui {

class Session;

/// What a window that reconciles is about now: the item that is shown, its second votes, the meeting that goes on, and
/// whether people are named.
struct ReconcileState
{
    ItemId item;                        ///< none: nothing is shown
    std::optional<SecondVote> newest;   ///< second vote on it
    std::optional<SecondVote> revealed; ///< the last one on it that was revealed
    PersonId me;
    std::optional<Meeting> meeting; ///< that goes on in the round
    std::vector<ItemId> waiting;    ///< for my vote, in the round's order
    std::vector<ItemId> votedOn;    ///< now, in ascending order
    bool namesHidden = false;

    /// People vote on the item now: choices are theirs and not the decision's.
    [[nodiscard]] bool isVoting() const { return newest && newest->state == SecondVoteState::Open; }

    /// The same second votes as in `other`, begun and ended alike, in the same meeting of the same people.
    [[nodiscard]] bool sameVotes(const ReconcileState& other) const;
};

/// Holds the state, reads it from the project, and publishes it: whoever shows something of it follows changed() and
/// compares with what it was before.
class ReconcileStore : public QObject
{
    Q_OBJECT
public:
    ReconcileStore(Session& session, QObject* parent);

    [[nodiscard]] const ReconcileState& state() const { return m_state; }

    void show(ItemId item); ///< another item
    void refresh();         ///< something moved

signals:
    /// It was read anew; parts of it may be as they were.
    void changed(const accord::ui::ReconcileState& before);

private:
    [[nodiscard]] ReconcileState read(ItemId item) const;
    void readItem(ReconcileState& state) const;

    Session& m_session;
    ReconcileState m_state;
};

} // namespace accord::ui
