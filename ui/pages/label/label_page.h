// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStackedWidget>
#include <QToolButton>

#include "core/project/codebook/relabel.h"
#include "ui/core/page.h"
#include "ui/pages/label/callouts.h"
#include "ui/pages/label/happened.h"
#include "ui/pages/label/label_actions.h"
#include "ui/pages/label/label_pane.h"
#include "ui/pages/label/pause.h"
#include "ui/pages/label/queue_panel.h"
#include "ui/widgets/placeholder.h"
#include "ui/widgets/reader/passages.h"
#include "ui/widgets/reader/reader.h"
#include "ui/widgets/reader/reading_parts.h"

namespace accord::ui {

extern const PageEntry kLabelPage;

/// One person reads one issue, decides, presses a key, and is on the next one. It only wires: the queue, the
/// reader and the side on which I say something about the issue are widgets of their own.
class LabelPage : public Page
{
    Q_OBJECT
public:
    LabelPage(const PageContext& context, QWidget* parent = nullptr);
    ~LabelPage() override;

    void enter() override;
    void leave() override;
    [[nodiscard]] std::vector<labelling::LabelSubmission> unsavedLabels() override;

    void show(const Target& target) override;
    [[nodiscard]] std::optional<Target> place() const override;

    [[nodiscard]] ItemId currentItem() const { return m_side->controller().item(); }
    [[nodiscard]] QueuePanel& queuePanel() { return *m_queue; }
    [[nodiscard]] Reader& reader() { return *m_reader; }
    [[nodiscard]] Passages& passages() { return *m_passages; }
    [[nodiscard]] CategoryTree& tree() { return m_side->tree(); }
    [[nodiscard]] LabelForm& form() { return m_side->form(); }

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override; ///< sees that somebody is there

private:
    void build();
    void connectActions();
    void connectSession();
    void reload();
    void reloadWhenShown();
    void refresh();

    void showItem(ItemId item);
    void goTo(int row);
    void goOn(ItemId next);
    void decided(bool given);
    void takeStudy();
    void showTypeKeys();
    void takeAgain();
    void sayAgain(ItemId item);
    void showFeedback(const LabelPlace& place, const QString& html);
    [[nodiscard]] bool isTraining() const;
    [[nodiscard]] QString itemKey() const;
    [[nodiscard]] ItemId nextItem() const;
    void keyMode();
    void pause();
    void goOnFromPause();
    void connectEvidence();
    void showEvidence();
    void listWithoutEvidence();
    void showQueue(bool shown);
    void giveRoomToNames();
    void takeBackLastOne();

    void followChanges(const Changes& changes);
    void labelMoved(const LabelPlace& place, const LabelContent& content);
    void watchTime();

    PageContext m_context;
    LabelActions m_actions;
    QStackedWidget* m_stack;
    Placeholder* m_empty;
    Pause* m_pause;
    ReadingParts* m_parts;
    QToolButton* m_queueBack; ///< shows the queue again
    QueuePanel* m_queue;
    Reader* m_reader;
    Passages* m_passages;
    LabelPane* m_side;
    Happened* m_happened;
    FeedbackReader* m_feedback;
    QString m_readOnly;                  ///< why I cannot label in this round; empty: I can
    std::vector<LabelToRelabel> m_again; ///< my labels that are to be looked at again
    ItemId m_waiting;      ///< a training item that was labelled and whose feedback is being read: what comes is m_next
    ItemId m_next;         ///< where to go when the verdict that is being given is given
    ItemId m_before;       ///< in view when the round or the person changed while the page was hidden
    bool m_loaded = false; ///< looked for a queue
    bool m_outdated = false; ///< something changed while the page was hidden: it is read again when it is shown
    bool m_fresh = false;    ///< just now: entering the page need not look again
    bool m_usable = false;   ///< and there is one
    bool m_saidLast = false; ///< that nothing more is to do
};

} // namespace accord::ui
