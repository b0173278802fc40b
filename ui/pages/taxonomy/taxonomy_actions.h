// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QObject>

#include "core/taxonomy/edits/edit.h"
#include "ui/core/page.h"

class QAction;
class QWidget;

namespace accord::ui {

class Actions;
class CodebookDraft;
class CodebookTree;
class EditList;
class Prompts;
class VersionsPanel;

/// The actions of the Taxonomy page, registered with their standard shortcuts. Letters that judge a proposal are left
/// to the list of proposals.
struct TaxonomyKeys
{
    QList<QAction*> tabs; ///< five, checkable: codebook, versions, proposals, to look at again, open codes

    QAction* filter = nullptr;
    QAction* retired = nullptr; ///< checkable
    QAction* editWords = nullptr;
    QAction* add = nullptr;
    QAction* rename = nullptr;
    QAction* move = nullptr;
    QAction* merge = nullptr;
    QAction* split = nullptr;
    QAction* retire = nullptr;
    QAction* pending = nullptr; ///< into the list of pending edits
    QAction* remove = nullptr;  ///< the chosen pending edit
    QAction* review = nullptr;
    QAction* discard = nullptr;  ///< all pending edits
    QAction* takeBack = nullptr; ///< the newest version
    QAction* returnTo = nullptr; ///< the chosen version
    QAction* propose = nullptr;
    QAction* proposeChange = nullptr;
    QAction* proposeCodes = nullptr; ///< a category for the chosen open codes
    QAction* saveAs = nullptr;       ///< HTML, PDF, Markdown
    QAction* keepWords = nullptr;    ///< what is being edited becomes a pending edit
    QAction* relabel = nullptr;      ///< goes through the labels to look at again on the Label page

    /// The shortcuts work within `page`.
    static TaxonomyKeys make(Actions& actions, QWidget* page);

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

    /// `may`: I lead, and nothing is being typed. `denied`: who leads, in a sentence; empty: I do.
    void updateEnabled(bool may, const QString& denied);

private:
    void ask(taxonomy::EditKind kind);
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
    QString m_denied;
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
