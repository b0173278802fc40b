// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/project/project.h"
#include "ui/study/new_round/round_step.h"

namespace accord::ui {

class AssignForm;
class SampleController;
class MatrixTable;

/// Who labels, and who gets what.
class PeopleStep : public RoundStep
{
    Q_OBJECT
public:
    PeopleStep(SampleController& controller, const Project& project, QWidget* parent);

    void enter() override { preview(); }
    void fill(RoundWish& wish) const override;
    [[nodiscard]] QString missing() const override;

private:
    void preview();

    SampleController& m_controller;
    const Project& m_project;
    AssignForm* m_form;
    MatrixTable* m_matrix;
};

} // namespace accord::ui
