// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QString>
#include <QWidget>

#include "core/model/decision.h"
#include "core/project/label_matrix.h"
#include "ui/core/page.h"
#include "ui/pages/reconcile/votes/voices.h"

#include <optional>
#include <string>

class QLabel;
class QPushButton;

namespace accord::ui {

class CauseLine;
class Draft;
class ExclusionBox;
struct Origin;
class OriginLine;
class ReasonField;
struct ReconcileKeys;
class Session;

/// Writes decisions on single items, each one step of undo that goes back to its item.
class DecisionWriter : public QObject
{
    Q_OBJECT
public:
    DecisionWriter(const PageContext& context, Page* page);

    /// `text` names the step in the menu of undo. Announces written() at once, so that nobody waits to go on.
    void write(ItemId item, const DecisionContent& content, const QString& text);

    /// "Decide vllm#123 as C.9" and written. `wish`: what the codebook should say instead, which becomes a proposal.
    void decide(ItemId item, const DecisionContent& content, const QString& wish = {});
    void defer(ItemId item, const DecisionContent& deferral);
    void openAgain(ItemId item);

    [[nodiscard]] QString itemName(ItemId item) const; ///< "vllm#123"

signals:
    void written(accord::ItemId item, accord::DecisionState state);
    void kept(accord::ItemId item); ///< and it is in the file
    /// Undo or redo changed an item: it is to be shown.
    void swapped(accord::ItemId item);

private:
    void propose(ItemId item, const DecisionContent& content, const std::string& wish);

    PageContext m_context;
    Page* m_page;
};

/// The decision on the item that is shown: which category, why, what the disagreement came from. Nothing is chosen
/// before somebody chooses.
class DecisionPanel : public QWidget
{
    Q_OBJECT
public:
    DecisionPanel(Session& session, const ReconcileKeys& keys, QWidget* parent = nullptr);

    /// Shows another item; what was typed for the last one is gone from the fields. The history is oldest first.
    void setItem(const VoteSheet& sheet, const Taxonomy& taxonomy, const std::vector<Decision>& history,
                 std::span<const Person> people, bool pseudonyms);

    /// What was typed about the item before, and not decided, comes back into the fields and is kept from now on.
    void openDraft(ItemId item);
    void forgetDraft(ItemId item);

    // What moved while the item is shown; what was chosen and typed stays.
    void setVotes(const VoteSheet& sheet);
    void setHistory(const Taxonomy& taxonomy, const std::vector<Decision>& history, std::span<const Person> people,
                    bool pseudonyms);
    void setLabels(const QString& html); ///< every label that was given, for the history; before setHistory()
    void setOrigin(Origin origin);       ///< the meeting and the second vote that it can come from
    void clear();

    void choose(Verdict verdict, CategoryId category, const QString& title);
    void nextExclusion(); ///< another kind of "not for this study"
    [[nodiscard]] Verdict verdict() const { return m_verdict; }
    [[nodiscard]] CategoryId category() const { return m_category; }

    /// The decision as it stands on the panel; nothing, and a sentence about what is missing, if it is not complete.
    std::optional<DecisionContent> content();

    /// What was typed as reason and cause, for putting the item off.
    [[nodiscard]] DecisionContent deferral() const;

    /// What is to change in the codebook, as somebody typed it; empty where nothing is.
    [[nodiscard]] QString wishedChange() const;

    [[nodiscard]] bool isTouched() const; ///< something was chosen or typed
    void setDenied(const QString& why);   ///< why nothing can be decided here; empty: it can
    void focusReason();
    void openCauses();
    void toggleCodebook();
    void toggleHistory();
    void nextMethod(); ///< how people came to it: the next that can be so
    void openPeople();
    [[nodiscard]] QPushButton* otherButton() const { return m_other; }
    [[nodiscard]] const DecisionContent& current() const { return m_current; }
    [[nodiscard]] bool wasDecided() const { return m_wasDecided; } ///< the item has decisions, also if it is open again

private:
    QWidget* makeChoice(const ReconcileKeys& keys);
    QWidget* makeReason(const ReconcileKeys& keys);
    QWidget* makeButtons(const ReconcileKeys& keys);
    [[nodiscard]] bool followsMajority() const;
    [[nodiscard]] bool needsReason() const;
    void updateReasonHint(bool missing);

    Session& m_session;
    QLabel* m_consensus;
    QLabel* m_history;
    QString m_labels; ///< that were given, for the history
    QLabel* m_choice;
    ExclusionBox* m_exclusion;
    QPushButton* m_other = nullptr;
    ReasonField* m_reason;
    QLabel* m_reasonHint;
    OriginLine* m_origin;
    CauseLine* m_cause;
    Draft* m_draft;

    Verdict m_verdict = Verdict::None;
    CategoryId m_category;
    DecisionContent m_current;
    QString m_title; ///< of what is chosen
    bool m_wasDecided = false;
    QString m_denied;
    CategoryId m_majorityCategory;
    Verdict m_majority = Verdict::None;
};

} // namespace accord::ui
