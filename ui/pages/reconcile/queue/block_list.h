// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractListModel>
#include <QListView>
#include <QString>
#include <QStringList>

#include "core/project/label_matrix.h"
#include "core/reconcile/blocks.h"

#include <memory>
#include <optional>
#include <vector>

namespace accord::ui {

/// "B.1 or B.2", "B.2 or not for this study", "Three or more categories".
QString blockTitle(const Taxonomy& taxonomy, const reconcile::BlockKey& key);

/// The blocks of a round, largest first, below a row for all conflicts. What happens meanwhile changes the counts of a
/// row, never where it stands.
class BlockModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role {
        CodeRole = Qt::UserRole, ///< of the type of both, for its colour; empty where there is no such
        NamesRole,               ///< QStringList: of the two categories
        ConflictsRole,           ///< int
        LeftRole,                ///< int: neither decided nor deferred
        DecidedRole              ///< int
    };

    using QAbstractListModel::QAbstractListModel;

    /// A new list.
    void reset(const LabelMatrix& labelMatrix, const std::vector<reconcile::Block>& blocks);
    /// New counts for the rows that there are.
    void refresh(const std::vector<reconcile::Block>& blocks);

    /// None: all conflicts.
    [[nodiscard]] std::optional<reconcile::BlockKey> keyAt(int row) const;
    [[nodiscard]] int rowOf(const std::optional<reconcile::BlockKey>& key) const; ///< 0 where it is not there
    [[nodiscard]] const reconcile::Block* blockOf(const reconcile::BlockKey& key) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    [[nodiscard]] QString titleAt(int row) const;
    [[nodiscard]] QStringList namesAt(int row) const;
    [[nodiscard]] QString codeAt(int row) const;

    std::vector<reconcile::Block> m_rows; ///< the first: all conflicts
    std::shared_ptr<const Taxonomy> m_taxonomy;
};

/// The blocks as a list: what two categories, how many conflicts, how many are left, with a bar for what is decided.
/// Enter, Space or a click opens one. While it has the keyboard, Enter and the arrows are its own and not the page's.
class BlockList : public QListView
{
    Q_OBJECT
public:
    explicit BlockList(QWidget* parent = nullptr);

signals:
    void opened(int row);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace accord::ui
