// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QScrollArea>
#include <QStringList>

#include "ui/reconcile/votes/vote_sheet.h"

class QVBoxLayout;

namespace accord::ui {

class VoteRow;

/// The votes on one item, a row per category, most votes first. Which row is taken for the decision is shown, but never
/// set by the panel itself.
class VotesPanel : public QScrollArea
{
    Q_OBJECT
public:
    explicit VotesPanel(QWidget* parent = nullptr);

    /// `keys` are the shortcuts shown on the rows, in their order. `above` stands above them and becomes the panel's;
    /// null for nothing.
    void setSheet(const VoteSheet& sheet, const QStringList& keys, QWidget* above = nullptr);
    void setChosen(int option); ///< -1: none of them

    [[nodiscard]] int rows() const { return static_cast<int>(m_rows.size()); }

signals:
    void chosen(int option);

private:
    QList<VoteRow*> m_rows;
};

} // namespace accord::ui
