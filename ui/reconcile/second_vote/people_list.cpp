// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/second_vote/people_list.h"

#include <algorithm>

namespace accord::ui {
namespace {

constexpr int kMostShown = 12;

} // namespace

PeopleList::PeopleList(QWidget* parent)
    : QListWidget(parent)
{
    setObjectName(QStringLiteral("people"));
    setUniformItemSizes(true);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Who takes part"));
}

void PeopleList::setPeople(const std::vector<Voice>& people, const std::vector<PersonId>& chosen)
{
    clear();
    for (const Voice& voice : people) {
        auto* item = new QListWidgetItem(voiceName(voice), this);
        item->setData(Qt::UserRole, QVariant::fromValue<qlonglong>(voice.person.value));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(std::ranges::count(chosen, voice.person) > 0 ? Qt::Checked : Qt::Unchecked);
    }
    setCurrentRow(0);
    updateGeometry();
}

std::vector<PersonId> PeopleList::chosen() const
{
    std::vector<PersonId> people;
    for (int row = 0; row < count(); ++row) {
        if (item(row)->checkState() == Qt::Checked) {
            people.push_back(PersonId{item(row)->data(Qt::UserRole).toLongLong()});
        }
    }
    std::ranges::sort(people);
    return people;
}

QSize PeopleList::sizeHint() const
{
    const int rows = std::clamp(count(), 1, kMostShown);
    return {QListWidget::sizeHint().width(), rows * std::max(sizeHintForRow(0), 1) + 2 * frameWidth() + 2};
}

QString voiceName(const Voice& voice)
{
    return voice.name.isEmpty() ? voice.initials : voice.name;
}

} // namespace accord::ui
