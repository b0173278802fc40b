// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>

#include "ui/pages/study/new_round_steps.h"

class QLabel;
class QListWidget;
class QPushButton;
class QStackedWidget;

namespace accord::ui {

class SampleController;
class Prompts;
class Session;
class FrameStep;
class RoundStep;
class SummaryStep;

/// A new round, step by step: purpose, frame, sample, people, summary. It ends with a draft; nothing begins by it.
class NewRoundDialog : public QDialog
{
    Q_OBJECT
public:
    NewRoundDialog(Session& session, Prompts& prompts, QWidget* parent);

    [[nodiscard]] RoundWish wish() const;
    [[nodiscard]] bool busy() const;

    void accept() override; ///< makes the draft
    void reject() override;

signals:
    void made(accord::RoundId round);

private:
    void build();
    void addStep(RoundStep* step);
    void go(int step);
    void wishChanged();
    void update();
    [[nodiscard]] RoundStep* stepAt(int index) const;

    Session& m_session;
    Prompts& m_prompts;
    SampleController* m_controller;
    QListWidget* m_names;
    QLabel* m_hint;
    QStackedWidget* m_steps;
    FrameStep* m_frame = nullptr;
    SummaryStep* m_summary = nullptr;
    QLabel* m_missing;
    QPushButton* m_back = nullptr;
    QPushButton* m_next = nullptr;
    int m_making = 0; ///< the job that makes the draft
};

/// Makes the draft and shares out its items. Errors as of study::createRound() and study::planAssignment(); where the
/// items cannot be shared out the draft stays.
Result<RoundId> makeRound(Project& project, PersonId by, const RoundWish& wish, const study::Sample& sample,
                          Progress& progress, const std::stop_token& stop);

} // namespace accord::ui
