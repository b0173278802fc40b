// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/study/people_choice.h"

#include <QDoubleSpinBox>
#include <QHeaderView>
#include <QStyledItemDelegate>

#include "ui/core/theme.h"
#include "ui/pages/study/study_text.h"

#include <algorithm>

namespace accord::ui {
namespace {

constexpr double kMostWeight = 100;

/// Only weights can be written, in steps of a quarter.
class WeightDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& /*option*/,
                          const QModelIndex& index) const override
    {
        if (index.column() == 0) {
            return nullptr;
        }
        auto* box = new QDoubleSpinBox(parent);
        box->setRange(0, kMostWeight);
        box->setSingleStep(0.25);
        box->setFrame(false);
        return box;
    }
};

} // namespace

PeopleChoice::PeopleChoice(QWidget* parent)
    : QTreeWidget(parent)
{
    setObjectName(QStringLiteral("peopleChoice"));
    setAccessibleName(tr("Who labels"));
    setColumnCount(kColumns);
    setHeaderLabels({tr("Who labels"), tr("Weight")});
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setTabKeyNavigation(false);
    setFrameShape(QFrame::NoFrame);
    setItemDelegate(new WeightDelegate(this));
    setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                    QAbstractItemView::SelectedClicked);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(Name, QHeaderView::Stretch);
    header()->setSectionResizeMode(Weight, QHeaderView::ResizeToContents);
    headerItem()->setTextAlignment(Weight, Qt::AlignRight | Qt::AlignVCenter);
    headerItem()->setToolTip(Weight, tr("Twice the weight, twice the issues; F2 or a double click to change it"));
    connect(this, &QTreeWidget::itemChanged, this, [this] {
        if (!m_filling) {
            emit changed();
        }
    });
}

void PeopleChoice::setPeople(std::span<const Person> people, const std::vector<PersonId>& chosen)
{
    m_filling = true;
    clear();
    for (const Person& person : people) {
        if (person.role == Role::Observer || !person.left.empty()) {
            continue;
        }
        auto* item = new QTreeWidgetItem(this);
        item->setText(Name, text(person.name));
        item->setToolTip(Name, roleWord(person.role));
        item->setData(Name, Qt::UserRole, QVariant::fromValue<qlonglong>(person.id.value));
        item->setData(Weight, Qt::EditRole, 1.0);
        item->setTextAlignment(Weight, Qt::AlignRight | Qt::AlignVCenter);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemIsEditable);
        const bool ticked = chosen.empty() || std::ranges::find(chosen, person.id) != chosen.end();
        item->setCheckState(Name, ticked ? Qt::Checked : Qt::Unchecked);
    }
    if (topLevelItemCount() > 0) {
        setCurrentItem(topLevelItem(0));
    }
    m_filling = false;
}

void PeopleChoice::setWeighted(bool weighted)
{
    setColumnHidden(Weight, !weighted);
}

std::vector<study::Weight> PeopleChoice::weights() const
{
    std::vector<study::Weight> all;
    for (int row = 0; row < topLevelItemCount(); ++row) {
        const QTreeWidgetItem* item = topLevelItem(row);
        if (item->checkState(Name) == Qt::Checked) {
            all.push_back(
                {PersonId{item->data(Name, Qt::UserRole).toLongLong()}, item->data(Weight, Qt::EditRole).toDouble()});
        }
    }
    return all;
}

std::vector<PersonId> PeopleChoice::chosen() const
{
    std::vector<PersonId> all;
    for (const study::Weight& weight : weights()) {
        all.push_back(weight.person);
    }
    return all;
}

bool PeopleChoice::all() const
{
    return static_cast<int>(weights().size()) == topLevelItemCount();
}

} // namespace accord::ui
