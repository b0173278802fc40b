// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "ui/agreement/report/report.h"

#include <array>

class QLabel;

namespace accord::ui {

/// The levels side by side: value, interval, items used and left out, labels that stop above.
class LevelGrid : public QWidget
{
    Q_OBJECT
public:
    explicit LevelGrid(QWidget* parent = nullptr);

    void setReport(const AgreementReport& report);

private:
    enum Column { Name, Value, Interval, Used, LeftOut, NotSpecified, ColumnCount };
    std::array<std::array<QLabel*, ColumnCount>, 3> m_cells{};
};

} // namespace accord::ui
