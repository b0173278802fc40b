// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QSplitter>
#include <QStackedWidget>

#include "ui/labelling/acts/label_desk.h"
#include "ui/labelling/form/label_form.h"
#include "ui/labelling/form/verdict_bar.h"
#include "ui/labelling/label_actions.h"
#include "ui/labelling/queue/queue_panel.h"
#include "ui/support/page.h"
#include "ui/widgets/category_tree/category_tree.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/reader/reader.h"

namespace accord::ui {

/// One person reads one issue, decides, presses a key, and is on the next one. It only wires: queue, reader, tree and
/// form are widgets of their own, what I say about the issue is the desk's.
class LabelPage : public Page
{
    Q_OBJECT
public:
    LabelPage(const PageContext& context, QWidget* parent = nullptr);
    ~LabelPage() override;

    [[nodiscard]] QString id() const override { return QStringLiteral("label"); }
    [[nodiscard]] QString title() const override { return tr("Label"); }
    [[nodiscard]] QString icon() const override { return QStringLiteral(":/icons/label.svg"); }

    void enter() override;
    void leave() override;

    /// "item": qint64, an item of the current round. Or "items": a QList<qlonglong> of the only ones to show in the
    /// queue, whatever I said about them, with "about", which says what they are.
    void show(const QVariantMap& what) override;

    [[nodiscard]] ItemId currentItem() const { return m_desk->item(); }
    [[nodiscard]] QueuePanel& queuePanel() { return *m_queue; }
    [[nodiscard]] Reader& reader() { return *m_reader; }
    [[nodiscard]] CategoryTree& tree() { return *m_tree; }
    [[nodiscard]] LabelForm& form() { return *m_form; }

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void build();
    void connectActions();
    void connectSession();
    void reload();
    void refresh();
    void takeTaxonomy();
    void readLabelAgain();

    void showItem(ItemId item);
    void showLabel();
    void takeOver();
    void goTo(int row);
    void goOn(ItemId next);
    [[nodiscard]] ItemId nextItem() const;
    void keyMode();

    void accept();
    void giveVerdict(Verdict verdict, CategoryId category, Exclusion reason);
    void digit(int number);
    void askReason();
    void toggleFlag();
    void propose();
    void setConfidence(int step);

    void followChanges(const Changes& changes);
    void labelMoved(const LabelPlace& place, const LabelContent& content);
    void tellUnsaved();
    void watchTime();

    PageContext m_context;
    LabelActions m_actions;
    LabelDesk* m_desk;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    QSplitter* m_parts;
    QueuePanel* m_queue;
    Reader* m_reader;
    CategoryTree* m_tree;
    LabelForm* m_form;
    VerdictBar* m_verdict;
    bool m_loaded = false; ///< looked for a queue
    bool m_usable = false; ///< and there is one
};

} // namespace accord::ui
