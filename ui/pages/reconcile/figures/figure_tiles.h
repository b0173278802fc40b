// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractButton>
#include <QFont>
#include <QWidget>

#include "core/model/category.h"
#include "core/reconcile/conflicts.h"
#include "core/reconcile/live_figures.h"
#include "ui/widgets/charts/lines.h"

#include <array>
#include <optional>

class QLabel;

namespace accord::ui {

class FiguresUpdater;
class SparkLine;

// The line of the figures over time, as small lines are drawn. A meeting goes from left to right by the clock; a round
// as a whole, which may have lain still for weeks, moment by moment.

QList<SparkLine::Line> secondVotesLine(const reconcile::LiveFigures& live, Level level);
QList<SparkLine::Line> decidedLine(const reconcile::LiveFigures& live);

/// One for each annotator, in the order of the figures.
QList<SparkLine::Line> annotatorLines(const reconcile::LiveFigures& live, Level level);

/// For the name above a figure: a little smaller.
QFont captionFont(const QFont& font);

/// One figure in two lines: its name, its value with what belongs to it, and a small line over time beside it. A button
/// that looks like text; it keeps its size whatever it says.
class FigureTile : public QAbstractButton
{
    Q_OBJECT
public:
    /// `widest`: a value of the greatest length, from which the tile takes its width.
    FigureTile(const QString& name, const QString& widest, QWidget* parent);

    void setName(const QString& name);
    void setWidest(const QString& widest);

    /// `value` may be rich text; `spoken` is the whole figure as a sentence, for the tooltip and for people who listen.
    void say(const QString& value, const QString& spoken);

    [[nodiscard]] SparkLine& line() { return *m_line; }
    [[nodiscard]] QLabel& value() { return *m_value; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fixWidth();

    QString m_widest;
    QLabel* m_name;
    QLabel* m_value;
    SparkLine* m_line;
};

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
