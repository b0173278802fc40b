// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/queue/block_model.h"

#include "ui/support/category_text.h"

#include <algorithm>

namespace accord::ui {
namespace {

reconcile::Block sumOf(const std::vector<reconcile::Block>& blocks)
{
    reconcile::Block all;
    for (const reconcile::Block& block : blocks) {
        all.conflicts += block.conflicts;
        all.pending += block.pending;
        all.deferred += block.deferred;
        all.decided += block.decided;
    }
    return all;
}

QString codeOf(const Taxonomy& taxonomy, CategoryId id)
{
    const Category* category = taxonomy.find(id);
    return category == nullptr ? QStringLiteral("?") : QString::fromStdString(category->code);
}

} // namespace

QString blockTitle(const Taxonomy& taxonomy, const reconcile::BlockKey& key)
{
    if (key.several()) {
        return BlockModel::tr("Three or more categories");
    }
    const QString one = codeOf(taxonomy, key.one);
    return key.other.valid() ? BlockModel::tr("%1 or %2").arg(one, codeOf(taxonomy, key.other))
                             : BlockModel::tr("%1 or not for this study").arg(one);
}

void BlockModel::reset(const LabelMatrix& labelMatrix, const std::vector<reconcile::Block>& blocks)
{
    beginResetModel();
    m_taxonomy = std::make_shared<const Taxonomy>(labelMatrix.taxonomy());
    m_rows = {sumOf(blocks)};
    m_rows.insert(m_rows.end(), blocks.begin(), blocks.end());
    endResetModel();
}

void BlockModel::refresh(const std::vector<reconcile::Block>& blocks)
{
    if (m_rows.empty()) {
        return;
    }
    m_rows.front() = sumOf(blocks);
    for (std::size_t row = 1; row < m_rows.size(); ++row) {
        const auto found = std::ranges::find(blocks, m_rows[row].key, &reconcile::Block::key);
        reconcile::Block now;
        now.key = m_rows[row].key;
        m_rows[row] = found == blocks.end() ? now : *found;
    }
    emit dataChanged(index(0), index(rowCount() - 1));
}

std::optional<reconcile::BlockKey> BlockModel::keyAt(int row) const
{
    return row <= 0 || row >= rowCount() ? std::nullopt : std::optional(m_rows[static_cast<std::size_t>(row)].key);
}

int BlockModel::rowOf(const std::optional<reconcile::BlockKey>& key) const
{
    for (int row = 1; key && row < rowCount(); ++row) {
        if (m_rows[static_cast<std::size_t>(row)].key == *key) {
            return row;
        }
    }
    return 0;
}

const reconcile::Block* BlockModel::blockOf(const reconcile::BlockKey& key) const
{
    const int row = rowOf(key);
    return row == 0 ? nullptr : &m_rows[static_cast<std::size_t>(row)];
}

int BlockModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QString BlockModel::titleAt(int row) const
{
    const auto key = keyAt(row);
    return key ? blockTitle(*m_taxonomy, *key) : tr("All conflicts");
}

QStringList BlockModel::namesAt(int row) const
{
    const auto key = keyAt(row);
    if (!key) {
        return {tr("Worst first, whatever they are about")};
    }
    if (key->several()) {
        return {tr("No two categories alone")};
    }
    QStringList names;
    for (const CategoryId id : {key->one, key->other}) {
        const Category* category = m_taxonomy->find(id);
        names.append(category == nullptr ? tr("Not for this study") : shownName(*category));
    }
    return names;
}

// One colour for both only where both are of one type.
QString BlockModel::codeAt(int row) const
{
    const auto key = keyAt(row);
    const Category* one = key ? m_taxonomy->at(Level::Type, key->one) : nullptr;
    return one == nullptr || one != m_taxonomy->at(Level::Type, key->other) ? QString()
                                                                            : QString::fromStdString(one->code);
}

QVariant BlockModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const reconcile::Block& block = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return titleAt(index.row());
    case Qt::ToolTipRole:
        return namesAt(index.row()).join(QLatin1Char('\n'));
    case NamesRole:
        return namesAt(index.row());
    case CodeRole:
        return codeAt(index.row());
    case ConflictsRole:
        return block.conflicts;
    case LeftRole:
        return block.pending;
    case DecidedRole:
        return block.decided;
    case Qt::AccessibleTextRole:
        return tr("%1, %2 left of %3").arg(titleAt(index.row())).arg(block.pending).arg(block.conflicts);
    default:
        return {};
    }
}

} // namespace accord::ui
