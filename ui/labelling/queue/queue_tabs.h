// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTabBar>

namespace accord::ui {

/// Tabs that are no more than words with a line below the chosen one: four of them fit above a narrow list. Where there
/// is no room for the numbers they are left out, never cut.
class QueueTabs : public QTabBar
{
    Q_OBJECT
public:
    explicit QueueTabs(QWidget* parent = nullptr);

    void name(int index, const QString& words, const QString& count);

protected:
    [[nodiscard]] QSize tabSizeHint(int index) const override;
    [[nodiscard]] QSize minimumTabSizeHint(int index) const override;
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] bool numbersFit() const;
};

} // namespace accord::ui
