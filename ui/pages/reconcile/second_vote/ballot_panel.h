// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

#include "core/model/meeting.h"
#include "core/model/taxonomy.h"
#include "ui/pages/reconcile/votes/voices.h"

#include <span>
#include <vector>

class QAction;
class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace accord::ui {

class Draft;
class ExclusionBox;
struct ReconcileKeys;
class Session;

/// The votes of a second vote that was revealed, beside the first labels: who changed their mind stands out, with what
/// they said before; the others stand by what they stayed with. `voices`: those who take part, in their order.
class RevealView : public QWidget
{
    Q_OBJECT
public:
    RevealView(const SecondVote& secondVote, std::span<const Label> firstLabels, const std::vector<Voice>& voices,
               const Taxonomy& taxonomy, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// An open second vote as the panel shows it. What anybody voted is not in it, except for one's own.
struct Ballot
{
    std::vector<Voice> takingPart;
    std::vector<Voice> missing;
    Uuid vote;            ///< the second vote
    PersonId voter;       ///< who votes at this keyboard now; none: nobody
    PersonId before;      ///< who voted at this keyboard just now
    bool passing = false; ///< one keyboard goes round before everybody's eyes: nothing of a vote is on the screen
    bool mayVote = true;  ///< the person at this machine takes part, or the keyboard goes round
    QString own;          ///< what the person at this machine voted; empty for nothing, and while it goes round
};

/// Where people vote unseen, in the place of the decision: who has voted, and the vote of whoever sits at the keyboard.
class BallotPanel : public QWidget
{
    Q_OBJECT
public:
    BallotPanel(Session& session, const ReconcileKeys& keys, QWidget* parent = nullptr);

    /// What moved; what was chosen and typed stays as long as the same person votes.
    void setBallot(const Ballot& ballot);
    void clear(); ///< drops what was chosen and typed; the draft of one's own note stays kept

    /// The note is on its way into the project: nobody is to find it here again.
    void forgetNote();

    /// The screen is a projector's: what somebody has voted is not on it.
    void setSeenByAll(bool seen);

    void choose(Verdict verdict, CategoryId category, const QString& title);
    void nextExclusion(); ///< another kind of "not for this study"
    [[nodiscard]] Verdict verdict() const { return m_verdict; }
    [[nodiscard]] CategoryId category() const { return m_category; }

    /// One keyboard goes round: what is chosen is the vote, unless the voter wants to see it or says why it is not for
    /// this study.
    [[nodiscard]] bool castsAtOnce() const;

    /// Asks for a choice where there is none, and answers Verdict::None then.
    [[nodiscard]] VoteContent content();

    /// What is chosen may be seen: at one's own machine, or because the voter asked for it while the others look away.
    [[nodiscard]] bool showsChoice() const;

    /// Everybody who takes part is offered by number: the keyboard goes to one of them.
    [[nodiscard]] bool asksWho() const { return m_ballot.passing && !m_ballot.voter.valid(); }
    [[nodiscard]] const Ballot& ballot() const { return m_ballot; }

    void focusNote();
    [[nodiscard]] QWidget* otherButton() const { return m_other; }

signals:
    void voterWanted(accord::PersonId person);
    void showsChoiceChanged();

private:
    QWidget* makeHead();
    QWidget* makeBallot(Session& session, const ReconcileKeys& keys);
    QWidget* makeWho();
    QWidget* makeButtons(const ReconcileKeys& keys);
    void sayHead();
    void sayChoice();
    [[nodiscard]] QString ownVote() const;
    [[nodiscard]] QString nameIn(PersonId person) const;
    void hideOrShow();
    void fillWho();
    void openDraft();

    bool m_seenByAll = false;
    QList<QAction*> m_numbers; ///< choose by number
    Ballot m_ballot;
    Verdict m_verdict = Verdict::None;
    CategoryId m_category;
    QString m_title;

    QLabel* m_head = nullptr;
    QWidget* m_missing = nullptr; ///< chips
    QWidget* m_paper = nullptr;   ///< the ballot itself
    QLabel* m_voter = nullptr;
    QLabel* m_choice = nullptr;
    QWidget* m_other = nullptr;
    QCheckBox* m_show = nullptr;
    ExclusionBox* m_exclusion = nullptr;
    QLineEdit* m_note = nullptr;
    Draft* m_draft = nullptr; ///< of the note, at one's own machine only
    QString m_draftOf;        ///< what it is open for
    QWidget* m_who = nullptr;
    QVBoxLayout* m_people = nullptr;
    QAction* m_cast; ///< shows the key of "Decide", which casts here
};

} // namespace accord::ui
