// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/exchange/merge/files_model.h"

#include <QDir>
#include <QFileInfo>

#include "ui/exchange/merge/merge_text.h"

#include <algorithm>

namespace accord::ui {
namespace {

QString whatText(const exchange::MergeFileReport& file)
{
    if (!file.isPackage) {
        return MergeFilesModel::tr("A copy of the project");
    }
    const auto owner = std::ranges::find(file.people, file.packagedFor, &MergePerson::uuid);
    return owner == file.people.end() ? MergeFilesModel::tr("A package")
                                      : MergeFilesModel::tr("Package for %1").arg(QString::fromStdString(owner->name));
}

} // namespace

MergeFilesModel::MergeFilesModel(QObject* parent)
    : QAbstractTableModel(parent)
{}

void MergeFilesModel::set(std::vector<exchange::MergeFileReport> files)
{
    if (files.size() != m_files.size()) {
        beginResetModel();
        m_files = std::move(files);
        endResetModel();
        return;
    }
    m_files = std::move(files);
    if (!m_files.empty()) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
    }
}

int MergeFilesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_files.size());
}

int MergeFilesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kColumns;
}

QVariant MergeFilesModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) {
        return {};
    }
    const exchange::MergeFileReport& file = m_files[static_cast<std::size_t>(index.row())];
    const QString path = QString::fromStdString(file.file.string());
    switch (index.column()) {
    case File:
        return role == Qt::ToolTipRole ? QDir::toNativeSeparators(path) : QFileInfo(path).fileName();
    case What:
        return whatText(file);
    case New:
        return countsText(file.fresh);
    case Known:
        return countsText(file.known);
    default:
        return {};
    }
}

QVariant MergeFilesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return QAbstractTableModel::headerData(section, orientation, role);
    }
    switch (section) {
    case File:
        return tr("File");
    case What:
        return tr("What it is");
    case New:
        return tr("New here");
    case Known:
        return tr("Here already");
    default:
        return {};
    }
}

} // namespace accord::ui
