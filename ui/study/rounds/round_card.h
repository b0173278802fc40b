// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QStringList>
#include <QWidget>

class QAction;
class QLabel;

namespace accord::ui {

class ShortcutButton;
struct RoundRow;
struct StudyActions;

/// One round in a few lines, and as buttons what can be done with it next.
class RoundCard : public QWidget
{
    Q_OBJECT
public:
    RoundCard(const StudyActions& actions, QWidget* parent);

    /// `facts`: sentences. Only what can be done now is offered, and what others can do now.
    void show(const RoundRow& row, const QStringList& facts);
    using QWidget::show;

    /// What fits the round and is for others: shown, and says for whom.
    void setDenied(const QList<QAction*>& actions);

    void updateButtons();

private:
    QList<QAction*> m_denied;
    QLabel* m_title;
    QLabel* m_facts;
    QList<ShortcutButton*> m_buttons;
    QList<QAction*> m_actions;
};

} // namespace accord::ui
