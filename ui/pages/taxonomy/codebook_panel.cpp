// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/taxonomy/codebook_panel.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/core/prompts.h"
#include "ui/core/theme.h"
#include "ui/pages/taxonomy/codebook_draft.h"
#include "ui/pages/taxonomy/entry_editor.h"
#include "ui/pages/taxonomy/entry_view.h"
#include "ui/pages/taxonomy/taxonomy_actions.h"
#include "ui/text/error_text.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/flow_layout.h"

namespace accord::ui {
namespace {

constexpr int kTreeRows = 14; // at least, before the edits go behind one button

} // namespace

QWidget* keyRow(QWidget* parent, const QList<QAction*>& actions)
{
    auto* row = new QWidget(parent);
    auto* flow = theme::layoutIn<FlowLayout>(row, theme::Pad::None, theme::kGrid / 2);
    for (QAction* action : actions) {
        flow->addWidget(new ShortcutButton(action, row));
    }
    return row;
}

CodebookPane::CodebookPane(const TaxonomyKeys& keys, QWidget* parent)
    : QWidget(parent)
    , m_tree(new CodebookTree(this))
    , m_edits(keyRow(this, keys.edits() + QList<QAction*>{keys.retired}))
    , m_folded(new QToolButton(this))
    , m_proposals(new QWidget(this))
    , m_denied(new QLabel(m_proposals))
{
    m_denied->setObjectName(QStringLiteral("codebookDenied"));
    m_denied->setTextFormat(Qt::PlainText);
    m_denied->setWordWrap(true);
    m_denied->setForegroundRole(QPalette::PlaceholderText);
    m_edits->setObjectName(QStringLiteral("codebookEdits"));
    m_folded->setObjectName(QStringLiteral("codebookEditsFolded"));
    m_folded->setText(tr("Edit the codebook"));
    m_folded->setPopupMode(QToolButton::InstantPopup);
    m_folded->setFocusPolicy(Qt::TabFocus);
    auto* menu = new QMenu(m_folded);
    menu->addActions(keys.edits());
    menu->addSeparator();
    menu->addAction(keys.retired);
    m_folded->setMenu(menu);
    auto* propose = theme::layoutIn<QVBoxLayout>(m_proposals, theme::Pad::None);
    propose->addWidget(m_denied);
    propose->addWidget(keyRow(m_proposals, {keys.propose, keys.proposeChange, keys.retired}));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(theme::kGrid, theme::kGrid, 0, theme::kGrid);
    column->setSpacing(theme::kGrid);
    column->addWidget(m_tree, 1);
    column->addWidget(m_edits);
    column->addWidget(m_folded, 0, Qt::AlignLeft);
    column->addWidget(m_proposals);
    fold();
}

void CodebookPane::setDenied(const QString& denied)
{
    m_mayEdit = denied.isEmpty();
    fold();
    m_proposals->setVisible(!denied.isEmpty());
    m_denied->setText(tr("Changing the codebook: %1 You can propose what it should say.").arg(denied));
}

bool CodebookPane::event(QEvent* event)
{
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) {
        fold();
    }
    return done;
}

/// Where there are few lines they are the codebook's. Every edit has its key and its place in the menus all the same.
void CodebookPane::fold()
{
    const QMargins margins = layout() == nullptr ? QMargins() : layout()->contentsMargins();
    const int across = width() - margins.left() - margins.right();
    const int row = fontMetrics().height() + theme::kGrid;
    const bool few = height() - m_edits->heightForWidth(across) < kTreeRows * row;
    m_edits->setVisible(m_mayEdit && !few);
    m_folded->setVisible(m_mayEdit && few);
}

CodebookPanel::CodebookPanel(const PageContext& context, CodebookDraft& draft, const TaxonomyKeys& keys,
                             QWidget* parent)
    : Tab(context, QStringLiteral("codebook"), keys.tabs[0]->text(), parent)
    , m_draft(draft)
    , m_stack(new QStackedWidget(this))
    , m_view(new EntryView(this))
    , m_editor(new EntryEditor(keys, this))
{
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_editor);
    auto* all = theme::layoutIn<QVBoxLayout>(this, theme::Pad::None);
    all->addWidget(m_stack);
    connect(m_view, &EntryView::categoryWanted, this, &CodebookPanel::categoryWanted);
    connect(m_view, &EntryView::editWanted, this, &CodebookPanel::editWanted);
    connect(m_editor, &EntryEditor::left, this, &CodebookPanel::leaveEditor);
    connect(keys.keepWords, &QAction::triggered, this, &CodebookPanel::keep);
}

void CodebookPanel::show(const Category* category, const EntryFacts& facts)
{
    m_category = category == nullptr ? Uuid{} : category->uuid;
    m_view->show(*m_draft.taxonomy(), category, facts);
}

bool CodebookPanel::isEditing() const
{
    return m_stack->currentWidget() == m_editor;
}

void CodebookPanel::edit()
{
    const Category* category = m_draft.taxonomy()->find(m_category);
    if (category != nullptr && !isEditing()) {
        m_stack->setCurrentWidget(m_editor);
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
        context().prompts.tell(this, tr("Edit the Words"), errorText(status.error()));
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

void CodebookPanel::leaveEditor()
{
    if (!m_editor->isChanged()) {
        finish();
        return;
    }
    context().prompts.confirm(
        this,
        {tr("Edit the Words"), tr("What you have written here has not been kept."), tr("Leave Without Keeping It")},
        {this, [this] { finish(); }});
}

void CodebookPanel::finish()
{
    m_editor->leave();
    m_stack->setCurrentWidget(m_view);
    emit editingChanged();
}

} // namespace accord::ui
