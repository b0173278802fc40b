// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStackedWidget>

#include "ui/pages/taxonomy/proposals_panel.h"
#include "ui/pages/taxonomy/taxonomy_actions.h"
#include "ui/widgets/tabbed_page.h"

class QLabel;
class QSplitter;

namespace accord::ui {

class AgainPanel;
class CodebookPanel;
class CodebookPane;
class CodebookTree;
class CodebookDraft;
class EditActions;
class EditList;
class Placeholder;
class LabelCounts;
class CodesPanel;
class VersionActions;
class VersionsPanel;

extern const PageEntry kTaxonomyPage;

/// The codebook: its categories and their words, edits that wait to be applied, its versions, the proposals for it, and
/// the labels to look at again. It only wires.
class TaxonomyPage : public TabbedPage
{
    Q_OBJECT
public:
    TaxonomyPage(const PageContext& context, QWidget* parent = nullptr);

    void enter() override;
    void leave() override;
    [[nodiscard]] bool busy() const override;

    void show(const Target& target) override;
    [[nodiscard]] std::optional<Target> place() const override;

    [[nodiscard]] ProposalModel& book() { return *m_book; }
    [[nodiscard]] ProposalsPanel& proposals() { return *m_proposals; }
    [[nodiscard]] CodebookTree& tree() { return *m_tree; }
    [[nodiscard]] CodebookDraft& draft() { return *m_draft; }

protected:
    void tabShown() override;

signals:
    void said(const QString& sentence); ///< at the foot of the window

private:
    void build();
    QWidget* makeMiddle();
    void connectSession();
    void connectTree();
    void connectTabs();
    void refresh();
    void showTree();
    void showEntry();
    void showCounts();
    void updateEnabled();
    [[nodiscard]] bool mayLead() const;

    TaxonomyKeys m_keys;
    ProposalModel* m_book;
    CodebookDraft* m_draft;
    LabelCounts* m_counts;
    QStackedWidget* m_stack;
    Placeholder* m_empty;
    QSplitter* m_parts;
    CodebookPane* m_side;
    CodebookTree* m_tree;
    CodebookPanel* m_codebook;
    VersionsPanel* m_versions;
    ProposalsPanel* m_proposals;
    AgainPanel* m_again;
    CodesPanel* m_codes;
    EditList* m_list;
    VersionActions* m_versionActions;
    EditActions* m_actions;
    QLabel* m_version;
    QObject m_following; ///< shortcuts; goes before anything else does
};

} // namespace accord::ui
