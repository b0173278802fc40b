// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QVariantMap>
#include <QWidget>

#include "ui/taxonomy/proposals/proposal_model.h"

class QComboBox;
class QListWidget;
class QSpinBox;
class QStackedWidget;
class QTextBrowser;

namespace accord::ui {

class Actions;
class Placeholder;
class JudgeBar;
class Prompts;

/// The proposals for the codebook: the list, newest first, what the chosen one says, and what can be done about it.
/// Follows what others do.
class ProposalsPanel : public QWidget
{
    Q_OBJECT
public:
    ProposalsPanel(ProposalModel& book, Actions& actions, Prompts& prompts, QWidget* parent);

    void choose(const Uuid& proposal); ///< goes there
    void chooseWaiting();              ///< goes to the oldest that waits for me, if one does
    [[nodiscard]] Uuid chosen() const;
    void focusList();

signals:
    /// Asks the window to show items: "item", or "items" and "about" as the pages take them; `page` is none for the
    /// one in front.
    void itemsWanted(const QString& page, const QVariantMap& what);
    void said(const QString& sentence);

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeDetails(Actions& actions, Prompts& prompts);
    QWidget* makeRule();
    void refresh();
    void showChosen();
    void showRule();
    void setRule();
    void follow(const QUrl& link);
    void relabel(const Uuid& id, const QString& page);

    ProposalModel& m_book;
    Prompts& m_prompts;
    QStackedWidget* m_stack;
    QListWidget* m_list;
    QTextBrowser* m_text = nullptr;
    JudgeBar* m_bar = nullptr;
    QComboBox* m_rule = nullptr;
    QSpinBox* m_least = nullptr;
};

} // namespace accord::ui
