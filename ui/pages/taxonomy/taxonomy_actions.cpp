// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/taxonomy/taxonomy_actions.h"

#include <QAction>
#include <QCoreApplication>
#include <QWidget>

#include "ui/core/actions.h"
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
namespace {

struct TaxonomyPageWords
{
    Q_DECLARE_TR_FUNCTIONS(TaxonomyPage)
};

} // namespace

TaxonomyKeys TaxonomyKeys::make(Actions& actions, QWidget* page)
{
    const QString place = QStringLiteral("taxonomy");
    const auto add = [&](const char* name, const QString& text, const QKeySequence& keys, const QString& shortly = {}) {
        QAction* action = actions.add(place + QLatin1Char('.') + QLatin1String(name), text, keys, page, place, place);
        if (!shortly.isEmpty()) {
            action->setIconText(shortly);
        }
        return action;
    };
    TaxonomyKeys keys;
    keys.tabs = {add("codebook", TaxonomyPageWords::tr("Codebook"), QKeySequence(Qt::Key_1)),
                 add("versions", TaxonomyPageWords::tr("Versions"), QKeySequence(Qt::Key_2)),
                 add("proposalList", TaxonomyPageWords::tr("Proposals"), QKeySequence(Qt::Key_3)),
                 add("again", TaxonomyPageWords::tr("To Look at Again"), QKeySequence(Qt::Key_4)),
                 add("codes", TaxonomyPageWords::tr("Open Codes"), QKeySequence(Qt::Key_5))};
    for (QAction* tab : keys.tabs) {
        tab->setCheckable(true);
    }
    keys.filter = add("filter", TaxonomyPageWords::tr("Filter Categories"), QKeySequence(Qt::Key_Slash));
    keys.retired = add("retired", TaxonomyPageWords::tr("Show Retired Categories"), QKeySequence(Qt::Key_H),
                       TaxonomyPageWords::tr("Show retired"));
    keys.retired->setCheckable(true);
    keys.editWords = add("editWords", TaxonomyPageWords::tr("Edit the Words"), QKeySequence(Qt::Key_E),
                         TaxonomyPageWords::tr("Edit"));
    keys.add =
        add("add", TaxonomyPageWords::tr("New Category…"), QKeySequence(Qt::Key_N), TaxonomyPageWords::tr("New…"));
    keys.rename =
        add("rename", TaxonomyPageWords::tr("Rename…"), QKeySequence(Qt::Key_F2), TaxonomyPageWords::tr("Rename…"));
    keys.move = add("move", TaxonomyPageWords::tr("Move…"), QKeySequence(Qt::Key_M), TaxonomyPageWords::tr("Move…"));
    keys.merge = add("merge", TaxonomyPageWords::tr("Merge into Another…"), QKeySequence(Qt::Key_G),
                     TaxonomyPageWords::tr("Merge…"));
    keys.split =
        add("split", TaxonomyPageWords::tr("Split…"), QKeySequence(Qt::Key_S), TaxonomyPageWords::tr("Split…"));
    keys.retire =
        add("retire", TaxonomyPageWords::tr("Retire"), QKeySequence(Qt::Key_R), TaxonomyPageWords::tr("Retire"));
    keys.pending = add("pending", TaxonomyPageWords::tr("To the Pending Edits"), QKeySequence(Qt::Key_K));
    keys.remove = add("remove", TaxonomyPageWords::tr("Remove the Pending Edit"), QKeySequence(Qt::Key_X),
                      TaxonomyPageWords::tr("Remove"));
    keys.review = add("review", TaxonomyPageWords::tr("Review and Apply…"),
                      QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Return), TaxonomyPageWords::tr("Review and apply…"));
    keys.discard = add("discard", TaxonomyPageWords::tr("Discard All Pending Edits"),
                       QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_X), TaxonomyPageWords::tr("Discard all"));
    keys.takeBack = add("takeBack", TaxonomyPageWords::tr("Take Back the Newest Version…"), QKeySequence(Qt::Key_U),
                        TaxonomyPageWords::tr("Take back the newest…"));
    keys.returnTo = add("returnTo", TaxonomyPageWords::tr("Return to the Chosen Version…"), QKeySequence(Qt::Key_B),
                        TaxonomyPageWords::tr("Return to this one…"));
    keys.propose = add("proposeHere", TaxonomyPageWords::tr("Propose a New Category Here…"), QKeySequence(Qt::Key_P),
                       TaxonomyPageWords::tr("Propose a category…"));
    keys.proposeChange = add("proposeChangeHere", TaxonomyPageWords::tr("Propose a Change of This Category…"),
                             QKeySequence(Qt::SHIFT | Qt::Key_P), TaxonomyPageWords::tr("Propose a change…"));
    keys.proposeCodes = add("proposeCodes", TaxonomyPageWords::tr("Propose a Category for the Chosen Codes…"),
                            QKeySequence(Qt::Key_Plus), TaxonomyPageWords::tr("Propose a category for these…"));
    keys.saveAs = add("saveAs", TaxonomyPageWords::tr("Save the Codebook as HTML, PDF or Markdown…"),
                      QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), TaxonomyPageWords::tr("Save as…"));
    keys.keepWords = add("keepWords", TaxonomyPageWords::tr("Keep the Edited Words"),
                         QKeySequence(Qt::CTRL | Qt::Key_S), TaxonomyPageWords::tr("Keep as pending edit"));
    keys.relabel = add("lookAgain", TaxonomyPageWords::tr("Look at Them Again on the Label Page"),
                       QKeySequence(Qt::Key_O), TaxonomyPageWords::tr("Open on the Label page"));
    return keys;
}

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
    const QString denied = denialText(m_context.session, Action::EditCodebook);
    enable(m_keys.takeBack, may && newest > 1 && m_draft.empty(), denied);
    enable(m_keys.returnTo, may && m_draft.empty() && m_panel.isVisible() && chosen > 0 && chosen < newest, denied);
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
