// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/taxonomy/codebook/codebook_panel.h"

#include <QAction>

#include "ui/support/error_text.h"
#include "ui/support/prompts.h"
#include "ui/taxonomy/codebook/entry_editor.h"
#include "ui/taxonomy/codebook/entry_view.h"
#include "ui/taxonomy/edits/codebook_draft.h"
#include "ui/taxonomy/taxonomy_keys.h"

namespace accord::ui {

CodebookPanel::CodebookPanel(CodebookDraft& draft, const TaxonomyKeys& keys, Prompts& prompts, QWidget* parent)
    : QStackedWidget(parent)
    , m_draft(draft)
    , m_prompts(prompts)
    , m_view(new EntryView(this))
    , m_editor(new EntryEditor(keys, this))
{
    addWidget(m_view);
    addWidget(m_editor);
    connect(m_view, &EntryView::categoryWanted, this, &CodebookPanel::categoryWanted);
    connect(m_view, &EntryView::editWanted, this, &CodebookPanel::editWanted);
    connect(m_editor, &EntryEditor::left, this, &CodebookPanel::leave);
    connect(keys.keepWords, &QAction::triggered, this, &CodebookPanel::keep);
}

void CodebookPanel::show(const Category* category, const EntryFacts& facts)
{
    m_category = category == nullptr ? Uuid{} : category->uuid;
    m_view->show(*m_draft.taxonomy(), category, facts);
}

bool CodebookPanel::isEditing() const
{
    return currentWidget() == m_editor;
}

void CodebookPanel::edit()
{
    const Category* category = m_draft.taxonomy()->find(m_category);
    if (category != nullptr && !isEditing()) {
        setCurrentWidget(m_editor);
        m_editor->edit(*category);
        emit editingChanged();
    }
}

void CodebookPanel::keep()
{
    if (!isEditing()) {
        return;
    }
    if (!m_editor->isChanged()) {
        finish();
        return;
    }
    const std::vector<taxonomy::Edit> edits = m_editor->take();
    if (edits.empty()) {
        return; // it asks first
    }
    if (const Status status = m_draft.add(edits); !status.ok()) {
        m_prompts.tell(this, tr("Edit the Words"), errorText(status.error()));
        return;
    }
    finish();
}

void CodebookPanel::putAway()
{
    if (!isEditing() || !m_editor->isChanged()) {
        return;
    }
    std::vector<taxonomy::Edit> edits = m_editor->take();
    const bool asked = edits.empty();
    if (asked) {
        m_editor->answerMinor();
        edits = m_editor->take();
    }
    if (m_draft.add(edits).ok()) {
        emit said(asked ? tr("What you were editing is kept as a pending minor edit.")
                        : tr("What you were editing is kept as a pending edit."));
        finish();
    }
}

void CodebookPanel::leave()
{
    if (!m_editor->isChanged() ||
        m_prompts.confirm(this, tr("Edit the Words"), tr("What you have written here has not been kept."),
                          tr("Leave Without Keeping It"))) {
        finish();
    }
}

void CodebookPanel::finish()
{
    m_editor->leave();
    setCurrentWidget(m_view);
    emit editingChanged();
}

} // namespace accord::ui
