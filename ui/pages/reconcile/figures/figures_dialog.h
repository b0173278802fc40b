// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>
#include <QString>

#include "core/agreement/uncertainty/comparison.h"
#include "core/model/category.h"
#include "core/reconcile/figures.h"
#include "ui/widgets/column_model.h"

#include <array>
#include <optional>

class QComboBox;
class QLabel;

namespace accord::ui {

class FiguresUpdater;
class Session;
class SparkLine;

// The sentences of the figures. What is computed after people talked never bears the name of agreement between raters.

/// "Agreement of second votes (after discussion; not inter-rater agreement)".
QString secondVotesTitle();

/// What the difference is, in a sentence, for the page and everywhere where the figures stand beside each other.
QString differenceSentence();

using Few = std::optional<reconcile::FewItems>;

/// "0.5385", or "–" where there is none; of few items "7 of 8".
QString figureValue(const agreement::Outcome& outcome, const Few& few = {});

/// "0.321 to 0.756"; empty without one, and of few items.
QString figureInterval(const agreement::Outcome& outcome, const Few& few = {});

/// Why there is no value, as a sentence; empty where there is one.
QString whyNoFigure(const agreement::Outcome& outcome, const Few& few = {});

/// "+0.1234 (0.0123 to 0.2345)"; "–" where there is none.
QString differenceText(const agreement::ComparisonOutcome& difference);

/// "43.2 %".
QString shareText(double share);

/// What is left out of the figures and why, in sentences; empty if nothing is.
QString leftOutText(const reconcile::Figures& figures);

/// Second votes at the level, beside the first labels of the same items, in sentences.
QString secondVotesSentence(const reconcile::Figures& figures, Level level);

/// All figures of the meeting: kappa before beside second votes at each level with their difference, the lines over
/// time larger, and each annotator with the decisions. It follows what others vote and decide; nothing in it moves.
class FiguresDialog : public QDialog
{
    Q_OBJECT
public:
    FiguresDialog(Session& session, FiguresUpdater& keeper, QWidget* parent);

protected:
    void changeEvent(QEvent* event) override;

private:
    /// A figure and, where it is of few items, how many of them are alike.
    struct Figure
    {
        agreement::Outcome outcome = agreement::NoEstimate{};
        Few few;
    };
    struct LevelRow
    {
        Level level = Level::Theme;
        Figure before;
        Figure first;
        Figure second;
        QString difference;
    };
    struct PersonRow
    {
        PersonId id;
        QString name;
        qint64 items = 0;
        Figure all;
        Figure withoutRules;
        qsizetype line = 0; ///< among those over time
    };
    static constexpr int kOver = 6; ///< the column of people in which the lines over time are

    [[nodiscard]] static Columns<LevelRow> levelColumns();
    [[nodiscard]] static Columns<PersonRow> personColumns();

    void build();
    QWidget* makeLines();
    void refresh();
    void fillLevels();
    void fillPeople();
    void fillLines();
    [[nodiscard]] Level level() const;

    Session& m_session;
    FiguresUpdater& m_updater;
    ColumnModel<LevelRow>* m_levelRows;
    ListView* m_levels;
    QComboBox* m_level;
    std::array<SparkLine*, 3> m_lines{};
    QLabel* m_span;
    ColumnModel<PersonRow>* m_personRows;
    ListView* m_people;
    QLabel* m_leftOut;
};

} // namespace accord::ui
