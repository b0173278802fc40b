// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "ui/pages/taxonomy/codebook_tree.h"
#include "ui/pages/taxonomy/entry_view.h"
#include "ui/widgets/tabbed_page.h"

class QAction;
class QLabel;
class QStackedWidget;
class QToolButton;

namespace accord::ui {

class CodebookDraft;
class EntryEditor;
class EntryView;
struct TaxonomyKeys;

/// The left side of the page: the tree, and below it what can be done to its categories; for those who may not change
/// the codebook, how to propose what it should say.
class CodebookPane : public QWidget
{
    Q_OBJECT
public:
    CodebookPane(const TaxonomyKeys& keys, QWidget* parent);

    [[nodiscard]] CodebookTree& tree() { return *m_tree; }
    /// `denied`: who changes the codebook, in a sentence; empty: I do.
    void setDenied(const QString& denied);

protected:
    bool event(QEvent* event) override;

private:
    void fold();

    CodebookTree* m_tree;
    QWidget* m_edits;
    QToolButton* m_folded; ///< in their place where there are few lines
    bool m_mayEdit = true;
    QWidget* m_proposals;
    QLabel* m_denied;
};

/// The actions as buttons with their keys beside each other, in as many lines as it takes.
QWidget* keyRow(QWidget* parent, const QList<QAction*>& actions);

/// The middle of the page: what the codebook says of the chosen category, and the same place to change it.
class CodebookPanel : public Tab
{
    Q_OBJECT
public:
    CodebookPanel(const PageContext& context, CodebookDraft& draft, const TaxonomyKeys& keys, QWidget* parent);

    void refresh() override {} // it is told what to show

    /// Null: there is none. What is being edited stays.
    void show(const Category* category, const EntryFacts& facts);
    using Tab::show;

    void edit();    ///< the category that is shown
    void keep();    ///< what was edited becomes pending edits
    void putAway(); ///< the same when somebody goes elsewhere; without an answer it is a minor edit
    [[nodiscard]] bool isEditing() const;

signals:
    void categoryWanted(const accord::Uuid& category);
    void editWanted();
    void editingChanged();
    void said(const QString& sentence);

private:
    void leaveEditor();
    void finish();

    CodebookDraft& m_draft;
    QStackedWidget* m_stack;
    EntryView* m_view;
    EntryEditor* m_editor;
    Uuid m_category;
};

} // namespace accord::ui
