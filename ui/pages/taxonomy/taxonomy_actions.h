// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCoreApplication>
#include <QList>
#include <QObject>

#include "core/taxonomy/edits/edit.h"
#include "ui/core/actions.h"
#include "ui/core/page.h"

class QWidget;

namespace accord::ui {

class CodebookDraft;
class CodebookTree;
class EditList;
class Prompts;
class VersionsPanel;

/// What can be done on the Taxonomy page. Letters that judge a proposal are left to the list of proposals.
struct TaxonomyKeys : ActionTable
{
    Q_DECLARE_TR_FUNCTIONS(TaxonomyPage)

public:
    TaxonomyKeys(Actions& actions, QWidget* page)
        : ActionTable(actions, page, QStringLiteral("taxonomy"))
    {}

    static constexpr const char* kEditsMenu = QT_TRANSLATE_NOOP("accord::ui::Menus", "&Edit");
    static constexpr const char* kProposalMenu = QT_TRANSLATE_NOOP("accord::ui::Menus", "&Proposal");

    QList<QAction*> tabs{make("taxonomy.codebook", tr("Codebook"), Qt::Key_1, {.checkable = true}),
                         make("taxonomy.versions", tr("Versions"), Qt::Key_2, {.checkable = true}),
                         make("taxonomy.proposalList", tr("Proposals"), Qt::Key_3, {.checkable = true}),
                         make("taxonomy.again", tr("To Look at Again"), Qt::Key_4, {.checkable = true}),
                         make("taxonomy.codes", tr("Open Codes"), Qt::Key_5, {.checkable = true})};
    QAction* filter = make("taxonomy.filter", tr("Filter Categories"), Qt::Key_Slash);
    QAction* retired = make("taxonomy.retired", tr("Show Retired Categories"), Qt::Key_H,
                            {.shortly = tr("Show retired"), .checkable = true});
    QAction* editWords = make("taxonomy.editWords", tr("Edit the Words"), Qt::Key_E,
                              {.menu = kEditsMenu, .right = Action::EditCodebook, .shortly = tr("Edit")});
    QAction* add = make("taxonomy.add", tr("New Category…"), Qt::Key_N,
                        {.menu = kEditsMenu, .right = Action::EditCodebook, .shortly = tr("New…")});
    QAction* rename = make("taxonomy.rename", tr("Rename…"), Qt::Key_F2,
                           {.menu = kEditsMenu, .right = Action::EditCodebook, .shortly = tr("Rename…")});
    QAction* move = make("taxonomy.move", tr("Move…"), Qt::Key_M,
                         {.menu = kEditsMenu, .right = Action::EditCodebook, .shortly = tr("Move…")});
    QAction* merge = make("taxonomy.merge", tr("Merge into Another…"), Qt::Key_G,
                          {.menu = kEditsMenu, .right = Action::EditCodebook, .shortly = tr("Merge…")});
    QAction* split = make("taxonomy.split", tr("Split…"), Qt::Key_S,
                          {.menu = kEditsMenu, .right = Action::EditCodebook, .shortly = tr("Split…")});
    QAction* retire = make("taxonomy.retire", tr("Retire"), Qt::Key_R,
                           {.menu = kEditsMenu, .right = Action::EditCodebook, .shortly = tr("Retire")});
    QAction* pending = make("taxonomy.pending", tr("To the Pending Edits"), Qt::Key_K,
                            {.menu = kEditsMenu, .right = Action::EditCodebook});
    QAction* remove = make("taxonomy.remove", tr("Remove the Pending Edit"), Qt::Key_X,
                           {.menu = kEditsMenu, .right = Action::EditCodebook, .shortly = tr("Remove")});
    QAction* review = make("taxonomy.review", tr("Review and Apply…"), Qt::CTRL | Qt::SHIFT | Qt::Key_Return,
                           {.menu = kEditsMenu, .right = Action::EditCodebook, .shortly = tr("Review and apply…")});
    QAction* discard = make("taxonomy.discard", tr("Discard All Pending Edits"), Qt::CTRL | Qt::SHIFT | Qt::Key_X,
                            {.menu = kEditsMenu, .right = Action::EditCodebook, .shortly = tr("Discard all")});
    QAction* takeBack = make("taxonomy.takeBack", tr("Take Back the Newest Version…"), Qt::Key_U,
                             {.right = Action::EditCodebook, .shortly = tr("Take back the newest…")});
    QAction* returnTo = make("taxonomy.returnTo", tr("Return to the Chosen Version…"), Qt::Key_B,
                             {.right = Action::EditCodebook, .shortly = tr("Return to this one…")});
    QAction* propose = make("taxonomy.proposeHere", tr("Propose a New Category Here…"), Qt::Key_P,
                            {.right = Action::Propose, .shortly = tr("Propose a category…")});
    QAction* proposeChange =
        make("taxonomy.proposeChangeHere", tr("Propose a Change of This Category…"), Qt::SHIFT | Qt::Key_P,
             {.right = Action::Propose, .shortly = tr("Propose a change…")});
    QAction* proposeCodes = make("taxonomy.proposeCodes", tr("Propose a Category for the Chosen Codes…"), Qt::Key_Plus,
                                 {.right = Action::Propose, .shortly = tr("Propose a category for these…")});
    QAction* saveAs = make("taxonomy.saveAs", tr("Save the Codebook as HTML, PDF or Markdown…"),
                           Qt::CTRL | Qt::SHIFT | Qt::Key_S, {.shortly = tr("Save as…")});
    QAction* keepWords =
        make("taxonomy.keepWords", tr("Keep the Edited Words"), Qt::CTRL | Qt::Key_S,
             {.menu = kEditsMenu, .right = Action::EditCodebook, .shortly = tr("Keep as pending edit")});
    QAction* relabel = make("taxonomy.lookAgain", tr("Look at Them Again on the Label Page"), Qt::Key_O,
                            {.shortly = tr("Open on the Label page")});

