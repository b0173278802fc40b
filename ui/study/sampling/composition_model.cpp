// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/study/sampling/composition_model.h"

#include "ui/study/sampling/strata_text.h"
#include "ui/study/study_text.h"
#include "ui/widgets/lists/quiet_list.h"

#include <algorithm>

namespace accord::ui {
namespace {

double share(std::int64_t part, std::int64_t whole)
{
    return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

} // namespace

void CompositionModel::setParts(std::vector<study::SampledPart> parts, bool largestFirst)
{
    if (largestFirst) {
        std::ranges::stable_sort(parts, std::ranges::greater{}, &study::SampledPart::frame);
    }
    const bool same = std::ranges::equal(parts, m_parts, {}, &study::SampledPart::values, &study::SampledPart::values);
    m_frame = 0;
    m_sample = 0;
    for (const study::SampledPart& part : parts) {
        m_frame += part.frame;
        m_sample += part.sample;
    }
    if (same) {
        m_parts = std::move(parts);
        if (!m_parts.empty()) {
            emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        }
        return;
    }
    beginResetModel();
    m_parts = std::move(parts);
    endResetModel();
}

void CompositionModel::setOwn(bool own)
{
    if (own != m_own) {
        beginResetModel();
        m_own = own;
        endResetModel();
    }
}

std::vector<study::Quota> CompositionModel::quotas() const
{
    std::vector<study::Quota> quotas;
    for (const auto& [values, items] : m_quotas) {
        if (std::ranges::find(m_parts, values, &study::SampledPart::values) != m_parts.end()) {
            quotas.push_back({values, items});
        }
    }
    return quotas;
}

void CompositionModel::setQuotas(const std::vector<study::Quota>& quotas)
{
    m_quotas.clear();
    for (const study::Quota& quota : quotas) {
        m_quotas[quota.values] = quota.items;
    }
    if (m_own && !m_parts.empty()) {
        emit dataChanged(index(0, Own), index(rowCount() - 1, Own));
    }
    emit quotasChanged();
}

int CompositionModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_parts.size());
}

int CompositionModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_own ? kColumns : kColumns - 1;
}

QVariant CompositionModel::shown(const study::SampledPart& part, int column) const
{
    switch (column) {
    case Name:
        return valuesText(part.values);
    case Frame:
        return countText(part.frame, false);
    case FrameShare:
        return percentText(share(part.frame, m_frame));
    case Sample:
        return countText(part.sample, true);
    case SampleShare:
        return part.sample == 0 ? countText(0, true) : percentText(share(part.sample, m_sample));
    case Own: {
        const auto found = m_quotas.find(part.values);
        return found == m_quotas.end() ? tr("type a number") : countText(found->second, false);
    }
    default:
        return {};
    }
}

QVariant CompositionModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const study::SampledPart& part = m_parts[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return shown(part, index.column());
    case Qt::EditRole:
        if (index.column() == Own) {
            const auto found = m_quotas.find(part.values);
            return found == m_quotas.end() ? 0 : static_cast<int>(found->second);
        }
        return shown(part, index.column());
    case Qt::TextAlignmentRole:
        return index.column() == Name ? QVariant() : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    case ShareRole:
        return index.column() == FrameShare    ? QVariant(share(part.frame, m_frame))
               : index.column() == SampleShare ? QVariant(share(part.sample, m_sample))
                                               : QVariant();
    case QuietRole:
        return index.column() == Own && !m_quotas.contains(part.values);
    default:
        return {};
    }
}

QVariant CompositionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant((section == Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    const QStringList names{tr("Issues"), tr("Frame"),         QStringLiteral("%"),
                            tr("Sample"), QStringLiteral("%"), tr("Own number")};
    return names.value(section);
}

Qt::ItemFlags CompositionModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() && index.column() == Own ? flags | Qt::ItemIsEditable : flags;
}

bool CompositionModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || index.column() != Own || role != Qt::EditRole) {
        return false;
    }
    const study::SampledPart& part = m_parts[static_cast<std::size_t>(index.row())];
    m_quotas[part.values] = std::clamp<std::int64_t>(value.toLongLong(), 0, part.frame);
    emit dataChanged(index, index);
    emit quotasChanged();
    return true;
}

} // namespace accord::ui
