// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "ui/taxonomy/codebook/codebook_tree.h"

class QLabel;
class QAction;

namespace accord::ui {

struct TaxonomyKeys;

/// The left side of the page: the tree, and below it what can be done to its categories; for those who may not change
/// the codebook, how to propose what it should say.
class CodebookPane : public QWidget
{
    Q_OBJECT
public:
    CodebookPane(const TaxonomyKeys& keys, QWidget* parent);

    [[nodiscard]] CodebookTree& tree() { return *m_tree; }
    /// `denied`: who changes the codebook, in a sentence; empty: I do.
    void setDenied(const QString& denied);

private:
    CodebookTree* m_tree;
    QWidget* m_edits;
    QWidget* m_proposals;
    QLabel* m_denied;
};

/// The actions as buttons with their keys beside each other, in as many lines as it takes.
QWidget* keyRow(QWidget* parent, const QList<QAction*>& actions);

} // namespace accord::ui
