// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/taxonomy/taxonomy_actions.h"

#include <QAction>
#include <QWidget>

#include "ui/core/prompts.h"
#include "ui/core/rights.h"
#include "ui/core/session.h"
#include "ui/pages/taxonomy/codebook_draft.h"
#include "ui/pages/taxonomy/codebook_tree.h"
#include "ui/pages/taxonomy/edit_dialog.h"
#include "ui/pages/taxonomy/review_dialog.h"
#include "ui/pages/taxonomy/versions_panel.h"
#include "ui/text/error_text.h"

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
    connect(&tree, &CodebookTree::chosenChanged, this, [this] { updateEnabled(m_may); });
    connect(&draft, &CodebookDraft::changed, this, [this] { updateEnabled(m_may); });
}

void EditActions::updateEnabled(bool may)
{
    m_may = may;
    const Category* chosen = m_tree.chosen();
    const bool standing = may && chosen != nullptr && !chosen->retired;
    const auto offer = [this](QAction* action, bool possible) { enable(action, possible, m_draft.session()); };
    offer(m_keys.add, may);
    for (QAction* action : {m_keys.editWords, m_keys.rename, m_keys.move, m_keys.merge, m_keys.split}) {
        offer(action, standing);
    }
    offer(m_keys.retire, may && chosen != nullptr);
    const bool back = chosen != nullptr && chosen->retired;
    m_keys.retire->setText(back ? tr("Bring Back") : tr("Retire"));
    m_keys.retire->setIconText(back ? tr("Bring back") : tr("Retire"));
    offer(m_keys.pending, !m_draft.empty());
    offer(m_keys.remove, may && m_list.current() >= 0 && !m_draft.empty());
    offer(m_keys.discard, may && !m_draft.empty());
    offer(m_keys.review, may && m_draft.allFit());
}

/// The list goes with its last edit, and the keyboard must not go with it.
void EditActions::leaveEmptyList()
{
    if (m_draft.empty()) {
        m_tree.focusTree();
    }
}

void EditActions::merge(const Uuid& into)
{
    if (m_keys.merge->isEnabled()) {
        ask(EditKind::Merge, into);
    }
}

void EditActions::ask(EditKind kind, const Uuid& target)
{
    auto* dialog = new EditDialog(m_draft, kind, m_tree.chosen(), m_page->window());
    if (!target.isNull()) {
        dialog->chooseTarget(target);
    }
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
    dialog->open();
}

VersionActions::VersionActions(const PageContext& context, const TaxonomyKeys& keys, CodebookDraft& draft,
                               VersionsPanel& panel, QWidget* page)
    : QObject(page)
    , m_context(context)
    , m_keys(keys)
    , m_draft(draft)
    , m_panel(panel)
    , m_page(page)
{
    connect(keys.takeBack, &QAction::triggered, this, [this] { goBack(false); });
    connect(keys.returnTo, &QAction::triggered, this, [this] { goBack(true); });
    connect(keys.saveAs, &QAction::triggered, this, &VersionActions::save);
}

// While edits wait nothing else changes the codebook: they were collected for the one that holds.
void VersionActions::updateEnabled(bool may)
{
    const int newest = m_context.session.project().codebookNumber();
    const int chosen = m_panel.chosen();
    const bool free = may && m_draft.empty();
    enable(m_keys.takeBack, free && newest > 1, m_context.session);
    enable(m_keys.returnTo, free && m_panel.isVisible() && chosen > 0 && chosen < newest, m_context.session);
    m_keys.saveAs->setEnabled(newest > 0);
}

/// To the version before the newest one, or to the chosen one.
void VersionActions::goBack(bool toChosen)
{
    const int newest = m_context.session.project().codebookNumber();
    const int target = toChosen ? m_panel.chosen() : newest - 1;
    const QString title = toChosen ? tr("Return to Version %1").arg(target) : tr("Take Back Version %1").arg(newest);
    if (target <= 0 || target >= newest) {
        return;
    }
    const auto go = [this, title, newest, to = toChosen ? target : 0] {
        m_draft.goBack(newest, to, this, [this, title](const Status& status) {
            if (!status.ok()) {
                m_context.prompts.tell(m_page, title, errorText(status.error()));
            }
        });
    };
    m_context.prompts.confirm(m_page,
                              {title,
                               tr("What version %1 says is written again as version %2. Labels, decisions and the "
                                  "history stay as they are, and this can be undone.")
                                   .arg(target)
                                   .arg(newest + 1),
                               title},
                              {this, go});
}

void VersionActions::save()
{
    saveCodebook(m_context.session, m_context.prompts, m_page, m_panel.isVisible() ? m_panel.chosen() : 0,
                 [this](const QString& sentence) { emit said(sentence); });
}

} // namespace accord::ui
