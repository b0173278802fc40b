// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractTableModel>

#include "core/model/study.h"

#include <vector>

namespace accord::ui {

/// The people of the study: those who lead first, then as they joined; who has left comes last.
class PersonModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { Name, Initials, Role, Pseudonym, Joined, Left, kColumns };

    using QAbstractTableModel::QAbstractTableModel;

    void setPeople(std::vector<Person> people, PersonId me);
    [[nodiscard]] const Person* at(PersonId person) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString text(const Person& person, int column) const;

    std::vector<Person> m_people;
    PersonId m_me;
};

} // namespace accord::ui
