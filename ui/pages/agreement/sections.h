// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "ui/pages/agreement/report.h"
#include "ui/widgets/section.h"

class QLabel;

namespace accord::ui {

/// The number, large, with its interval, what it rests on, what conventions call it; or
/// why there is none.
class Headline : public QWidget
{
    Q_OBJECT
public:
    explicit Headline(QWidget* parent = nullptr);

    void setReport(const AgreementReport& report);

private:
    QLabel* m_what;
    QLabel* m_value;
    QLabel* m_interval;
    QLabel* m_items;
    QLabel* m_otherwise;
    QLabel* m_definition;
    QLabel* m_benchmark;
};

} // namespace accord::ui
