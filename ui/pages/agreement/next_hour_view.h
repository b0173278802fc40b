// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/model/taxonomy.h"
#include "core/study/next_hour.h"
#include "ui/widgets/save.h"

#include <memory>
#include <optional>

class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace accord::ui {

class NumberTable;

/// What to do in the next hour so that the interval becomes narrower: what is to be labelled, and what it would bring
/// to talk instead. It is worked out when asked for, by whoever listens to wanted().
class NextHourView : public QWidget
{
    Q_OBJECT
public:
    explicit NextHourView(QWidget* parent = nullptr);

    /// What it is about, and how many people label there. A plan for another round or level goes; what was entered
    /// stays.
    void setRound(RoundId round, Level level, int people);

    void setHour(const study::NextHour& hour, const Taxonomy& taxonomy);
    void setProblem(const QString& problem);

    [[nodiscard]] study::HourRequest request() const;
    [[nodiscard]] RoundId round() const { return m_round; }
    [[nodiscard]] TextTable table() const;

signals:
    void hourWanted();

private:
    QWidget* makeForm();
    void clear();
    [[nodiscard]] QString nowText(const study::NextHour& hour) const;

    RoundId m_round;
    Level m_level = Level::Theme;
    bool m_peopleEntered = false;
    bool m_quiet = false; ///< while the program fills in
    double m_target = 0;  ///< of the plan that is shown
    std::optional<study::NextHour> m_hour;
    QSpinBox* m_people = nullptr;
    QSpinBox* m_minutes = nullptr;
    QDoubleSpinBox* m_half = nullptr;
    QPushButton* m_plan = nullptr;
    QLabel* m_now = nullptr;
    NumberTable* m_ways = nullptr;
    QLabel* m_talk = nullptr;
};

} // namespace accord::ui
