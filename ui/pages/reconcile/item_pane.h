// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFrame>
#include <QWidget>

#include "core/model/study.h"
#include "ui/core/page.h"
#include "ui/pages/reconcile/reconcile_state.h"
#include "ui/pages/reconcile/second_vote/vote_line.h"
#include "ui/pages/reconcile/votes/voices.h"
#include "ui/pages/reconcile/votes/votes_panel.h"

#include <optional>
#include <span>
#include <vector>

namespace accord::ui {

class BallotPanel;
class BelowVotes;
class DecisionPanel;
class Placeholder;
struct ReconcileKeys;
class SecondVoteController;
class VoteLine;
class VotesPanel;

/// Says in the place of the conflicts why there are none to be seen: no round, a blind one, or one that is being read.
void sayWhyNoConflicts(Placeholder& notice, const PageContext& context);

/// The right side: who said what about one item and, below it, the decision on it, or the ballot while people vote on
/// it a second time. Keys that choose choose for whichever of the two is there.
class ItemPane : public QWidget
{
    Q_OBJECT
public:
    /// `store` and `keys` must live as long as this.
    ItemPane(const PageContext& context, ReconcileStore& store, const ReconcileKeys& keys, QWidget* parent);

    void refresh() { read(false); }        ///< votes, history or colours moved; what was chosen and typed stays
    void setSeenByAll(bool seen);          ///< a projector shows it
    void setUnderText(bool under);         ///< votes and decision beside each other, with all the width
    [[nodiscard]] int besideWidth() const; ///< px; the least as a panel at the side of the text
    void clearChoice();

    /// As DecisionPanel::content(); where something is missing, it comes into view.
    [[nodiscard]] std::optional<DecisionContent> decided();
    void forgetDraft(ItemId item); ///< it is decided, or put off

    [[nodiscard]] VotesPanel& votes() { return *m_votes; }
    [[nodiscard]] const VoteSheet& sheet() const { return m_sheet; }
    [[nodiscard]] DecisionPanel& decision() { return *m_decision; }
    [[nodiscard]] SecondVoteController& secondVotes() { return *m_controller; }

signals:
    void sheetMoved(); ///< another item, or who said what about it moved, or how people are called

protected:
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] const ReconcileState& now() const { return m_store.state(); }
    void follow(const ReconcileState& before);
    void read(bool anew);
    void chooseOption(int option);
    void chooseCategory(CategoryId category);
    void chooseOf(Verdict verdict, const QString& title);
    void choose(Verdict verdict, CategoryId category, const QString& title);
    void connectKeys();
    void takeLeader();
    void showBelow();
    void showDetails();
    [[nodiscard]] QWidget* makeReveal(const LabelMatrix& labelMatrix, std::span<const Label> labels, bool hidden) const;
    void openChooser();
    void markChosen();
    [[nodiscard]] SharedList<Person> people() const;

    PageContext m_context;
    ReconcileStore& m_store;
    const ReconcileKeys& m_keys;
    VoteSheet m_sheet;        ///< what the numbers choose from
    bool m_seenByAll = false; ///< text and votes have the room; what is below them comes when it is wanted
    bool m_details = false;   ///< it is wanted for this item
    VotesPanel* m_votes;
    QFrame* m_separator;
    BelowVotes* m_below;
    VoteLine* m_line;
    DecisionPanel* m_decision;
    BallotPanel* m_ballot;
    SecondVoteController* m_controller;
};

} // namespace accord::ui
