// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace accord::ui {

struct ReconcileKeys;

/// A thin line below the first labels: begin a second vote, what was decided before, and how many issues wait for one's
/// own vote.
class VoteLine : public QWidget
{
    Q_OBJECT
public:
    explicit VoteLine(const ReconcileKeys& keys, QWidget* parent = nullptr);

    /// `open`: people vote on the item that is shown, and none can begin. `waiting`: other issues included.
    void set(bool open, int waiting);

    [[nodiscard]] QWidget* beginButton() const { return m_begin; }

private:
    QWidget* m_begin;
    QWidget* m_next;
    QPushButton* m_history;
    QLabel* m_waiting;
};

} // namespace accord::ui
