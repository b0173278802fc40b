// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>

#include "core/base/ids.h"
#include "ui/core/page.h"
#include "ui/pages/reconcile/reconcile_actions.h"
#include "ui/pages/reconcile/reconcile_state.h"
#include "ui/pages/reconcile/votes/people_popup.h"
#include "ui/pages/reconcile/votes/voices.h"

#include <functional>
#include <vector>

class QCheckBox;

namespace accord::ui {

class BallotPanel;

/// Asks for what a second vote begins with: who takes part, and whether it is about one issue or about the whole block.
class StartVote : public PeoplePopup
{
    Q_OBJECT
public:
    /// `block`: how many issues the open block has; 0 where none is open.
    StartVote(const std::vector<Voice>& people, const std::vector<PersonId>& usual, int block, QWidget* parent);

signals:
    void begun(const std::vector<accord::PersonId>& people, bool wholeBlock);

protected:
    bool takesKey(int key) override;
    void take() override;

private:
    QCheckBox* m_block;
};

/// Second votes at this window: opens them, casts what is chosen on the ballot, passes the keyboard on, reveals, and
/// follows what others do. It shows nothing itself.
class SecondVoteController : public QObject
{
    Q_OBJECT
public:
    SecondVoteController(const PageContext& context, ReconcileStore& store, const ReconcileKeys& keys,
                         BallotPanel* ballot, QWidget* parent);

    /// The waiting items of the block that is open in the queue; none where none is open.
    void setBlock(std::function<std::vector<ItemId>()> block) { m_block = std::move(block); }

    /// Only the person at this window votes here: the keyboard does not go round.
    void setOnePerson();

    /// The last one on the item was revealed from this window: whoever did so goes on from there.
    [[nodiscard]] bool revealedHere() const { return now().revealed && now().revealed->id == m_revealing; }

    void cast();                 ///< where the keyboard went round and all have voted: reveals
    bool takeNumber(int number); ///< while the ballot asks who votes: true if it was for this

    [[nodiscard]] QWidget* anchor() const { return m_anchor; }
    void setAnchor(QWidget* anchor) { m_anchor = anchor; } ///< where the popup of beginning opens

signals:
    void nextWanted(); ///< to the next item that waits for my vote
    void voterMoved(); ///< somebody else sits at the keyboard: nothing of the last vote may stay in view

private:
    [[nodiscard]] const ReconcileState& now() const { return m_store.state(); }
    void follow(const ReconcileState& before);
    void begin();
    void opened(const std::vector<PersonId>& people, bool wholeBlock);
    void handOver();
    void reveal();
    void callOff();
    void sitDown(PersonId person);
    [[nodiscard]] bool hasVoted(PersonId person) const;
    [[nodiscard]] PersonId nextMissing(PersonId after) const;
    void fillBallot();
    void updateKeys();
    [[nodiscard]] std::vector<PersonId> annotatorsAndMore() const;

    PageContext m_context;
    ReconcileStore& m_store;
    const ReconcileKeys& m_keys;
    BallotPanel* m_ballot;
    QWidget* m_parent;
    QPointer<QWidget> m_anchor;
    QPointer<StartVote> m_start;
    std::function<std::vector<ItemId>()> m_block;

    Uuid m_revealing; ///< from this window
    bool m_onePerson = false;
    bool m_passing = false;       ///< one keyboard goes round
    PersonId m_voter;             ///< who sits at it then
    PersonId m_before;            ///< who voted at it last
    std::vector<PersonId> m_sent; ///< whose votes are on their way into the project
};

} // namespace accord::ui
