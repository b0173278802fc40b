// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/study/people/person_model.h"

#include "ui/study/study_text.h"
#include "ui/widgets/lists/quiet_list.h"

#include <algorithm>
#include <tuple>

namespace accord::ui {

void PersonModel::setPeople(std::vector<Person> people, PersonId me)
{
    std::ranges::stable_sort(people, {}, [](const Person& person) {
        return std::tuple(!person.left.empty(), person.role == accord::Role::Lead ? 0 : 1,
                          person.role == accord::Role::Observer);
    });
    beginResetModel();
    m_people = std::move(people);
    m_me = me;
    endResetModel();
}

const Person* PersonModel::at(PersonId person) const
{
    const auto found = std::ranges::find(m_people, person, &Person::id);
    return found == m_people.end() ? nullptr : &*found;
}

int PersonModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_people.size());
}

int PersonModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kColumns;
}

QString PersonModel::text(const Person& person, int column) const
{
    switch (column) {
    case Name:
        return person.id == m_me ? tr("%1 (you)").arg(ui::text(person.name)) : ui::text(person.name);
    case Initials:
        return ui::text(person.initials);
    case Role:
        return roleWord(person.role);
    case Pseudonym:
        return ui::text(person.pseudonym);
    case Joined:
        return dayText(person.joined);
    case Left:
        return person.left.empty() ? QString() : dayText(person.left);
    default:
        return {};
    }
}

QVariant PersonModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Person& person = m_people[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(person, index.column());
    case Qt::ToolTipRole:
        return index.column() == Role ? roleHint(person.role) : QVariant();
    case IdRole:
        return QVariant::fromValue<qlonglong>(person.id.value);
    case ChipRole:
        return index.column() == Initials ? QVariant(person.colour) : QVariant();
    case QuietRole:
        return !person.left.empty();
    default:
        return {};
    }
}

QVariant PersonModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    const QStringList names{tr("Name"), tr("Initials"), tr("Role"), tr("Pseudonym"), tr("Joined"), tr("Left")};
    return names.value(section);
}

} // namespace accord::ui
