// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/study/rounds/edit_round_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/study/assignment/people_choice.h"
#include "ui/study/new_round/purpose_step.h"
#include "ui/study/study_text.h"
#include "ui/support/look.h"
#include "ui/support/session.h"

namespace accord::ui {
namespace {

QStringList otherNames(const std::vector<Round>& rounds, RoundId self)
{
    QStringList names;
    for (const Round& round : rounds) {
        if (round.id != self) {
            names.append(text(round.name));
        }
    }
    return names;
}

} // namespace

EditRoundDialog::EditRoundDialog(const Session& session, const Round& round, QWidget* parent)
    : QDialog(parent)
    , m_content(study::contentOf(round))
    , m_purpose(new PurposeStep(m_content, otherNames(session.project().rounds(), round.id),
                                text(session.project().settings().gate), this))
    , m_missing(new QLabel(this))
{
    setObjectName(QStringLiteral("editRound"));
    setWindowTitle(tr("Edit Draft"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_save = buttons->addButton(tr("Save"), QDialogButtonBox::AcceptRole);
    m_save->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_missing->setForegroundRole(QPalette::PlaceholderText);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(3 * look::kGrid, 3 * look::kGrid, 3 * look::kGrid, 2 * look::kGrid);
    column->setSpacing(2 * look::kGrid);
    column->addWidget(m_purpose);
    if (!round.assigned) {
        m_people = new PeopleChoice(this);
        m_people->setPeople(session.project().people(), round.people);
        m_people->setWeighted(false);
        m_people->setFixedHeight(16 * look::kGrid);
        column->addWidget(m_people);
        connect(m_people, &PeopleChoice::changed, this, &EditRoundDialog::update);
    }
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_missing, 1);
    foot->addWidget(buttons);
    column->addLayout(foot);
    setMinimumWidth(72 * look::kGrid);
    connect(m_purpose, &RoundStep::changed, this, &EditRoundDialog::update);
    update();
}

void EditRoundDialog::update()
{
    QString missing = m_purpose->missing();
    if (missing.isEmpty() && m_people != nullptr && m_people->chosen().empty()) {
        missing = tr("Nobody is ticked.");
    }
    m_missing->setText(missing);
    m_save->setEnabled(missing.isEmpty());
}

study::RoundContent EditRoundDialog::content() const
{
    RoundWish wish;
    wish.content = m_content;
    m_purpose->fill(wish);
    if (m_people != nullptr) {
        wish.content.people = m_people->all() ? std::vector<PersonId>{} : m_people->chosen();
    }
    return wish.content;
}

} // namespace accord::ui
