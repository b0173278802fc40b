// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/bulk/sample_model.h"

#include <QStringList>

#include "ui/reconcile/votes/choice_text.h"

namespace accord::ui {
namespace {

int categoryOf(const LabelMatrix& labelMatrix, const reconcile::Decided& decided)
{
    return decided.content.verdict == Verdict::Category ? labelMatrix.indexOf(decided.content.category) : -1;
}

QString votesText(const LabelMatrix& labelMatrix, int row)
{
    QStringList votes;
    for (const reconcile::Choice& choice : reconcile::consensus(labelMatrix, row).choices) {
        const QString code =
            choice.category < 0
                ? QStringLiteral("–")
                : QString::fromStdString(
                      labelMatrix.taxonomy().categories()[static_cast<std::size_t>(choice.category)].code);
        votes.append(QStringLiteral("%1×%2").arg(code).arg(choice.votes));
    }
    return votes.join(QStringLiteral("  "));
}

QString issueText(const Heading& heading)
{
    const QString repository = QString::fromStdString(heading.repository);
    return QStringLiteral("%1#%2  %3")
        .arg(repository.mid(repository.lastIndexOf(QLatin1Char('/')) + 1), QString::fromStdString(heading.number),
             QString::fromStdString(heading.title));
}

} // namespace

void SampleModel::set(const LabelMatrix& labelMatrix, const std::vector<reconcile::Decided>& sample,
                      const std::vector<Heading>& headings)
{
    beginResetModel();
    m_rows.clear();
    for (std::size_t i = 0; i < sample.size(); ++i) {
        const int row = labelMatrix.rowOf(sample[i].item);
        m_rows.push_back(Row{sample[i].item, i < headings.size() ? issueText(headings[i]) : QString(),
                             row < 0 ? QString() : votesText(labelMatrix, row),
                             choiceTitle(labelMatrix.taxonomy(), categoryOf(labelMatrix, sample[i]))});
    }
    endResetModel();
}

int SampleModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int SampleModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant SampleModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (role == ItemRole) {
        return QVariant::fromValue<qlonglong>(row.item.value);
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) {
        return {};
    }
    switch (index.column()) {
    case Issue:
        return row.issue;
    case Votes:
        return row.votes;
    default:
        return row.decision;
    }
}

QVariant SampleModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case Issue:
        return tr("Issue");
    case Votes:
        return tr("Votes");
    default:
        return tr("Would be decided as");
    }
}

} // namespace accord::ui
