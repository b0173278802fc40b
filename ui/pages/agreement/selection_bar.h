// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/model/study.h"
#include "core/project/label_matrix.h"
#include "core/project/ratings.h"

#include <span>

class QCheckBox;
class QComboBox;
class QMenu;
class QToolButton;

namespace accord::ui {

class RepeatsBox;

/// What is looked at: round, coefficient, level, final type, repository, people.
class SelectionBar : public QWidget
{
    Q_OBJECT
public:
    explicit SelectionBar(QWidget* parent = nullptr);

    /// Fills the choices from a round; what was chosen stays chosen where it still exists.
    void setRound(const LabelMatrix& labelMatrix, std::span<const Person> people);

    /// The rounds to choose from, and the one that is shown.
    void setRounds(std::span<const Round> rounds, RoundId shown);

    [[nodiscard]] Selection selection() const;
    [[nodiscard]] const agreement::Measure& measure() const;

signals:
    void changed();
    void roundChosen(accord::RoundId round);

private:
    QComboBox* add(const QString& name, const QString& label);
    void setLevels(Level deepest); ///< of which there are categories; deeper ones are not to be chosen
    void peopleChanged();

    QComboBox* m_round;
    QComboBox* m_coefficient;
    QComboBox* m_level;
    QComboBox* m_type;
    QComboBox* m_repository;
    RepeatsBox* m_repeats;  ///< seen where the round has repeats
    QCheckBox* m_openCodes; ///< seen where annotators gave codes of their own
    QToolButton* m_people;
    QMenu* m_peopleMenu;
    Level m_wanted = Level::Theme; ///< the one that was chosen, also where a taxonomy is not that deep
    bool m_quiet = false;          ///< while choices are filled by the program
};

} // namespace accord::ui
