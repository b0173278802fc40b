// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/agreement/estimate.h"
#include "core/project/live_levels.h"
#include "core/reconcile/standing.h"

#include <array>

class QLabel;
class QProgressBar;

namespace accord::ui {

/// The line on top: agreement before the meeting at each level, from first labels, and how far the decisions are.
class KappaStrip : public QWidget
{
    Q_OBJECT
public:
    explicit KappaStrip(QWidget* parent = nullptr);

    void setLevels(const LiveLevels& levels);
    void setTally(const reconcile::Tally& tally);

private:
    std::array<QLabel*, 3> m_levels{};
    QLabel* m_decided;
    QProgressBar* m_progress;
};

} // namespace accord::ui
