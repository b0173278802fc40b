// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/bulk/figures_model.h"

#include <QLocale>

#include "core/reconcile/figures.h"

#include <array>

namespace accord::ui {
namespace {

QString shareText(int part, int whole)
{
    if (whole == 0) {
        return QStringLiteral("–");
    }
    const QLocale locale;
    return FiguresModel::tr("%1 (%2 %)").arg(locale.toString(part), locale.toString(100.0 * part / whole, 'f', 1));
}

QString kappaText(const agreement::Outcome& kappa)
{
    if (const auto few = reconcile::fewItems(kappa)) {
        return FiguresModel::tr("%1 of %2").arg(few->alike).arg(few->items);
    }
    return kappa ? QLocale().toString(kappa->value, 'f', 3) : QStringLiteral("–");
}

} // namespace

void FiguresModel::set(const QStringList& headings, const QList<QStringList>& rows)
{
    beginResetModel();
    m_headings = headings;
    m_rows = rows;
    endResetModel();
}

int FiguresModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FiguresModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_headings.size());
}

QVariant FiguresModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= columnCount()) {
        return {};
    }
    if (role == Qt::TextAlignmentRole && index.column() > 0) {
        return QVariant::fromValue<int>(Qt::AlignRight | Qt::AlignVCenter);
    }
    return role == Qt::DisplayRole || role == Qt::ToolTipRole ? QVariant(m_rows[index.row()].value(index.column()))
                                                              : QVariant();
}

QVariant FiguresModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole && section > 0) {
        return QVariant::fromValue<int>(Qt::AlignRight | Qt::AlignVCenter);
    }
    return role == Qt::DisplayRole ? QVariant(m_headings.value(section)) : QVariant();
}

void setRepositories(FiguresModel& model, const reconcile::RulePreview& preview)
{
    QList<QStringList> rows;
    for (const auto& [name, count] : preview.byRepository) {
        rows.append({QString::fromStdString(name), QLocale().toString(count)});
    }
    model.set({FiguresModel::tr("Repository"), FiguresModel::tr("Decisions")}, rows);
}

void setSplits(FiguresModel& model, const reconcile::RulePreview& preview)
{
    const std::array<QString, 4> names{FiguresModel::tr("All alike"), FiguresModel::tr("Across types"),
                                       FiguresModel::tr("Across themes"), FiguresModel::tr("Across sub-themes")};
    QList<QStringList> rows;
    for (const std::size_t split : {1U, 2U, 3U, 0U}) {
        rows.append({names[split], QLocale().toString(preview.bySplit[split])});
    }
    model.set({FiguresModel::tr("Labels differ"), FiguresModel::tr("Decisions")}, rows);
}

void setShares(FiguresModel& model, const reconcile::RuleEffect& effect)
{
    const auto row = [](const QString& name, int before, int beforeOf, int after, int afterOf) {
        return QStringList{name, shareText(before, beforeOf), shareText(after, afterOf)};
    };
    QList<QStringList> rows;
    rows.append(row(FiguresModel::tr("Items decided"), effect.before.items, effect.itemsOfRound, effect.after.items,
                    effect.itemsOfRound));
    rows.append(row(FiguresModel::tr("Conflicts decided"), effect.before.conflicts, effect.conflictsOfRound,
                    effect.after.conflicts, effect.conflictsOfRound));
    for (const auto& [type, count] : effect.after.byType) {
        const auto before = effect.before.byType.find(type);
        const QString name = type == "-"      ? FiguresModel::tr("Decided as not for this study")
                             : type == "none" ? FiguresModel::tr("Decided as none of these")
                                              : FiguresModel::tr("Decided as %1").arg(QString::fromStdString(type));
        rows.append(row(name, before == effect.before.byType.end() ? 0 : before->second, effect.before.items, count,
                        effect.after.items));
    }
    model.set({FiguresModel::tr("Share"), FiguresModel::tr("Before"), FiguresModel::tr("After")}, rows);
}

void setKappas(FiguresModel& model, const reconcile::RuleEffect& effect, const QStringList& names)
{
    QList<QStringList> rows;
    for (std::size_t i = 0; i < effect.annotators.size(); ++i) {
        const auto& annotator = effect.annotators[i];
        rows.append({names.value(static_cast<qsizetype>(i)), kappaText(annotator.before), kappaText(annotator.after)});
    }
    model.set({FiguresModel::tr("With the decisions"), FiguresModel::tr("Before"), FiguresModel::tr("After")}, rows);
}

} // namespace accord::ui
