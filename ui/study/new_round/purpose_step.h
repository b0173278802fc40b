// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/study/new_round/round_step.h"

class QButtonGroup;
class QCheckBox;
class QLabel;
class QLineEdit;

namespace accord::ui {

/// What the round is for, its name, what it has to reach, and how people label in it.
class PurposeStep : public RoundStep
{
    Q_OBJECT
public:
    /// `taken`: names of other rounds. `gate`: the study's.
    PurposeStep(const study::RoundContent& content, const QStringList& taken, const QString& gate, QWidget* parent);

    void fill(RoundWish& wish) const override;
    [[nodiscard]] QString missing() const override;

private:
    void build(const QString& gate);
    void follow();
    [[nodiscard]] RoundPurpose purpose() const;

    QStringList m_taken;
    QButtonGroup* m_purpose;
    QLineEdit* m_name;
    QCheckBox* m_blind;
    QCheckBox* m_ownOrder;
    QLineEdit* m_gate;
    QLabel* m_gateHint;
    bool m_named = false; ///< by hand: another purpose leaves the name alone
};

} // namespace accord::ui
