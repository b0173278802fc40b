// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QWidget>

#include "core/model/study.h"
#include "core/reconcile/rules.h"

#include <utility>
#include <vector>

class QComboBox;
class QGridLayout;
class QRadioButton;
class QSpinBox;

namespace accord::ui {

/// The rules to choose from, with what they need: how many alike, whose label.
class RuleChoice : public QWidget
{
    Q_OBJECT
public:
    /// Who labelled in the round, with what they are to be called here, which may be "A1".
    using People = std::vector<std::pair<QString, Person>>;

    RuleChoice(const People& people, QWidget* parent);

    [[nodiscard]] reconcile::Rule rule() const;

signals:
    void changed();

private:
    QRadioButton* add(const char* name, const QString& text, reconcile::Rule::Kind kind);
    void addAtLeast(int people);
    void addPerson(const People& people);

    QGridLayout* m_layout;
    std::vector<std::pair<QRadioButton*, reconcile::Rule::Kind>> m_buttons;
    QSpinBox* m_count = nullptr;
    QComboBox* m_person = nullptr;
    std::vector<Person> m_people;
};

} // namespace accord::ui
