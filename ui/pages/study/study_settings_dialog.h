// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/model/study.h"
#include "ui/core/session_dialog.h"

#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace accord::ui {

/// The reasons for "not for this study" in the order of their keys, to be worded, ordered, added and taken away.
class ReasonList : public QWidget
{
    Q_OBJECT
public:
    ReasonList(const StudySettings& settings, QWidget* parent);

    [[nodiscard]] std::vector<ScreeningReason> reasons() const;

signals:
    void changed();

private:
    void addRow(const ScreeningReason& reason, const QString& words);
    void move(int by);
    void update();

    QListWidget* m_list;
    QPushButton* m_add;
    QPushButton* m_remove;
    QPushButton* m_up;
    QPushButton* m_down;
};

/// What the study sets for all of its rounds. What is done with it is the caller's.
class StudySettingsDialog : public SessionDialog
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
