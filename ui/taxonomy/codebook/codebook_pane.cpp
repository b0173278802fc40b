// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/taxonomy/codebook/codebook_pane.h"

#include <QLabel>
#include <QVBoxLayout>

#include "ui/support/look.h"
#include "ui/taxonomy/taxonomy_keys.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/shortcut_button.h"

namespace accord::ui {

QWidget* keyRow(QWidget* parent, const QList<QAction*>& actions)
{
    auto* row = new QWidget(parent);
    auto* flow = new FlowLayout(row);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->setSpacing(look::kGrid / 2);
    for (QAction* action : actions) {
        flow->addWidget(new ShortcutButton(action, row));
    }
    return row;
}

CodebookPane::CodebookPane(const TaxonomyKeys& keys, QWidget* parent)
    : QWidget(parent)
    , m_tree(new CodebookTree(this))
    , m_edits(keyRow(this, keys.edits() + QList<QAction*>{keys.retired}))
    , m_proposals(new QWidget(this))
    , m_denied(new QLabel(m_proposals))
{
    m_denied->setObjectName(QStringLiteral("codebookDenied"));
    m_denied->setTextFormat(Qt::PlainText);
    m_denied->setWordWrap(true);
    m_denied->setForegroundRole(QPalette::PlaceholderText);
    auto* propose = new QVBoxLayout(m_proposals);
    propose->setContentsMargins(0, 0, 0, 0);
    propose->addWidget(m_denied);
    propose->addWidget(keyRow(m_proposals, {keys.propose, keys.proposeChange, keys.retired}));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(look::kGrid, look::kGrid, 0, look::kGrid);
    column->setSpacing(look::kGrid);
    column->addWidget(m_tree, 1);
    column->addWidget(m_edits);
    column->addWidget(m_proposals);
}

void CodebookPane::setDenied(const QString& denied)
{
    m_edits->setVisible(denied.isEmpty());
    m_proposals->setVisible(!denied.isEmpty());
    m_denied->setText(tr("Changing the codebook: %1 You can propose what it should say.").arg(denied));
}

} // namespace accord::ui
