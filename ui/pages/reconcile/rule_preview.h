// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractTableModel>
#include <QString>
#include <QStringList>
#include <QTabWidget>

#include "core/model/study.h"
#include "core/model/taxonomy.h"
#include "core/project/label_matrix.h"
#include "core/reconcile/rules.h"

#include <vector>

class QAbstractItemModel;
class QTableView;

namespace accord::ui {

/// How many decisions a rule would make per category, in the codebook's order.
class CategoryCounts : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { Code, Name, Count, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void set(const reconcile::RulePreview& preview, const Taxonomy& taxonomy);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row
    {
        QString code;
        QString name;
        int count = 0;
    };
    std::vector<Row> m_rows;
};

/// A small table of words and figures: the first column says what, the others are numbers.
class FiguresModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void set(const QStringList& headings, const QList<QStringList>& rows);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QStringList m_headings;
    QList<QStringList> m_rows;
};

// What a rule would do, as such tables. `names` are those of the effect's annotators.
void setRepositories(FiguresModel& model, const reconcile::RulePreview& preview);
void setSplits(FiguresModel& model, const reconcile::RulePreview& preview);
void setShares(FiguresModel& model, const reconcile::RuleEffect& effect);
void setKappas(FiguresModel& model, const reconcile::RuleEffect& effect, const QStringList& names);

/// Items drawn from a rule's preview: what one looks into before one lets a rule decide thousands.
class SampleModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { Issue, Votes, Decision, ColumnCount };
    enum Role { ItemRole = Qt::UserRole };

    static constexpr int kMost = 40;

    using QAbstractTableModel::QAbstractTableModel;

    /// `headings` in the order of the sample, or fewer.
    void set(const LabelMatrix& labelMatrix, const std::vector<reconcile::Decided>& sample,
             const std::vector<Heading>& headings);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row
    {
        ItemId item;
        QString issue;
        QString votes;
        QString decision;
    };
    std::vector<Row> m_rows;
};

/// "Decide 16,755 Items by Majority": the button, and the name of the step in the menu of undo.
QString decideText(const reconcile::Rule& rule, int items);

/// What a rule would do, in sentences: what it has an answer for, what is left alone and why. `apart`: the names of the
/// first issues that it decides differently from one occurrence to the other, as plain text.
QString previewHtml(const reconcile::RulePreview& preview, const QStringList& apart);

/// A table in the manner of the dialog: rows to choose, no grid.
QTableView* plainTable(QAbstractItemModel* model, const QString& name, QWidget* parent);

/// What a rule would do, counted by category, repository and level, and what that changes: shares and kappa.
class PreviewTabs : public QTabWidget
{
    Q_OBJECT
public:
    explicit PreviewTabs(QWidget* parent);

    void set(const reconcile::RulePreview& preview, const reconcile::RuleEffect& effect, const Taxonomy& taxonomy,
             const QStringList& annotators);

private:
    FiguresModel* addFigures(const QString& title, const QString& name, const QString& hint);

    CategoryCounts* m_categories;
    FiguresModel* m_repositories;
    FiguresModel* m_splits;
    FiguresModel* m_shares;
    FiguresModel* m_kappas;
};

} // namespace accord::ui
