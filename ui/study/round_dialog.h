// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>

#include "core/study/rounds.h"

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace accord::ui {

class Prompts;
class Session;

/// What a new round consists of. Accepting it starts the round and makes it the current one.
class RoundDialog : public QDialog
{
    Q_OBJECT
public:
    RoundDialog(Session& session, Prompts& prompts, QWidget* parent);

    [[nodiscard]] study::RoundPlan plan() const;
    void accept() override;

private:
    void update();

    Session& m_session;
    Prompts& m_prompts;
    qint64 m_issues = 0;
    QLineEdit* m_name;
    QCheckBox* m_blind;
    QCheckBox* m_onlyNew;
    QCheckBox* m_limit;
    QSpinBox* m_first;
    QCheckBox* m_shuffled;
    QSpinBox* m_seed;
    QLabel* m_count;
    QPushButton* m_start = nullptr;
};

} // namespace accord::ui
