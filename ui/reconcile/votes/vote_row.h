// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFrame>
#include <QString>

#include "ui/reconcile/votes/vote_sheet.h"

class QLabel;

namespace accord::ui {

/// One category that got votes: its key, code and path, how many chose it, who they are and what they wrote. A click
/// takes it for the decision.
class VoteRow : public QFrame
{
    Q_OBJECT
public:
    /// `key` is the shortcut shown on the row; empty for none. `votes` is how many voted in all.
    VoteRow(const Option& option, int votes, const QString& key, QWidget* parent = nullptr);

    void setChosen(bool chosen);
    [[nodiscard]] bool isChosen() const { return m_chosen; }

signals:
    void clicked();

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QLabel* m_mark;
    bool m_chosen = false;
};

/// Everybody in one line of chips, under a word such as "Cannot tell yet".
QWidget* voiceLine(const QString& word, const std::vector<Voice>& voices, QWidget* parent);

} // namespace accord::ui
