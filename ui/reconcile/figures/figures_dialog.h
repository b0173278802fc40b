// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>

#include "core/model/category.h"

#include <array>

class QComboBox;
class QLabel;
class QTableWidget;

namespace accord::ui {

class FiguresUpdater;
class Session;
class SparkLine;

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
    enum LevelColumn { LevelName, Before, First, Second, Difference, kLevelColumns };
    enum PersonColumn { Name, Items, All, AllInterval, WithoutRules, WithoutRulesInterval, Over, kPersonColumns };

    void build();
    QWidget* makeLines();
    void refresh();
    void fillLevels();
    void fillPeople();
    void fillLines();
    [[nodiscard]] Level level() const;

    Session& m_session;
    FiguresUpdater& m_updater;
    QTableWidget* m_levels;
    QComboBox* m_level;
    std::array<SparkLine*, 3> m_lines{};
    QLabel* m_span;
    QTableWidget* m_people;
    QLabel* m_leftOut;
};

} // namespace accord::ui
