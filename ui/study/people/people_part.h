// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/study/people.h"
#include "ui/study/study_part.h"

namespace accord::ui {

class PersonModel;
class QuietList;
struct StudyActions;

/// Who takes part in the study: whom to add, what changed about somebody, who has left.
class PeoplePart : public StudyPart
{
    Q_OBJECT
public:
    PeoplePart(const PageContext& context, const StudyActions& actions, QWidget* parent);

    void refresh() override;

    void add();
    void edit();
    void markLeft(); ///< or back again

private:
    [[nodiscard]] const Person* chosen() const;
    void updateActions();
    void ask(PersonId person, const study::PersonContent& content);

    const StudyActions& m_actions;
    PersonModel* m_model;
    QuietList* m_list;
};

} // namespace accord::ui
