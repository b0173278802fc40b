// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/study/new_round/round_step.h"

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace accord::ui {

class CompositionView;
class SampleController;

/// How the issues are drawn from the frame: all, simply, or from strata; how many; how many twice; with which seed.
class SampleStep : public RoundStep
{
    Q_OBJECT
public:
    SampleStep(SampleController& controller, QWidget* parent);

    void enter() override;
    void fill(RoundWish& wish) const override;
    [[nodiscard]] QString missing() const override;

    void askForSize();
    void use(std::int64_t size, const std::vector<study::Quota>& quotas);

private:
    enum class Draw { All, Simple, Strata };

    QWidget* makeForm();
    void makeWays(QFormLayout* form, QWidget* widget);
    void update();
    [[nodiscard]] Draw draw() const;
    [[nodiscard]] study::StrataChoice strata() const;
    [[nodiscard]] bool own() const;

    SampleController& m_controller;
    QButtonGroup* m_draw;
    QList<QCheckBox*> m_by;
    QLineEdit* m_keywords = nullptr;
    QComboBox* m_allocation = nullptr;
    QSpinBox* m_size = nullptr;
    QPushButton* m_howMany = nullptr;
    QDoubleSpinBox* m_repeats = nullptr;
    QSpinBox* m_seed = nullptr;
    CompositionView* m_view;
};

} // namespace accord::ui
