// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/taxonomy/edits/edit_list.h"

#include <QAction>
#include <QLabel>
#include <QListWidget>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "ui/support/look.h"
#include "ui/taxonomy/edits/codebook_draft.h"
#include "ui/taxonomy/edits/edit_text.h"
#include "ui/taxonomy/row_delegate.h"
#include "ui/taxonomy/taxonomy_keys.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/shortcut_button.h"

#include <algorithm>

namespace accord::ui {

EditList::EditList(CodebookDraft& draft, const TaxonomyKeys& keys, QWidget* parent)
    : QWidget(parent)
    , m_draft(draft)
    , m_list(new QListWidget(this))
    , m_title(new QLabel(this))
    , m_total(new QLabel(this))
{
    setObjectName(QStringLiteral("editList"));
    build(keys);
    connect(&draft, &CodebookDraft::changed, this, &EditList::refresh);
    refresh();
}

void EditList::build(const TaxonomyKeys& keys)
{
    QFont strong = m_title->font();
    strong.setBold(true);
    m_title->setFont(strong);
    m_title->setObjectName(QStringLiteral("pendingTitle"));
    m_list->setObjectName(QStringLiteral("pendingEdits"));
    m_list->setAccessibleName(tr("Pending edits"));
    m_list->setItemDelegate(new RowDelegate(m_list));
    m_list->setResizeMode(QListView::Adjust);
    m_list->setSpacing(look::kGrid / 4);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_total->setObjectName(QStringLiteral("pendingTotal"));
    m_total->setWordWrap(true);
    auto* buttons = new QWidget(this);
    auto* flow = new FlowLayout(buttons);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->setSpacing(look::kGrid / 2);
    for (QAction* action : {keys.review, keys.remove, keys.discard}) {
        flow->addWidget(new ShortcutButton(action, buttons));
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(look::kGrid, 2 * look::kGrid, look::kGrid, look::kGrid);
    column->setSpacing(look::kGrid);
    column->addWidget(m_title);
    column->addWidget(m_list, 1);
    column->addWidget(m_total);
    column->addWidget(buttons);
}

int EditList::current() const
{
    return m_list->currentRow();
}

void EditList::focusList()
{
    m_list->setFocus(Qt::OtherFocusReason);
}

/// Rows stay where they are.
void EditList::refresh()
{
    const Project& project = m_draft.session().project();
    const auto count = static_cast<int>(m_draft.edits().size());
    const QSignalBlocker quiet(m_list);
    const int scrolled = m_list->verticalScrollBar()->value();
    while (m_list->count() > count) {
        delete m_list->takeItem(m_list->count() - 1);
    }
    for (int i = 0; i < count; ++i) {
        const PendingEdit& edit = m_draft.edits()[static_cast<std::size_t>(i)];
        QListWidgetItem* row = i < m_list->count() ? m_list->item(i) : new QListWidgetItem(m_list);
        const QString effect = !edit.problem.isEmpty() ? edit.problem
                               : edit.impact           ? impactText(project, *edit.impact)
                                                       : tr("working out what it does …");
        row->setText(edit.title + QLatin1Char('\n') + effect);
        row->setIcon(look::icon(edit.problem.isEmpty() ? QStringLiteral("taxonomy") : QStringLiteral("warning")));
        row->setToolTip(edit.line);
    }
    if (m_list->currentRow() < 0 && count > 0) {
        m_list->setCurrentRow(count - 1);
    }
    m_list->verticalScrollBar()->setValue(scrolled);
    m_title->setText(tr("%n pending edits", nullptr, count));
    if (m_draft.total()) {
        m_total->setText(unbroken(tr("Together: %1").arg(impactText(project, *m_draft.total()))));
    } else {
        m_total->setText(m_draft.allFit() ? tr("Together: working out what they do …")
                                          : tr("What does not fit must go before the others can be applied."));
    }
    setVisible(count > 0);
}

} // namespace accord::ui
