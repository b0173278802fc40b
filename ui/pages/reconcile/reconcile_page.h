// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPointer>
#include <QTimer>

#include "core/project/feed.h"
#include "ui/core/page.h"
#include "ui/core/session.h"
#include "ui/pages/reconcile/reconcile_actions.h"
#include "ui/pages/reconcile/reconcile_state.h"

#include <memory>
#include <optional>
#include <vector>

class QStackedWidget;

namespace accord::ui {

class Placeholder;
class ItemPane;
class KappaStrip;
class MeetingController;
class ModelReader;
class ConflictPanel;
class DecisionWriter;
class FiguresDialog;
class FiguresUpdater;
class ConflictUpdater;
class Passages;
class Reader;
class ReadingParts;
class RuleDialog;
class SettledPairReader;

extern const PageEntry kReconcilePage;

/// Conflicts become decisions: the queue on the left, the issue in the middle, who said what and the decision on the
/// right, agreement before the meeting on top.
class ReconcilePage : public Page
{
    Q_OBJECT
public:
    ReconcilePage(const PageContext& context, QWidget* parent);
    ~ReconcilePage() override;

    [[nodiscard]] bool busy() const override;
    void enter() override;
    void leave() override;

    void show(const Target& target) override;
    [[nodiscard]] std::optional<Target> place() const override;

protected:
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    // Building.
    QWidget* makeContent();
    void makeMeetings(QWidget* content, const QList<QWidget*>& onlyPage);
    void connectKeys();
    void connectSession();

    // Following the round.
    void roundMoved();
    void goTo(const Target& target);
    void changesCame(const Changes& changes);
    void refreshNumbers();
    void sayWhyEmpty();
    void fillRound(const LiveRound& state);

    // The queue and the item.
    [[nodiscard]] ItemId item() const { return m_store.state().item; }
    void sortQueue(ItemId keep);
    void showItem(ItemId item);
    void currentMoved();
    void openItem();
    void showEvidence();
    void prefetch(const LabelMatrix& labelMatrix, ItemId item);
    void showWaiting();
    void goOn();
    void showQueue(bool shown);
    void fitHeight();
    void focusHome();

    // Deciding.
    void decide();
    void defer();
    void openAgain();
    void swapped(ItemId item);
    void openRules(bool forBlock);
    void showSettled();
    void openFigures();
    void follow(const ReconcileState& before);
    void updateKeys();

    PageContext m_context;
    ReconcileKeys m_keys;
    ReconcileStore m_store;
    QStackedWidget* m_stack;
    Placeholder* m_notice;
    KappaStrip* m_strip = nullptr;
    QWidget* m_stripLine = nullptr; ///< below it
    ReadingParts* m_parts = nullptr;
    QWidget* m_queueBack = nullptr; ///< shows the queue again
    ConflictPanel* m_queue = nullptr;
    Reader* m_reader = nullptr;
    Passages* m_passages = nullptr;
    ItemPane* m_side = nullptr;
    MeetingController* m_meetings = nullptr;
    std::unique_ptr<ConflictUpdater> m_updater;
    DecisionWriter* m_writer;
    SettledPairReader* m_settled;
    ModelReader* m_model; ///< beside the votes, never in place of a decision
    QPointer<RuleDialog> m_rules;
    FiguresUpdater* m_figures;
    QPointer<FiguresDialog> m_figuresDialog;

    RoundId m_filled;               ///< the round that the queue was made from
    int m_filledItems = 0;          ///< and how many items it had
    QTimer m_numbers;               ///< many changes in one turn are one refresh
    std::optional<Target> m_wanted; ///< to be shown as soon as the round is there
};

} // namespace accord::ui
