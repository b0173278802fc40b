// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/study/new_round/round_step.h"

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace accord::ui {

class CompositionView;
class SampleController;

/// Which issues can be drawn at all.
class FrameStep : public RoundStep
{
    Q_OBJECT
public:
    FrameStep(SampleController& controller, const std::vector<Round>& rounds, QWidget* parent);

    /// A check draws from a round, everything else from what no round has had; until a person chooses otherwise.
    void setPurpose(RoundPurpose purpose);

    void enter() override;
    void fill(RoundWish& wish) const override;
    [[nodiscard]] QString missing() const override;

private:
    QWidget* makeForm(const std::vector<Round>& rounds);
    void updateEarlier();

    SampleController& m_controller;
    QComboBox* m_of = nullptr; ///< the round to draw from
    bool m_ofChosen = false;   ///< by a person
    RoundPurpose m_purpose = RoundPurpose::Main;
    QCheckBox* m_notBefore = nullptr;
    QCheckBox* m_withText = nullptr;
    QLineEdit* m_repositories = nullptr;
    QLineEdit* m_from = nullptr;
    QLineEdit* m_to = nullptr;
    QComboBox* m_state = nullptr;
    QLineEdit* m_keywords = nullptr;
    CompositionView* m_view;
};

/// The words between commas.
std::vector<std::string> wordsOf(const QString& text);

} // namespace accord::ui
