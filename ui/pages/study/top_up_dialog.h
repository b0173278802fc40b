// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>

#include "core/model/study.h"
#include "core/study/sampling/top_up.h"
#include "ui/core/reading.h"
#include "ui/core/session_dialog.h"

#include <memory>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace accord::ui {

class Prompts;

/// More issues for a round that was drawn, until a category is likely to have so many.
class TopUpDialog : public SessionDialog
{
    Q_OBJECT
public:
    TopUpDialog(Session& session, Prompts& prompts, const Round& round, QWidget* parent);

    void accept() override; ///< adds what is shown
    void reject() override;
    [[nodiscard]] bool busy() const { return m_work.busy() || m_adding != 0; }

private:
    void build();
    void plan();
    void take(const Result<study::TopUp>& plan);

    Session& m_session;
    Prompts& m_prompts;
    RoundId m_round;
    QComboBox* m_category;
    QSpinBox* m_target;
    QLabel* m_answer;
    QPushButton* m_add = nullptr;
    std::shared_ptr<const study::TopUp> m_plan;
    Reading m_work;
    int m_adding = 0; ///< the job that adds them
};

} // namespace accord::ui
