// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/taxonomy/form_parts.h"

#include <QAction>
#include <QDialog>
#include <QMenu>

#include "ui/support/joined_text.h"
#include "ui/support/look.h"

namespace accord::ui {

QPlainTextEdit* textField(QWidget* parent, const char* name, int lines)
{
    auto* field = new QPlainTextEdit(parent);
    field->setObjectName(QString::fromLatin1(name));
    field->setTabChangesFocus(true);
    field->setMinimumHeight(lines * field->fontMetrics().lineSpacing() + 2 * look::kGrid);
    field->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    return field;
}

QVBoxLayout* dialogColumn(QDialog* dialog)
{
    auto* column = new QVBoxLayout(dialog);
    column->setContentsMargins(3 * look::kGrid, 3 * look::kGrid, 3 * look::kGrid, 2 * look::kGrid);
    column->setSpacing(2 * look::kGrid);
    return column;
}

AskedChoice::AskedChoice(const std::vector<Person>& people, PersonId me, QWidget* parent)
    : QToolButton(parent)
{
    auto* menu = new QMenu(this);
    for (const Person& person : people) {
        QAction* action = menu->addAction(QString::fromStdString(person.name));
        action->setData(QVariant::fromValue<qint64>(person.id.value));
        action->setCheckable(true);
        action->setChecked(true);
        action->setEnabled(person.id != me);
        connect(action, &QAction::toggled, this, &AskedChoice::showChosen);
        m_people << action;
    }
    setMenu(menu);
    setPopupMode(QToolButton::InstantPopup);
    setFocusPolicy(Qt::StrongFocus);
    showChosen();
}

std::vector<PersonId> AskedChoice::asked() const
{
    std::vector<PersonId> people;
    for (const QAction* action : m_people) {
        if (action->isChecked()) {
            people.push_back(PersonId{action->data().toLongLong()});
        }
    }
    return static_cast<qsizetype>(people.size()) == m_people.size() ? std::vector<PersonId>{} : people;
}

void AskedChoice::showChosen()
{
    QStringList names;
    for (const QAction* action : m_people) {
        if (action->isChecked()) {
            names << action->text();
        }
    }
    setText(names.size() == m_people.size() ? tr("Everybody in the project") : inList(names));
}

} // namespace accord::ui
