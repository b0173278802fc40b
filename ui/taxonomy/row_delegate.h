// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStyledItemDelegate>

namespace accord::ui {

/// A row of several lines: the first is what it is about, the others, of second rank, what there is to say of it. All
/// of the text is shown, however narrow the list is.
class RowDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// Codes and numbers (C.6, .7635) stay on one line.
QString unbroken(QString text);

} // namespace accord::ui
