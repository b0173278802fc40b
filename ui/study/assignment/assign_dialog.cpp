// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/study/assignment/assign_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/study/assignment/assign_form.h"
#include "ui/study/assignment/matrix_table.h"
#include "ui/study/assignment/people_choice.h"
#include "ui/study/study_text.h"
#include "ui/support/error_text.h"
#include "ui/support/look.h"
#include "ui/support/prompts.h"

namespace accord::ui {
namespace {

constexpr int kFormWidth = 42 * look::kGrid;

} // namespace

AssignDialog::AssignDialog(Session& session, Prompts& prompts, const Round& round, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_prompts(prompts)
    , m_round(round.id)
    , m_what(new QComboBox(this))
    , m_person(new QComboBox(this))
    , m_personLabel(new QLabel(this))
    , m_form(new AssignForm(this))
    , m_matrix(new MatrixTable(this))
    , m_changes(new QLabel(this))
    , m_planning(session, this)
{
    setObjectName(QStringLiteral("assign"));
    setWindowTitle(tr("Assign “%1”").arg(text(round.name)));
    build(round);
    fillPeople();
    connect(m_what, &QComboBox::currentIndexChanged, this, &AssignDialog::update);
    connect(m_person, &QComboBox::currentIndexChanged, this, &AssignDialog::plan);
    connect(m_form, &AssignForm::changed, this, &AssignDialog::plan);
    resize(132 * look::kGrid, 72 * look::kGrid);
    update();
}

void AssignDialog::build(const Round& round)
{
    m_what->setObjectName(QStringLiteral("what"));
    m_what->setAccessibleName(tr("What is to be done"));
    m_what->addItem(tr("Share out anew"), static_cast<int>(What::Anew));
    if (round.assigned) {
        m_what->addItem(tr("Hand over what somebody has not begun"), static_cast<int>(What::Reassign));
        m_what->addItem(tr("Take back what somebody has not labelled"), static_cast<int>(What::TakeBack));
        m_what->addItem(tr("Give somebody who joins their part"), static_cast<int>(What::Join));
        m_what->addItem(tr("Hand out what waits"), static_cast<int>(What::HandOut));
    }
    m_person->setObjectName(QStringLiteral("assignPerson"));
    m_form->setPeople(m_session.project().people(), round.people);
    m_form->setMethod(round.assigned ? study::AssignmentMethod::KOfN : study::AssignmentMethod::EveryoneAll);
    if (round.overlap > 0) {
        m_form->setOverlap(round.overlap);
    }
    m_changes->setObjectName(QStringLiteral("changes"));
    m_changes->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_apply = buttons->addButton(tr("Assign"), QDialogButtonBox::AcceptRole);
    m_apply->setObjectName(QStringLiteral("apply"));
    m_apply->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &AssignDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* left = new QVBoxLayout;
    left->setSpacing(look::kGrid);
    left->addWidget(m_what);
    left->addWidget(m_personLabel);
    left->addWidget(m_person);
    left->addWidget(m_form, 1);
    m_form->setFixedWidth(kFormWidth);
    auto* right = new QVBoxLayout;
    right->setSpacing(look::kGrid);
    right->addWidget(m_changes);
    right->addWidget(m_matrix, 1);
    auto* across = new QHBoxLayout;
    across->setSpacing(3 * look::kGrid);
    across->addLayout(left);
    across->addLayout(right, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(3 * look::kGrid, 3 * look::kGrid, 3 * look::kGrid, 2 * look::kGrid);
    column->setSpacing(2 * look::kGrid);
    column->addLayout(across, 1);
    column->addWidget(buttons);
}

void AssignDialog::fillPeople()
{
    for (const Person& person : m_session.project().people()) {
        if (person.role != Role::Observer) {
            m_person->addItem(person.left.empty() ? text(person.name) : tr("%1 (has left)").arg(text(person.name)),
                              QVariant::fromValue<qlonglong>(person.id.value));
        }
    }
}

AssignDialog::What AssignDialog::what() const
{
    return static_cast<What>(m_what->currentData().toInt());
}

void AssignDialog::update()
{
    const bool somebody = what() == What::Reassign || what() == What::TakeBack || what() == What::Join;
    m_person->setVisible(somebody);
    m_personLabel->setVisible(somebody);
    m_personLabel->setText(what() == What::Join ? tr("Who joins") : tr("Whose"));
    m_form->setShared(what() == What::Anew);
    m_form->setVisible(what() == What::Anew || what() == What::Reassign || what() == What::HandOut);
    plan();
}

void AssignDialog::plan()
{
    m_plan.reset();
    m_apply->setEnabled(false);
    const QString missing = what() == What::Anew ? m_form->missing() : QString();
    if (!missing.isEmpty()) {
        m_planning.stop();
        m_changes->setText(missing);
        return;
    }
    study::AssignmentRequest request = m_form->request();
    request.round = m_round;
    const PersonId person{m_person->currentData().toLongLong()};
    m_planning.read<study::Assignment>(
        [what = what(), request, person, me = m_session.me()](
            Project& project, Progress& progress, const std::stop_token& stop) -> Result<study::Assignment> {
            switch (what) {
            case What::Reassign:
                return study::planReassign(project, me, request.round, person, request.people);
            case What::TakeBack:
                return study::planReturn(project, me, request.round, person);
            case What::Join:
                return study::planJoin(project, me, request.round, {person, 1});
            case What::HandOut:
                return study::planHandOut(project, me, request.round, request.people);
            case What::Anew:
                break;
            }
            return study::planAssignment(project, me, request, progress, stop);
        },
        [this](const Result<study::Assignment>& plan) { take(plan); });
}

void AssignDialog::take(const Result<study::Assignment>& plan)
{
    if (!plan.ok()) {
        m_changes->setText(errorText(plan.error()));
        return;
    }
    m_plan = std::make_shared<const study::Assignment>(*plan);
    m_changes->setText(changesText(*plan));
    m_matrix->say({});
    m_matrix->show(plan->matrix, m_session.project());
    m_apply->setEnabled(what() == What::Anew || !plan->handings.empty());
}

QString AssignDialog::changesText(const study::Assignment& plan) const
{
    QStringList parts;
    for (const study::AssignmentChange& handing : plan.handings) {
        const Person* person = m_session.project().person(handing.person);
        if (person == nullptr) {
            continue;
        }
        const QString name = text(person->name);
        const auto out = static_cast<std::int64_t>(handing.out.size());
        const auto back = static_cast<std::int64_t>(handing.back.size());
        parts.append(back == 0 ? tr("%1 gets %2").arg(name, countText(out, false))
                     : out == 0
                         ? tr("%1 gives up %2").arg(name, countText(back, false))
                         : tr("%1 gets %2 and gives up %3").arg(name, countText(out, false), countText(back, false)));
    }
    QString all = !plan.handedOut   ? tr("All of them label everything.")
                  : parts.isEmpty() ? tr("Nothing changes.")
                                    : tr("%1.").arg(peopleText(parts));
    if (plan.unassigned > 0) {
        all += QLatin1Char(' ') + tr("For %Ln labels nobody is there.", nullptr, static_cast<int>(plan.unassigned));
    }
    return all;
}

void AssignDialog::accept()
{
    if (!m_plan) {
        return;
    }
    m_apply->setEnabled(false);
    m_planning.read<bool>(
        [plan = m_plan, me = m_session.me()](Project& project, Progress&, const std::stop_token&) -> Result<bool> {
            ACCORD_CHECK(study::apply(project, me, *plan));
            return true;
        },
        [this](const Result<bool>& applied) {
            m_session.poll();
            if (!applied.ok()) {
                m_prompts.tell(this, windowTitle(), errorText(applied.error()));
                plan();
                return;
            }
            QDialog::accept();
        },
        tr("Handing out"));
}

} // namespace accord::ui
