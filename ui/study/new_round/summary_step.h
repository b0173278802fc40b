// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/project/project.h"
#include "ui/study/new_round/round_step.h"

class QLabel;

namespace accord::ui {

class SampleController;

/// The whole round in sentences, before it is made.
class SummaryStep : public RoundStep
{
    Q_OBJECT
public:
    SummaryStep(SampleController& controller, const Project& project, QWidget* parent);

    void tell(const RoundWish& wish);
    void fill(RoundWish& /*wish*/) const override {}

private:
    [[nodiscard]] QStringList lines(const RoundWish& wish) const;

    SampleController& m_controller;
    const Project& m_project;
    QLabel* m_text;
};

} // namespace accord::ui
