// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/study/assignment/plan.h"

#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace accord::ui {

class PeopleChoice;

/// How the items of a round are shared out: method, people per issue, who, with which weight.
class AssignForm : public QWidget
{
    Q_OBJECT
public:
    explicit AssignForm(QWidget* parent = nullptr);

    void setPeople(const std::vector<Person>& people, const std::vector<PersonId>& chosen);
    void setMethod(study::AssignmentMethod method);
    void setOverlap(int overlap);
    void setShared(bool shared); ///< method, seed and overlap matter; otherwise only who

    /// Without the round.
    [[nodiscard]] study::AssignmentRequest request() const;
    [[nodiscard]] PeopleChoice& people() { return *m_people; }
    [[nodiscard]] const PeopleChoice& people() const { return *m_people; }
    [[nodiscard]] QString missing() const; ///< why it cannot be shared out so; empty: it can

signals:
    void changed();

private:
    void update();

    QFormLayout* m_form;
    QComboBox* m_method;
    QLabel* m_hint;
    QSpinBox* m_overlap;
    QSpinBox* m_block;
    QSpinBox* m_seed;
    PeopleChoice* m_people;
    bool m_shared = true;
};

} // namespace accord::ui
