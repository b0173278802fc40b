// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/taxonomy/edits/edit_actions.h"

#include <QAction>
#include <QWidget>

#include "ui/support/error_text.h"
#include "ui/support/prompts.h"
#include "ui/support/rights.h"
#include "ui/taxonomy/codebook/codebook_tree.h"
#include "ui/taxonomy/edits/codebook_draft.h"
#include "ui/taxonomy/edits/edit_dialog.h"
#include "ui/taxonomy/edits/edit_list.h"
#include "ui/taxonomy/edits/review_dialog.h"

namespace accord::ui {

using taxonomy::Edit;
using taxonomy::EditKind;

EditActions::EditActions(CodebookDraft& draft, const TaxonomyKeys& keys, CodebookTree& tree, EditList& list,
                         Prompts& prompts, QWidget* page)
    : QObject(page)
    , m_draft(draft)
    , m_keys(keys)
    , m_tree(tree)
    , m_list(list)
    , m_prompts(prompts)
    , m_page(page)
{
    const auto asking = [this](const QAction* action, EditKind kind) {
        connect(action, &QAction::triggered, this, [this, kind] { ask(kind); });
    };
    asking(keys.add, EditKind::Add);
    asking(keys.rename, EditKind::Rename);
    asking(keys.move, EditKind::Move);
    asking(keys.merge, EditKind::Merge);
    asking(keys.split, EditKind::Split);
    connect(keys.retire, &QAction::triggered, this, &EditActions::retireOrRestore);
    connect(keys.pending, &QAction::triggered, &list, &EditList::focusList);
    connect(keys.remove, &QAction::triggered, this, [this] {
        m_draft.remove(m_list.current());
        leaveEmptyList();
    });
    connect(keys.discard, &QAction::triggered, this, [this] {
        m_draft.discard();
        leaveEmptyList();
    });
    connect(keys.review, &QAction::triggered, this, &EditActions::review);
    connect(&tree, &CodebookTree::moveWanted, this, &EditActions::move);
    connect(&tree, &CodebookTree::chosenChanged, this, [this] { updateEnabled(m_may, m_denied); });
    connect(&draft, &CodebookDraft::changed, this, [this] { updateEnabled(m_may, m_denied); });
}

void EditActions::updateEnabled(bool may, const QString& denied)
{
    m_may = may;
    m_denied = denied;
    const Category* chosen = m_tree.chosen();
    const bool standing = may && chosen != nullptr && !chosen->retired;
    enable(m_keys.add, may, denied);
    for (QAction* action : {m_keys.editWords, m_keys.rename, m_keys.move, m_keys.merge, m_keys.split}) {
        enable(action, standing, denied);
    }
    enable(m_keys.retire, may && chosen != nullptr, denied);
    const bool back = chosen != nullptr && chosen->retired;
    m_keys.retire->setText(back ? tr("Bring Back") : tr("Retire"));
    m_keys.retire->setIconText(back ? tr("Bring back") : tr("Retire"));
    m_keys.pending->setEnabled(!m_draft.empty());
    m_keys.remove->setEnabled(may && m_list.current() >= 0 && !m_draft.empty());
    m_keys.discard->setEnabled(may && !m_draft.empty());
    enable(m_keys.review, may && m_draft.allFit(), denied);
}

/// The list goes with its last edit, and the keyboard must not go with it.
void EditActions::leaveEmptyList()
{
    if (m_draft.empty()) {
        m_tree.focusTree();
    }
}

void EditActions::ask(EditKind kind)
{
    auto* dialog = new EditDialog(m_draft, kind, m_tree.chosen(), m_page->window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(&m_draft, &QObject::destroyed, dialog, [dialog] { delete dialog; });
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const std::vector<Edit> made = dialog->edits();
        if (!made.empty() && made.front().kind == EditKind::Add) {
            if (const Category* added = m_draft.taxonomy()->findCode(made.front().code)) {
                m_tree.choose(added->uuid);
            }
        }
        m_tree.focusTree();
    });
    dialog->open();
}

void EditActions::retireOrRestore()
{
    if (const Category* chosen = m_tree.chosen()) {
        Edit edit;
        edit.kind = chosen->retired ? EditKind::Restore : EditKind::Retire;
        // The code of a retired one may be another one's by now.
        edit.category = chosen->retired ? chosen->uuid.text() : chosen->code;
        add(edit);
    }
}

void EditActions::move(const Uuid& category, const Uuid& parent)
{
    const Category* moved = m_draft.taxonomy()->find(category);
    const Category* target = m_draft.taxonomy()->find(parent);
    if (m_may && moved != nullptr && target != nullptr) {
        Edit edit;
        edit.kind = EditKind::Move;
        edit.category = moved->code;
        edit.target = target->code;
        add(edit);
    }
}

void EditActions::add(const Edit& edit)
{
    if (const Status status = m_draft.add({edit}); !status.ok()) {
        m_prompts.tell(m_page, tr("Edit the Codebook"), errorText(status.error()));
    }
}

void EditActions::review()
{
    auto* dialog = new ReviewDialog(m_draft, m_prompts, m_page->window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(&m_draft, &QObject::destroyed, dialog, [dialog] { delete dialog; });
    dialog->open();
}

} // namespace accord::ui
