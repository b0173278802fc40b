// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/study/people/people_part.h"

#include <QAction>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/study/people/person_dialog.h"
#include "ui/study/people/person_model.h"
#include "ui/study/study_actions.h"
#include "ui/study/study_text.h"
#include "ui/support/look.h"
#include "ui/support/prompts.h"
#include "ui/support/rights.h"
#include "ui/support/session.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/lists/quiet_list.h"
#include "ui/widgets/shortcut_button.h"

namespace accord::ui {

PeoplePart::PeoplePart(const PageContext& context, const StudyActions& actions, QWidget* parent)
    : StudyPart(context, QStringLiteral("people"), tr("People"), parent)
    , m_actions(actions)
    , m_model(new PersonModel(this))
    , m_list(new QuietList(this))
{
    m_list->setObjectName(QStringLiteral("peopleList"));
    m_list->setAccessibleName(tr("People"));
    m_list->setModel(m_model);
    setFocusProxy(m_list);
    auto* buttons = new FlowLayout;
    buttons->setContentsMargins(2 * look::kGrid, look::kGrid, 2 * look::kGrid, 2 * look::kGrid);
    buttons->setSpacing(look::kGrid);
    for (QAction* action : {actions.newPerson, actions.edit, actions.left}) {
        buttons->addWidget(new ShortcutButton(action, this));
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(inset(m_list), 1);
    column->addLayout(buttons);
    connect(m_list, &QuietList::chosen, this, &PeoplePart::updateActions);
    connect(m_list, &QuietList::opened, this, &PeoplePart::edit);
}

void PeoplePart::refresh()
{
    const qlonglong before = m_list->currentId();
    m_model->setPeople(session().project().people(), session().me());
    m_list->choose(before != 0 ? before : session().me().value);
    updateActions();
}

const Person* PeoplePart::chosen() const
{
    return m_model->at(PersonId{m_list->currentId()});
}

void PeoplePart::updateActions()
{
    const Person* person = chosen();
    const bool mine = person != nullptr && person->id == session().me();
    if (!isVisible()) { // the same key edits a draft elsewhere
        return;
    }
    const bool lead = isPermitted(session(), Action::EditPerson);
    enable(m_actions.edit, person != nullptr, session(), mine && !lead ? Action::EditOwnPerson : Action::EditPerson);
    enable(m_actions.left, person != nullptr, session(), mine && !lead ? Action::LeaveStudy : Action::EditPerson);
    m_actions.left->setText(person == nullptr || person->left.empty() ? tr("Has Left…") : tr("Is Back…"));
}

void PeoplePart::add()
{
    study::PersonContent content;
    content.colour = static_cast<int>(session().project().people().size());
    ask({}, content);
}

void PeoplePart::edit()
{
    if (const Person* person = chosen(); person != nullptr && m_actions.edit->isEnabled()) {
        ask(person->id, study::contentOf(*person));
    }
}

void PeoplePart::ask(PersonId person, const study::PersonContent& content)
{
    auto* dialog = new PersonDialog(content, !person.valid(), session().project().mayLead(session().me()), window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(this, &QObject::destroyed, dialog, [dialog] { delete dialog; });
    connect(dialog, &QDialog::accepted, this, [this, dialog, person, seen = content] {
        write(dialog->windowTitle(),
              [person, me = session().me(), content = dialog->content(), seen](Project& project) -> Status {
                  if (person.valid()) {
                      ACCORD_CHECK(study::editPerson(project, me, person, content, seen));
                  } else {
                      ACCORD_CHECK(study::addPerson(project, me, content));
                  }
                  return {};
              });
    });
    dialog->open();
}

void PeoplePart::markLeft()
{
    const Person* person = chosen();
    if (person == nullptr) {
        return;
    }
    const bool back = !person->left.empty();
    const QString title = back ? tr("Is Back") : tr("Has Left");
    const QString question = back ? tr("%1 labels again, under the same pseudonym.")
                                  : tr("Nothing waits for %1 any more. What they labelled stays, and counts. What was "
                                       "handed to them and is not begun can be taken back with Assign.");
    if (context().prompts.confirm(this, title, question.arg(text(person->name)), title)) {
        write(title, [back, id = person->id, me = session().me()](Project& project) {
            return back ? study::comeBack(project, me, id) : study::leave(project, me, id);
        });
    }
}

} // namespace accord::ui
