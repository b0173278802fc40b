// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/study/assignment/assign_form.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

#include "ui/study/assignment/people_choice.h"
#include "ui/study/sampling/strata_text.h"
#include "ui/support/look.h"

#include <algorithm>

namespace accord::ui {
namespace {

constexpr int kMostPeople = 100;
constexpr int kMostItems = 1'000'000;

QSpinBox* number(const char* name, int low, int high, int value, QWidget* parent)
{
    auto* box = new QSpinBox(parent);
    box->setObjectName(QString::fromLatin1(name));
    box->setRange(low, high);
    box->setValue(value);
    return box;
}

} // namespace

AssignForm::AssignForm(QWidget* parent)
    : QWidget(parent)
    , m_form(new QFormLayout)
    , m_method(new QComboBox(this))
    , m_hint(new QLabel(this))
    , m_overlap(number("overlap", 1, kMostPeople, 2, this))
    , m_block(number("block", 1, kMostItems, 50, this))
    , m_seed(number("assignSeed", 1, kMostItems, 1, this))
    , m_people(new PeopleChoice(this))
{
    m_method->setObjectName(QStringLiteral("method"));
    for (const auto method : {study::AssignmentMethod::EveryoneAll, study::AssignmentMethod::KOfN,
                              study::AssignmentMethod::Blocks, study::AssignmentMethod::ByRepository}) {
        m_method->addItem(methodName(method), static_cast<int>(method));
    }
    m_hint->setWordWrap(true);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setVerticalSpacing(look::kGrid);
    m_form->addRow(tr("Method"), m_method);
    m_form->addRow(QString(), m_hint);
    m_form->addRow(tr("People per issue"), m_overlap);
    m_form->addRow(tr("Issues in a block"), m_block);
    m_form->addRow(tr("Seed"), m_seed);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(look::kGrid);
    column->addLayout(m_form);
    column->addWidget(m_people, 1);
    connect(m_method, &QComboBox::currentIndexChanged, this, &AssignForm::update);
    for (const QSpinBox* box : {m_overlap, m_block, m_seed}) {
        connect(box, &QSpinBox::valueChanged, this, &AssignForm::update);
    }
    connect(m_people, &PeopleChoice::changed, this, &AssignForm::update);
    update();
}

void AssignForm::setPeople(const std::vector<Person>& people, const std::vector<PersonId>& chosen)
{
    m_people->setPeople(people, chosen);
    update();
}

void AssignForm::setMethod(study::AssignmentMethod method)
{
    m_method->setCurrentIndex(m_method->findData(static_cast<int>(method)));
}

void AssignForm::setOverlap(int overlap)
{
    m_overlap->setValue(overlap);
}

void AssignForm::setShared(bool shared)
{
    if (m_shared != shared) {
        m_shared = shared;
        update();
    }
}

study::AssignmentRequest AssignForm::request() const
{
    study::AssignmentRequest request;
    request.method = static_cast<study::AssignmentMethod>(m_method->currentData().toInt());
    request.people = m_people->weights();
    request.overlap = m_overlap->value();
    request.block = m_block->value();
    request.seed = static_cast<std::uint64_t>(m_seed->value());
    return request;
}

QString AssignForm::missing() const
{
    const study::AssignmentRequest asked = request();
    const auto working = std::ranges::count_if(asked.people, [](const study::Weight& each) { return each.weight > 0; });
    if (working == 0) {
        return tr("Nobody is ticked.");
    }
    return asked.method != study::AssignmentMethod::EveryoneAll && asked.overlap > working
               ? tr("Each issue is to go to %1 people, and %n are ticked.", nullptr, static_cast<int>(working))
                     .arg(asked.overlap)
               : QString();
}

void AssignForm::update()
{
    const auto method = static_cast<study::AssignmentMethod>(m_method->currentData().toInt());
    const bool handed = method != study::AssignmentMethod::EveryoneAll;
    m_hint->setText(methodHint(method, m_overlap->value()));
    // Hidden rows would leave their labels behind.
    const bool blocks = method == study::AssignmentMethod::Blocks;
    using Shown = std::pair<QWidget*, bool>;
    for (const auto& [box, on] :
         {Shown{m_method, true}, Shown{m_overlap, handed}, Shown{m_seed, handed}, Shown{m_block, blocks}}) {
        box->setVisible(on && m_shared);
        m_form->labelForField(box)->setVisible(on && m_shared);
    }
    m_hint->setVisible(m_shared);
    m_people->setWeighted(handed || !m_shared);
    emit changed();
}

} // namespace accord::ui
