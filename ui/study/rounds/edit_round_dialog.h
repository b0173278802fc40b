// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>

#include "core/model/study.h"
#include "core/study/lifecycle.h"

class QLabel;
class QPushButton;

namespace accord::ui {

class PeopleChoice;
class PurposeStep;
class Session;

/// Changes what a draft is: purpose, name, gate, blind, order, who labels. Its items stay as they were drawn.
class EditRoundDialog : public QDialog
{
    Q_OBJECT
public:
    EditRoundDialog(const Session& session, const Round& round, QWidget* parent);

    [[nodiscard]] study::RoundContent content() const;

private:
    void update();

    study::RoundContent m_content;
    PurposeStep* m_purpose;
    PeopleChoice* m_people = nullptr; ///< null where its items are handed out already
    QLabel* m_missing;
    QPushButton* m_save = nullptr;
};

} // namespace accord::ui
