// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStackedWidget>

#include "ui/taxonomy/codebook/entry_text.h"

namespace accord::ui {

class CodebookDraft;
class EntryEditor;
class EntryView;
class Prompts;
struct TaxonomyKeys;

/// The middle of the page: what the codebook says of the chosen category, and the same place to change it.
class CodebookPanel : public QStackedWidget
{
    Q_OBJECT
public:
    CodebookPanel(CodebookDraft& draft, const TaxonomyKeys& keys, Prompts& prompts, QWidget* parent);

    /// Null: there is none. What is being edited stays.
    void show(const Category* category, const EntryFacts& facts);
    using QStackedWidget::show;

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
    void leave();
    void finish();

    CodebookDraft& m_draft;
    Prompts& m_prompts;
    EntryView* m_view;
    EntryEditor* m_editor;
    Uuid m_category;
};

} // namespace accord::ui