    /// Those that make a pending edit.
    [[nodiscard]] QList<QAction*> edits() const { return {add, editWords, rename, move, merge, split, retire}; }
};

/// What the keys and the mouse do to the codebook: each makes pending edits, or asks in a dialog what is left to say.
class EditActions : public QObject
{
    Q_OBJECT
public:
    EditActions(CodebookDraft& draft, const TaxonomyKeys& keys, CodebookTree& tree, EditList& list, Prompts& prompts,
                QWidget* page);

    void updateEnabled(bool may); ///< I lead, and nothing is being typed

    /// Asks into which category the chosen one is to be merged; `into` is chosen there already.
    void merge(const Uuid& into);

private:
    void ask(taxonomy::EditKind kind, const Uuid& target = {});
    void retireOrRestore();
    void move(const Uuid& category, const Uuid& parent);
    void add(const taxonomy::Edit& edit);
    void review();
    void leaveEmptyList();

    CodebookDraft& m_draft;
    TaxonomyKeys m_keys;
    CodebookTree& m_tree;
    EditList& m_list;
    Prompts& m_prompts;
    QWidget* m_page;
    bool m_may = false;
};

/// What can be done with versions: take back the newest, return to an earlier one, save one as a file to read.
class VersionActions : public QObject
{
    Q_OBJECT
public:
    VersionActions(const PageContext& context, const TaxonomyKeys& keys, CodebookDraft& draft, VersionsPanel& panel,
                   QWidget* page);

    void updateEnabled(bool may);

signals:
    void said(const QString& sentence);

private:
    void goBack(bool toChosen);
    void save();

    PageContext m_context;
    TaxonomyKeys m_keys;
    CodebookDraft& m_draft;
    VersionsPanel& m_panel;
    QWidget* m_page;
};

} // namespace accord::ui
