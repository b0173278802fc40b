// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>

#include "ui/core/session_dialog.h"
#include "ui/pages/study/new_round_parts.h"

class QLabel;
class QPushButton;
class QScrollArea;

namespace accord::ui {

class AssignForm;
class MatrixTable;
class SampleController;
class Prompts;
class Session;

/// A new round: what it is for, how many issues, who labels; the gate, the frame, strata and what else has a default
/// are behind More. A sentence says what will be made. It ends with a draft; nothing begins by it.
class NewRoundDialog : public SessionDialog
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

protected:
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] QWidget* makeParts();
    [[nodiscard]] QLayout* makeFoot();
    void add(RoundPart* part);
    void fit();
    void wishChanged();
    void preview();
    void update();
    [[nodiscard]] QString missing() const;
    [[nodiscard]] QString sentence(const RoundWish& wish) const;
    [[nodiscard]] QStringList sampleWords(const RoundWish& wish) const;

    Session& m_session;
    Prompts& m_prompts;
    SampleController* m_controller;
    QScrollArea* m_scroll;
    PurposePart* m_purpose = nullptr;
    FramePart* m_frame = nullptr;
    QList<RoundPart*> m_parts; ///< in the order in which what they lack is said
    AssignForm* m_people;
    MatrixTable* m_matrix;
    QLabel* m_summary;
    QLabel* m_missing;
    QPushButton* m_create = nullptr;
    int m_making = 0; ///< the job that makes the draft
};

/// Makes the draft and shares out its items. Errors as of study::createRound() and study::planAssignment(); where the
/// items cannot be shared out the draft stays.
Result<RoundId> makeRound(Project& project, PersonId by, const RoundWish& wish, const study::Sample& sample,
                          Progress& progress, const std::stop_token& stop);

} // namespace accord::ui
