// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/bulk/rule_choice.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QRadioButton>
#include <QSpinBox>

#include "ui/support/look.h"

#include <algorithm>

namespace accord::ui {
namespace {

using Kind = reconcile::Rule::Kind;

QHBoxLayout* lineOf(const QList<QWidget*>& widgets)
{
    auto* line = new QHBoxLayout;
    line->setSpacing(look::kGrid);
    for (QWidget* widget : widgets) {
        line->addWidget(widget);
    }
    line->addStretch();
    return line;
}

} // namespace

RuleChoice::RuleChoice(const People& people, QWidget* parent)
    : QWidget(parent)
    , m_layout(new QGridLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setHorizontalSpacing(4 * look::kGrid);
    m_layout->setVerticalSpacing(look::kGrid / 2);
    m_layout->setColumnStretch(1, 1);
    const int count = std::max(2, static_cast<int>(people.size()));
    m_layout->addWidget(add("unanimous", tr("&Unanimous: everybody in the round chose the same"), Kind::Unanimous), 0,
                        0);
    m_layout->addWidget(add("majority", tr("&Majority: more than half chose the same"), Kind::Majority), 1, 0);
    addAtLeast(count);
    m_layout->addWidget(add("plurality", tr("&Plurality: more than any other choice got, no tie"), Kind::Plurality), 0,
                        1);
    m_layout->addWidget(add("sameTheme", tr("Same &theme: only sub-themes differ, decide the theme"), Kind::SameTheme),
                        1, 1);
    addPerson(people);
    m_buttons.front().first->setChecked(true);
    for (const auto& [button, kind] : m_buttons) {
        connect(button, &QRadioButton::toggled, this, [this](bool on) {
            if (on) {
                emit changed();
            }
        });
    }
}

QRadioButton* RuleChoice::add(const char* name, const QString& text, Kind kind)
{
    auto* button = new QRadioButton(text, this);
    button->setObjectName(QString::fromLatin1(name));
    m_buttons.emplace_back(button, kind);
    return button;
}

void RuleChoice::addAtLeast(int people)
{
    auto* button = add("atLeast", tr("At &least"), Kind::AtLeast);
    m_count = new QSpinBox(this);
    m_count->setObjectName(QStringLiteral("atLeastCount"));
    m_count->setAccessibleName(tr("How many chose the same"));
    m_count->setRange(2, people);
    m_count->setValue(std::max(2, people / 2 + 1));
    auto* rest = new QLabel(tr("of %1 chose the same, and nothing else got as many").arg(people), this);
    m_layout->addLayout(lineOf({button, m_count, rest}), 2, 0);
    connect(m_count, &QSpinBox::valueChanged, this, [this, button] {
        if (button->isChecked()) {
            emit changed();
        }
        button->setChecked(true);
    });
}

void RuleChoice::addPerson(const People& people)
{
    auto* button = add("ofPerson", tr("&One person’s label:"), Kind::OfPerson);
    m_person = new QComboBox(this);
    m_person->setObjectName(QStringLiteral("trustedPerson"));
    m_person->setAccessibleName(tr("Whose label"));
    for (const auto& [name, person] : people) {
        m_person->addItem(name);
        m_people.push_back(person);
    }
    button->setEnabled(!people.empty());
    m_person->setEnabled(!people.empty());
    m_layout->addLayout(lineOf({button, m_person}), 2, 1);
    connect(m_person, &QComboBox::currentIndexChanged, this, [this, button] {
        if (button->isChecked()) {
            emit changed();
        }
        button->setChecked(true);
    });
}

reconcile::Rule RuleChoice::rule() const
{
    reconcile::Rule rule;
    for (const auto& [button, kind] : m_buttons) {
        if (button->isChecked()) {
            rule.kind = kind;
        }
    }
    if (rule.kind == Kind::AtLeast) {
        rule.count = m_count->value();
    }
    if (rule.kind == Kind::OfPerson) {
        const Person& person = m_people[static_cast<std::size_t>(m_person->currentIndex())];
        rule.person = person.id;
        rule.personName = person.name;
    }
    return rule;
}

} // namespace accord::ui
