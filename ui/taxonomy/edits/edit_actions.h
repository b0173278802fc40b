// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

#include "core/taxonomy/edits/edit.h"
#include "ui/taxonomy/taxonomy_keys.h"

namespace accord::ui {

class CodebookTree;
class CodebookDraft;
class EditList;
class Prompts;

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

} // namespace accord::ui
