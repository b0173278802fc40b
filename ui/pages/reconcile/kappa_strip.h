// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/agreement/estimate.h"
#include "core/project/ratings.h"
#include "core/reconcile/consensus.h"

#include <array>

class QLabel;

namespace accord::ui {

class FiguresUpdater;
class FigureTiles;

/// The line on top: agreement before the meeting at each level, from first labels, which stays as it is, and beside it
/// what the meeting does. Where it is narrow it says less: first it goes without the intervals, then without one tile
/// after the other. All of it is in the table of figures.
class KappaStrip : public QWidget
{
    Q_OBJECT
public:
    explicit KappaStrip(FiguresUpdater& keeper, QWidget* parent = nullptr);

    void setLevels(const LiveLevels& levels);
    void setTally(const reconcile::Tally& tally);

    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void activated(); ///< the person wants the whole table of figures

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Value
    {
        QString shortly;
        QString withInterval;
    };

    void fit();

    std::array<Value, 3> m_values{};
    QLabel* m_name;
    std::array<QLabel*, 3> m_levels{};
    FigureTiles* m_tiles;
};

} // namespace accord::ui
