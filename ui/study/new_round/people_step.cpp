// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/study/new_round/people_step.h"

#include <QHBoxLayout>

#include "ui/study/assignment/assign_form.h"
#include "ui/study/assignment/matrix_table.h"
#include "ui/study/assignment/people_choice.h"
#include "ui/study/sampling/sample_controller.h"
#include "ui/support/look.h"

namespace accord::ui {
namespace {

constexpr int kPeopleWidth = 42 * look::kGrid;

} // namespace

PeopleStep::PeopleStep(SampleController& controller, const Project& project, QWidget* parent)
    : RoundStep(tr("People"), tr("Who labels, and how many people label each issue?"), parent)
    , m_controller(controller)
    , m_project(project)
    , m_form(new AssignForm(this))
    , m_matrix(new MatrixTable(this))
{
    m_form->setPeople(project.people(), {});
    m_form->setFixedWidth(kPeopleWidth);
    auto* across = new QHBoxLayout(this);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(3 * look::kGrid);
    across->addWidget(m_form);
    across->addWidget(m_matrix, 1);
    connect(m_form, &AssignForm::changed, this, [this] {
        preview();
        emit changed();
    });
    setFocusProxy(m_form);
}

void PeopleStep::preview()
{
    const auto sample = m_controller.sample();
    const QString why = m_form->missing();
    if (!sample || !why.isEmpty()) {
        m_matrix->say(why);
        return;
    }
    const auto matrix = previewOf(*sample, m_form->request());
    if (matrix.ok()) {
        m_matrix->say({});
        m_matrix->show(*matrix, m_project);
    } else {
        m_matrix->say(tr("Who gets what follows from the order of the issues. Make the draft, then look at it with "
                         "Assign before you start the round."));
        m_matrix->show(study::AssignmentMatrix{}, m_project);
    }
}

void PeopleStep::fill(RoundWish& wish) const
{
    wish.assignment = m_form->request();
    wish.content.people.clear();
    // Nobody named: who joins later is in it too.
    if (wish.assignment.method != study::AssignmentMethod::EveryoneAll || !m_form->people().all()) {
        wish.content.people = m_form->people().chosen();
    }
}

QString PeopleStep::missing() const
{
    return m_form->missing();
}

} // namespace accord::ui
