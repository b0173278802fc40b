// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/agreement/estimate.h"
#include "core/project/project.h"
#include "core/project/ratings.h"
#include "core/reconcile/conflicts.h"

#include <array>

class QLabel;

namespace accord::ui {

class FiguresUpdater;
class FigureTiles;
struct LiveRound;

/// What kappa of first labels is looked at beside.
struct KappaBeside
{
    QString line;      ///< "With 60 labels changed afterwards: 0.9012 0.8090 0.7901"; empty for nothing
    QString sentences; ///< all of it, by level
};
KappaBeside kappaBeside(const LiveRound& live, const Project& project, const Round* round);

/// The line on top: agreement before the meeting at each level, from first labels, which stays as it is, and beside it
/// what the meeting does. Where it is narrow it says less: first it goes without the intervals, then without one tile
/// after the other. All of it is in the table of figures.
class KappaStrip : public QWidget
{
    Q_OBJECT
public:
    explicit KappaStrip(FiguresUpdater& keeper, QWidget* parent = nullptr);

    void setLevels(const LiveLevels& levels);

    /// What the values would be otherwise: of all levels in one line, and in sentences. Empty: nothing else.
    void setBeside(const QString& line, const QString& sentences);
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
    QLabel* m_beside;
    FigureTiles* m_tiles;
};

} // namespace accord::ui
