// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/study/settings/reason_list.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>

#include "core/study/settings.h"
#include "ui/study/study_text.h"
#include "ui/support/look.h"
#include "ui/widgets/reason_words.h"

namespace accord::ui {
namespace {

constexpr int kNumberRole = Qt::UserRole;
constexpr int kUsualRole = Qt::UserRole + 1; ///< the usual words of that number

} // namespace

ReasonList::ReasonList(const StudySettings& settings, QWidget* parent)
    : QWidget(parent)
    , m_list(new QListWidget(this))
    , m_add(new QPushButton(tr("Add"), this))
    , m_remove(new QPushButton(tr("Remove"), this))
    , m_up(new QPushButton(tr("Up"), this))
    , m_down(new QPushButton(tr("Down"), this))
{
    m_list->setObjectName(QStringLiteral("reasons"));
    m_list->setAccessibleName(tr("Reasons for not for this study"));
    m_list->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                            QAbstractItemView::SelectedClicked);
    for (const ScreeningReason& reason : settings.reasons) {
        addRow(reason, reasonWords(reason.number, settings));
    }
    auto* buttons = new QVBoxLayout;
    buttons->setSpacing(look::kGrid / 2);
    for (QPushButton* button : {m_add, m_remove, m_up, m_down}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    buttons->addStretch();
    auto* across = new QHBoxLayout(this);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(look::kGrid);
    across->addWidget(m_list, 1);
    across->addLayout(buttons);
    connect(m_add, &QPushButton::clicked, this, [this] {
        addRow({}, tr("Another reason"));
        m_list->setCurrentRow(m_list->count() - 1);
        m_list->editItem(m_list->currentItem());
        update();
    });
    connect(m_remove, &QPushButton::clicked, this, [this] {
        delete m_list->takeItem(m_list->currentRow());
        update();
    });
    connect(m_up, &QPushButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { move(1); });
    connect(m_list, &QListWidget::currentRowChanged, this, &ReasonList::update);
    m_list->setCurrentRow(0);
    update();
}

void ReasonList::addRow(const ScreeningReason& reason, const QString& words)
{
    auto* item = new QListWidgetItem(words, m_list);
    item->setFlags(item->flags() | Qt::ItemIsEditable);
    item->setData(kNumberRole, static_cast<int>(reason.number));
    item->setData(kUsualRole, reason.text.empty() && reason.number != Exclusion::None ? words : QString());
}

void ReasonList::move(int by)
{
    const int row = m_list->currentRow();
    QListWidgetItem* item = m_list->takeItem(row);
    m_list->insertItem(row + by, item);
    m_list->setCurrentRow(row + by);
    update();
}

void ReasonList::update()
{
    const int row = m_list->currentRow();
    m_add->setEnabled(m_list->count() < static_cast<int>(study::kMostReasons));
    m_remove->setEnabled(row >= 0 && m_list->count() > 1);
    m_up->setEnabled(row > 0);
    m_down->setEnabled(row >= 0 && row + 1 < m_list->count());
    emit changed();
}

std::vector<ScreeningReason> ReasonList::reasons() const
{
    std::vector<ScreeningReason> reasons;
    for (int row = 0; row < m_list->count(); ++row) {
        const QListWidgetItem* item = m_list->item(row);
        ScreeningReason reason;
        reason.number = static_cast<Exclusion>(item->data(kNumberRole).toInt());
        const QString words = item->text().simplified();
        reason.text = words == item->data(kUsualRole).toString() ? std::string() : words.toStdString();
        reasons.push_back(reason);
    }
    return reasons;
}

} // namespace accord::ui
