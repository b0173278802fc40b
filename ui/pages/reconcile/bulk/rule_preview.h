// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>
#include <QTabWidget>

#include "core/model/study.h"
#include "core/model/taxonomy.h"
#include "core/project/label_matrix.h"
#include "core/reconcile/rule_effect.h"
#include "core/reconcile/rules.h"
#include "ui/widgets/column_model.h"

#include <vector>

class QAbstractItemModel;

namespace accord::ui {

/// An item drawn from a rule's preview: what one looks into before one lets a rule decide thousands.
struct SampleRow
{
    ItemId id;
    QString issue;
    QString votes;
    QString decision;
};

Columns<SampleRow> sampleColumns();

/// `headings` in the order of the sample, or fewer.
std::vector<SampleRow> sampleRows(const LabelMatrix& labelMatrix, const std::vector<reconcile::Decided>& sample,
                                  const std::vector<Heading>& headings);

/// "Decide 16,755 Items by Majority": the button, and the name of the step in the menu of undo.
QString decideText(const reconcile::Rule& rule, int items);

/// What a rule would do, in sentences: what it has an answer for, what is left alone and why. `apart`: the names of the
/// first issues that it decides differently from one occurrence to the other, as plain text.
QString previewHtml(const reconcile::RulePreview& preview, const QStringList& apart);

/// A list of the dialog, under its name.
ListView* previewTable(QAbstractItemModel* model, const QString& name, QWidget* parent);

/// What a rule would do, counted by category, repository and level, and what that changes: shares and kappa.
class PreviewTabs : public QTabWidget
{
    Q_OBJECT
public:
    explicit PreviewTabs(QWidget* parent);

    void set(const reconcile::RulePreview& preview, const reconcile::RuleEffect& effect, const Taxonomy& taxonomy,
             const QStringList& annotators);

private:
    /// Decisions of a category, a repository or a level.
    struct CountRow
    {
        QString name;
        int count = 0;
        QString code; ///< of a category; "–" for what is not for this study
    };
    /// A share or a kappa, before the decisions and with them.
    struct EffectRow
    {
        QString name;
        QString before;
        QString after;
    };

    static Columns<CountRow> countColumns(const QString& what);
    static Columns<EffectRow> effectColumns(const QString& what);
    static std::vector<CountRow> categoryRows(const reconcile::RulePreview& preview, const Taxonomy& taxonomy);
    static std::vector<CountRow> splitRows(const reconcile::RulePreview& preview);
    static std::vector<EffectRow> shareRows(const reconcile::RuleEffect& effect);
    static std::vector<EffectRow> kappaRows(const reconcile::RuleEffect& effect, const QStringList& names);
    void addFigures(QAbstractItemModel* model, const QString& title, const QString& name, const QString& hint);

    ColumnModel<CountRow>* m_categories;
    ColumnModel<CountRow>* m_repositories;
    ColumnModel<CountRow>* m_splits;
    ColumnModel<EffectRow>* m_shares;
    ColumnModel<EffectRow>* m_kappas;
};

} // namespace accord::ui
