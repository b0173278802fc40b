// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/taxonomy/edits/edit_gestures.h"

#include <QAction>
#include <QWidget>

#include "ui/support/error_text.h"
#include "ui/support/prompts.h"
#include "ui/support/rights.h"
#include "ui/taxonomy/codebook/codebook_tree.h"
#include "ui/taxonomy/edits/edit_desk.h"
#include "ui/taxonomy/edits/edit_dialog.h"
#include "ui/taxonomy/edits/edit_list.h"
#include "ui/taxonomy/edits/review_dialog.h"

namespace accord::ui {

using taxonomy::Edit;
using taxonomy::EditKind;

EditGestures::EditGestures(EditDesk& desk, const TaxonomyKeys& keys, CodebookTree& tree, EditList& list,
                           Prompts& prompts, QWidget* page)
    : QObject(page)
    , m_desk(desk)
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
    connect(keys.retire, &QAction::triggered, this, &EditGestures::retireOrRestore);
    connect(keys.pending, &QAction::triggered, &list, &EditList::focusList);
    connect(keys.remove, &QAction::triggered, this, [this] {
        m_desk.remove(m_list.current());
        leaveEmptyList();
    });
    connect(keys.discard, &QAction::triggered, this, [this] {
        m_desk.discard();
        leaveEmptyList();
    });
    connect(keys.review, &QAction::triggered, this, &EditGestures::review);
    connect(&tree, &CodebookTree::moveWanted, this, &EditGestures::move);
    connect(&tree, &CodebookTree::chosenChanged, this, [this] { updateEnabled(m_may, m_denied); });
    connect(&desk, &EditDesk::changed, this, [this] { updateEnabled(m_may, m_denied); });
}

void EditGestures::updateEnabled(bool may, const QString& denied)
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
    m_keys.pending->setEnabled(!m_desk.empty());
    m_keys.remove->setEnabled(may && m_list.current() >= 0 && !m_desk.empty());
    m_keys.discard->setEnabled(may && !m_desk.empty());
    enable(m_keys.review, may && m_desk.allFit(), denied);
}

/// The list goes with its last edit, and the keyboard must not go with it.
void EditGestures::leaveEmptyList()
{
    if (m_desk.empty()) {
        m_tree.focusTree();
    }
}

void EditGestures::ask(EditKind kind)
{
    auto* dialog = new EditDialog(m_desk, kind, m_tree.chosen(), m_page->window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(&m_desk, &QObject::destroyed, dialog, [dialog] { delete dialog; });
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const std::vector<Edit> made = dialog->edits();
        if (!made.empty() && made.front().kind == EditKind::Add) {
            if (const Category* added = m_desk.taxonomy()->findCode(made.front().code)) {
                m_tree.choose(added->uuid);
            }
        }
        m_tree.focusTree();
    });
    dialog->open();
}

void EditGestures::retireOrRestore()
{
    if (const Category* chosen = m_tree.chosen()) {
        Edit edit;
        edit.kind = chosen->retired ? EditKind::Restore : EditKind::Retire;
        // The code of a retired one may be another one's by now.
        edit.category = chosen->retired ? chosen->uuid.text() : chosen->code;
        add(edit);
    }
}

void EditGestures::move(const Uuid& category, const Uuid& parent)
{
    const Category* moved = m_desk.taxonomy()->find(category);
    const Category* target = m_desk.taxonomy()->find(parent);
    if (m_may && moved != nullptr && target != nullptr) {
        Edit edit;
        edit.kind = EditKind::Move;
        edit.category = moved->code;
        edit.target = target->code;
        add(edit);
    }
}

void EditGestures::add(const Edit& edit)
{
    if (const Status status = m_desk.add({edit}); !status.ok()) {
        m_prompts.tell(m_page, tr("Edit the Codebook"), errorText(status.error()));
    }
}

void EditGestures::review()
{
    auto* dialog = new ReviewDialog(m_desk, m_prompts, m_page->window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(&m_desk, &QObject::destroyed, dialog, [dialog] { delete dialog; });
    dialog->open();
}

} // namespace accord::ui
