// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "ui/pages/taxonomy/proposals_panel.h"

#include <cstdint>

class QAction;
class QLabel;
class QLineEdit;
class QPushButton;

namespace accord::ui {

class Draft;

class Actions;
class Prompts;

/// What can be done about one proposal: say what I think of it, accept, reject or withdraw it, and afterwards go to the
/// issues that raised it. Says why something cannot be done.
class JudgeBar : public QWidget
{
    Q_OBJECT
public:
    /// The keys work within `panel`.
    JudgeBar(ProposalModel& book, Actions& actions, Prompts& prompts, QWidget* panel);

    void show(const Uuid& proposal); ///< null: none
    void refresh();                  ///< it may have changed
    using QWidget::show;

signals:
    void relabelWanted(const accord::Uuid& proposal, bool together); ///< by me, or by all in a meeting
    void said(const QString& sentence);                              ///< what was done
    void left();                                                     ///< the keys are the panel's again

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// What waits for its reason to be typed.
    enum class Pending : std::uint8_t { None, Against, Reject };

    void build();
    void addActions(Actions& actions, QWidget* panel);
    void say(Stance stance);
    void accept();
    void reject();
    void withdraw();
    void askReason(Pending what);
    void finishReason();
    [[nodiscard]] ProposalModel::Done finish(const Uuid& id, const QString& sentence);
    [[nodiscard]] const taxonomy::ProposalView* view() const { return m_book.find(m_id); }

    ProposalModel& m_book;
    Prompts& m_prompts;
    Uuid m_id;
    Pending m_pending = Pending::None;
    QAction* m_for = nullptr;
    QAction* m_against = nullptr;
    QAction* m_takeBack = nullptr;
    QAction* m_accept = nullptr;
    QAction* m_reject = nullptr;
    QAction* m_withdraw = nullptr;
    QAction* m_relabel = nullptr;
    QAction* m_together = nullptr;
    QLineEdit* m_why;
    QWidget* m_opinion = nullptr; ///< shown while it is open
    QWidget* m_ends = nullptr;    ///< the same
    QWidget* m_after = nullptr;   ///< shown when it was accepted
    QLabel* m_words;
    Draft* m_draft; ///< of the reason
};

} // namespace accord::ui
