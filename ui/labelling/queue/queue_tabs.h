// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTabBar>

namespace accord::ui {

/// Tabs that are no more than words with a line below the chosen one: four of them fit above a narrow list.
class QueueTabs : public QTabBar
{
    Q_OBJECT
public:
    explicit QueueTabs(QWidget* parent = nullptr);

protected:
    [[nodiscard]] QSize tabSizeHint(int index) const override;
    [[nodiscard]] QSize minimumTabSizeHint(int index) const override { return tabSizeHint(index); }
    void paintEvent(QPaintEvent* event) override;
};

} // namespace accord::ui
