// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QSortFilterProxyModel>
#include <QStringList>

namespace accord::ui {

/// Leaves the categories that have every typed word in code, name, definition or synonyms, with what is above them.
class CategoryFilter : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    explicit CategoryFilter(QObject* parent = nullptr);

    void setWords(const QString& typed);
    [[nodiscard]] bool isOn() const { return !m_words.isEmpty(); }

    /// The row itself has the words, and is not only above one that has them.
    [[nodiscard]] bool matches(const QModelIndex& proxyIndex) const;

    /// The row to offer first: one whose code is what was typed, else whose name begins so, else whose name has the
    /// words, else the first one. Invalid when nothing matches.
    [[nodiscard]] QModelIndex best() const;

    /// The matching row after (or before) this one in the order of the tree; invalid at the end.
    [[nodiscard]] QModelIndex neighbour(const QModelIndex& proxyIndex, int step) const;

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    [[nodiscard]] bool sourceMatches(const QModelIndex& source) const;
    [[nodiscard]] QModelIndexList matchingRows() const;

    QStringList m_words;
};

} // namespace accord::ui
