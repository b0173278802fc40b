// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/model/category.h"
#include "core/reconcile/consensus.h"

#include <array>
#include <optional>

namespace accord::ui {

class FigureTile;
class FiguresUpdater;

/// Three figures beside kappa "before", each with a small line over the meeting's time: agreement of second votes, how
/// much is decided, annotators with the decisions. They follow the keeper; a change updates a number and moves nothing.
/// For the top of the Reconcile page and for the meeting view; the font is the widget's.
class FigureTiles : public QWidget
{
    Q_OBJECT
public:
    explicit FigureTiles(FiguresUpdater& keeper, QWidget* parent = nullptr);

    /// How far the decisions are, as counted a moment ago by somebody who counts anyway; otherwise the keeper's count
    /// is shown.
    void setTally(const reconcile::Tally& tally);

    static constexpr int kMost = 3;

    /// Only so many of them, where there is no room for more: how much is decided comes first, the annotators last.
    void setShown(int tiles);
    [[nodiscard]] int widthOf(int tiles) const; ///< of that many

signals:
    void activated(); ///< clicked, or chosen with the keyboard: the person wants the whole table

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void showDecided();
    [[nodiscard]] std::array<FigureTile*, kMost> byImportance() const
    {
        return {m_decided, m_secondVotes, m_annotators};
    }

    FiguresUpdater& m_updater;
    std::optional<reconcile::Tally> m_tally;
    FigureTile* m_secondVotes;
    FigureTile* m_decided;
    FigureTile* m_annotators;
};

} // namespace accord::ui
