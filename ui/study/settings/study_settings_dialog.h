// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>

#include "core/model/study.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace accord::ui {

class ReasonList;

/// What the study sets for all of its rounds. What is done with it is the caller's.
class StudySettingsDialog : public QDialog
{
    Q_OBJECT
public:
    StudySettingsDialog(const StudySettings& settings, QWidget* parent);

    [[nodiscard]] StudySettings settings() const;

private:
    void build();
    void update();

    ReasonList* m_reasons;
    QComboBox* m_level;
    QDoubleSpinBox* m_share;
    QSpinBox* m_items;
    QLineEdit* m_gate;
    QLabel* m_problem;
    QPushButton* m_save = nullptr;
};

} // namespace accord::ui
