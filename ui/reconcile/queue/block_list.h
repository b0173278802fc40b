// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QListView>

namespace accord::ui {

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
