// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>

#include "core/model/study.h"
#include "core/study/assignment/changes.h"
#include "ui/support/threads/background.h"

#include <memory>

class QComboBox;
class QLabel;
class QPushButton;

namespace accord::ui {

class AssignForm;
class MatrixTable;
class Prompts;

/// Who has what in a round: shared out anew while nobody has begun, or changed while people label. Everything is shown
/// as a matrix before it is done.
class AssignDialog : public QDialog
{
    Q_OBJECT
public:
    AssignDialog(Session& session, Prompts& prompts, const Round& round, QWidget* parent);

    void accept() override; ///< does what is shown
    [[nodiscard]] bool busy() const { return m_planning.busy(); }

private:
    enum class What { Anew, Reassign, TakeBack, Join, HandOut };

    void build(const Round& round);
    void fillPeople();
    void update();
    void plan();
    void take(const Result<study::Assignment>& plan);
    [[nodiscard]] What what() const;
    [[nodiscard]] QString changesText(const study::Assignment& plan) const;

    Session& m_session;
    Prompts& m_prompts;
    RoundId m_round;
    QComboBox* m_what;
    QComboBox* m_person;
    QLabel* m_personLabel;
    AssignForm* m_form;
    MatrixTable* m_matrix;
    QLabel* m_changes;
    QPushButton* m_apply = nullptr;
    std::shared_ptr<const study::Assignment> m_plan;
    Background m_planning;
};

} // namespace accord::ui
