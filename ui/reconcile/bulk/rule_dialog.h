// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>
#include <QStringList>

#include "core/reconcile/rules.h"
#include "ui/support/page.h"

#include <cstdint>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace accord::ui {

class PreviewTabs;
class RuleChoice;
class SampleModel;

/// Lets a rule decide. Shows beforehand what it would do and what that changes, with items drawn by chance that can be
/// opened behind the dialog, and does it as one step of undo.
class RuleDialog : public QDialog
{
    Q_OBJECT
public:
    RuleDialog(const PageContext& context, QWidget* parent);

    /// Counts anew, because something changed.
    void refresh();

signals:
    void itemWanted(accord::ItemId item);
    void decided(int items);

private:
    void makeRules(QVBoxLayout* layout);
    void makePreview(QVBoxLayout* layout);
    QWidget* makeSample();
    void take(const reconcile::RulePreview& preview, const reconcile::RuleEffect& effect, const QStringList& apart);
    void drawSample();
    void apply();

    PageContext m_context;
    QStringList m_names; ///< of the label matrix's annotators, as they are called here
    RuleChoice* m_rules = nullptr;
    PreviewTabs* m_tabs = nullptr;
    SampleModel* m_sample;
    QPushButton* m_another = nullptr;
    QLabel* m_words = nullptr;
    QPushButton* m_apply = nullptr;
    reconcile::RulePreview m_preview;
    reconcile::Rule m_previewed;
    std::uint64_t m_seed = 1; ///< of the sample
    int m_job = 0;
};

} // namespace accord::ui
